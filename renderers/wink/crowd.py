"""The crowd on the table, row by row."""

from __future__ import annotations

from engines.wink.cards import Number
from engines.wink.views import WinkView
from renderers.canvas import Box, Canvas
from renderers.flow import Block
from renderers.wink.cards import draw_crowd_card

LEFT, WIDE = 36, 1008
ROWS = 4
GAP = 7


def columns(view: WinkView) -> int:
    """How many cards lie side by side."""
    return -(-len(view.crowd) // ROWS)


def barred(view: WinkView) -> frozenset[Number]:
    """The numbers over which nobody may be accused (WK-6)."""
    return frozenset(call.number for call in view.calls if call.barred)


def crowd_block(view: WinkView, tall: int) -> Block:
    """All crowd cards, each `tall` pixels high."""

    def draw(canvas: Canvas, y: int) -> None:
        locked = barred(view)
        for card, box in zip(view.crowd, _boxes(view, y, tall), strict=True):
            draw_crowd_card(canvas, box, card, barred=card.number in locked)

    return Block(ROWS * (tall + GAP) - GAP, draw)


def _boxes(view: WinkView, y: int, tall: int) -> list[Box]:
    across = columns(view)
    wide = (WIDE - GAP * (across - 1)) // across
    return [
        Box(LEFT + column * (wide + GAP), y + row * (tall + GAP), wide, tall)
        for row, column in (divmod(at, across) for at in range(len(view.crowd)))
    ]
