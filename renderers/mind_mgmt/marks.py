"""The colours of the town and of the seats, the shape and number of a seat's tag, and how words call a seat."""

from __future__ import annotations

from functools import cache

from engines.core.seats import Seat
from engines.core.text import text
from renderers.canvas import Canvas
from renderers.mind_mgmt.names import PREFIX
from renderers.pen import Painter, Pen
from renderers.theme import Theme, theme
from renderers.words import Words

PACKED = 3
"""How hard pictures of the whole town are packed: they hold many words."""


@cache
def look() -> Theme:
    """The theme with the colours of the town."""
    return theme("mind_mgmt").mixed(
        sand=("paper", "accent", 1),
        street=("paper", "shade", 2),
        wall=("card", "gold", 1),
        rose=("card", "clay", 1),
        mint=("card", "green_tint", 2),
        haze=("card", "blue_tint", 2),
        sea=("paper", "blue_tint", 4),
        temple=("card", "gold", 3),
        warm1=("card", "accent", 1),
        warm2=("card", "accent", 2),
        warm3=("card", "accent", 3),
        warm4=("card", "accent", 4),
        dusk=("ink", "accent", 1),
        faint=("card", "ink", 1),
    )


COLOURS = ("stamp", "blue", "green", "gold", "slate")
NAMES = ("red", "blue", "green", "yellow", "grey")
LETTERS = ("card", "card", "card", "ink", "card")


@cache
def tag(seat: Seat) -> Painter:
    """A seat's tag in its colour."""

    def paint(pen: Pen) -> None:
        pen.rect("ink", 0, 0, 100, 100, 30)
        pen.rect(COLOURS[seat], 7, 7, 86, 86, 24)

    return paint


def draw_seat(canvas: Canvas, x: float, y: float, size: int, seat: Seat) -> None:
    """A seat's tag with its number, its top left corner at x, y."""
    canvas.stamp(tag(seat), x, y, size)
    em = max(canvas.theme.measures.least, round(size * 0.7))
    number = str(seat + 1)
    canvas.text(x + size / 2, y + size / 2, number, role="bold", size=em, colour=LETTERS[seat], align="centre")


def seat_mark(seat: Seat, words: Words) -> str:
    """How the pictures call a seat: the sign of its colour, and its number."""
    return words(text(f"{PREFIX}seat", colour=NAMES[seat], number=seat + 1))
