"""The signs of note sheets, told apart by shape: a cross, a tick, a question mark, a dot."""

from __future__ import annotations

from functools import cache

from engines.core.sheets import MarkKind
from renderers.pen import Painter, Pen

OWN = {"no": "stamp", "yes": "green", "maybe": "blue", "dot": "ink"}
GIVEN = "soft"


@cache
def painter(kind: MarkKind, own: bool) -> Painter:
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
