"""Where things lie on a drawn city: circles, hideouts, and the lines between circles."""

from __future__ import annotations

import itertools
import math

from engines.the_plan.cards import Circle, Hideout
from engines.the_plan.facts import BOARD, CIRCLES
from renderers.pen import Point

WIDE, TALL = 1080, 990
"""The size of a drawn city in pixels."""
ACROSS, DOWN = 1.07, 0.955
TOP = 38
"""Room for the hats of those who stand on the uppermost circles."""
RADIUS = 32
"""The radius of a circle."""

_BENDS = {rail.between: rail.bends for rail in BOARD.rails}


def at(point: Point) -> Point:
    """A point of the board's square of a thousand, on the drawn city."""
    x, y = point
    return WIDE / 2 + (x - 500) * ACROSS, TOP + y * DOWN


def spot(circle: Circle) -> Point:
    """The middle of a circle."""
    return at(CIRCLES[circle].point)


DOORS: dict[Hideout, Point] = {hideout.number: at(hideout.point) for hideout in BOARD.hideouts}
"""The middle of each hideout."""
CENTRE: Point = at(BOARD.centre)


def link(start: Circle, end: Circle) -> tuple[Point, ...]:
    """The line from a circle to the next, along a street or the rails, from middle to middle."""
    if (start, end) in _BENDS:
        return smooth((spot(start), *map(at, _BENDS[start, end]), spot(end)))
    if (end, start) in _BENDS:
        return tuple(reversed(link(end, start)))
    return spot(start), spot(end)


def smooth(points: tuple[Point, ...], steps: int = 8) -> tuple[Point, ...]:
    """A curve through the points (Catmull and Rom's)."""
    padded = (points[0], *points, points[-1])
    curve: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        curve += [_between(a, b, c, d, step / steps) for step in range(steps)]
    return (*curve, points[-1])


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    x, y = (
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y


def trimmed(points: tuple[Point, ...], first: float, last: float) -> tuple[Point, ...]:
    """A line without so many pixels of its beginning and its end."""
    return tuple(reversed(_without(tuple(reversed(_without(points, first))), last)))


def _without(points: tuple[Point, ...], length: float) -> tuple[Point, ...]:
    for index, (a, b) in enumerate(itertools.pairwise(points)):
        step = math.dist(a, b)
        if step > length:
            share = length / step
            return ((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share), *points[index + 1 :])
        length -= step
    return points[-1:]


def halfway(points: tuple[Point, ...]) -> Point:
    """The middle of a line."""
    return _without(points, sum(math.dist(a, b) for a, b in itertools.pairwise(points)) / 2)[0]


def aside(points: tuple[Point, ...], offset: float) -> tuple[Point, ...]:
    """A line moved to its right by so many pixels."""
    moved = []
    for index, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        length = math.dist((x0, y0), (x1, y1)) or 1.0
        moved.append((x - (y1 - y0) / length * offset, y + (x1 - x0) / length * offset))
    return tuple(moved)
