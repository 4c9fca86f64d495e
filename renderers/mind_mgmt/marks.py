"""What tells seats apart: colour, shape and number; and how the words beside call a seat."""

from __future__ import annotations

from functools import cache

from engines.core.seats import Seat
from engines.core.text import text
from renderers.canvas import Canvas
from renderers.mind_mgmt.names import PREFIX
from renderers.pen import Painter, Pen
from renderers.words import Words

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
