"""The closing picture: result and reason, the distance, every turn, what was set aside, the table's score."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from engines.agent_avenue.cards import Market
from engines.agent_avenue.views import AgentAvenueView, HandView, Side, TurnView
from renderers.agent_avenue import icons
from renderers.agent_avenue.emblems import EMBLEMS
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.history import draw_chart, history_blocks
from renderers.agent_avenue.marks import SHAPES, TINTS, badge
from renderers.agent_avenue.names import say
from renderers.agent_avenue.telling import closing_alt, headline
from renderers.canvas import Canvas, imprint
from renderers.flow import Block, height_of, spaced, stacked, tallest
from renderers.fonts import drawable
from renderers.pen import Painter
from renderers.picture import Picture, picture
from renderers.seats import letter
from renderers.theme import theme
from renderers.words import Words

BAND = 116
GAP = 12
"""What stands between the turns and what comes below them."""
STRIP_WIDE, STRIP_TALL, SMALL = 498, 64, 52
"""A strip of small cards, and a card on it, in pixels."""
Score = tuple[int, ...]
"""Games won at this table so far, this one included, by seat as seated now."""


def closing(view: AgentAvenueView, words: Words, score: Score | None) -> Picture:
    """The finished game told; `score` is the table's over all rematches, None where it was the first."""
    look = theme("agent_avenue")
    above = [_band(view, words), _reason(view, words), _chart(view)]
    below = _keepsakes(view) + ([] if score is None else [_score(view, words, score)])
    room = tallest(look) - height_of([*above, *below]) - 2 * GAP
    canvas = stacked(look, [*above, *history_blocks(view, words, room), *spaced(below, GAP)])
    return picture(canvas.image, look.palette, closing_alt(view, words, score))


def winner(view: AgentAvenueView) -> Side | None:
    """The side that has won."""
    if view.outcome is None or not view.outcome.winners:
        return None
    return view.hands[view.outcome.winners[0]].side


def _band(view: AgentAvenueView, words: Words) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        measures = canvas.theme.measures
        canvas.box(0, y, measures.width, BAND, "ink")
        canvas.rule(0, y + BAND - 6, measures.width, "stamp", 6)
        side = winner(view)
        x = measures.margin
        if side is not None:
            canvas.stamp(SHAPES[side], x, y + 21, 68)
            x += 88
        canvas.text(
            x, y + 56, headline(view, words), role="slab", size=66, colour="card", room=measures.width - x - 30
        )

    return Block(BAND, draw, 10)


def _reason(view: AgentAvenueView, words: Words) -> Block:
    """Why it ended, and the stamp on it."""

    def draw(canvas: Canvas, y: int) -> None:
        if view.outcome is not None:
            reason = drawable(words(view.outcome.reason))
            canvas.paragraph(canvas.theme.measures.margin, y + 8, reason, room=690, lines=3, size=46, role="bold")
        imprint(canvas, 892, y + 74, say(words, "closed"), 300, 60)

    return Block(150, draw, 8)


def _chart(view: AgentAvenueView) -> Block:
    turns = view.turns
    tall = 300 if len(turns) <= 12 else 236

    def draw(canvas: Canvas, y: int) -> None:
        leads = [turn.lead for turn in turns]
        draw_chart(canvas, leads, turns[0].number if turns else 1, canvas.theme.measures.margin, y, 1008, tall)

    return Block(tall, draw)


def _score(view: AgentAvenueView, words: Words, score: Score) -> Block:
    """The table's games: a side's seats and how many it has won."""

    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        canvas.frame(margin, y, 1008, 88, "ink", "card", 4, 14)
        told = canvas.text(margin + 24, y + 44, say(words, "score"), role="bold", size=44, room=420)
        x: float = margin + told + 60
        for hand in view.hands:
            badge(canvas, x, y + 18, 52, hand.side, letter(hand.seat))
            x += 62 + canvas.text(x + 62, y + 44, str(score[hand.seat]), role="slab", size=54) + 40

    return Block(88, draw)


@dataclass(frozen=True, slots=True)
class Strip:
    """A row of small cards with whose it is and what they were."""

    label: str
    """The seat's letter; empty for what belongs to the whole side."""
    side: Side
    icon: Painter
    cards: tuple[Painter, ...]


def _keepsakes(view: AgentAvenueView) -> list[Block]:
    """Green's strips on the left, blue's on the right; rows without any card are left out."""
    columns = [[*_asides(view, side), _bought(view, side)] for side in (0, 1)]
    if len(view.sides[0].seats) > len(view.sides[1].seats):
        columns[1].insert(1, None)
    rows = [row for row in zip_longest(*columns) if any(strip and strip.cards for strip in row)]
    return [_block(row) for row in rows]


def _block(row: tuple[Strip | None, ...]) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        for strip, x in zip(row, (margin, canvas.theme.measures.width - margin - STRIP_WIDE), strict=True):
            if strip is not None and strip.cards:
                _draw_strip(canvas, strip, x, y)

    return Block(STRIP_TALL, draw, 8)


def _asides(view: AgentAvenueView, side: Side) -> list[Strip | None]:
    return [_aside(hand) for hand in view.hands if hand.side == side]


def _aside(hand: HandView) -> Strip:
    cards = tuple(FACES[agent] for agent in hand.set_aside or ())
    return Strip(letter(hand.seat), hand.side, icons.aside("ink", "card"), cards)


def _bought(view: AgentAvenueView, side: Side) -> Strip:
    cards = tuple(EMBLEMS[card] for card in _taken(view.turns, side))
    return Strip("", side, icons.case("ink", "card"), cards)


def _taken(turns: tuple[TurnView, ...], side: Side) -> list[Market]:
    """The market cards that a side took, in order."""
    return [
        step.card
        for turn in turns
        for step in turn.steps
        if step.what == "market" and step.side == side and step.card is not None
    ]


def _draw_strip(canvas: Canvas, strip: Strip, x: int, y: int) -> None:
    canvas.box(x, y, STRIP_WIDE, STRIP_TALL, TINTS[strip.side], 12)
    badge(canvas, x + 8, y + 8, 48, strip.side, strip.label)
    canvas.stamp(strip.icon, x + 64, y + 13, 38)
    at = x + 112
    step = min(SMALL + 6, (STRIP_WIDE - 112 - SMALL - 8) // max(1, len(strip.cards) - 1))
    for index, card in enumerate(strip.cards):
        canvas.stamp(card, at + index * step, y + (STRIP_TALL - SMALL) / 2, SMALL)
