"""What signs mean, in a word beside each, for the pictures that are made of signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.fonts import width
from renderers.pen import Painter, Pen
from renderers.wink import icons
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.marks import look
from renderers.wink.names import say
from renderers.words import Words

ICON, GAP, LINE = 36, 28, 48

Entry = tuple[Painter, str]
"""A sign, and the text that says what it means."""


def framed(line: str, ground: str) -> Painter:
    """A frame such as stands around masks."""

    def paint(pen: Pen) -> None:
        pen.rect(line, 4, 4, 92, 92, 18)
        pen.rect(ground, 14, 14, 72, 72, 10)

    return paint


CALLS: tuple[Entry, ...] = (
    (icons.link("green"), "legend-linked"),
    (icons.accuse("blue"), "legend-caught"),
    (icons.cross("stamp"), "legend-lost"),
)
"""How calls ended."""
STORY: tuple[Entry, ...] = (
    (framed("shade", "card"), "legend-gaze"),
    (framed("green", "card"), "legend-met"),
    (icons.call("ink"), "legend-called"),
    (icons.link("ink"), "legend-named"),
    (icons.accuse("ink"), "legend-accused"),
    (icons.wink("stamp"), "legend-bold"),
    (icons.wink("blue", "subtle"), "legend-subtle"),
    (icons.blink("soft"), "legend-blink"),
    (framed("green", "green"), "legend-saw"),
    (framed("shade", "paper"), "legend-watched"),
)
"""What happens in a beat."""
SEEN: tuple[Entry, ...] = (
    (icons.met("green"), "legend-met"),
    (icons.missed("shade"), "legend-not-met"),
    (icons.toward("stamp"), "legend-glanced"),
    (icons.still("soft"), "legend-nothing"),
)
"""What a player has seen."""
YOU_WINKED: Entry = (icons.wink("ink"), "legend-you-winked")
"""What a player has done themselves: a wink goes to the one they watched."""
MAY_ACCUSE: Entry = (framed("stamp", "blush"), "legend-may-accuse")
"""A beat that allows an accusation now (WK-28)."""
TOO_LATE: Entry = (icons.cross("stamp"), "legend-too-late")
"""A void accusation (WK-27)."""


def legend_blocks(words: Words, entries: Sequence[Entry], gap: int = 10) -> list[Block]:
    """The entries side by side, in as many lines as they take, with a gap after them."""
    lines = list(_lines([(painter, say(words, key)) for painter, key in entries]))
    blocks = [_line(line) for line in lines]
    return [*blocks[:-1], Block(LINE, blocks[-1].draw, gap)]


def _wide(told: str) -> int:
    return ICON + 10 + width(told, "text", look().measures.least)


def _lines(told: Sequence[Entry]) -> Iterator[list[Entry]]:
    line: list[Entry] = []
    for entry in told:
        if line and sum(_wide(each[1]) + GAP for each in line) + _wide(entry[1]) > WIDE:
            yield line
            line = []
        line.append(entry)
    yield line


def _line(entries: Sequence[Entry]) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        x = LEFT
        for painter, told in entries:
            canvas.stamp(painter, x, y + (LINE - ICON) / 2, ICON)
            canvas.text(x + ICON + 10, y + LINE / 2, told, room=WIDE - ICON - 10)
            x += _wide(told) + GAP

    return Block(LINE, draw, 0)
