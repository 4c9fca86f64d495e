"""Carnival masks, drawn over a face whose eyes lie at 40 and 60, 50 (units of a hundredth)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

from renderers.pen import Pen

Look: TypeAlias = tuple[float, float]
"""Where the pupils are turned to, in units."""
Mask: TypeAlias = Callable[[Pen, str, str], None]
"""Draws a mask in a colour with a trim."""

EYES = (40.5, 59.5)
LEVEL = 50


def eyes(pen: Pen, ink: str, look: Look, *, winking: bool) -> None:
    """The openings of a mask with the eyes in them; of one who winks the second is closed."""
    for x in EYES:
        pen.disc("card", x, LEVEL, 6.4, 4.6)
        if winking and x == EYES[1]:
            pen.line(ink, 2, (x - 5.5, LEVEL), (x - 2, LEVEL + 2.2), (x + 2, LEVEL + 2.2), (x + 5.5, LEVEL))
        else:
            pen.disc(ink, x + look[0], LEVEL + look[1], 3.3)


def domino(pen: Pen, colour: str, trim: str) -> None:
    """The plain one."""
    for x in EYES:
        pen.disc(trim, x, LEVEL, 14, 10.5)
        pen.disc(colour, x, LEVEL, 12.2, 8.7)
    pen.rect(colour, 42, 45, 16, 8, 3)


def cat_eyed(pen: Pen, colour: str, trim: str) -> None:
    """With corners that point up."""
    pen.polygon(
        trim, (20, 34), (38, 39), (50, 43), (62, 39), (80, 34), (75, 55), (61, 62), (50, 55), (39, 62), (25, 55)
    )
    pen.polygon(
        colour, (25, 39), (39, 42), (50, 46), (61, 42), (75, 39), (71, 53), (61, 58), (50, 52), (39, 58), (29, 53)
    )


def butterfly(pen: Pen, colour: str, trim: str) -> None:
    """Two wings."""
    for side in (-1, 1):
        pen.disc(colour, 50 + side * 20, 41, 15, 11)
        pen.disc(colour, 50 + side * 16, 55, 12, 8.5)
        pen.disc(trim, 50 + side * 27, 37, 4)
        pen.disc(trim, 50 + side * 23, 58, 2.6)
    pen.rect(trim, 47.8, 38, 4.4, 21, 2)
    for side in (-1, 1):
        pen.line(trim, 1.8, (50, 39), (50 + side * 6, 29))


def beak(pen: Pen, colour: str, trim: str) -> None:
    """The plague doctor's."""
    domino(pen, colour, trim)
    pen.polygon(trim, (42, 50), (60, 50), (74, 84), (68, 84), (48, 66))
    pen.polygon(colour, (44, 49), (58, 49), (71.5, 82), (51, 64))
    pen.disc(trim, 57, 64, 1.6)


def bauta(pen: Pen, colour: str, trim: str) -> None:
    """The whole face, with the jutting chin."""
    pen.polygon(trim, (25, 34), (75, 34), (75, 60), (68, 84), (32, 84), (25, 60))
    pen.polygon(colour, (28, 37), (72, 37), (72, 59), (66, 81), (34, 81), (28, 59))
    pen.polygon(trim, (50, 46), (45, 65), (55, 65))
    pen.polygon(colour, (50, 49), (47.2, 63), (52.8, 63))
    pen.line(trim, 2, (38, 73), (62, 73))


def half(pen: Pen, colour: str, trim: str) -> None:
    """One side of the face, from brow to chin."""

    def paint(inner: Pen) -> None:
        inner.disc(trim, 50, 53, 25, 31)
        inner.disc(colour, 50, 53, 22.5, 28.5)

    pen.within(50, 100, paint)
    pen.within(0, 50, lambda inner: inner.disc(colour, 40.5, LEVEL, 11, 8.5))
    pen.line(trim, 2, (50, 26), (50, 80))


def sun(pen: Pen, colour: str, trim: str) -> None:
    """Rays around the eyes."""
    for x in EYES:
        pen.star(trim, x, LEVEL, 18, 12, 0.62)
    for x in EYES:
        pen.disc(colour, x, LEVEL, 11)
    pen.rect(colour, 43, 46, 14, 8, 3)


def moon(pen: Pen, colour: str, trim: str) -> None:
    """A crescent down one side, a domino on the other eye."""
    pen.disc(colour, 40.5, LEVEL, 12, 9)
    pen.pie(colour, 58, 51, 25, 250, 470, 31)
    pen.disc(colour, 57, LEVEL, 13, 11)
    pen.star(trim, 73, 34, 5)
    pen.disc(trim, 76, 62, 2)
    pen.disc(trim, 72, 70, 1.6)


def lace(pen: Pen, colour: str, trim: str) -> None:
    """A domino with a pearled hem."""
    for step in range(11):
        angle = math.pi * (0.03 + 0.094 * step)
        pen.disc(trim, 50 - 27 * math.cos(angle), LEVEL + 1 + 13.5 * math.sin(angle), 3.4)
    pen.disc(colour, 50, LEVEL, 28, 12.5)
    pen.polygon(colour, (44, 40), (56, 40), (50, 33))


def lozenges(pen: Pen, colour: str, trim: str) -> None:
    """Harlequin's, checked."""
    pen.polygon(colour, (22, 41), (78, 41), (75, 60), (58, 63), (50, 58), (42, 63), (25, 60))
    for at in (31, 50, 69):
        pen.polygon(trim, (at, 37), (at + 8, 49), (at, 61), (at - 8, 49))
    for x in EYES:
        pen.disc(colour, x, LEVEL, 9, 7)


def feathered(pen: Pen, colour: str, trim: str) -> None:
    """A domino with plumes at the temple."""
    for dx, dy, r in ((27, -29, 5.0), (31, -20, 5.0), (33, -10, 4.4)):
        pen.line(trim, r * 1.8, (66, 46), (50 + dx, 50 + dy))
        pen.line(colour, 1.6, (66, 46), (50 + dx, 50 + dy))
    domino(pen, colour, trim)


def starred(pen: Pen, colour: str, trim: str) -> None:
    """A star around one eye, the other one bare but for its patch."""
    pen.star(trim, EYES[0], LEVEL, 21, 5, 0.5)
    pen.star(colour, EYES[0], LEVEL, 17, 5, 0.5)
    pen.disc(colour, EYES[1], LEVEL, 10.5, 8)
    pen.rect(colour, 46, 47, 10, 5, 2)


MASKS: dict[str, Mask] = {
    "domino": domino,
    "cat": cat_eyed,
    "butterfly": butterfly,
    "beak": beak,
    "bauta": bauta,
    "half": half,
    "sun": sun,
    "moon": moon,
    "lace": lace,
    "lozenges": lozenges,
    "feathers": feathered,
    "star": starred,
}
