"""The street that never changes: lawns, road, twelve houses and two homes, drawn once."""

from __future__ import annotations

from functools import cache

from engines.agent_avenue.cards import MARKET_SPACES
from renderers.agent_avenue import icons
from renderers.agent_avenue.ring import LEFT, RIGHT, ROAD, Street
from renderers.canvas import Canvas
from renderers.pen import Painter, Pen

WALLS = ("card", "clay", "accent", "slate", "card", "accent")
ROOFS = ("stamp", "ink", "soft", "stamp", "ink", "slate")


def _windows(pen: Pen, colour: str, *places: tuple[float, float]) -> None:
    for x, y in places:
        pen.rect(colour, x, y, 14, 16)


def _gable(pen: Pen, wall: str, roof: str) -> None:
    pen.rect(wall, 22, 46, 112, 54)
    pen.polygon(roof, (10, 50), (78, 8), (146, 50))
    pen.rect(roof, 112, 12, 14, 24)
    pen.rect("ink", 68, 66, 20, 34)
    _windows(pen, "paper", (38, 62), (106, 62))


def _flat(pen: Pen, wall: str, roof: str) -> None:
    pen.rect(wall, 14, 42, 80, 58)
    pen.rect(wall, 90, 60, 56, 40)
    pen.rect(roof, 8, 34, 92, 11)
    pen.rect(roof, 92, 52, 60, 10)
    pen.rect("paper", 24, 56, 42, 20)
    pen.rect("ink", 74, 62, 16, 38)
    pen.rect("ink", 106, 72, 32, 28)


def _saltbox(pen: Pen, wall: str, roof: str) -> None:
    pen.polygon(wall, (20, 100), (20, 52), (56, 26), (138, 62), (138, 100))
    pen.polygon(roof, (8, 54), (56, 14), (150, 60), (146, 70), (56, 32), (14, 64))
    pen.rect("ink", 92, 70, 20, 30)
    _windows(pen, "paper", (36, 62), (62, 62), (118, 76))


def _hip(pen: Pen, wall: str, roof: str) -> None:
    pen.rect(wall, 20, 50, 116, 50)
    pen.polygon(roof, (8, 54), (40, 18), (116, 18), (148, 54))
    pen.rect("ink", 30, 66, 18, 34)
    _windows(pen, "paper", (62, 64), (84, 64), (106, 64))


STYLES = (_gable, _flat, _saltbox, _hip)


@cache
def _house(index: int) -> Painter:
    style = STYLES[(index * 3 + index // 4) % len(STYLES)]

    def paint(pen: Pen) -> None:
        style(pen, WALLS[index % len(WALLS)], ROOFS[(index * 5 + 2) % len(ROOFS)])

    return paint


def _shop(pen: Pen) -> None:
    """The black market's front: striped awning, suitcase for a sign."""
    pen.rect("ink", 14, 12, 128, 88, 4)
    for stripe in range(7):
        x = 6 + stripe * 20.6
        pen.rect("accent" if stripe % 2 == 0 else "card", x, 44, 20.6, 18)
        pen.disc("accent" if stripe % 2 == 0 else "card", x + 10.3, 62, 10.3, 8)
    pen.ring("accent", 78, 23, 9, 4, 180, 360)
    pen.rect("accent", 60, 22, 36, 19, 4)
    pen.rect("ink", 60, 29, 36, 3)
    pen.rect("soft", 28, 76, 52, 24)
    pen.rect("accent", 98, 76, 26, 24)


@cache
def _home(side: int) -> Painter:
    def paint(pen: Pen) -> None:
        pen.polygon("card", (2, 52), (50, 6), (98, 52), (88, 58), (50, 22), (12, 58))
        pen.polygon("card", (18, 60), (50, 31), (82, 60), (82, 98), (18, 98))
        pen.rect("card", 72, 14, 12, 24)
        pen.rect(("green", "blue")[side], 41, 66, 18, 32)

    return paint


def _tree(pen: Pen) -> None:
    pen.rect("soft", 44, 62, 12, 38)
    pen.disc("shade", 50, 40, 34, 40)
    pen.rect("soft", 47, 40, 6, 40)


def draw_street(canvas: Canvas, street: Street, *, market: bool) -> None:
    """Lawns, houses, road, homes and (on the advanced side) the market spaces."""
    width = canvas.theme.measures.width
    canvas.box(0, street.top, width, street.bottom - street.top, "kraft")
    _draw_road(canvas, street)
    for space in (*range(1, 7), *range(8, 14)):
        _draw_house(canvas, street, space, shop=market and space in MARKET_SPACES)
    for side, space in enumerate((0, 7)):
        _draw_home(canvas, street, side, space)
    canvas.box(*street.inner, "card", 22)


def draw_houses(canvas: Canvas, y: int, tall: int) -> None:
    """A row of houses across the whole width, their tops at y."""
    wide = round(tall * 1.56)
    for index in range(6):
        canvas.stamp(_house(index + 1), 18 + index * 180, y, wide, tall)


def _draw_house(canvas: Canvas, street: Street, space: int, *, shop: bool) -> None:
    tall = street.houses - 14
    wide = round(tall * 1.56)
    x = street.centre(space)[0] - wide / 2
    y = street.top + 14 if space < 7 else street.road_bottom + 6
    canvas.stamp(_shop if shop else _house(space), x, y, wide, tall)
    if shop:
        _draw_kerb(canvas, street, space)
    if space not in (6, 8):
        tree = round(tall * 0.62)
        canvas.stamp(_tree, x + wide + 86 - wide / 2 - tree / 2, y + tall - tree, tree)


def _draw_kerb(canvas: Canvas, street: Street, space: int) -> None:
    """The line before a market: who stops here goes shopping."""
    x, y = street.centre(space)
    y += (ROAD / 2 - 12) * (-1 if space < 7 else 1)
    canvas.line(((x - 70, y), (x + 70, y)), "accent", 10)


def _draw_road(canvas: Canvas, street: Street) -> None:
    x, y, w, h = LEFT, street.road_top, RIGHT - LEFT, street.road_bottom - street.road_top
    canvas.box(x, y, w, h, "ink", 46)
    step = (RIGHT - LEFT) / 6
    for middle in (street.road_top + ROAD / 2, street.road_bottom - ROAD / 2):
        for index in (1, 2, 4, 5):
            at = LEFT + step * index
            canvas.line(((at, middle - 30), (at, middle + 30)), "soft", 4, (10, 12))
    _draw_direction(canvas, street)
    for at in (LEFT + ROAD / 2, RIGHT - ROAD / 2):
        for edge in (street.inner[1] - 4, street.inner[1] + street.within + 4):
            canvas.line(((at - 30, edge), (at + 30, edge)), "soft", 4, (10, 12))


def _draw_direction(canvas: Canvas, street: Street) -> None:
    """Which way is forward: to the right above, to the left below."""
    centre = (LEFT + RIGHT) / 2
    for middle, degrees in ((street.road_top + ROAD / 2, 0), (street.road_bottom - ROAD / 2, 180)):
        for shift in (-14, 6):
            canvas.stamp(icons.arrowhead("soft", degrees), centre + shift - 10, middle - 14, 28)


def _draw_home(canvas: Canvas, street: Street, side: int, space: int) -> None:
    x, _ = street.centre(space)
    top = street.inner[1] + 12
    canvas.box(x - 42, top, 84, street.within - 24, ("green", "blue")[side], 14)
    canvas.stamp(_home(side), x - 32, top + 8, 64)
