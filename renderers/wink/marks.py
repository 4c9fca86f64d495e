"""The colours of the carnival and its band; the colour, animal mask and letter that tell players apart."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engines.core.seats import Seat
from engines.core.text import text
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.pen import Painter, Pen, Point
from renderers.theme import Theme, theme
from renderers.words import Words, letter

SEATS = ("clay", "gold", "green", "ink", "soft", "accent", "slate", "blue")
"""A spy's colour: fox, owl, cat, raven, stag, moth, wolf, hare."""
INKS = ("ink", "ink", "card", "card", "card", "card", "card", "card")
"""What a spy's letter is written in."""
LETTER = (0.52, 0.56, 0.6, 0.53, 0.6, 0.53, 0.52, 0.63)
"""How far down a spy's mask its letter stands."""

Shape = Callable[[Pen, str, float], None]
"""Draws a mask in a colour, grown by so many units."""


def _fox(pen: Pen, colour: str, by: float) -> None:
    _grown(pen, colour, by, (8, 9), (34, 24), (66, 24), (92, 9), (92, 52), (73, 79), (50, 92), (27, 79), (8, 52))


def _owl(pen: Pen, colour: str, by: float) -> None:
    pen.disc(colour, 50, 54, 39 + by)
    _grown(pen, colour, by, (11, 9), (40, 23), (60, 23), (89, 9), (88, 54), (12, 54))


def _cat(pen: Pen, colour: str, by: float) -> None:
    pen.disc(colour, 50, 59, 42 + by, 34 + by)
    _grown(pen, colour, by, (14, 9), (40, 32), (13, 58))
    _grown(pen, colour, by, (86, 9), (60, 32), (87, 58))


def _raven(pen: Pen, colour: str, by: float) -> None:
    pen.disc(colour, 44, 53, 37 + by, 39 + by)
    _grown(pen, colour, by, (62, 28), (93, 56), (62, 74))
    _grown(pen, colour, by, (42, 20), (33, 8), (56, 10), (62, 24))


def _stag(pen: Pen, colour: str, by: float) -> None:
    for x, side in ((34, -1), (66, 1)):
        thick = 10 + 2 * by
        pen.line(colour, thick, (x, 40), (x + side * 6, 25), (x + side * 20, 11))
        pen.line(colour, thick, (x + side * 8, 25), (x + side * 1, 11))
    _grown(pen, colour, by, (8, 33), (92, 33), (88, 66), (70, 92), (30, 92), (12, 66))


def _moth(pen: Pen, colour: str, by: float) -> None:
    for x in (27, 73):
        pen.disc(colour, x + (4 if x < 50 else -4), 40, 24 + by, 26 + by)
        pen.disc(colour, x + (6 if x < 50 else -6), 71, 20 + by, 21 + by)
    pen.rect(colour, 36 - by, 26 - by, 28 + 2 * by, 62 + 2 * by, 10)
    for side in (-1, 1):
        pen.line(colour, 7 + 2 * by, (50, 30), (50 + side * 13, 11))


def _wolf(pen: Pen, colour: str, by: float) -> None:
    points = ((16, 9), (36, 24), (64, 24), (84, 9), (87, 40), (93, 57), (82, 63), (84, 76), (69, 76))
    mirrored = tuple((100 - x, y) for x, y in reversed(points[5:]))
    _grown(pen, colour, by, *points, (57, 92), (43, 92), *mirrored, (13, 40))


def _hare(pen: Pen, colour: str, by: float) -> None:
    pen.disc(colour, 50, 64, 38 + by, 29 + by)
    for x in (31, 69):
        pen.disc(colour, x, 31, 13 + by, 24 + by)


SHAPES: tuple[Shape, ...] = (_fox, _owl, _cat, _raven, _stag, _moth, _wolf, _hare)
EDGE, HEM = 7.0, 3.0
STOUT = 6.0
"""A small mask is grown so much that a letter of the least size doesn't reach over its rim."""


def _grown(pen: Pen, colour: str, by: float, *points: Point) -> None:
    """A polygon with a rounded hem of so many units around it."""
    pen.polygon(colour, *points)
    if by:
        pen.line(colour, 2 * by, *points, points[0])


@cache
def token(seat: Seat, by: float = 0.0) -> Painter:
    """A spy's mask in its colour, grown by so many units, on an edge of paper so that it stands out anywhere."""

    def paint(pen: Pen) -> None:
        SHAPES[seat](pen, "card", max(EDGE, by + HEM))
        SHAPES[seat](pen, SEATS[seat], by)

    return paint


def badge(canvas: Canvas, x: float, y: float, size: int, seat: Seat) -> None:
    """A spy's mask with the seat's letter, its top left corner at x, y."""
    wanted = round(size * 0.56)
    em = max(canvas.theme.measures.least, wanted)
    canvas.stamp(token(seat, STOUT if em > wanted else 0.0), x, y, size)
    across = 0.45 if SHAPES[seat] is _raven else 0.5
    middle = (x + size * across, y + size * LETTER[seat])
    canvas.text(*middle, letter(seat), role="bold", size=em, colour=INKS[seat], align="centre")


def seat_mark(seat: Seat, words: Words) -> str:
    """How the pictures call a player: the sign of its spy, and its letter."""
    return words(text("wink-picture-seat", letter=letter(seat)))


@cache
def look() -> Theme:
    """The theme with the colours of the carnival."""
    return theme("wink").mixed(
        blush=("card", "accent", 1),
        rose=("card", "accent", 3),
        mint=("card", "green", 2),
        sky=("card", "blue", 2),
        honey=("card", "gold", 3),
        haze=("card", "slate", 2),
        peach=("card", "clay", 2),
        tan=("card", "clay", 4),
        umber=("ink", "clay", 3),
        bronze=("ink", "clay", 4),
        dusk=("ink", "accent", 2),
        night=("ink", "blue", 2),
        faint=("paper", "shade", 2),
        pale=("paper", "soft", 2),
    )


BAND = 96
"""How tall the band is, in pixels."""


def band_block(told: str, seat: Seat | None = None) -> Block:
    """A line on the band, with whose it is where it is somebody's."""

    def draw(canvas: Canvas, y: int) -> None:
        measures = canvas.theme.measures
        canvas.box(0, y, measures.width, BAND, "ink")
        canvas.rule(0, y + BAND - 8, measures.width, "accent", 8)
        x = measures.margin
        if seat is not None:
            badge(canvas, x, y + 10, 68, seat)
            x += 68 + 18
        room = measures.width - measures.margin - x
        canvas.text(x, y + 44, told, role="bold", size=50, colour="card", room=room)

    return Block(BAND, draw, 12)
