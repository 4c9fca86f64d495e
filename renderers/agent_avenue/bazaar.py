"""The black market on the board: its supply with effects, and the ongoing cards before each side."""

from __future__ import annotations

from engines.agent_avenue.cards import Market, spaces_of
from engines.agent_avenue.views import AgentAvenueView, ProposalView, SideView
from renderers.agent_avenue.emblems import EMBLEMS
from renderers.agent_avenue.marks import SHAPES, TINTS, badge
from renderers.agent_avenue.names import effect, market_name
from renderers.canvas import Canvas
from renderers.words import Words, letter

HALF = 498
GAP = 16
EMBLEM = 52


def any_ongoing(view: AgentAvenueView) -> bool:
    """Whether an ongoing market card is in play."""
    return any(side.market for side in view.sides)


def draw_ongoing(canvas: Canvas, view: AgentAvenueView, y: int, tall: int) -> None:
    """Each side's ongoing cards as emblems with what they give."""
    margin = canvas.theme.measures.margin
    for side in view.sides:
        x = margin if side.side == 0 else canvas.theme.measures.width - margin - HALF
        canvas.box(x, y, HALF, tall, TINTS[side.side], 12)
        canvas.stamp(SHAPES[side.side], x + 8, y + tall / 2 - 18, 36)
        _draw_cards(canvas, side, x + 54, y + tall / 2)


def _draw_cards(canvas: Canvas, side: SideView, x: int, middle: float) -> None:
    told = len(side.market) <= 3
    for card in side.market:
        canvas.stamp(EMBLEMS[card], x, middle - EMBLEM / 2, EMBLEM)
        x += EMBLEM + 4
        if told and (tag := _tag(side, card)):
            x += canvas.text(x + 2, middle, tag, role="bold") + 10
        else:
            x += 2 if not told else 8


def _tag(side: SideView, card: Market) -> str:
    """What a card gives, in signs: +3, ×2, 5/7; empty where the roster's numbers tell it."""
    if card is Market.MASTERPLAN:
        return f"{len(set(side.agents))}/7"
    if card is Market.SINISTER_TWIN:
        return "×2"
    return f"+{spaces_of(card)}" if spaces_of(card) else ""


def draw_supply(
    canvas: Canvas, view: AgentAvenueView, words: Words, y: int, tall: int, proposal: ProposalView | None = None
) -> None:
    """The supply's cards side by side; a team's own proposal marked with who would take it."""
    margin = canvas.theme.measures.margin
    wide = (canvas.theme.measures.width - 2 * margin - 2 * GAP) // 3
    for place in range(3):
        x = margin + place * (wide + GAP)
        if place < len(view.market.supply):
            card = view.market.supply[place]
            proposed = proposal if proposal and proposal.card is card else None
            draw_market_card(canvas, card, words, x, y, wide, tall, chosen=proposed is not None)
            if proposed is not None:
                badge(canvas, x + 48, y + 48, 46, view.hands[proposed.taker].side, letter(proposed.taker))
        else:
            canvas.frame(x, y, wide, tall, "kraft", "paper", 4, 14)


def draw_market_card(
    canvas: Canvas, card: Market, words: Words, x: int, y: int, wide: int, tall: int, *, chosen: bool = False
) -> None:
    """A market card lying: emblem, name, effect."""
    canvas.frame(x, y, wide, tall, "stamp" if chosen else "ink", "card", 8 if chosen else 4, 14)
    canvas.stamp(EMBLEMS[card], x + 12, y + 12, 80)
    name = market_name(words, card)
    canvas.paragraph(x + 102, y + 7, name, role="bold", room=wide - 110, lines=2, leading=1.06)
    canvas.paragraph(x + 14, y + 97, effect(words, card), room=wide - 24, lines=3, leading=1.12)
