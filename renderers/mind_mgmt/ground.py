"""The town that never changes: sea, streets, tiles with their signs and names, temples with their alleys."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engines.mind_mgmt.town import COLUMNS, LOCATIONS, ROWS, TEMPLES, Location, column_of, row_of
from renderers.canvas import Canvas
from renderers.mind_mgmt.look import look
from renderers.mind_mgmt.places import ACROSS, DOWN, LEFT, TALL, TILE_TALL, TILE_WIDE, TOP, WIDE, corner, letter
from renderers.pen import Pen

SMOOTH = 2
TINTS = ("wall", "rose", "card", "mint", "haze", "card")
"""The washes of the walls, in turn."""


@cache
def ground() -> Image.Image:
    """The empty town without any words; shared, to be copied."""
    image = Image.new("RGB", (WIDE * SMOOTH, TALL * SMOOTH), look()["sea"])
    pen = Pen(image, SMOOTH, look())
    _draw_sea(pen)
    _draw_streets(pen)
    for at in LOCATIONS:
        _draw_tile(pen, at)
    canvas = Canvas(look(), TALL, image=image.reduce(SMOOTH))
    for at in TEMPLES:
        x, y = corner(at)
        canvas.box(x, y, TILE_WIDE, TILE_TALL - 2, "temple", 12)
        canvas.stamp(temple, x, y, TILE_WIDE, TILE_TALL)
    return canvas.image


def _draw_sea(pen: Pen) -> None:
    """Waves along the shore."""
    for step in range(30):
        y = 20 + step * 34
        pen.line("blue_tint", 5, (2, y), (12, y - 6), (22, y), (32, y - 6), (42, y))


def _draw_streets(pen: Pen) -> None:
    pen.rect("shade", LEFT - 6, TOP - 6, COLUMNS * ACROSS + 12, ROWS * DOWN + 12, 16)
    pen.rect("street", LEFT - 1, TOP - 1, COLUMNS * ACROSS + 2, ROWS * DOWN + 2, 12)
    for at in TEMPLES:
        x, y = LEFT + column_of(at) * ACROSS, TOP + row_of(at) * DOWN
        for across in (0, ACROSS):
            for down in (0, DOWN):
                pen.disc("gold", x + across, y + down, 24)


def _draw_tile(pen: Pen, at: Location) -> None:
    x, y = corner(at)
    pen.rect("shade", x, y + 2, TILE_WIDE, TILE_TALL, 12)
    tint = TINTS[(2 * row_of(at) + column_of(at) * 5 // 3) % len(TINTS)]
    pen.rect(tint, x, y, TILE_WIDE, TILE_TALL - 2, 12)


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


def draw_coordinates(canvas: Canvas, top: int) -> None:
    """The columns' letters and the rows' numbers at the edge."""
    for column in range(COLUMNS):
        x = LEFT + ACROSS * (column + 0.5)
        canvas.text(x, top + 20, letter(column), role="slab", size=40, align="centre")
    for row in range(ROWS):
        canvas.text(21, top + TOP + DOWN * (row + 0.5), str(row + 1), role="slab", size=40, align="centre")
