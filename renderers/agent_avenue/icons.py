"""The small signs: decks, card backs, a win and a loss."""

from __future__ import annotations

from functools import cache

from renderers.pen import Painter, Pen


@cache
def aside(colour: str, line: str) -> Painter:
    """A card lying face down: how many are set aside."""

    def paint(pen: Pen) -> None:
        pen.rect(colour, 20, 6, 60, 88, 10)
        pen.polygon(line, (50, 24), (68, 50), (50, 76), (32, 50))

    return paint


@cache
def deck(colour: str) -> Painter:
    """A pile of cards."""

    def paint(pen: Pen) -> None:
        pen.polygon(colour, (50, 6), (96, 30), (50, 54), (4, 30))
        for y in (44, 62):
            pen.polygon(colour, (4, y), (50, y + 24), (96, y), (96, y + 9), (50, y + 33), (4, y + 9))

    return paint


@cache
def case(colour: str, line: str) -> Painter:
    """A suitcase: the black market."""

    def paint(pen: Pen) -> None:
        pen.ring(colour, 50, 32, 17, 8, 180, 360)
        pen.rect(colour, 8, 30, 84, 58, 9)
        pen.rect(line, 8, 54, 84, 5)
        pen.rect(line, 42, 48, 16, 17, 4)

    return paint


@cache
def win(colour: str) -> Painter:
    """A star: this wins."""

    def paint(pen: Pen) -> None:
        pen.star(colour, 50, 53, 50)

    return paint


@cache
def lose(colour: str, line: str) -> Painter:
    """A skull: this loses."""

    def paint(pen: Pen) -> None:
        pen.disc(colour, 50, 44, 40, 38)
        pen.rect(colour, 28, 62, 44, 32, 7)
        pen.disc(line, 34, 48, 11, 12)
        pen.disc(line, 66, 48, 11, 12)
        pen.polygon(line, (50, 58), (43, 72), (57, 72))
        pen.rect(line, 40, 82, 5, 12)
        pen.rect(line, 55, 82, 5, 12)

    return paint


@cache
def cross(colour: str) -> Painter:
    """A cross: nothing came of it."""

    def paint(pen: Pen) -> None:
        pen.line(colour, 14, (18, 18), (82, 82))
        pen.line(colour, 14, (82, 18), (18, 82))

    return paint


@cache
def opened(colour: str, ground: str) -> Painter:
    """An open eye: what lay face up."""

    def paint(pen: Pen) -> None:
        pen.polygon(colour, (2, 50), (24, 28), (50, 20), (76, 28), (98, 50), (76, 72), (50, 80), (24, 72))
        pen.disc(ground, 50, 50, 21)
        pen.disc(colour, 50, 50, 11)

    return paint


def back(pen: Pen) -> None:
    """The back of a card, square: a keyhole in diamonds."""
    pen.rect("ink", 0, 0, 100, 100)
    pen.polygon("soft", (50, 4), (96, 50), (50, 96), (4, 50))
    pen.polygon("ink", (50, 14), (86, 50), (50, 86), (14, 50))
    pen.polygon("accent", (50, 22), (78, 50), (50, 78), (22, 50))
    pen.disc("ink", 50, 44, 10)
    pen.polygon("ink", (45, 48), (55, 48), (60, 66), (40, 66))
