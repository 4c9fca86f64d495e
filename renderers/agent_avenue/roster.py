"""How the sides stand: a plate each with its seats and the distance, and the roster of all eight agents in play."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent
from engines.agent_avenue.names import signed
from engines.agent_avenue.views import AgentAvenueView, Side
from renderers.agent_avenue import icons
from renderers.agent_avenue.cards import outlook
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import LOSES, SHAPES, TINTS, WINS
from renderers.agent_avenue.names import agent_name, say
from renderers.canvas import Canvas
from renderers.words import Words

WIDTH = 498
"""Of a plate and of an agent's cell, in pixels."""
CHIP = 106
GAP = 5
ONCE = (Agent.SIDEKICK, Agent.MOLE)
"""The agents of one copy each."""


def draw_roster(canvas: Canvas, view: AgentAvenueView, words: Words, y: int, row: int) -> None:
    """The agents in two columns, `row` pixels each."""
    margin = canvas.theme.measures.margin
    for index, agent in enumerate(Agent):
        column, line = divmod(index, 4)
        x = margin if column == 0 else canvas.theme.measures.width - margin - WIDTH
        _draw_agent(canvas, view, words, agent, x, y + line * row, row)


def draw_legend(canvas: Canvas, words: Words, y: int) -> None:
    """What the two numbers of a chip mean."""
    x = float(canvas.theme.measures.margin)
    for side in (0, 1):
        canvas.stamp(SHAPES[side], x, y - 16, 32)
        x += 36
    canvas.text(x + 6, y, say(words, "legend"), colour="soft", room=900)


def _draw_agent(canvas: Canvas, view: AgentAvenueView, words: Words, agent: Agent, x: int, y: int, row: int) -> None:
    face = row - 6
    canvas.stamp(FACES[agent], x, y, face)
    room = WIDTH - face - 16 - 2 * (CHIP + GAP)
    canvas.text(x + face + 10, y + face / 2, agent_name(words, agent), room=room)
    for side in (0, 1):
        _draw_chip(canvas, view, side, agent, x + WIDTH - (2 - side) * (CHIP + GAP) + GAP, y + 2, face - 4)


def _draw_chip(canvas: Canvas, view: AgentAvenueView, side: Side, agent: Agent, x: int, y: int, tall: int) -> None:
    count = view.sides[side].agents.count(agent)
    next_one = outlook(view, side, agent)
    decisive = next_one.wins or next_one.loses
    canvas.box(x, y, CHIP, tall, WINS if next_one.wins else LOSES if next_one.loses else TINTS[side], 10)
    middle = y + tall / 2
    if count:
        canvas.stamp(SHAPES[side], x + 2, middle - 20, 40)
        canvas.text(x + 22, middle, str(count), role="bold", colour="card", align="centre")
    if agent is Agent.CODEBREAKER and not decisive:
        canvas.text(x + 44, middle, "/3" if count else "", role="bold")
    elif decisive:
        sign = icons.win("ink") if next_one.wins else icons.lose("card", LOSES)
        canvas.stamp(sign, x + CHIP - 52, middle - 20, 40)
    elif not (count and agent in ONCE):
        colour = "ink" if count else "soft"
        canvas.text(x + CHIP - 6, middle, signed(next_one.spaces), role="bold", colour=colour, align="right")
