"""A seat's own picture: its cards, and what its question needs: the two cards, an ability, the supply."""

from __future__ import annotations

from collections import Counter

from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.moves import Which
from engines.agent_avenue.views import AgentAvenueView, HandView, Side, other
from renderers import signs
from renderers.agent_avenue import icons
from renderers.agent_avenue.bazaar import any_ongoing, draw_ongoing, draw_supply
from renderers.agent_avenue.cards import GAP, SHORT, TALL, WIDE, Outlook, draw_agent_card, draw_chip, outlook
from renderers.agent_avenue.emblems import EMBLEMS
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import SHAPES, badge
from renderers.agent_avenue.middle import draw_card
from renderers.agent_avenue.names import agent_name, effect, market_name, say
from renderers.agent_avenue.roster import draw_plates, draw_roster
from renderers.agent_avenue.telling import hand_alt, prompt
from renderers.canvas import Canvas
from renderers.flow import Block, fitted, stacked
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words, letter

BAND, SUPPLY = 100, 240
A_ROW = 4
OPTION_WIDE, OPTION_TALL, OPTION_FACE = 498, 336, 230
"""A card of the middle to take, and its portrait, in pixels."""


def hand(view: AgentAvenueView, words: Words) -> Picture:
    """What the view's seat holds and is asked; a seat must be looking."""
    own = own_hand(view)
    blocks = [_band(view, words, own), *_question(view, words, own), *_standing(view, words, own)]
    look = theme("agent_avenue")
    canvas = stacked(look, fitted(look, blocks))
    return picture(canvas.image, look.palette, hand_alt(view, words))


def own_hand(view: AgentAvenueView) -> HandView:
    """The looking seat's own cards; raises `ValueError` for a spectator."""
    for each in view.hands:
        if each.seat == view.seat:
            return each
    raise ValueError("a spectator has no hand")


def _band(view: AgentAvenueView, words: Words, own: HandView) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        measures = canvas.theme.measures
        canvas.box(0, y, measures.width, BAND, "ink")
        canvas.rule(0, y + BAND - 6, measures.width, "stamp", 6)
        badge(canvas, measures.margin, y + 19, 56, own.side, letter(own.seat))
        room = measures.width - 2 * measures.margin - 74
        canvas.text(measures.margin + 74, y + 48, prompt(view, words), role="bold", size=48, colour="card", room=room)

    return Block(BAND, draw, 20)


def _question(view: AgentAvenueView, words: Words, own: HandView) -> list[Block]:
    """The parts that differ by what is asked, the own cards among them."""
    asked = own.seat in view.to_act
    if view.stage == "recruit" and asked:
        return [_recruit_block(view, words, own), _cards_small(own)]
    if view.stage == "market" and asked:
        return [_supply(view, words), _cards(view, words, own)]
    if view.stage == "ability" and view.ability:
        return [_ability_block(view, words), *_targets(view, words, own)]
    blocks = [_table_block(view, words)] if view.stage == "lay_second" else []
    return [*blocks, _cards(view, words, own)]


def _targets(view: AgentAvenueView, words: Words, own: HandView) -> list[Block]:
    """What an ability can choose from: the agents in play that it takes back or away, else the own cards."""
    asked = own.seat in view.to_act
    if asked and view.taken_back is not None:
        return [_grid(view, words, (view.taken_back,), own.side), _cards_small(own)]
    if asked and view.ability is Market.SPYCATION:
        return [_grid(view, words, view.sides[own.side].agents, own.side), _cards_small(own)]
    if asked and view.ability is Market.MIND_CONTROL:
        return [_grid(view, words, view.sides[other(own.side)].agents, own.side), _cards_small(own)]
    return [_cards(view, words, own)]


def _cards(view: AgentAvenueView, words: Words, own: HandView) -> Block:
    return _grid(view, words, own.hand or (), own.side)


