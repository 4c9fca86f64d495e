"""The small signs of Wink, drawn in units of a hundredth."""

from __future__ import annotations

from functools import cache

from engines.wink.cards import Manner
from renderers.pen import Painter, Pen, Point


@cache
def eye(ink: str, iris: str) -> Painter:
    """An open eye: somebody is watched."""

    def paint(pen: Pen) -> None:
        pen.polygon(ink, (0, 50), (22, 28), (50, 19), (78, 28), (100, 50), (78, 72), (50, 81), (22, 72))
        pen.polygon("card", (14, 50), (30, 36), (50, 30), (70, 36), (86, 50), (70, 64), (50, 70), (30, 64))
        pen.disc(iris, 50, 50, 18)
        pen.disc("ink", 50, 50, 9)

    return paint


@cache
def wink(ink: str, manner: Manner = "bold") -> Painter:
    """A closed eye with lashes: long ones for a bold wink, a single short one for a subtle wink."""
    lashes: tuple[tuple[Point, Point], ...] = (((24, 60), (14, 80)), ((50, 68), (50, 92)), ((76, 60), (86, 80)))
    if manner == "subtle":
        lashes = (((76, 58), (84, 72)),)

    def paint(pen: Pen) -> None:
        pen.line(ink, 12, (8, 40), (28, 58), (50, 64), (72, 58), (92, 40))
        for points in lashes:
            pen.line(ink, 10, *points)

    return paint


@cache
def blink(ink: str) -> Painter:
    """A closed eye without lashes: it meant nothing."""

    def paint(pen: Pen) -> None:
        pen.line(ink, 12, (8, 44), (28, 58), (50, 63), (72, 58), (92, 44))

    return paint


@cache
def met(ink: str) -> Painter:
    """Two arrows that meet: eyes that met."""

    def paint(pen: Pen) -> None:
        for side in (-1, 1):
            pen.line(ink, 13, (50 + side * 48, 50), (50 + side * 14, 50))
            pen.polygon(ink, (50 + side * 5, 50), (50 + side * 28, 26), (50 + side * 28, 74))

    return paint


@cache
def missed(ink: str) -> Painter:
    """One arrow: a look that wasn't returned."""

    def paint(pen: Pen) -> None:
        pen.line(ink, 11, (8, 50), (66, 50))
        pen.polygon(ink, (94, 50), (60, 26), (60, 74))

    return paint


@cache
def toward(ink: str) -> Painter:
    """A bold arrow: toward whom an eye moved."""

    def paint(pen: Pen) -> None:
        pen.polygon(ink, (4, 36), (46, 36), (46, 12), (98, 50), (46, 88), (46, 64), (4, 64))

    return paint


@cache
def still(ink: str) -> Painter:
    """A short bar: an eye that didn't move."""

    def paint(pen: Pen) -> None:
        pen.line(ink, 12, (30, 50), (70, 50))

    return paint


@cache
def tick(ink: str) -> Painter:
    """Confirmed."""

    def paint(pen: Pen) -> None:
        pen.disc(ink, 50, 50, 48)
        pen.line("card", 13, (25, 53), (43, 71), (76, 32))

    return paint


@cache
def hourglass(ink: str) -> Painter:
    """Still awaited."""

    def paint(pen: Pen) -> None:
        pen.rect(ink, 16, 2, 68, 13, 5)
        pen.rect(ink, 16, 85, 68, 13, 5)
        pen.polygon(
            ink, (24, 13), (76, 13), (76, 26), (54, 50), (76, 74), (76, 87), (24, 87), (24, 74), (46, 50), (24, 26)
        )
        pen.polygon("gold", (33, 24), (67, 24), (50, 43))
        pen.polygon("gold", (50, 62), (68, 80), (32, 80))

    return paint


@cache
def moon(ink: str, ground: str) -> Painter:
    """Away."""

    def paint(pen: Pen) -> None:
        pen.disc(ink, 46, 52, 44)
        pen.disc(ground, 66, 40, 38)
        pen.star(ink, 82, 74, 13)

    return paint


