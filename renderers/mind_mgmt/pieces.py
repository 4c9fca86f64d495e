"""Pawns, immortals and tokens, told apart by shape, letter and colour; recruiter cards, by how they slip (MM-15)."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from engines.mind_mgmt.board import COLUMNS, LOCATIONS, ROWS, column_of, row_of
from engines.mind_mgmt.cards import RECRUITERS, Agent, Ally, RecruiterCard
from renderers.canvas import Canvas
from renderers.pen import Painter, Pen, Point

COLOURS = {
    Agent.MERU: "stamp",
    Agent.HENRY: "green",
    Agent.BILL: "gold",
    Agent.DUSTY: "blue",
    Agent.VERA: "accent",
    Agent.JUNO: "slate",
}
LETTERS = {Agent.BILL: "ink"}
LOW = {Agent.MERU: 0.64, Agent.JUNO: 0.42}
"""How far down a pawn's shape its letter stands, where it isn't the middle."""
MIDDLE = LOCATIONS[ROWS // 2 * COLUMNS + COLUMNS // 2]
"""A location so far from every edge that a slip leads from it all the ways there are."""
REACH = 40
"""How far from the card's middle an arrow ends."""
TIP = 20
"""How long an arrow's tip is; its half is its breadth on either side."""


def initial(agent: Agent) -> str:
    """The letter on an agent's pawn."""
    return agent.value[0].upper()


def _triangle(pen: Pen, colour: str, edge: float) -> None:
    inset = edge * 1.7
    corners: tuple[Point, ...] = ((50, inset - 2), (104 - inset, 98 - edge), (inset - 4, 98 - edge))
    pen.polygon(colour, *corners)
    pen.line(colour, 8, *corners, corners[0])


def _disc(pen: Pen, colour: str, edge: float) -> None:
    pen.disc(colour, 50, 50, 50 - edge)


def _diamond(pen: Pen, colour: str, edge: float) -> None:
    e = edge * 1.3
    pen.polygon(colour, (50, e - 4), (104 - e, 50), (50, 104 - e), (e - 4, 50))


def _square(pen: Pen, colour: str, edge: float) -> None:
    pen.rect(colour, 3 + edge, 3 + edge, 94 - 2 * edge, 94 - 2 * edge, 14)


def _hexagon(pen: Pen, colour: str, edge: float) -> None:
    low, high = edge, 100 - edge
    pen.polygon(
        colour,
        (50, low),
        (high - 4, 25 + edge / 2),
        (high - 4, 75 - edge / 2),
        (50, high),
        (low + 4, 75 - edge / 2),
        (low + 4, 25 + edge / 2),
    )


def _shield(pen: Pen, colour: str, edge: float) -> None:
    pen.rect(colour, 4 + edge, edge, 92 - 2 * edge, 56 - edge, 8)
    pen.polygon(colour, (4 + edge, 48), (96 - edge, 48), (50, 100 - edge * 1.2))


_FORMS: dict[Agent, Callable[[Pen, str, float], None]] = {
    Agent.MERU: _triangle,
    Agent.HENRY: _disc,
    Agent.BILL: _diamond,
    Agent.DUSTY: _square,
    Agent.VERA: _hexagon,
    Agent.JUNO: _shield,
}


@cache
def shape(agent: Agent, *, fresh: bool = True) -> Painter:
    """An agent's shape with a dark edge; a ring of its colour where it has been activated."""

    def paint(pen: Pen) -> None:
        _FORMS[agent](pen, "ink", 0)
        _FORMS[agent](pen, COLOURS[agent], 6)
        if not fresh:
            _FORMS[agent](pen, "card", 12)

    return paint


def draw_agent(canvas: Canvas, x: float, y: float, size: int, agent: Agent, *, fresh: bool = True) -> None:
    """An agent's pawn, its top left corner at x, y; hollow where it has been activated."""
    canvas.stamp(shape(agent, fresh=fresh), x, y, size)
    colour = LETTERS.get(agent, "card") if fresh else "ink"
    em = max(canvas.theme.measures.least, round(size * 0.62))
    low = y + size * LOW.get(agent, 0.5)
    canvas.text(x + size / 2, low, initial(agent), role="bold", size=em, colour=colour, align="centre")


