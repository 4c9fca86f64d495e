"""The street: where its fourteen spaces lie, and its lawns, road, houses and two homes."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import cache

from engines.agent_avenue.cards import MARKET_SPACES
from engines.agent_avenue.names import COLOURS
from renderers.arrows import arrowhead
from renderers.canvas import Canvas
from renderers.pen import Painter, Pen, Point

SPACES = 14
LEFT, RIGHT = 24, 1056
ROAD = 106
LANES = (25, -25)
"""How far outside the middle of the road each side's trail runs."""
WALLS = ("card", "clay", "accent", "slate", "card", "accent")
ROOFS = ("stamp", "ink", "soft", "stamp", "ink", "slate")


@dataclass(frozen=True, slots=True)
class Street:
    """The street's measures: its top edge, the height of a row of houses and of the place within."""

    top: int
    houses: int
    within: int

    @property
    def road_top(self) -> int:
        """Where the upper road begins."""
        return self.top + self.houses

    @property
    def inner(self) -> tuple[int, int, int, int]:
        """The place within the road: x, y, width, height."""
        return LEFT + ROAD, self.road_top + ROAD, RIGHT - LEFT - 2 * ROAD, self.within

    @property
    def road_bottom(self) -> int:
        """Where the lower road ends."""
        return self.road_top + 2 * ROAD + self.within

    @property
    def bottom(self) -> int:
        """Where the street ends."""
        return self.road_bottom + self.houses

    def centre(self, space: int) -> Point:
        """The middle of a space."""
        step = (RIGHT - LEFT) / 6
        if space == 0:
            return LEFT + ROAD / 2, self._middle
        if space == SPACES // 2:
            return RIGHT - ROAD / 2, self._middle
        if space < SPACES // 2:
            return LEFT + step * (space - 0.5), self.road_top + ROAD / 2
        return RIGHT - step * (space - SPACES / 2 - 0.5), self.road_bottom - ROAD / 2

    def trail(self, start: int, spaces: int, lane: int) -> tuple[Point, ...]:
        """The points from a space so many spaces on (back where negative), in a lane, ending short of the last."""
        direction = 1 if spaces > 0 else -1
        length = min(abs(spaces), SPACES) - 0.3
        steps = max(2, round(length * 12))
        return tuple(self._point(start + direction * length * step / steps, lane) for step in range(steps + 1))

    @property
    def _middle(self) -> float:
        return self.road_top + ROAD + self.within / 2

    def _point(self, at: float, lane: int) -> Point:
        """A place along the road between two spaces, in a lane, round the corners."""
        below = math.floor(at)
        share = at - below
        path = self._link(below % SPACES, lane)
        lengths = [math.dist(a, b) for a, b in itertools.pairwise(path)]
        left = share * sum(lengths)
        for (a, b), length in zip(itertools.pairwise(path), lengths, strict=True):
            if left <= length and length:
                return a[0] + (b[0] - a[0]) * left / length, a[1] + (b[1] - a[1]) * left / length
            left -= length
        return path[-1]

    def _link(self, space: int, lane: int) -> list[Point]:
        here, there = self._in_lane(space, lane), self._in_lane((space + 1) % SPACES, lane)
        if space not in (0, 6, 7, 13):
            return [here, there]
        corner = (here[0], there[1]) if space in (0, 7) else (there[0], here[1])
        return [here, *_rounded(here, corner, there, 22), there]

    def _in_lane(self, space: int, lane: int) -> Point:
        x, y = self.centre(space)
        if space in (0, 7):
            return x - 1.6 * lane if space == 0 else x + 1.6 * lane, y
        return x, y - lane if space < 7 else y + lane


def _rounded(a: Point, corner: Point, b: Point, radius: float) -> list[Point]:
    into, out = _toward(corner, a, radius), _toward(corner, b, radius)
    quarter = [step / 6 for step in range(7)]
    return [
        (
            (1 - t) ** 2 * into[0] + 2 * t * (1 - t) * corner[0] + t**2 * out[0],
            (1 - t) ** 2 * into[1] + 2 * t * (1 - t) * corner[1] + t**2 * out[1],
        )
        for t in quarter
    ]


def _toward(start: Point, end: Point, distance: float) -> Point:
    length = math.dist(start, end) or 1.0
    share = min(1.0, distance / length)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


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
        pen.rect(COLOURS[side], 41, 66, 18, 32)

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
            canvas.stamp(arrowhead("soft", degrees), centre + shift - 10, middle - 14, 28)


def _draw_home(canvas: Canvas, street: Street, side: int, space: int) -> None:
    x, _ = street.centre(space)
    top = street.inner[1] + 12
    canvas.box(x - 42, top, 84, street.within - 24, COLOURS[side], 14)
    canvas.stamp(_home(side), x - 32, top + 8, 64)
