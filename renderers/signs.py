"""The small signs that several games' pictures share, and those of note sheets, told apart by shape."""

from __future__ import annotations

from functools import cache

from engines.core.sheets import MarkKind
from renderers.pen import Painter, Pen

OWN = {"no": "stamp", "yes": "green", "maybe": "blue", "dot": "ink"}
GIVEN = "soft"


@cache
def hand(colour: str) -> Painter:
    """Three cards fanned: how many are in hand."""

    def paint(pen: Pen) -> None:
        pen.polygon(colour, (4, 34), (30, 20), (52, 78), (34, 88))
        pen.polygon(colour, (34, 12), (66, 12), (64, 80), (52, 72))
        pen.polygon(colour, (71, 18), (97, 34), (68, 90), (66, 76))

    return paint


@cache
def arrow(colour: str) -> Painter:
    """An arrow to the right."""

    def paint(pen: Pen) -> None:
        pen.rect(colour, 4, 42, 56, 16, 3)
        pen.polygon(colour, (52, 18), (96, 50), (52, 82))

    return paint


@cache
def mark(kind: MarkKind, own: bool) -> Painter:
    """What draws a sign: people's own bold and in colour, the game's thin and grey."""
    colour, thick = (OWN[kind], 17) if own else (GIVEN, 12)

    def paint(pen: Pen) -> None:
        _SHAPES[kind](pen, colour, thick)

    return paint


def _cross(pen: Pen, colour: str, thick: float) -> None:
    pen.line(colour, thick, (16, 16), (84, 84))
    pen.line(colour, thick, (84, 16), (16, 84))


def _tick(pen: Pen, colour: str, thick: float) -> None:
    pen.line(colour, thick, (12, 54), (40, 82), (88, 18))


def _question(pen: Pen, colour: str, thick: float) -> None:
    pen.ring(colour, 50, 32, 27, thick, 180, 90)
    pen.line(colour, thick, (50, 56), (50, 66))
    pen.disc(colour, 50, 88, thick * 0.62)


def _dot(pen: Pen, colour: str, thick: float) -> None:
    pen.disc(colour, 50, 50, thick * 1.6)


_SHAPES = {"no": _cross, "yes": _tick, "maybe": _question, "dot": _dot}
