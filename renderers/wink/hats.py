"""What the crowd wears on its heads, drawn in units of a hundredth over a face around 50, 52."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

from renderers.pen import Pen

Hat: TypeAlias = Callable[[Pen, str, str], None]
"""Draws a hat or hair in a colour with a trim."""


def tricorn(pen: Pen, colour: str, trim: str) -> None:
    """Three corners, edged."""
    pen.disc(colour, 50, 22, 22, 17)
    pen.polygon(trim, (7, 13), (30, 20), (50, 17), (70, 20), (93, 13), (77, 35), (50, 30), (23, 35))
    pen.polygon(colour, (13, 18), (30, 24), (50, 21), (70, 24), (87, 18), (75, 31), (50, 26.5), (25, 31))


def top_hat(pen: Pen, colour: str, trim: str) -> None:
    """Tall, with a band."""
    pen.rect(colour, 32, 1, 36, 32, 2)
    pen.rect(trim, 32, 23, 36, 7)
    pen.rect(colour, 21, 29, 58, 6, 3)


def jester(pen: Pen, colour: str, trim: str) -> None:
    """Three horns with bells."""
    pen.polygon(colour, (28, 36), (30, 20), (10, 8), (14, 30))
    pen.polygon(trim, (28, 36), (34, 18), (50, 1), (66, 18), (72, 36))
    pen.polygon(colour, (72, 36), (70, 20), (90, 8), (86, 30))
    for x, y in ((10, 9), (50, 4), (90, 9)):
        pen.disc("gold", x, y, 4.6)
    pen.rect(colour, 26, 31, 48, 6, 3)


def turban(pen: Pen, colour: str, trim: str) -> None:
    """Wound, with a jewel and a plume."""
    pen.polygon(trim, (46, 18), (50, 4), (66, -1), (62, 9), (54, 18))
    pen.disc(colour, 50, 26, 30, 16)
    pen.line(trim, 2.2, (24, 30), (60, 14))
    pen.line(trim, 2.2, (76, 30), (40, 14))
    pen.disc("gold", 50, 23, 5)


def curls(pen: Pen, colour: str, trim: str) -> None:
    """Locks all around, a bow in them."""
    for step in range(9):
        angle = math.pi * (0.92 + step * 0.145)
        pen.disc(colour, 50 + 27 * math.cos(angle), 46 + 29 * math.sin(angle), 10)
    pen.pie(colour, 50, 42, 25, 180, 360, 24)
    pen.polygon(trim, (66, 20), (54, 11), (54, 27))
    pen.polygon(trim, (66, 20), (79, 12), (78, 28))
    pen.disc(trim, 66, 20, 4)


def bun(pen: Pen, colour: str, trim: str) -> None:
    """Hair drawn up into a knot with two pins."""
    pen.line(trim, 2.4, (36, 4), (62, 20))
    pen.line(trim, 2.4, (64, 4), (38, 20))
    pen.disc(colour, 50, 12, 12)
    pen.pie(colour, 50, 42, 25.5, 175, 365, 24)


def hood(pen: Pen, colour: str, trim: str) -> None:
    """A cloak's hood, close around the face."""
    pen.pie(colour, 50, 50, 35, 178, 362, 46)
    pen.rect(colour, 15, 47, 13, 46)
    pen.rect(colour, 72, 47, 13, 46)
    pen.ring(trim, 50, 52, 29, 2.6, 190, 350)


def crown(pen: Pen, colour: str, trim: str) -> None:
    """Five points with pearls, over straight hair."""
    pen.pie(trim, 50, 44, 26, 170, 370, 24)
    pen.polygon(colour, (26, 32), (22, 8), (36, 19), (50, 4), (64, 19), (78, 8), (74, 32))
    for x, y in ((22, 8), (50, 4), (78, 8)):
        pen.disc("card", x, y, 3.2)
    pen.rect(trim, 26, 27, 48, 4)


def fez(pen: Pen, colour: str, trim: str) -> None:
    """With its tassel."""
    pen.polygon(colour, (32, 33), (37, 7), (63, 7), (68, 33))
    pen.line(trim, 2.4, (50, 8), (72, 13), (73, 27))
    pen.disc(trim, 73, 29, 3.6)


def plumed(pen: Pen, colour: str, trim: str) -> None:
    """A wide brim and a long feather."""
    pen.disc(colour, 50, 29, 38, 8.5)
    pen.pie(colour, 50, 28, 23, 180, 360, 21)
    pen.polygon(trim, (58, 24), (70, 10), (86, 5), (98, 12), (90, 15), (94, 20), (82, 20), (76, 26), (66, 25))
    pen.line(colour, 1.8, (62, 23), (76, 14), (90, 11))


