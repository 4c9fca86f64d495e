"""What tells agents and card colours apart: colour, shape and letter."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.text import text
from engines.infiltraitors.cards import Colour
from renderers.canvas import Canvas
from renderers.infiltraitors.names import sign
from renderers.pen import Painter, Pen
from renderers.words import Words, letter

SEATS = ("accent", "soft", "clay", "slate", "shade")
SEAT_INKS = ("card", "card", "ink", "card", "ink")
"""An agent's colour, and what its letter is written in."""

FILLS = {
    Colour.RED: "stamp",
    Colour.BLACK: "ink",
    Colour.YELLOW: "gold",
    Colour.BLUE: "blue",
    Colour.GREEN: "green",
}
"""What a card of each colour is painted in."""

ON_FILL = {colour: "ink" if colour is Colour.YELLOW else "card" for colour in Colour}
"""What is written on a card of each colour."""


def _circle(pen: Pen) -> None:
    pen.disc("card", 50, 50, 50)
    pen.disc("accent", 50, 50, 43)


def _square(pen: Pen) -> None:
    pen.rect("card", 3, 3, 94, 94, 16)
    pen.rect("soft", 10, 10, 80, 80, 11)


def _diamond(pen: Pen) -> None:
    pen.polygon("card", (50, -6), (106, 50), (50, 106), (-6, 50))
    pen.polygon("clay", (50, 4), (96, 50), (50, 96), (4, 50))


def _shield(pen: Pen) -> None:
    pen.rect("card", 4, 2, 92, 60, 14)
    pen.polygon("card", (4, 40), (96, 40), (96, 58), (78, 84), (50, 100), (22, 84), (4, 58))
    pen.rect("slate", 11, 9, 78, 50, 9)
    pen.polygon("slate", (11, 42), (89, 42), (89, 56), (73, 79), (50, 92), (27, 79), (11, 56))


def _rosette(pen: Pen) -> None:
    pen.star("card", 50, 50, 56, 10, 0.8)
    pen.star("shade", 50, 50, 47, 10, 0.8)


SHAPES: tuple[Painter, ...] = (_circle, _square, _diamond, _shield, _rosette)


def badge(canvas: Canvas, x: float, y: float, size: int, seat: Seat) -> None:
    """An agent's shape with the letter in it, its top left corner at x, y."""
    canvas.stamp(SHAPES[seat], x, y, size)
    em = max(canvas.theme.measures.least, round(size * 0.62))
    middle = (x + size / 2, y + size * 0.49)
    canvas.text(*middle, letter(seat), role="bold", size=em, colour=SEAT_INKS[seat], align="centre")


def seat_mark(seat: Seat, words: Words) -> str:
    """How the pictures call an agent: the sign of its shape and colour, and its letter."""
    return words(text("infiltraitors-picture-seat", letter=letter(seat)))


def _heart(pen: Pen, colour: str) -> None:
    pen.disc(colour, 28, 32, 27)
    pen.disc(colour, 72, 32, 27)
    pen.polygon(colour, (5, 46), (50, 98), (95, 46), (72, 20), (28, 20))


def _spade(pen: Pen, colour: str) -> None:
    pen.disc(colour, 27, 60, 26)
    pen.disc(colour, 73, 60, 26)
    pen.polygon(colour, (5, 47), (50, 0), (95, 47), (73, 76), (27, 76))
    pen.polygon(colour, (50, 60), (68, 100), (32, 100))


def _sun(pen: Pen, colour: str) -> None:
    pen.star(colour, 50, 50, 52, 9, 0.72)


def _drop(pen: Pen, colour: str) -> None:
    pen.disc(colour, 50, 61, 39)
    pen.polygon(colour, (50, -4), (85, 44), (15, 44))


def _clover(pen: Pen, colour: str) -> None:
    for x, y in ((28, 28), (72, 28), (28, 72), (72, 72)):
        pen.disc(colour, x, y, 28)
    pen.rect(colour, 28, 28, 44, 44)


_SHAPES = {
    Colour.RED: (_heart, 0.43, 0.68),
    Colour.BLACK: (_spade, 0.56, 0.66),
    Colour.YELLOW: (_sun, 0.5, 0.74),
    Colour.BLUE: (_drop, 0.6, 0.7),
    Colour.GREEN: (_clover, 0.5, 0.8),
}
"""A colour's shape, how far down it its letters stand, and how much of its width two of them may take."""
SIGN_ROOM = 24
"""The least room for a colour's letter, in pixels: wider ones are narrowed so that the shape still surrounds them."""


def _suit(colour: Colour, ink: str) -> Painter:
    shape = _SHAPES[colour][0]

    def paint(pen: Pen) -> None:
        shape(pen, ink)

    return paint


LIGHT = {colour: _suit(colour, "card") for colour in Colour}
"""A colour's shape in paper, for grounds of the colour."""
FULL = {colour: _suit(colour, FILLS[colour]) for colour in Colour}
"""A colour's shape in the colour, for light grounds."""


def suit(canvas: Canvas, words: Words, colour: Colour, x: float, y: float, size: int, *, light: bool) -> None:
    """A colour's shape with its letter, its top left corner at x, y; `light`: paper on the colour's ground."""
    canvas.stamp((LIGHT if light else FULL)[colour], x, y, size)
    ink = ("ink" if colour is Colour.YELLOW else FILLS[colour]) if light else ON_FILL[colour]
    em = max(canvas.theme.measures.least, round(size * 0.62))
    _, down, share = _SHAPES[colour]
    name = sign(words, colour)
    room = max(SIGN_ROOM, round(size * (0.55 if len(name) == 1 else share)))
    canvas.text(x + size / 2, y + size * down, name, role="bold", size=em, colour=ink, align="centre", room=room)
