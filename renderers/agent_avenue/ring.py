"""Where the street's fourteen spaces lie: six above, six below, a home at either end."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from renderers.pen import Point

SPACES = 14
LEFT, RIGHT = 24, 1056
ROAD = 96
LANES = (20, -20)
"""How far outside the middle of the road each side's trail runs."""


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
