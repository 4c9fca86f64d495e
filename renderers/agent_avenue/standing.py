"""How near either side is to its end: spaces to a catch, and the agents whose third copy decides."""

from __future__ import annotations

from collections.abc import Sequence

from engines.agent_avenue.cards import CAUGHT_AT, HAND, Agent
from engines.agent_avenue.names import COLOURS
from engines.agent_avenue.views import AgentAvenueView, HandView, Side, other
from renderers import signs
from renderers.agent_avenue import icons
from renderers.agent_avenue.cards import outlook
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import LOSES, SHAPES, TINTS, WINS, badge, letters
from renderers.agent_avenue.names import say
from renderers.canvas import Canvas
from renderers.words import Words, letter

STRIP = 84
"""The height of what tells a seat how both sides stand, in pixels."""
WIDE = 498
LINE = 76
"""The height of a side's agents in play, in pixels."""
BADGE, ICON, MARK = 54, 36, 60
DECISIVE = (Agent.CODEBREAKER, Agent.DAREDEVIL)


def to_catch(view: AgentAvenueView, side: Side) -> int | None:
    """How many spaces a side must gain to catch the other, 0 where it has; None where it is caught itself (AA-9)."""
    lead = view.lead if side == 0 else -view.lead
    return None if lead <= -CAUGHT_AT else max(0, CAUGHT_AT - lead)


def draw_plates(canvas: Canvas, view: AgentAvenueView, words: Words, y: int, tall: int) -> None:
    """Green's plate and blue's for everybody: the seats with what they hold, and how near the side is."""
    margin = canvas.theme.measures.margin
    for side in (0, 1):
        x = margin if side == 0 else canvas.theme.measures.width - margin - WIDE
        hands = [hand for hand in view.hands if hand.side == side]
        asked = any(hand.seat in view.to_act for hand in hands)
        canvas.box(x, y, WIDE, tall, "accent" if asked else COLOURS[side], 16)
        canvas.box(x + 7, y + 7, WIDE - 14, tall - 14, COLOURS[side], 10)
        at = x + 16
        for hand in hands:
            at = _draw_seat(canvas, hand, at, y + tall / 2)
        _draw_near(canvas, view, side, say(words, "catches", spaces=to_catch(view, side) or 0), at, x + WIDE, y, tall)


def _draw_seat(canvas: Canvas, hand: HandView, x: int, middle: float) -> int:
    """A seat's letter, how many cards it holds where they aren't as many as ever, and how many it has set aside."""
    badge(canvas, x, middle - BADGE / 2, BADGE, hand.side, letter(hand.seat))
    x += BADGE + 8
    for icon, count, told in (
        (signs.hand("card"), hand.hand_count, hand.hand_count != HAND),
        (icons.aside("card", COLOURS[hand.side]), hand.set_aside_count, hand.set_aside_count > 0),
    ):
        if told:
            canvas.stamp(icon, x, middle - ICON / 2, ICON)
            x += ICON + 3 + canvas.text(x + ICON + 3, middle, str(count), role="bold", colour="card") + 6
    return x + 10


def draw_standing(canvas: Canvas, view: AgentAvenueView, words: Words, own: HandView, y: int) -> None:
    """The own side on the left, the other on the right: how far each is from catching, and what one more decides."""
    margin = canvas.theme.measures.margin
    for place, side in enumerate((own.side, other(own.side))):
        x = margin if place == 0 else canvas.theme.measures.width - margin - WIDE
        canvas.box(x, y, WIDE, STRIP, COLOURS[side], 16)
        badge(canvas, x + 12, y + 14, 56, side, letters(view.sides[side].seats))
        told = say(words, ("you-catch", "they-catch")[place], spaces=to_catch(view, side) or 0)
        _draw_near(canvas, view, side, told, x + 78, x + WIDE, y, STRIP)


def _draw_near(
    canvas: Canvas, view: AgentAvenueView, side: Side, told: str, left: int, right: int, y: int, tall: int
) -> None:
    """How far a side is from a catch, unless it is caught, and the agents of whom one more decides."""
    end = _draw_decisive(canvas, view, side, right - 16, y + (tall - MARK) / 2)
    if to_catch(view, side) is not None:
        room = round(end - left - 10)
        canvas.text(left, y + tall / 2, told, role="bold", size=46, colour="card", room=room)


def _draw_decisive(canvas: Canvas, view: AgentAvenueView, side: Side, right: float, y: float) -> float:
    """The agents of whom one more would win or lose the game for a side; returns where they begin."""
    for agent in DECISIVE:
        seen = outlook(view, side, agent)
        if not (seen.wins or seen.loses):
            continue
        right -= MARK
        ground = WINS if seen.wins else LOSES
        canvas.box(right - 4, y - 4, MARK + 8, MARK + 8, ground, 12)
        canvas.stamp(FACES[agent], right, y, MARK)
        canvas.stamp(icons.win("ink") if seen.wins else icons.lose("card", LOSES), right - 14, y - 10, 34)
        right -= 22
    return right


def draw_in_play(canvas: Canvas, y: int, side: Side, agents: Sequence[Agent]) -> None:
    """A side's agents, each in the place of its kind, so that nothing jumps."""
    margin, tall = canvas.theme.measures.margin, LINE
    canvas.box(margin, y, canvas.theme.measures.width - 2 * margin, tall, TINTS[side], 14)
    canvas.stamp(SHAPES[side], margin + 10, y + (tall - 46) / 2, 46)
    for index, agent in enumerate(Agent):
        count = agents.count(agent)
        if count:
            x = margin + 66 + index * 118
            canvas.stamp(FACES[agent], x, y + (tall - MARK) / 2, MARK)
            canvas.text(x + MARK + 4, y + tall / 2, f"×{count}" if count > 1 else "", role="bold")