def _hood(pen: Pen) -> None:
    for colour, edge in (("card", 0.0), ("dusk", 5.0)):
        pen.polygon(
            colour,
            (50, 2 + edge),
            (78 - edge, 34),
            (98 - edge * 1.4, 98 - edge),
            (2 + edge * 1.4, 98 - edge),
            (22 + edge, 34),
        )
        pen.disc(colour, 50, 36, 31 - edge, 34 - edge)


def draw_immortal(canvas: Canvas, x: float, y: float, size: int, number: int, colour: str = "card") -> None:
    """An immortal, a hooded figure with its number."""
    canvas.stamp(_hood, x, y, size)
    em = max(canvas.theme.measures.least, round(size * 0.66))
    canvas.text(x + size / 2, y + size * 0.58, str(number), role="bold", size=em, colour=colour, align="centre")


def foot(pen: Pen) -> None:
    """A step token: a footprint on a disc."""
    pen.disc("ink", 50, 50, 50)
    pen.disc("gold", 50, 50, 42)
    pen.disc("ink", 52, 38, 17, 22)
    pen.rect("gold", 30, 56, 44, 6)
    pen.disc("ink", 50, 73, 12, 13)


def mask(pen: Pen) -> None:
    """A mind slip: a mask with two eyes."""
    pen.disc("ink", 50, 50, 50)
    pen.disc("slate", 50, 50, 43)
    pen.polygon("ink", (12, 34), (88, 34), (84, 60), (64, 70), (50, 58), (36, 70), (16, 60))
    pen.disc("card", 32, 48, 9, 7)
    pen.disc("card", 68, 48, 9, 7)


def dolphin(pen: Pen) -> None:
    """The ally: a dolphin leaping."""
    pen.polygon(
        "ink", (4, 62), (24, 30), (50, 16), (58, 2), (66, 18), (88, 32), (98, 50), (80, 52), (60, 50), (40, 58)
    )
    pen.polygon("ink", (40, 44), (22, 66), (30, 94), (14, 80), (0, 92), (10, 62))
    pen.polygon("blue", (14, 60), (28, 38), (52, 24), (70, 26), (86, 40), (60, 42), (36, 50), (20, 66))
    pen.disc("card", 76, 38, 4)


def camera(pen: Pen) -> None:
    """The Street Photographer: a camera."""
    pen.rect("ink", 30, 10, 40, 24, 8)
    pen.rect("ink", 2, 22, 96, 68, 12)
    pen.rect("slate", 8, 28, 84, 56, 8)
    pen.disc("ink", 50, 56, 25)
    pen.disc("card", 50, 56, 18)
    pen.disc("blue", 50, 56, 12)


def lamp(pen: Pen) -> None:
    """The Lamplighter: a street lamp, lit."""
    pen.disc("accent", 50, 32, 34)
    pen.rect("ink", 44, 40, 12, 56)
    pen.rect("ink", 28, 90, 44, 10, 3)
    pen.polygon("ink", (30, 12), (70, 12), (62, 54), (38, 54))
    pen.polygon("gold", (36, 18), (64, 18), (58, 48), (42, 48))


ALLIES: dict[Ally, Painter] = {Ally.DOLPHIN: dolphin, Ally.PHOTOGRAPHER: camera, Ally.LAMPLIGHTER: lamp}
"""What shows an ally."""


def door(pen: Pen) -> None:
    """A back door: dark, ajar."""
    pen.rect("card", 8, 0, 84, 100, 10)
    pen.rect("ink", 14, 4, 72, 96, 8)
    pen.polygon("accent", (24, 14), (66, 24), (66, 98), (24, 98))
    pen.disc("ink", 57, 60, 6)


