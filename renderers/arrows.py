"""Arrows: a line with a head that points anywhere."""

from __future__ import annotations

import math
from functools import cache

from renderers.canvas import Canvas
from renderers.pen import Painter, Point


def draw_arrow(
    canvas: Canvas,
    points: tuple[Point, ...],
    colour: str,
    thick: float,
    head: int,
    dash: tuple[float, float] | None = None,
) -> None:
    """A line through points that ends in a head of so many pixels."""
    (x0, y0), (x1, y1) = points[-2:]
    length = math.dist((x0, y0), (x1, y1))
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    canvas.line((*points[:-1], (x1 - dx * 10, y1 - dy * 10)), colour, thick, dash)
    tip = arrowhead(colour, round(math.degrees(math.atan2(dy, dx))))
    canvas.stamp(tip, x1 - head / 2, y1 - head / 2, head)


@cache
def arrowhead(colour: str, degrees: int) -> Painter:
    """An arrowhead, turned clockwise from pointing right."""
    turn = math.radians(degrees)
    corners = ((46, 0), (-30, -44), (-30, 44))
    turned = tuple(
        (50 + x * math.cos(turn) - y * math.sin(turn), 50 + x * math.sin(turn) + y * math.cos(turn))
        for x, y in corners
    )
    return lambda pen: pen.polygon(colour, *turned)
