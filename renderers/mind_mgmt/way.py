"""The Recruiter's way on the drawn town: across the streets on foot, along them by a mind slip."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from engines.mind_mgmt.board import COLUMNS, Location, column_of
from engines.mind_mgmt.views import VisitView
from renderers import arrows
from renderers.canvas import Canvas
from renderers.mind_mgmt.places import ACROSS, DOWN, STREET, middle
from renderers.pen import Point

ASIDE, BELOW = 74, 51
"""How far from a tile's middle an arrow aslant begins, sideways, and up or down."""
LOW = 41
"""How much lower than a tile's middle an arrow sideways lies: below the signs."""
LEVEL = 30
"""How far from a tile's middle an arrow sideways begins and ends: beside the hour of the visit."""
RIGHT, TAIL, HEAD = 40, 26, 8
"""How far right of a tile's middle an arrow up or down lies; how far it reaches beyond the street at its two ends."""
OUT, IN = 20, 30
"""From the street to where a slip begins and where it ends."""


def draw_way(canvas: Canvas, trail: Sequence[VisitView], top: int) -> None:
    """The Recruiter's way, an arrow from each location to the next, dashed where they slipped."""
    for before, after in pairwise(trail):
        draw_arrow(canvas, before.location, after.location, top, dashed=after.token is not None)


def draw_arrow(canvas: Canvas, start: Location, end: Location, top: int, *, dashed: bool = False) -> None:
    """An arrow from tile to tile: across the street, or (dashed) along streets past what lies between."""
    points = past(start, end) if dashed else _across(start, end)
    laid = tuple((x, y + top) for x, y in points)
    for colour, thick, size in (("card", 20, 46), ("stamp", 10, 33)):
        arrows.draw_arrow(canvas, laid, colour, thick, size, (12, 20) if dashed else None)


def _across(start: Location, end: Location) -> tuple[Point, ...]:
    """Across the street, or to where streets cross: what lies in a tile's corner would hide a tip in there."""
    (x0, y0), (x1, y1) = middle(start), middle(end)
    if x0 == x1:
        street, down = (y0 + y1) / 2, math.copysign(1, y1 - y0)
        return (x0 + RIGHT, street - down * (STREET / 2 + TAIL)), (x0 + RIGHT, street + down * (STREET / 2 + HEAD))
    if y0 == y1:
        ahead = math.copysign(LEVEL, x1 - x0)
        return (x0 + ahead, y0 + LOW), (x1 - ahead, y1 + LOW)
    length = math.dist((x0, y0), (x1, y1))
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    trim = BELOW / max(abs(dx) * BELOW / ASIDE, abs(dy))
    return (x0 + dx * trim, y0 + dy * trim), ((x0 + x1) / 2, (y0 + y1) / 2)


def past(start: Location, end: Location) -> tuple[Point, ...]:
    """A slip's way along the streets: beside what lies between, or below it; aslant, round it.

    It crosses no tile but the first and the last, and these at their sides.
    """
    (x0, y0), (x1, y1) = ((x, y + LOW) for x, y in map(middle, (start, end)))
    if x0 == x1:
        side = -1 if column_of(start) == COLUMNS - 1 else 1
        street = x0 + side * ACROSS / 2
        return (street - side * OUT, y0), (street, y0), (street, y1), (street - side * IN, y1)
    ahead = math.copysign(1, x1 - x0)
    first, last = x0 + ahead * ACROSS / 2, x1 - ahead * ACROSS / 2
    street = y1 - LOW + (-DOWN / 2 if y1 > y0 else DOWN / 2)
    return (
        (first - ahead * OUT, y0),
        (first, y0),
        (first, street),
        (last, street),
        (last, y1),
        (last + ahead * IN, y1),
    )
