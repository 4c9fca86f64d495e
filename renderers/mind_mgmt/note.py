"""A white note on its tile: in one line where it can be, in two smaller ones where its letters are wide."""

from __future__ import annotations

from functools import lru_cache

from renderers.canvas import Canvas
from renderers.fitting import NARROWEST
from renderers.fonts import width

TALL, TWO_TALL, HIGHER = 38, 48, 5
"""How tall a note of one line is, and of two; how much higher that one begins."""
EDGE = 4
LARGE, SMALL, LEADING = 27, 12, 21
"""The sizes of two lines, and from one to the next."""


def draw_note(canvas: Canvas, x: float, y: float, wide: int, text: str) -> None:
    """A note so wide whose upper left corner is at x, y; one of two lines begins a little higher."""
    room, centre = wide - 2 * EDGE, x + wide / 2
    one = next((size for size in range(canvas.theme.measures.least, LARGE - 1, -1) if _fits(text, size, room)), None)
    if one is not None:
        canvas.frame(x, y, wide, TALL, "ink", "card", 3, 6)
        canvas.text(centre, y + TALL / 2, text, size=one, align="centre", room=room)
        return
    canvas.frame(x, y - HIGHER, wide, TWO_TALL, "ink", "card", 3, 6)
    size = next((size for size in range(LARGE, SMALL, -1) if _broken(text, size, room)), SMALL)
    for line, part in enumerate(_broken(text, size, room) or (text,)):
        canvas.text(centre, y - HIGHER + 14 + LEADING * line, part, size=size, align="centre", room=room)


def _fits(text: str, size: int, room: int) -> bool:
    """Whether a line needs no cutting."""
    return width(text, "text", size) <= room * 100 // NARROWEST


@lru_cache(maxsize=512)
def _broken(text: str, size: int, room: int) -> tuple[str, str] | None:
    """The text in two lines, between words where that fits, else anywhere; None where it fits nowhere."""
    anywhere = range(1, len(text))
    for places in ([at for at in anywhere if text[at] == " "], anywhere):
        halves = [(text[:at].strip(), text[at:].strip()) for at in places]
        fitting = [both for both in halves if all(_fits(half, size, room) for half in both)]
        if fitting:
            return min(fitting, key=lambda both: max(width(half, "text", size) for half in both))
    return None