@cache
def door(ink: str) -> Painter:
    """Left the game: an arrow out of a frame."""

    def paint(pen: Pen) -> None:
        pen.rect(ink, 10, 6, 48, 12, 4)
        pen.rect(ink, 10, 82, 48, 12, 4)
        pen.rect(ink, 10, 6, 12, 88, 4)
        pen.line(ink, 12, (36, 50), (74, 50))
        pen.polygon(ink, (68, 28), (96, 50), (68, 72))

    return paint


@cache
def star(ink: str) -> Painter:
    """Points."""

    def paint(pen: Pen) -> None:
        pen.star(ink, 50, 54, 52)

    return paint


@cache
def cards(ink: str, ground: str) -> Painter:
    """Cards in a hand."""

    def paint(pen: Pen) -> None:
        pen.rect(ink, 8, 22, 48, 70, 9)
        pen.rect(ground, 28, 4, 68, 84, 10)
        pen.rect(ink, 34, 8, 58, 76, 9)

    return paint


@cache
def shield(fill: str, line: str, sign: str) -> Painter:
    """A counter-intelligence card: `full` in hand, `open` laid open, `gone` in the box."""

    def paint(pen: Pen) -> None:
        _shield(pen, line, 0)
        _shield(pen, fill, 10)
        if sign == "open":
            pen.line(line, 12, (30, 47), (46, 63), (72, 30))
        elif sign == "gone":
            pen.line(line, 10, (34, 32), (66, 64))
            pen.line(line, 10, (66, 32), (34, 64))

    return paint


def _shield(pen: Pen, colour: str, by: float) -> None:
    pen.rect(colour, 10 + by, 4 + by, 80 - 2 * by, 40, 8)
    pen.polygon(
        colour,
        (10 + by, 30),
        (90 - by, 30),
        (90 - by, 52 - by / 2),
        (72 - by / 2, 80 - by),
        (50, 98 - by),
        (28 + by / 2, 80 - by),
        (10 + by, 52 - by / 2),
    )


@cache
def lock(ink: str) -> Painter:
    """A call over which nobody may be accused."""

    def paint(pen: Pen) -> None:
        pen.disc("card", 50, 34, 32)
        pen.rect("card", 8, 36, 84, 62, 14)
        pen.ring(ink, 50, 36, 26, 12, 180, 360)
        pen.rect(ink, 14, 42, 72, 50, 10)
        pen.disc("card", 50, 63, 9)
        pen.rect("card", 46, 64, 8, 18, 3)

    return paint


@cache
def accuse(ink: str) -> Painter:
    """A pointing hand."""

    def paint(pen: Pen) -> None:
        pen.rect(ink, 2, 34, 20, 48, 5)
        pen.rect(ink, 24, 36, 42, 44, 14)
        pen.line(ink, 16, (44, 42), (92, 42))
        for y in (56, 70):
            pen.line("card", 3, (52, y), (66, y))

    return paint


@cache
def link(ink: str) -> Painter:
    """Two rings, one in the other: the accomplice named."""

    def paint(pen: Pen) -> None:
        pen.ring(ink, 33, 50, 30, 12)
        pen.ring(ink, 67, 50, 30, 12)

    return paint


@cache
def call(ink: str) -> Painter:
    """A mouthpiece: the number called."""

    def paint(pen: Pen) -> None:
        pen.polygon(ink, (4, 38), (34, 38), (74, 12), (74, 88), (34, 62), (4, 62))
        pen.line(ink, 9, (86, 34), (95, 28))
        pen.line(ink, 9, (87, 50), (98, 50))
        pen.line(ink, 9, (86, 66), (95, 72))

    return paint


@cache
def cross(ink: str) -> Painter:
    """Wrong, or void."""

    def paint(pen: Pen) -> None:
        pen.line(ink, 16, (18, 18), (82, 82))
        pen.line(ink, 16, (82, 18), (18, 82))

    return paint


@cache
def lozenges(ground: str, ink: str) -> Painter:
    """A back: harlequin's check, on a square."""

    def paint(pen: Pen) -> None:
        pen.rect(ground, 0, 0, 100, 100)
        for row in range(5):
            for column in range(8):
                x, y = column * 34 + (17 if row % 2 else 0) - 2, row * 25
                pen.polygon(ink, (x, y - 24), (x + 16, y), (x, y + 24), (x - 16, y))

    return paint
