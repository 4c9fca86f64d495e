"""Parts of a picture one below the other: each knows its height, the picture's follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from renderers.canvas import Canvas
from renderers.theme import Theme

WIDEST = 11 / 7
"""No picture is wider than this many times its height."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part: its height in pixels, what draws it at a top, and the gap after it."""

    height: int
    draw: Callable[[Canvas, int], None]
    gap: int = 14


def height_of(blocks: Sequence[Block]) -> int:
    """The height of blocks with the gaps after them."""
    return sum(block.height + block.gap for block in blocks)


def spaced(blocks: Sequence[Block], gap: int) -> list[Block]:
    """The blocks with an empty one of a gap's height before them."""
    return [Block(gap, _nothing, 0), *blocks]


def _nothing(_canvas: Canvas, _y: int) -> None:
    """An empty block's drawing."""


def stacked(theme: Theme, blocks: Sequence[Block]) -> Canvas:
    """A canvas just high enough with all blocks drawn."""
    height = height_of(blocks) + theme.measures.margin - 14
    canvas = Canvas(theme, max(height, round(theme.measures.width / WIDEST) + 1))
    top = 0
    for block in blocks:
        block.draw(canvas, top)
        top += block.height + block.gap
    return canvas
