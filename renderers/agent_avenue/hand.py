"""A seat's own picture: how near either side is, its cards, and what its question needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.moves import Which
from engines.agent_avenue.views import AgentAvenueView, HandView, Side, other
from renderers import signs
from renderers.agent_avenue import icons
from renderers.agent_avenue.bazaar import draw_supply
from renderers.agent_avenue.cards import CHIP, Outlook, draw_agent_card, draw_chip, outlook
from renderers.agent_avenue.emblems import EMBLEMS
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import badge
from renderers.agent_avenue.middle import draw_card
from renderers.agent_avenue.names import agent_name, effect, market_name, say
from renderers.agent_avenue.pairing import pair_block
from renderers.agent_avenue.standing import LINE, STRIP, draw_in_play, draw_standing
from renderers.agent_avenue.telling import hand_alt, pair_alt
from renderers.canvas import Box, Canvas
from renderers.flow import Block, fitted, stacked
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words, letter

SUPPLY, TOP = 250, 20
A_ROW, GAP = 4, 8
TALL, SHORT = 520, 360
"""A card's height alone in its row, and in one of two rows, in pixels."""
WIDEST = 330
OPTION_WIDE, OPTION_TALL, OPTION_FACE = 498, 350, 236
"""A card of the middle to take, and its portrait, in pixels."""


def hand(view: AgentAvenueView, words: Words) -> Picture:
    """What the view's seat holds and what its question needs; a seat must be looking."""
    own = own_hand(view)
    return _drawn(_question(view, words, own), view, words, own, hand_alt(view, words))


def pair(view: AgentAvenueView, words: Words, up: Agent) -> Picture:
    """The same with one card chosen to lie face up: what each other one beside it would bring."""
    own = own_hand(view)
    held = own.hand or ()
    return _drawn([pair_block(view, words, up, held, own.side)], view, words, own, pair_alt(view, words, up, held))


def _drawn(blocks: list[Block], view: AgentAvenueView, words: Words, own: HandView, alt: str) -> Picture:
    look = theme("agent_avenue")
    standing = Block(STRIP, lambda canvas, y: draw_standing(canvas, view, words, own, y))
    asides = [_asides(own, words)] if own.set_aside else []
    canvas = stacked(look, fitted(look, [Block(0, _nothing, TOP), standing, *blocks, *asides]))
    return picture(canvas.image, look.palette, alt)


def _nothing(_canvas: Canvas, _y: int) -> None:
    """Only room."""


def own_hand(view: AgentAvenueView) -> HandView:
    """The looking seat's own cards; raises `ValueError` for a spectator."""
    for each in view.hands:
        if each.seat == view.seat:
            return each
    raise ValueError("a spectator has no hand")


def _question(view: AgentAvenueView, words: Words, own: HandView) -> list[Block]:
    """The parts that differ by what is asked, the own cards among them."""
    asked, up = own.seat in view.to_act, view.pair.face_up
    if view.stage == "recruit" and asked:
        return [_recruit_block(view, words, own), _cards_small(own)]
    if view.stage == "market" and asked:
        return [_supply(view, words), _cards_small(own), *_in_play(view)]
    if view.stage == "ability" and view.ability:
        return [_ability_block(view, words), *_targets(view, words, own)]
    if view.stage == "lay_second" and asked and up is not None and own.hand:
        return [pair_block(view, words, up, own.hand, own.side)]
    return [_cards(view, words, own)]


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


def _grid(view: AgentAvenueView, words: Words, cards: Sequence[Agent], mine: Side) -> Block:
    """Cards in rows of four with what each would do, equal ones as one; as wide as they can be."""
    held = list(Counter(cards).items())
    rows = -(-len(held) // A_ROW)
    columns = max(3, -(-len(held) // max(1, rows)))
    tall = TALL if rows < 2 else SHORT

    def draw(canvas: Canvas, y: int) -> None:
        if not held:
            canvas.text(540, y + 200, say(words, "no-cards"), size=48, colour="soft", align="centre", room=1000)
            return
        room = canvas.theme.measures.width - 2 * canvas.theme.measures.margin
        wide = min(WIDEST, (room - (columns - 1) * GAP) // columns)
        shift = max(0, room - min(columns, len(held)) * (wide + GAP) + GAP) // 2
        for index, card in enumerate(held):
            row, column = divmod(index, columns)
            x = canvas.theme.measures.margin + shift + column * (wide + GAP)
            draw_agent_card(canvas, view, words, card, mine, Box(x, y + row * (tall + GAP), wide, tall))

    return Block(rows * (tall + GAP) - GAP if held else TALL, draw)


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


def _in_play(view: AgentAvenueView) -> list[Block]:
    """Whom the sides have in play, which is what most of the market's cards are about."""
    return [Block(LINE, partial(draw_in_play, side=side.side, agents=side.agents), 6) for side in view.sides]


def _supply(view: AgentAvenueView, words: Words) -> Block:
    return Block(SUPPLY, lambda canvas, y: draw_supply(canvas, view, words, y, SUPPLY, view.proposal))


def _asides(own: HandView, words: Words) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        x = canvas.theme.measures.margin
        told = canvas.text(x, y + 36, say(words, "set-aside"), colour="soft", room=460)
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
    left, wide = x + OPTION_FACE + 26, OPTION_WIDE - OPTION_FACE - 42
    for row, side in enumerate((mine, other(mine))):
        seen = _seen(view, side, taken=(side == mine) == known)
        chip = Box(left, y + 126 + row * (CHIP + 30), wide, CHIP + 14)
        draw_chip(canvas, seen, side, chip, say(words, ("you-get", "they-get")[row]))


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
