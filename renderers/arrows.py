"""Arrows: a line with a head that points anywhere."""

from __future__ import annotations

import math
from collections.abc import Sequence
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
    draw_head(canvas, points, colour, head)


def draw_head(canvas: Canvas, points: Sequence[Point], colour: str, size: int) -> None:
    """The head alone, at the end of a line through points; of a line of one point it points to the right."""
    (x0, y0), (x1, y1) = points[-2] if len(points) > 1 else points[0], points[-1]
    canvas.stamp(arrowhead(colour, angle(x1 - x0, y1 - y0)), x1 - size / 2, y1 - size / 2, size)


def angle(across: float, down: float) -> int:
    """A direction in whole degrees clockwise from pointing right, in steps of five."""
    return round(math.degrees(math.atan2(down, across)) / 5) * 5 % 360


@cache
def arrowhead(colour: str, degrees: int) -> Painter:
    """An arrowhead, turned clockwise from pointing right."""
    turn = math.radians(degrees)
    corners = ((46, 0), (-32, -42), (-32, 42))
    turned = tuple(
        (50 + x * math.cos(turn) - y * math.sin(turn), 50 + x * math.sin(turn) + y * math.cos(turn))
        for x, y in corners
    )
    return lambda pen: pen.polygon(colour, *turned)
