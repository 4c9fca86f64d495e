"""What the end brings to light: cards set aside by each seat, market cards taken by each side."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from engines.agent_avenue.cards import Market
from engines.agent_avenue.views import AgentAvenueView, HandView, Side, TurnView
from renderers.agent_avenue import icons
from renderers.agent_avenue.emblems import EMBLEMS
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import TINTS, badge
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.pen import Painter
from renderers.seats import letter

WIDE, TALL, FACE = 498, 64, 52


@dataclass(frozen=True, slots=True)
class Strip:
    """A row of small cards with whose it is and what they were."""

    label: str
    """The seat's letter; empty for what belongs to the whole side."""
    side: Side
    icon: Painter
    cards: tuple[Painter, ...]


def keepsake_blocks(view: AgentAvenueView) -> list[Block]:
    """Green's strips on the left, blue's on the right; rows without any card are left out."""
    columns = [[*_asides(view, side), _bought(view, side)] for side in (0, 1)]
    if len(view.sides[0].seats) > len(view.sides[1].seats):
        columns[1].insert(1, None)
    rows = [row for row in zip_longest(*columns) if any(strip and strip.cards for strip in row)]
    return [_block(row) for row in rows]


def _block(row: tuple[Strip | None, ...]) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        for strip, x in zip(row, (margin, canvas.theme.measures.width - margin - WIDE), strict=True):
            if strip is not None and strip.cards:
                _draw_strip(canvas, strip, x, y)

    return Block(TALL, draw, 8)


def _asides(view: AgentAvenueView, side: Side) -> list[Strip | None]:
    return [_aside(hand) for hand in view.hands if hand.side == side]


def _aside(hand: HandView) -> Strip:
    cards = tuple(FACES[agent] for agent in hand.set_aside or ())
    return Strip(letter(hand.seat), hand.side, icons.aside("ink", "card"), cards)


def _bought(view: AgentAvenueView, side: Side) -> Strip:
    cards = tuple(EMBLEMS[card] for card in taken(view.turns, side))
    return Strip("", side, icons.case("ink", "card"), cards)


def taken(turns: tuple[TurnView, ...], side: Side) -> list[Market]:
    """The market cards that a side took, in order."""
    return [
        step.card
        for turn in turns
        for step in turn.steps
        if step.what == "market" and step.side == side and step.card is not None
    ]


def _draw_strip(canvas: Canvas, strip: Strip, x: int, y: int) -> None:
    canvas.box(x, y, WIDE, TALL, TINTS[strip.side], 12)
    badge(canvas, x + 8, y + 8, 48, strip.side, strip.label)
    canvas.stamp(strip.icon, x + 64, y + 13, 38)
    at = x + 112
    step = min(FACE + 6, (WIDE - 112 - FACE - 8) // max(1, len(strip.cards) - 1))
    for index, card in enumerate(strip.cards):
        canvas.stamp(card, at + index * step, y + (TALL - FACE) / 2, FACE)
