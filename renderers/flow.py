"""Parts of a picture one below the other: each knows its height, the picture's follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from renderers.canvas import Canvas
from renderers.theme import Theme

WIDEST = 11 / 7
"""No picture is wider than this many times its height."""
TALLEST = 5 / 4
"""No picture is higher than this many times its width."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part: its height in pixels, what draws it at a top, and the gap after it.

    `spare` says what is left out first where there is too much: the highest first, 0 never.
    """

    height: int
    draw: Callable[[Canvas, int], None]
    gap: int = 14
    spare: int = 0


def height_of(blocks: Sequence[Block]) -> int:
    """The height of blocks with the gaps after them."""
    return sum(block.height + block.gap for block in blocks)


def tallest(theme: Theme) -> int:
    """What all blocks of a picture may take together."""
    return int(theme.measures.width * TALLEST) - theme.measures.margin + 14


def shortest(theme: Theme) -> int:
    """What all blocks of a picture have to take together, or else it is empty below."""
    return round(theme.measures.width / WIDEST) + 1 - theme.measures.margin + 14


def fitted(theme: Theme, blocks: Sequence[Block]) -> list[Block]:
    """The blocks without those to spare, as far as need be to keep the picture's height."""
    left = list(blocks)
    while height_of(left) > tallest(theme):
        first = max(left, key=lambda block: block.spare)
        if not first.spare:
            break
        left.remove(first)
    return left


def spaced(blocks: Sequence[Block], gap: int) -> list[Block]:
    """The blocks with an empty one of a gap's height before them."""
    return [Block(gap, _nothing, 0), *blocks]


def _nothing(_canvas: Canvas, _y: int) -> None:
    """An empty block's drawing."""


def stacked(theme: Theme, blocks: Sequence[Block], *, low: bool = False) -> Canvas:
    """A canvas just high enough with all blocks drawn; `low`: even where that is wider than pictures are."""
    height = max(height_of(blocks), 0 if low else shortest(theme))
    canvas = Canvas(theme, height + theme.measures.margin - 14)
    top = 0
    for block in blocks:
        block.draw(canvas, top)
        top += block.height + block.gap
    return canvas
