"""The empty town: sea, streets, blocks of houses, temples with their alleys. It never changes and is drawn once."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engines.mind_mgmt.board import COLUMNS, LOCATIONS, ROWS, TEMPLES, Location, column_of, row_of
from renderers.canvas import Canvas
from renderers.mind_mgmt.marks import look
from renderers.mind_mgmt.places import ACROSS, DOWN, LEFT, TALL, TILE_TALL, TILE_WIDE, TOP, WIDE, corner, crossing
from renderers.pen import Pen

SMOOTH = 2
TINTS = ("wall", "rose", "card", "mint", "haze", "card")
"""The washes of the walls, in turn."""
ROUND = 14


@cache
def ground() -> Image.Image:
    """The empty town without any words; shared, to be copied."""
    image = Image.new("RGB", (WIDE * SMOOTH, TALL * SMOOTH), look()["sea"])
    pen = Pen(image, SMOOTH, look())
    _draw_sea(pen)
    _draw_streets(pen)
    for at in LOCATIONS:
        _draw_block(pen, at)
    canvas = Canvas(look(), TALL, image=image.reduce(SMOOTH))
    for at in TEMPLES:
        x, y = corner(at)
        canvas.box(x, y, TILE_WIDE, TILE_TALL - 2, "temple", ROUND)
        canvas.stamp(temple, x, y, TILE_WIDE, TILE_TALL)
    return canvas.image


def _draw_sea(pen: Pen) -> None:
    """Waves along the shore."""
    for step in range(30):
        y = 8 + step * 34
        pen.line("blue_tint", 5, (-4, y), (6, y - 6), (16, y), (26, y - 6), (36, y))


def _draw_streets(pen: Pen) -> None:
    """Sand, with palms and wells where streets cross, and the temples' alleys."""
    pen.rect("shade", LEFT - 5, TOP - 5, COLUMNS * ACROSS + 10, ROWS * DOWN + 10, 18)
    pen.rect("street", LEFT - 1, TOP - 1, COLUMNS * ACROSS + 2, ROWS * DOWN + 2, 14)
    for row in range(1, ROWS):
        for column in range(1, COLUMNS):
            _draw_crossing(pen, row, column)
    for at in TEMPLES:
        for row in (0, 1):
            for column in (0, 1):
                pen.disc("gold", *crossing(row_of(at) + row, column_of(at) + column), 22)


def _draw_crossing(pen: Pen, row: int, column: int) -> None:
    x, y = crossing(row, column)
    kind = (3 * row + 5 * column) % 4
    if kind == 1:
        pen.disc("shade", x, y + 1, 11)
        pen.disc("blue", x, y, 8)
        pen.disc("blue_tint", x - 1, y - 1, 4)
    elif kind == 3:
        pen.disc("shade", x + 1, y + 2, 11)
        pen.disc("green", x, y, 10)
        pen.disc("green_tint", x - 2, y - 2, 4)


def _draw_block(pen: Pen, at: Location) -> None:
    """A block of houses with the rounded battlements of a coral town along its roof."""
    x, y = corner(at)
    tint = TINTS[(2 * row_of(at) + column_of(at) * 5 // 3) % len(TINTS)]
    for colour, down in (("shade", 3), (tint, 0)):
        pen.rect(colour, x, y + down, TILE_WIDE, TILE_TALL - 2, ROUND)
        for step in range(7):
            pen.disc(colour, x + 22 + step * (TILE_WIDE - 44) / 6, y + down + 1, 5)


def temple(pen: Pen) -> None:
    """A temple with a dome, whose alleys lead to all its corners."""
    pen.disc("ink", 67, 42, 33, 34)
    pen.disc("gold", 67, 42, 27, 28)
    pen.rect("wall", 20, 44, 94, 40)
    pen.line("ink", 4, (67, 12), (67, 4))
    pen.disc("ink", 67, 6, 4)
    pen.rect("ink", 20, 42, 94, 9, 3)
    for x in (26, 48, 75, 97):
        pen.rect("ink", x, 50, 12, 34)
        pen.rect("card", x + 3, 52, 6, 30)
    pen.polygon("ink", (61, 84), (61, 66), (67, 57), (73, 66), (73, 84))
    pen.rect("ink", 10, 82, 115, 9, 3)
