"""The suspects as a line-up against the wall: all of the mission with the bullets for them; how each one stands."""

from __future__ import annotations

from collections.abc import Sequence

from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.views import InfiltraitorsView, SuspectView
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import SMALL, Size, draw_card
from renderers.infiltraitors.lanes import counts
from renderers.infiltraitors.marks import SEATS, badge
from renderers.infiltraitors.names import say
from renderers.infiltraitors.roster import LEFT, WIDE
from renderers.words import Words

WALL, LOW_WALL, LINES = 112, 70, 3
"""The height of the wall, on the fullest boards too, and how many lines are on it."""
BULLET = 64
LYING = Size(78, 54, 39, 34)
"""A card before the low wall."""
LOOKS, A_LINE, GAP = 128, 50, 10


def lineup_block(view: InfiltraitorsView, words: Words, *, low: bool = False) -> Block:
    """The mission's suspects side by side, shot ones as their cards; below them the bullets left and spent.

    `low`: the suspects alone, for the fullest boards.
    """
    agents = len(view.hands)
    suspects, bullets = MISSIONS[view.mission].suspects_for(agents), MISSIONS[view.mission].bullets_for(agents)
    step, wall = min(150, WIDE // max(suspects, bullets)), LOW_WALL if low else WALL

    def draw(canvas: Canvas, y: int) -> None:
        canvas.box(LEFT, y, WIDE, wall, "kraft", 10)
        for line in range(1, LINES + 1):
            canvas.rule(LEFT, y + line * wall // (LINES + 1), WIDE, "shade", 3)
        for at in range(suspects):
            _draw_suspect(canvas, view, words, at, (LEFT + at * step, y), (step, wall))
        for at in range(0 if low else bullets):
            there = at < view.bullets
            painter = icons.bullet("gold", "clay") if there else icons.bullet("kraft", "kraft")
            canvas.stamp(painter, LEFT + at * step + (step - BULLET // 2) / 2, y + wall + 8, BULLET // 2, BULLET)

    return Block(wall if low else wall + 8 + BULLET, draw, 10)


def _draw_suspect(
    canvas: Canvas, view: InfiltraitorsView, words: Words, at: int, place: tuple[int, int], room: tuple[int, int]
) -> None:
    """A suspect of the line-up: shot, before an agent, in the middle, or aside."""
    (x, y), (step, wall) = place, room
    if at < len(view.eliminated):
        upright = wall >= SMALL.long
        size = SMALL if upright else LYING
        wide, tall = size.box(upright)
        corner = (x + (step - wide) / 2, y + (wall - tall) / 2)
        draw_card(canvas, words, view.eliminated[at].identity, *corner, size, upright=upright)
        return
    left = at - len(view.eliminated)
    held = left < len(view.suspects)
    aside = not held and left >= len(view.suspects) + view.middle
    high = min(wall - 6, step - 2)
    coat = "soft" if held else "gold" if aside else "ink"
    canvas.stamp(icons.suspect(coat, "card"), x + (step - high) / 2, y + wall - high, high)
    if held:
        badge(canvas, x + step - 44, y + 4, 40, view.suspects[left].holder or 0)


def looks_block(view: InfiltraitorsView, words: Words, suspects: Sequence[SuspectView | None]) -> Block:
    """How these suspects stand, side by side: whose each is, how many clues stand and lie, how much is possible."""
    shown = [suspect for suspect in suspects if suspect is not None]
    crossed = any(suspect.crossed for suspect in shown)
    wide = (WIDE - GAP * (len(shown) - 1)) // max(3, len(shown))
    tall = LOOKS + A_LINE * crossed

    def draw(canvas: Canvas, y: int) -> None:
        for at, suspect in enumerate(shown):
            _draw_look(canvas, view, words, suspect, (LEFT + at * (wide + GAP), y), (wide, tall))

    return Block(tall, draw, 10)


def _draw_look(
    canvas: Canvas,
    view: InfiltraitorsView,
    words: Words,
    suspect: SuspectView,
    place: tuple[int, int],
    size: tuple[int, int],
) -> None:
    (x, y), (wide, tall) = place, size
    canvas.frame(x, y, wide, tall, "ink" if suspect.holder is None else SEATS[suspect.holder], "card", 5, 14)
    if suspect.holder is None:
        canvas.stamp(icons.crown("accent"), x + 14, y + 12, 52)
    else:
        badge(canvas, x + 12, y + 10, 56, suspect.holder)
    canvas.stamp(icons.suspect("soft", "card"), x + 78, y + 12, 52)
    if suspect.serial:
        number = suspect.serial if suspect.token is None else suspect.token
        canvas.text(x + 140, y + 40, str(number), role="slab", size=46)
    if not suspect.in_reach:
        canvas.stamp(icons.lock("stamp", "card"), x + wide - 58, y + 16, 44)
    left: float = x + 16
    for sign, count in zip((icons.match("green"), icons.no_match("stamp")), counts(suspect), strict=True):
        canvas.stamp(sign, left, y + 78, 36)
        left += 44 + canvas.text(left + 44, y + 96, str(count), role="bold", size=44) + 18
    if suspect.crossed:
        some = len(MISSIONS[view.mission].identities()) - len(suspect.crossed)
        canvas.text(x + 16, y + tall - 34, say(words, "left-to-be", count=some), colour="soft", room=wide - 30)
