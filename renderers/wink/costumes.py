"""What the crowd wears: carnival masks over a face whose eyes lie at 40 and 60, 50, and hats and hair around it.

All is drawn in units of a hundredth.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

from renderers.pen import Pen

Look: TypeAlias = tuple[float, float]
"""Where the pupils are turned to, in units."""
Mask: TypeAlias = Callable[[Pen, str, str], None]
"""Draws a mask in a colour with a trim."""
Hat: TypeAlias = Callable[[Pen, str, str], None]
"""Draws a hat or hair in a colour with a trim."""

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