def ribbon(pen: Pen, colour: str, trim: str) -> None:
    """A fringe, and a great bow on top."""
    pen.pie(colour, 50, 46, 26, 170, 370, 27)
    pen.polygon(trim, (50, 17), (28, 4), (30, 27))
    pen.polygon(trim, (50, 17), (72, 4), (70, 27))
    pen.disc(trim, 50, 17, 5.5)


def wig(pen: Pen, colour: str, trim: str) -> None:
    """Powdered, towering, with rolls at the ears."""
    pen.disc(colour, 50, 21, 23, 20)
    pen.pie(colour, 50, 44, 27, 180, 360, 24)
    for y in (44, 56, 68):
        for x in (22, 78):
            pen.disc(colour, x, y, 7.5, 6)
            pen.ring(trim, x, y, 3.6, 1.6)
    pen.ring(trim, 50, 20, 10, 2, 200, 340)


def bowler(pen: Pen, colour: str, trim: str) -> None:
    """Round, with a flower in the band."""
    pen.pie(colour, 50, 30, 24, 180, 360, 25)
    pen.rect(trim, 26, 22, 48, 7)
    pen.rect(colour, 19, 28, 62, 6, 3)
    pen.star("card", 66, 21, 8, 6, 0.55)
    pen.disc("gold", 66, 21, 3)


def cone(pen: Pen, colour: str, trim: str) -> None:
    """Pierrot's, with pompons."""
    pen.polygon(colour, (27, 35), (50, -4), (73, 35))
    for x, y in ((50, 9), (50, 22)):
        pen.disc(trim, x, y, 4.4)
    pen.pie(colour, 50, 35, 24, 180, 360, 7)


def veil(pen: Pen, colour: str, trim: str) -> None:
    """A comb and a mantilla."""
    pen.polygon(trim, (38, 20), (41, 3), (50, 0), (59, 3), (62, 20))
    pen.pie(colour, 50, 48, 32, 180, 360, 34)
    pen.polygon(colour, (18, 47), (28, 47), (26, 92), (10, 92))
    pen.polygon(colour, (82, 47), (72, 47), (74, 92), (90, 92))
    for x in (24, 37, 50, 63, 76):
        pen.disc(trim, x, 22 + abs(x - 50) * 0.28, 1.8)


def horns(pen: Pen, colour: str, trim: str) -> None:
    """A shock of hair with two horns."""
    pen.polygon(trim, (30, 27), (18, 4), (40, 18))
    pen.polygon(trim, (70, 27), (82, 4), (60, 18))
    pen.pie(colour, 50, 42, 26, 172, 368, 25)
    pen.polygon(colour, (42, 20), (50, 7), (58, 20))


def wreath(pen: Pen, colour: str, trim: str) -> None:
    """Long hair under flowers."""
    pen.disc(colour, 50, 46, 29, 33)
    pen.rect(colour, 21, 46, 14, 42, 6)
    pen.rect(colour, 65, 46, 14, 42, 6)
    for step in range(7):
        angle = math.pi * (1.1 + step * 0.133)
        x, y = 50 + 25 * math.cos(angle), 44 + 26 * math.sin(angle)
        pen.disc(trim if step % 2 else "card", x, y, 6)
        pen.disc("gold", x, y, 2.2)


def kerchief(pen: Pen, colour: str, trim: str) -> None:
    """A pirate's, dotted and knotted."""
    pen.pie(colour, 50, 40, 26, 178, 362, 26)
    pen.polygon(colour, (24, 36), (8, 30), (12, 42))
    pen.polygon(colour, (24, 36), (10, 48), (20, 52))
    for x, y in ((38, 24), (50, 19), (62, 24), (44, 33), (57, 33)):
        pen.disc(trim, x, y, 2.4)


HATS: dict[str, Hat] = {
    "tricorn": tricorn,
    "top hat": top_hat,
    "jester": jester,
    "turban": turban,
    "curls": curls,
    "bun": bun,
    "hood": hood,
    "crown": crown,
    "fez": fez,
    "plumed": plumed,
    "ribbon": ribbon,
    "wig": wig,
    "bowler": bowler,
    "cone": cone,
    "veil": veil,
    "horns": horns,
    "wreath": wreath,
    "kerchief": kerchief,
}
BEHIND = frozenset({"hood", "wreath", "veil", "wig", "curls"})
"""What goes behind the face: hair and cloth that frame it."""
