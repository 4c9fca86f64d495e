"""What tells sides and seats apart: colour, shape and letter; and the small signs of the board."""

from __future__ import annotations

from engines.agent_avenue.names import COLOURS
from engines.agent_avenue.views import Side
from engines.core.seats import Seat
from engines.core.text import text
from renderers.canvas import Canvas
from renderers.pen import Painter, Pen
from renderers.words import Words, letter

TINTS = ("green_tint", "blue_tint")
WINS, LOSES = "accent", "stamp"
"""The grounds of what wins and of what loses at once: never the same, on either side."""
Seats = tuple[Seat, ...]


def letters(seats: Seats) -> str:
    """The letters of a side's seats."""
    return "".join(letter(seat) for seat in seats)


def _green_shape(pen: Pen) -> None:
    pen.disc("card", 50, 50, 50)
    pen.disc("green", 50, 50, 43)


def _blue_shape(pen: Pen) -> None:
    pen.rect("card", 2, 2, 96, 96, 16)
    pen.rect("blue", 9, 9, 82, 82, 11)


def _green_pawn(pen: Pen) -> None:
    pen.disc("card", 50, 74, 50)
    pen.disc("green", 50, 74, 43)
    pen.rect("card", 24, 0, 52, 34, 16)
    pen.rect("card", 4, 22, 92, 20, 10)
    pen.rect("green", 30, 6, 40, 30, 12)
    pen.rect("green", 10, 28, 80, 9, 4)
    pen.rect("card", 30, 22, 40, 6)


def _blue_pawn(pen: Pen) -> None:
    pen.rect("card", 2, 28, 96, 96, 16)
    pen.rect("blue", 9, 35, 82, 82, 11)
    pen.polygon("card", (20, 34), (26, 0), (74, 0), (80, 34))
    pen.rect("card", 0, 22, 100, 20, 4)
    pen.polygon("blue", (28, 30), (33, 6), (44, 6), (50, 11), (56, 6), (67, 6), (72, 30))
    pen.rect("blue", 6, 28, 88, 9, 1)
    pen.rect("card", 29, 21, 42, 6)


def _green_ghost(pen: Pen) -> None:
    pen.ring("green_tint", 50, 50, 48, 10)


def _blue_ghost(pen: Pen) -> None:
    for x, y, w, h in ((2, 2, 96, 11), (2, 87, 96, 11), (2, 2, 11, 96), (87, 2, 11, 96)):
        pen.rect("blue_tint", x, y, w, h, 3)


SHAPES: tuple[Painter, Painter] = (_green_shape, _blue_shape)
PAWNS: tuple[Painter, Painter] = (_green_pawn, _blue_pawn)
GHOSTS: tuple[Painter, Painter] = (_green_ghost, _blue_ghost)


def badge(canvas: Canvas, x: float, y: float, size: int, side: Side, text: str) -> None:
    """A side's shape, its top left corner at x, y, with letters or a number in it."""
    canvas.stamp(SHAPES[side], x, y, size)
    least = canvas.theme.measures.least
    em = max(least, round(size * (0.68 if len(text) < 2 else 0.56)))
    canvas.text(x + size / 2, y + size / 2, text, role="bold", size=em, colour="card", align="centre")


def pawn(canvas: Canvas, x: float, y: float, size: int, side: Side, text: str) -> None:
    """A side's pawn with its feet's centre at x, y: hat and shape, the seats' letters in it."""
    tall = round(size * 1.24)
    canvas.stamp(PAWNS[side], x - size / 2, y - tall, size, tall)
    em = max(canvas.theme.measures.least, round(size * (0.58 if len(text) < 2 else 0.5)))
    canvas.text(x, y - size / 2, text, role="bold", size=em, colour="card", align="centre")


def seat_mark(seat: Seat, words: Words) -> str:
    """How the pictures call a seat: the sign of its side's shape and colour, and its letter."""
    return words(text("agent-avenue-picture-seat", side=COLOURS[seat % 2], letter=letter(seat)))
