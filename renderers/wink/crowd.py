"""The crowd on the table, row by row: as cards on the board, as small tiles in a hand's picture."""

from __future__ import annotations

from collections.abc import Collection

from engines.wink.cards import Number
from engines.wink.views import CardView, WinkView
from renderers.canvas import Box, Canvas
from renderers.flow import Block
from renderers.wink import icons
from renderers.wink.cards import draw_crowd_card
from renderers.wink.faces import face
from renderers.wink.marks import SEATS, badge

LEFT, WIDE = 36, 1008
ROWS = 4
GAP = 7
TILE = 54


def columns(view: WinkView) -> int:
    """How many cards lie side by side."""
    return -(-len(view.crowd) // ROWS)


def barred(view: WinkView) -> frozenset[Number]:
    """The numbers over which nobody may be accused (WK-6)."""
    return frozenset(call.number for call in view.calls if call.barred)


def crowd_block(view: WinkView, tall: int, held: Collection[Number] = ()) -> Block:
    """All crowd cards, each `tall` pixels high; those held are dark."""

    def draw(canvas: Canvas, y: int) -> None:
        locked = barred(view)
        for card, box in zip(view.crowd, _boxes(view, y, tall), strict=True):
            draw_crowd_card(canvas, box, card, barred=card.number in locked, mine=card.number in held)

    return Block(ROWS * (tall + GAP) - GAP, draw)


def tiles_block(view: WinkView) -> Block:
    """The crowd in little: what the viewer holds is dark, what they may call now stands out, calls bear a token."""

    def draw(canvas: Canvas, y: int) -> None:
        for card, box in zip(view.crowd, _boxes(view, y, TILE), strict=True):
            _draw_tile(canvas, view, card, box)

    return Block(ROWS * (TILE + GAP) - GAP, draw)


def _boxes(view: WinkView, y: int, tall: int) -> list[Box]:
    across = columns(view)
    wide = (WIDE - GAP * (across - 1)) // across
    return [
        Box(LEFT + column * (wide + GAP), y + row * (tall + GAP), wide, tall)
        for row, column in (divmod(at, across) for at in range(len(view.crowd)))
    ]


def _draw_tile(canvas: Canvas, view: WinkView, card: CardView, box: Box) -> None:
    if card.state != "up":
        _draw_gone(canvas, card, box)
        return
    mine = view.me is not None and card.number in (view.me.hand or ())
    ground, ink = ("ink", "card") if mine else ("card", "ink")
    line = "stamp" if card.number in view.may_call else "shade" if card.token is None else SEATS[card.token]
    canvas.frame(box.x, box.y, box.w, box.h, line, ground, 4, 9)
    size = box.h - 8
    if card.token is None:
        canvas.stamp(face(card.number), box.x + 4, box.y + 4, size)
    else:
        canvas.box(box.x + 4, box.y + 4, size, size, SEATS[card.token], 6)
        badge(canvas, box.x + 3, box.y + 2, size + 4, card.token)
    room = box.w - size - 12
    middle = (box.x + size + 4 + room / 2, box.y + box.h / 2)
    canvas.text(*middle, str(card.number), role="bold", size=42, colour=ink, align="centre", room=room)


def _draw_gone(canvas: Canvas, card: CardView, box: Box) -> None:
    if card.state == "down":
        canvas.box(box.x, box.y, box.w, box.h, "soft", 9)
        canvas.stamp(icons.lozenges("dusk", "accent"), box.x + 4, box.y + 4, box.w - 8, box.h - 8)
    else:
        canvas.frame(box.x, box.y, box.w, box.h, "faint", "paper", 3, 9)