def cordon(pen: Pen) -> None:
    """A cordon: a striped barrier."""
    pen.rect("ink", 12, 10, 14, 88, 4)
    pen.rect("ink", 74, 10, 14, 88, 4)
    pen.rect("ink", 0, 20, 100, 44, 8)
    pen.rect("card", 5, 25, 90, 34, 5)
    for x in (10, 40, 70):
        pen.polygon("stamp", (x, 59), (x + 18, 25), (x + 33, 25), (x + 15, 59))


def bug(pen: Pen) -> None:
    """A bug: a microphone on a disc."""
    pen.disc("ink", 50, 50, 50)
    pen.disc("green_tint", 50, 50, 43)
    pen.rect("ink", 37, 16, 26, 44, 13)
    pen.line("ink", 7, (27, 46), (31, 60), (50, 68), (69, 60), (73, 46))
    pen.rect("ink", 46, 66, 8, 18)


def heard_bug(pen: Pen) -> None:
    """One that has heard something at the last red hour."""
    bug(pen)
    pen.disc("ink", 82, 18, 18)
    pen.disc("stamp", 82, 18, 13)


def jam(pen: Pen) -> None:
    """A jam: waves, struck."""
    pen.disc("ink", 50, 50, 50)
    pen.disc("card", 50, 50, 43)
    for x in (26, 50, 74):
        pen.line("ink", 7, (x - 12, 50), (x - 6, 30), (x + 6, 70), (x + 12, 50))
    pen.line("stamp", 11, (18, 82), (82, 18))


def sleeper(pen: Pen) -> None:
    """The Sleeper, asleep: a hood, lying under its letters."""
    _hood(pen)
    for x, y, size in ((58, 4, 30), (78, 36, 20)):
        pen.line("stamp", 8, (x, y), (x + size, y), (x, y + size), (x + size, y + size))


def recruit(pen: Pen) -> None:
    """A recruit: a head and shoulders."""
    pen.disc("ink", 50, 28, 25)
    pen.pie("ink", 50, 98, 46, 180, 360)
    pen.disc("accent", 50, 28, 17)
    pen.pie("accent", 50, 96, 37, 180, 360)


def spiral(pen: Pen) -> None:
    """The Recruiter: an eye in a hat's shade."""
    pen.polygon("ink", (26, 26), (34, 4), (66, 4), (74, 26))
    pen.rect("ink", 4, 24, 92, 14, 7)
    pen.disc("ink", 50, 66, 46, 30)
    pen.disc("card", 50, 66, 38, 22)
    pen.disc("stamp", 50, 66, 19)
    pen.disc("ink", 50, 66, 9)


@cache
def recruiter_sign(card: RecruiterCard) -> Painter:
    """A recruiter card: arrows show where its mind slip leads."""
    ways = [_way(to) for to in RECRUITERS[card].slip_targets(MIDDLE)]

    def paint(pen: Pen) -> None:
        pen.rect("ink", 0, 0, 100, 100, 14)
        pen.rect("card", 6, 6, 88, 88, 9)
        for across, down in ways:
            _arrow(pen, across, down)
        pen.disc("ink", 50, 50, 11)

    return paint


def _way(to: int) -> tuple[float, float]:
    """How far an arrow to a location goes, across and down."""
    across, down = column_of(to) - column_of(MIDDLE), row_of(to) - row_of(MIDDLE)
    longest = max(abs(across), abs(down))
    return across * REACH / longest, down * REACH / longest


def _arrow(pen: Pen, across: float, down: float) -> None:
    length = math.hypot(across, down)
    ahead, aside = across / length, down / length
    neck_x, neck_y = 50 + across - ahead * TIP, 50 + down - aside * TIP
    pen.line("stamp", 9, (50, 50), (neck_x, neck_y))
    half = TIP * 0.7
    pen.polygon(
        "stamp",
        (50 + across, 50 + down),
        (neck_x - aside * half, neck_y + ahead * half),
        (neck_x + aside * half, neck_y - ahead * half),
    )
