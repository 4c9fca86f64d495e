"""How the sides stand: a plate each with its seats and the distance, and the roster of all eight agents in play."""

from __future__ import annotations

from dataclasses import dataclass

from engines.agent_avenue.cards import CAUGHT_AT, Agent
from engines.agent_avenue.names import COLOURS, signed
from engines.agent_avenue.views import AgentAvenueView, HandView, Side
from renderers import signs
from renderers.agent_avenue import icons
from renderers.agent_avenue.cards import outlook
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import LOSES, SHAPES, TINTS, WINS, badge
from renderers.agent_avenue.names import agent_name, say
from renderers.canvas import Canvas
from renderers.words import Words, letter

WIDTH = 498
"""Of a plate and of an agent's cell, in pixels."""
CHIP = 106
GAP = 5
ONCE = (Agent.SIDEKICK, Agent.MOLE)
"""The agents of one copy each."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large a plate's parts are, in pixels, and whether an arrow points from the distance to the other pawn."""

    badge: int
    icon: int
    gap: int
    arrow: bool


ALONE = Sizes(badge=50, icon=38, gap=10, arrow=True)
TOGETHER = Sizes(badge=44, icon=30, gap=5, arrow=False)


def to_catch(view: AgentAvenueView, side: Side) -> int | None:
    """How many spaces a side must gain to catch the other, 0 where it has; None where it is caught itself (AA-9)."""
    lead = view.lead if side == 0 else -view.lead
    return None if lead <= -CAUGHT_AT else max(0, CAUGHT_AT - lead)


def draw_plates(canvas: Canvas, view: AgentAvenueView, y: int, tall: int) -> None:
    """Both plates side by side."""
    margin = canvas.theme.measures.margin
    for side in (0, 1):
        x = margin if side == 0 else canvas.theme.measures.width - margin - WIDTH
        _draw_plate(canvas, view, side, x, y, tall)


def _draw_plate(canvas: Canvas, view: AgentAvenueView, side: Side, x: int, y: int, tall: int) -> None:
    hands = [hand for hand in view.hands if hand.side == side]
    asked = any(hand.seat in view.to_act for hand in hands)
    canvas.box(x, y, WIDTH, tall, "accent" if asked else COLOURS[side], 16)
    canvas.box(x + 7, y + 7, WIDTH - 14, tall - 14, COLOURS[side], 10)
    sizes = ALONE if len(hands) == 1 else TOGETHER
    at = x + 16
    for hand in hands:
        at = _draw_seat(canvas, hand, sizes, at, y + tall / 2)
    _draw_distance(canvas, view, side, sizes, x + WIDTH - 16, y + tall / 2)


def _draw_seat(canvas: Canvas, hand: HandView, sizes: Sizes, x: int, middle: float) -> int:
    badge(canvas, x, middle - sizes.badge / 2, sizes.badge, hand.side, letter(hand.seat))
    x += sizes.badge + sizes.gap
    for icon, count in (
        (signs.hand("card"), hand.hand_count),
        (icons.aside("card", COLOURS[hand.side]), hand.set_aside_count),
    ):
        canvas.stamp(icon, x, middle - sizes.icon / 2, sizes.icon)
        x += sizes.icon + 3
        x += canvas.text(x, middle, str(count), role="bold", colour="card") + sizes.gap
    return x + 8


def _draw_distance(
    canvas: Canvas, view: AgentAvenueView, side: Side, sizes: Sizes, right: int, middle: float
) -> None:
    spaces = to_catch(view, side)
    if spaces is None:
        return
    other = 1 - side
    canvas.stamp(SHAPES[other], right - 40, middle - 20, 40)
    if sizes.arrow:
        canvas.stamp(signs.arrow("card"), right - 92, middle - 22, 44)
    end = right - (100 if sizes.arrow else 48)
    canvas.text(end, middle, str(spaces), role="slab", size=58, colour="card", align="right")


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
    if decisive:
        sign = icons.win("ink") if next_one.wins else icons.lose("card", LOSES)
        canvas.stamp(sign, x + CHIP - 52, middle - 20, 40)
    elif not (count and agent in ONCE):
        colour = "ink" if count else "soft"
        canvas.text(x + CHIP - 6, middle, signed(next_one.spaces), role="bold", colour=colour, align="right")
