"""The small signs that several games' pictures share."""

from __future__ import annotations

from functools import cache

from renderers.pen import Painter, Pen


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
