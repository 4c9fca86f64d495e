"""Where things lie on the drawn town: locations, borders, crossings, and what they are called."""

from __future__ import annotations

from engines.mind_mgmt.board import ROWS, Border, Location, column_of, row_of
from engines.mind_mgmt.names import place_name
from renderers.pen import Point

WIDE = 1080
LEFT, TOP = 32, 37
"""Where the first tile's street begins: room for the numbers and letters at the edge."""
ACROSS, DOWN = 174, 136
"""From a location to the next, in pixels."""
STREET = 10
"""How wide the streets between tiles are."""
TALL = TOP + ROWS * DOWN + 4
ICON = 82
"""The size of a feature's sign on its tile."""
STRIP = ICON
"""How far below the tile's top lies what isn't a sign: names, or all that stands and lies there."""


def corner(at: Location) -> tuple[int, int]:
    """The upper left corner of a location's tile."""
    return LEFT + column_of(at) * ACROSS + STREET // 2, TOP + row_of(at) * DOWN + STREET // 2


def cell(at: Location) -> tuple[int, int, int, int]:
    """The edges of a location's tile with half of the streets around it."""
    x, y = crossing(row_of(at), column_of(at))
    return x, y, x + ACROSS, y + DOWN


TILE_WIDE, TILE_TALL = ACROSS - STREET, DOWN - STREET


def middle(at: Location) -> Point:
    """The middle of a location's tile."""
    x, y = corner(at)
    return x + TILE_WIDE / 2, y + TILE_TALL / 2


def crossing(row: int, column: int) -> tuple[int, int]:
    """Where streets cross, by the row below and the column to the right of it."""
    return LEFT + column * ACROSS, TOP + row * DOWN


def side(border: Border) -> tuple[Point, Point]:
    """The ends of a border, as points."""
    one, other = border
    row, column = row_of(other), column_of(other)
    across = row_of(one) != row
    return crossing(row, column), crossing(row, column + 1) if across else crossing(row + 1, column)


def letter(column: int) -> str:
    """A column's letter."""
    return place_name(column)[0]
