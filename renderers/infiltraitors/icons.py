"""The small signs: bullets, piles, suspects, locks, sights, a match and no match."""

from __future__ import annotations

from functools import cache

from renderers.pen import Painter, Pen


@cache
def bullet(colour: str, tip: str) -> Painter:
    """A bullet standing; oblong, 100 wide and 200 tall."""

    def paint(pen: Pen) -> None:
        pen.disc(tip, 50, 62, 38, 60)
        pen.rect(colour, 12, 66, 76, 118, 4)
        pen.rect(tip, 4, 178, 92, 18, 6)
        pen.rect(tip, 12, 160, 76, 7)

    return paint


@cache
def headquarters(colour: str) -> Painter:
    """A building with columns: HQ, the draw pile."""

    def paint(pen: Pen) -> None:
        pen.polygon(colour, (50, 4), (98, 34), (2, 34))
        for x in (10, 34, 56, 80):
            pen.rect(colour, x, 40, 11, 40)
        pen.rect(colour, 2, 84, 96, 13, 2)

    return paint


@cache
def down(colour: str, line: str) -> Painter:
    """A card face down in a bin: the face-down discards."""

    def paint(pen: Pen) -> None:
        pen.rect(colour, 20, 4, 60, 92, 10)
        pen.polygon(line, (50, 22), (68, 50), (50, 78), (32, 50))

    return paint


@cache
def suspect(coat: str, skin: str) -> Painter:
    """Somebody with a hat and a turned-up collar, seen against the light."""

    def paint(pen: Pen) -> None:
        pen.disc(coat, 50, 104, 46, 36)
        pen.rect(skin, 38, 58, 24, 20, 6)
        pen.polygon(coat, (50, 86), (26, 64), (20, 100), (50, 100))
        pen.polygon(coat, (50, 86), (74, 64), (80, 100), (50, 100))
        pen.disc(skin, 50, 47, 19, 22)
        pen.disc(coat, 50, 32, 38, 8.5)
        pen.polygon(coat, (28, 32), (32, 8), (42, 5), (50, 9), (58, 5), (68, 8), (72, 32))
        pen.rect(skin, 29, 23, 42, 4.5)

    return paint


@cache
def lock(colour: str, hole: str) -> Painter:
    """A padlock: the mission doesn't let this suspect be shot now."""

    def paint(pen: Pen) -> None:
        pen.ring(colour, 50, 38, 27, 11, 180, 360)
        pen.rect(colour, 23, 36, 11, 20)
        pen.rect(colour, 66, 36, 11, 20)
        pen.rect(colour, 12, 46, 76, 50, 9)
        pen.disc(hole, 50, 66, 8)
        pen.rect(hole, 46, 66, 8, 18, 3)

    return paint


@cache
def sights(colour: str) -> Painter:
    """A gun's sights: who shoots, and a suspect that was shot."""

    def paint(pen: Pen) -> None:
        pen.ring(colour, 50, 50, 37, 10)
        for x, y, w, h in ((45, 0, 10, 30), (45, 70, 10, 30), (0, 45, 30, 10), (70, 45, 30, 10)):
            pen.rect(colour, x, y, w, h, 3)

    return paint


@cache
def door(colour: str, hole: str) -> Painter:
    """An open door: who has left."""

    def paint(pen: Pen) -> None:
        pen.rect(colour, 14, 4, 72, 92, 4)
        pen.rect(hole, 24, 14, 52, 82)
        pen.polygon(colour, (24, 14), (58, 26), (58, 100), (24, 96))
        pen.disc(hole, 50, 60, 4)

    return paint


@cache
def crown(colour: str) -> Painter:
    """A crown: the key person."""

    def paint(pen: Pen) -> None:
        pen.polygon(colour, (10, 74), (4, 24), (30, 46), (50, 12), (70, 46), (96, 24), (90, 74))
        pen.rect(colour, 10, 80, 80, 12, 3)

    return paint


@cache
def match(colour: str) -> Painter:
    """A tick: the clue matches."""

    def paint(pen: Pen) -> None:
        pen.line(colour, 20, (14, 54), (40, 82), (86, 20))

    return paint


@cache
def no_match(colour: str) -> Painter:
    """A cross: the clue doesn't match."""

    def paint(pen: Pen) -> None:
        pen.line(colour, 20, (18, 18), (82, 82))
        pen.line(colour, 20, (82, 18), (18, 82))

    return paint


@cache
def star(colour: str) -> Painter:
    """A star: a special card."""

    def paint(pen: Pen) -> None:
        pen.star(colour, 50, 54, 56, 5, 0.5)

    return paint


@cache
def back(ground: str, line: str) -> Painter:
    """A card's back, oblong: the organisation's eye."""

    def paint(pen: Pen) -> None:
        pen.rect(ground, 0, 0, 300, 300)
        pen.disc(line, 50, 50, 36, 20)
        pen.disc(ground, 50, 50, 13)

    return paint


def strike(pen: Pen) -> None:
    """A line across an oblong card: a wrong guess."""
    pen.line("stamp", 9, (8, 92), (142, 8))
