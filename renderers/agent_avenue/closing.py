"""The closing picture: result and reason, the distance as a line, what was set aside, the table's score, every turn.

A turn shows who took which card and what lay face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from engines.agent_avenue.cards import CAUGHT_AT, Agent, Market
from engines.agent_avenue.names import signed
from engines.agent_avenue.views import AgentAvenueView, HandView, Side, TurnView
from renderers.agent_avenue import icons
from renderers.agent_avenue.emblems import EMBLEMS
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import SHAPES, TINTS, badge
from renderers.agent_avenue.middle import extras, main_steps, takings
from renderers.agent_avenue.names import agent_name, say
from renderers.agent_avenue.telling import closing_alt, headline
from renderers.canvas import Canvas, imprint
from renderers.flow import Block, height_of, spaced, stacked, tallest
from renderers.fonts import drawable
from renderers.pen import Painter
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words, letter

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


LONG = 7
"""Up to so many turns each has a row of its own with names."""
WIDE = 498
ROW, LONG_ROW, EARLIER = 52, 64, 52
AXIS = 92
DOT = 30
LABEL = 52
"""The least room between two turns' numbers."""


def history_blocks(view: AgentAvenueView, words: Words, room: int) -> list[Block]:
    """The turns in so many pixels of height, the oldest left out where there are too many."""
    turns = view.turns
    if not turns:
        return []
    if len(turns) <= LONG and len(turns) * (LONG_ROW + 4) <= room:
        return [_long_row(turn, words) for turn in turns]
    if len(turns) <= 2 * (room // ROW):
        return [_columns(turns)]
    shown = 2 * ((room - EARLIER) // ROW)
    return [_earlier(words, len(turns) - shown), _columns(turns[-shown:])]


def _earlier(words: Words, missing: int) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        canvas.text(
            canvas.theme.measures.margin, y + 22, say(words, "earlier", turns=missing), colour="soft", room=1008
        )

    return Block(EARLIER, draw, 0)


def _long_row(turn: TurnView, words: Words) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        canvas.text(margin + 44, y + 32, str(turn.number), role="slab", size=44, colour="soft", align="right")
        for column, taking in enumerate(takings(turn)):
            x = margin + 68 + column * 430
            at = _draw_card(canvas, turn, taking, x, y + 4, 56)
            end = x + 414
            end -= canvas.text(end, y + 32, _spaces(turn, taking[0]), role="bold", size=42, align="right") + 10
            canvas.text(at + 8, y + 32, agent_name(words, taking[1]), room=end - at - 8)
        _draw_lead(canvas, turn, canvas.theme.measures.width - margin, y + 32)

    return Block(LONG_ROW, draw, 4)


def _columns(turns: tuple[TurnView, ...]) -> Block:
    rows = -(-len(turns) // 2)

    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        canvas.rule(canvas.theme.measures.width / 2 - 1, y, 3, "kraft", rows * ROW)
        for index, turn in enumerate(turns):
            column, row = divmod(index, rows)
            _draw_short(canvas, turn, margin + column * (WIDE + 12), y + row * ROW)

    return Block(rows * ROW, draw)


def _draw_short(canvas: Canvas, turn: TurnView, x: int, y: int) -> None:
    middle = y + ROW / 2
    canvas.text(x + 42, middle, str(turn.number), role="bold", colour="soft", align="right")
    for column, taking in enumerate(takings(turn)):
        at = x + 54 + column * 182
        end = _draw_card(canvas, turn, taking, at, y + 2, ROW - 6)
        canvas.text(end + 4, middle, _spaces(turn, taking[0]), role="bold")
    _draw_lead(canvas, turn, x + WIDE - 6, middle)


def _draw_card(canvas: Canvas, turn: TurnView, taking: tuple[Side, Agent, bool], x: int, y: int, size: int) -> int:
    """Whose it became, its portrait, whether more came of it, whether it had lain face down; returns its end."""
    side, agent, down = taking
    canvas.stamp(SHAPES[side], x, y + size / 2 - 18, 36)
    canvas.stamp(FACES[agent], x + 40, y, size)
    x += 44 + size
    if any(each.side == side for each in extras(turn)):
        canvas.box(x - 26, y + size - 26, 28, 28, "accent", 6)
        canvas.stamp(icons.case("ink", "accent"), x - 24, y + size - 25, 24)
    if down:
        canvas.stamp(icons.back, x, y + size / 2 - 17, 34)
        x += 38
    return x


def _spaces(turn: TurnView, side: Side) -> str:
    """How far the side's own card moved it."""
    step = main_steps(turn).get(side)
    return signed(step.spaces) if step else ""


def _draw_lead(canvas: Canvas, turn: TurnView, right: float, middle: float) -> None:
    """Who is how far ahead after the turn."""
    if not turn.lead:
        canvas.text(right, middle, "=", role="bold", size=42, align="right")
        return
    told = canvas.text(right, middle, str(abs(turn.lead)), role="bold", size=42, align="right")
    canvas.stamp(SHAPES[0 if turn.lead > 0 else 1], right - told - 34, middle - 14, 28)


def draw_chart(canvas: Canvas, leads: Sequence[int], first: int, x: int, y: int, w: int, h: int) -> None:
    """Side 0's lead after each turn from turn `first` on: above the middle green is ahead, below it blue."""
    canvas.frame(x, y, w, h, "ink", "card", 4, 16)
    plot = h - 58
    top = max(CAUGHT_AT + 2, *(abs(lead) + 2 for lead in leads)) if leads else CAUGHT_AT + 2
    middle = y + 8 + plot / 2
    unit = plot / 2 / top
    _draw_limits(canvas, x, w, middle, unit)
    step = (w - AXIS - 54) / max(1, len(leads))
    points = [
        (x + AXIS, middle),
        *((x + AXIS + step * (i + 1), middle - unit * lead) for i, lead in enumerate(leads)),
    ]
    canvas.line(tuple(points), "ink", 7)
    every = max(1, -(-LABEL // max(1, int(step))))
    for index, lead in enumerate(leads):
        px, py = points[index + 1]
        _draw_dot(canvas, lead, px, py)
        if (len(leads) - 1 - index) % every == 0:
            canvas.text(px, y + h - 32, str(first + index), colour="soft", align="centre")


def _draw_limits(canvas: Canvas, x: int, w: int, middle: float, unit: float) -> None:
    """The lines at which the one or the other is caught, and the middle."""
    for side, sign in ((0, -1), (1, 1)):
        at = middle + sign * unit * CAUGHT_AT
        canvas.line(((x + AXIS, at), (x + w - 24, at)), "stamp", 4, (14, 12))
        canvas.stamp(SHAPES[side], x + 28, at - 21, 42)
    canvas.line(((x + AXIS, middle), (x + w - 24, middle)), "kraft", 4)


def _draw_dot(canvas: Canvas, lead: int, x: float, y: float) -> None:
    if lead:
        side: Side = 0 if lead > 0 else 1
        canvas.stamp(SHAPES[side], x - DOT / 2, y - DOT / 2, DOT)
    else:
        canvas.line(((x - 1, y), (x + 1, y)), "ink", DOT * 0.7)
