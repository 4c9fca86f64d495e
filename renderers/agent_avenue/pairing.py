"""Half a pair laid: the card that lies face up, and for each that could go face down what either choice brings."""

from __future__ import annotations

from collections.abc import Sequence

from engines.agent_avenue.belief import forecast_own
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.views import AgentAvenueView, Side, other
from renderers.agent_avenue import icons
from renderers.agent_avenue.cards import CHIP, draw_chip, outlook_of_pair
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.middle import draw_card
from renderers.agent_avenue.names import agent_name, say
from renderers.canvas import Box, Canvas
from renderers.flow import Block
from renderers.words import Words

UP, HEAD, ROW = 200, 64, 134
"""The width of the card face up, the height of the table's head and of a row, in pixels."""
NAME = 52


def partners(up: Agent, held: Sequence[Agent]) -> tuple[Agent, ...]:
    """The names that may go with the one that lies face up (AA-4): others, unless there is none."""
    return tuple(agent for agent in dict.fromkeys(held) if agent is not up) or (up,)


def pair_block(view: AgentAvenueView, words: Words, up: Agent, held: Sequence[Agent], mine: Side) -> Block:
    """The card face up on the left, on the right a row for each card that may lie beside it."""
    downs = partners(up, held)
    tall = max(HEAD + len(downs) * ROW, UP + 130)

    def draw(canvas: Canvas, y: int) -> None:
        margin = canvas.theme.measures.margin
        _draw_up(canvas, words, up, margin, y, tall)
        left = margin + UP + 20
        _draw_heads(canvas, words, up, Box(left, y, canvas.theme.measures.width - margin - left, HEAD))
        for row, down in enumerate(downs):
            box = Box(left, y + HEAD + row * ROW, canvas.theme.measures.width - margin - left, ROW - 10)
            _draw_down(canvas, view, words, (up, down), mine, box)

    return Block(tall, draw)


def _draw_up(canvas: Canvas, words: Words, up: Agent, x: int, y: int, tall: int) -> None:
    canvas.frame(x, y, UP, tall, "ink", "card", 4, 16)
    canvas.stamp(icons.opened("soft", "card"), x + (UP - 56) // 2, y + 8, 56)
    face = UP - 20
    top = y + 64 + max(0, (tall - 64 - face - NAME) // 2)
    canvas.stamp(FACES[up], x + 10, top, face)
    canvas.text(
        x + UP / 2, top + face + 26, agent_name(words, up), role="bold", size=44, align="centre", room=UP - 16
    )


def _cells(box: Box) -> tuple[int, int, int]:
    """Where the two cells of a row begin, and how wide each is."""
    left = box.x + ROW + 2
    wide = (box.x + box.w - left - 20) // 2
    return left, left + wide + 20, wide


def _draw_heads(canvas: Canvas, words: Words, up: Agent, box: Box) -> None:
    """Above either cell which card the others take."""
    canvas.text(box.x, box.y + 30, say(words, "they-take"), colour="soft", room=ROW - 4)
    first, second, wide = _cells(box)
    for x, picture, told in ((first, FACES[up], "face-up"), (second, icons.back, "face-down")):
        draw_card(canvas, picture, x, box.y + 2, 56)
        canvas.text(x + 68, box.y + 30, say(words, told), colour="soft", room=wide - 68)


def _draw_down(
    canvas: Canvas, view: AgentAvenueView, words: Words, pair: tuple[Agent, Agent], mine: Side, box: Box
) -> None:
    """A card that could lie face down: what both sides get if the others take up, and if they take down."""
    up, down = pair
    canvas.box(box.x, box.y, box.w, box.h, "card", 14)
    canvas.stamp(FACES[down], box.x, box.y, box.h)
    first, second, wide = _cells(box)
    canvas.text(first, box.y + 26, agent_name(words, down), role="bold", size=42, room=box.x + box.w - first - 12)
    for x, theirs, own in ((first, up, down), (second, down, up)):
        told = forecast_own(view, own, theirs)
        half = (wide - 8) // 2
        for place, side in enumerate((mine, other(mine))):
            chip = Box(x + place * (half + 8), box.y + NAME, half, CHIP - 6)
            draw_chip(canvas, outlook_of_pair(told, side), side, chip)
