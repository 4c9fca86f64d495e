"""What a question lays before its player: the two cards to take from, an ability, the partner's card."""

from __future__ import annotations

from engines.agent_avenue.moves import Which
from engines.agent_avenue.views import AgentAvenueView, HandView, Side
from renderers.agent_avenue import icons
from renderers.agent_avenue.cards import draw_chip, other
from renderers.agent_avenue.emblems import EMBLEMS
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import badge
from renderers.agent_avenue.middle import draw_card
from renderers.agent_avenue.names import agent_name, effect, market_name, say
from renderers.agent_avenue.outlook import Outlook, outlook
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.seats import letter
from renderers.words import Words

WIDE, TALL = 498, 336
FACE = 230


def recruit_block(view: AgentAvenueView, words: Words, own: HandView) -> Block:
    """Both cards, and what taking the one or the other would do as far as anybody can know."""

    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        _draw_option(canvas, view, words, own.side, "face_up", margin, y)
        _draw_option(canvas, view, words, own.side, "face_down", canvas.theme.measures.width - margin - WIDE, y)

    return Block(TALL, draw)


def _draw_option(
    canvas: Canvas, view: AgentAvenueView, words: Words, mine: Side, which: Which, x: int, y: int
) -> None:
    up = view.pair.face_up
    known = which == "face_up" and up is not None
    canvas.frame(x, y, WIDE, TALL, "ink", "card", 4, 16)
    title = agent_name(words, up) if known and up else say(words, "face-down")
    canvas.text(x + 20, y + 44, title, role="bold", size=48, room=WIDE - 40 - 60 * len(view.picks))
    draw_card(canvas, FACES[up] if known and up else icons.back, x + 16, y + 86, FACE)
    _draw_picks(canvas, view, which, x + WIDE - 16, y + 18)
    left, wide = x + FACE + 34, WIDE - FACE - 52
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


def ability_block(view: AgentAvenueView, words: Words) -> Block:
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


def table_block(view: AgentAvenueView, words: Words) -> Block:
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