def _grid(view: AgentAvenueView, words: Words, cards: tuple[Agent, ...], mine: Side) -> Block:
    """Cards in rows of four with what each would do; equal ones as one where they are many."""
    held = list(Counter(cards).items()) if len(cards) > A_ROW else [(card, 1) for card in cards]
    rows = -(-len(held) // A_ROW)
    tall = TALL if rows < 2 else SHORT

    def draw(canvas: Canvas, y: int) -> None:
        if not held:
            canvas.text(540, y + 48, say(words, "no-cards"), colour="soft", align="centre", room=1000)
            return
        _draw_key(canvas, words, mine, y + 20)
        for index, card in enumerate(held):
            row, column = divmod(index, A_ROW)
            x = canvas.theme.measures.margin + column * (WIDE + GAP)
            draw_agent_card(canvas, view, words, card, mine, x, y + 48 + row * (tall + GAP), tall)

    return Block(48 + rows * (tall + GAP) - GAP if held else 96, draw)


def _draw_key(canvas: Canvas, words: Words, mine: Side, y: int) -> None:
    x: float = canvas.theme.measures.margin
    for side, key in ((mine, "if-you"), (other(mine), "if-they")):
        canvas.stamp(SHAPES[side], x, y - 17, 34)
        x += 42 + canvas.text(x + 42, y, say(words, key), colour="soft", room=450) + 40


def _cards_small(own: HandView) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        x = canvas.theme.measures.margin
        canvas.stamp(signs.hand("ink"), x, y + 24, 48)
        _row(canvas, own.hand or (), x + 64, y, 96)

    return Block(96, draw, spare=2)


def _row(canvas: Canvas, cards: tuple[Agent, ...], x: int, y: int, size: int) -> None:
    room = canvas.theme.measures.width - canvas.theme.measures.margin - x
    step = min(size + 12, (room - size) // max(1, len(cards) - 1)) if len(cards) > 1 else 0
    for index, card in enumerate(cards):
        draw_card(canvas, FACES[card], x + index * step, y, size)


def _supply(view: AgentAvenueView, words: Words) -> Block:
    return Block(SUPPLY, lambda canvas, y: draw_supply(canvas, view, words, y, SUPPLY, view.proposal))


def _standing(view: AgentAvenueView, words: Words, own: HandView) -> list[Block]:
    """What stands for everybody, and what this seat has set aside."""
    blocks = [_asides(own, words)] if own.set_aside or (own.set_aside_left and _may_set_aside(view)) else []
    blocks.append(Block(80, lambda canvas, y: draw_plates(canvas, view, y, 80)))
    blocks.append(Block(228, lambda canvas, y: draw_roster(canvas, view, words, y, 57), spare=1))
    if any_ongoing(view):
        blocks.append(Block(62, lambda canvas, y: draw_ongoing(canvas, view, y, 62), spare=3))
    return blocks


def _may_set_aside(view: AgentAvenueView) -> bool:
    return view.deck > 0 and view.seat in view.to_act and view.stage in ("play", "lay_first", "lay_second")


def _asides(own: HandView, words: Words) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        x = canvas.theme.measures.margin
        told = canvas.text(x, y + 36, say(words, "set-aside", left=own.set_aside_left), colour="soft", room=560)
        _row(canvas, own.set_aside or (), x + told + 18, y, 72)

    return Block(72, draw, spare=4)


def _recruit_block(view: AgentAvenueView, words: Words, own: HandView) -> Block:
    """Both cards, and what taking the one or the other would do as far as anybody can know."""

    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        _draw_option(canvas, view, words, own.side, "face_up", margin, y)
        _draw_option(
            canvas, view, words, own.side, "face_down", canvas.theme.measures.width - margin - OPTION_WIDE, y
        )

    return Block(OPTION_TALL, draw)


def _draw_option(
    canvas: Canvas, view: AgentAvenueView, words: Words, mine: Side, which: Which, x: int, y: int
) -> None:
    up = view.pair.face_up
    known = which == "face_up" and up is not None
    canvas.frame(x, y, OPTION_WIDE, OPTION_TALL, "ink", "card", 4, 16)
    title = agent_name(words, up) if known and up else say(words, "face-down")
    canvas.text(x + 20, y + 44, title, role="bold", size=48, room=OPTION_WIDE - 40 - 60 * len(view.picks))
    draw_card(canvas, FACES[up] if known and up else icons.back, x + 16, y + 86, OPTION_FACE)
    _draw_picks(canvas, view, which, x + OPTION_WIDE - 16, y + 18)
    left, wide = x + OPTION_FACE + 34, OPTION_WIDE - OPTION_FACE - 52
    for row, side in enumerate((mine, other(mine))):
        canvas.text(left, y + 106 + row * 118, say(words, ("you-get", "they-get")[row]), colour="soft", room=wide)
        draw_chip(
            canvas, _seen(view, side, taken=(side == mine) == known), side, left, y + 130 + row * 118, wide, 68, 52
        )


def _seen(view: AgentAvenueView, side: Side, *, taken: bool) -> Outlook | None:
    """What the face-up card would do for the side that gets it."""
    return outlook(view, side, view.pair.face_up) if taken and view.pair.face_up else None


def _draw_picks(canvas: Canvas, view: AgentAvenueView, which: Which, right: int, y: int) -> None:
    """Who of the team has picked this one."""
    for pick in view.picks:
        if pick.which == which:
            right -= 54
            badge(canvas, right, y, 50, view.hands[pick.seat].side, letter(pick.seat))


def _ability_block(view: AgentAvenueView, words: Words) -> Block:
    """The market card that is being carried out."""

    def draw(canvas: Canvas, y: int) -> None:
        if view.ability is None:
            return
        margin = canvas.theme.measures.margin
        wide = canvas.theme.measures.width - 2 * margin
        canvas.frame(margin, y, wide, 136, "ink", "card", 4, 16)
        canvas.stamp(EMBLEMS[view.ability], margin + 12, y + 12, 112)
        room = wide - 160
        canvas.text(margin + 142, y + 44, market_name(words, view.ability), role="bold", size=48, room=room)
        canvas.text(margin + 142, y + 98, effect(words, view.ability), room=room)

    return Block(136, draw)


def _table_block(view: AgentAvenueView, words: Words) -> Block:
    """The partner's card that already lies on the table."""

    def draw(canvas: Canvas, y: int) -> None:
        up = view.pair.face_up
        if up is None:
            return
        margin = canvas.theme.measures.margin
        draw_card(canvas, FACES[up], margin, y, 96)
        if view.pair.face_up_by is not None:
            badge(canvas, margin + 108, y + 22, 52, view.active, letter(view.pair.face_up_by))
        canvas.text(margin + 176, y + 48, agent_name(words, up), role="bold", size=48, room=780)

    return Block(96, draw)
