"""The small signs: the six actions, keys, briefcases, files, dice, arrows."""

from __future__ import annotations

from functools import cache

from engines.the_plan.cards import Action
from renderers.pen import Painter, Pen


def _agent(pen: Pen, colour: str) -> None:
    pen.rect(colour, 30, 6, 40, 26, 10)
    pen.rect(colour, 10, 26, 80, 11, 5)
    pen.disc(colour, 50, 48, 20)
    pen.pie(colour, 50, 100, 42, 180, 360)


def _suspect(pen: Pen, colour: str) -> None:
    pen.disc(colour, 50, 30, 24)
    pen.pie(colour, 50, 100, 42, 180, 360, 44)


def _tram(pen: Pen, colour: str) -> None:
    pen.line(colour, 6, (50, 16), (34, 2), (66, 2))
    pen.rect(colour, 10, 16, 80, 60, 14)
    for x in (20, 42, 64):
        pen.rect("card" if colour != "card" else "ink", x, 28, 16, 20, 4)
    pen.rect(colour, 4, 88, 92, 8, 4)
    pen.disc(colour, 30, 78, 9)
    pen.disc(colour, 70, 78, 9)


def _all_suspects(pen: Pen, colour: str) -> None:
    for x, y in ((26, 22), (74, 22), (26, 74), (74, 74)):
        pen.disc(colour, x, y - 8, 12)
        pen.pie(colour, x, y + 26, 22, 180, 360)


def _searchlight(pen: Pen, colour: str) -> None:
    pen.polygon(colour, (30, 46), (96, 4), (96, 76))
    pen.disc(colour, 24, 52, 22)
    pen.polygon(colour, (24, 58), (44, 96), (4, 96))


def _file(pen: Pen, colour: str) -> None:
    pen.rect(colour, 4, 16, 44, 24, 8)
    pen.rect(colour, 4, 26, 92, 62, 8)
    inner = "card" if colour != "card" else "ink"
    for y in (44, 60):
        pen.rect(inner, 18, y, 64, 6)


_ACTIONS = {
    Action.MOVE_AGENT: _agent,
    Action.MOVE_SUSPECT: _suspect,
    Action.TRAM: _tram,
    Action.MOVE_ALL: _all_suspects,
    Action.SEARCHLIGHT: _searchlight,
    Action.CHECK: _file,
}


@cache
def action(which: Action, colour: str) -> Painter:
    """An action's sign."""
    return lambda pen: _ACTIONS[which](pen, colour)


@cache
def key(colour: str, hole: str) -> Painter:
    """A key lying level, its bow to the left."""

    def paint(pen: Pen) -> None:
        pen.disc(colour, 28, 50, 27)
        pen.disc(hole, 28, 50, 12)
        pen.rect(colour, 48, 43, 50, 14, 4)
        pen.rect(colour, 86, 50, 12, 24, 4)
        pen.rect(colour, 66, 50, 11, 18, 4)

    return paint


@cache
def case(colour: str, line: str) -> Painter:
    """A briefcase."""

    def paint(pen: Pen) -> None:
        pen.rect(colour, 32, 8, 36, 26, 8)
        pen.rect(line, 41, 17, 18, 14, 3)
        pen.rect(colour, 4, 26, 92, 66, 12)
        pen.rect(line, 4, 52, 92, 6)
        pen.rect(line, 42, 46, 16, 18, 4)

    return paint


_PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


@cache
def die(roll: int, ground: str = "card", pips: str = "ink") -> Painter:
    """A die showing a number."""

    def paint(pen: Pen) -> None:
        pen.rect(ground, 2, 2, 96, 96, 20)
        for place in _PIPS[roll]:
            pen.disc(pips, 24 + 26 * (place % 3), 24 + 26 * (place // 3), 10.5)

    return paint


def cross(pen: Pen) -> None:
    """A cross: out of the game, or a decoy."""
    pen.line("card", 26, (16, 16), (84, 84))
    pen.line("card", 26, (84, 16), (16, 84))
    pen.line("stamp", 16, (16, 16), (84, 84))
    pen.line("stamp", 16, (84, 16), (16, 84))


@cache
def tick(colour: str) -> Painter:
    """A tick: it is here."""
    return lambda pen: pen.line(colour, 18, (12, 54), (40, 82), (88, 18))
