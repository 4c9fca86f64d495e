"""Cards as a player holds them: frame, portrait, name, and what each would do for either side."""

from __future__ import annotations

from dataclasses import dataclass

from engines.agent_avenue.belief import Ends, Forecast, PairForecast, forecast
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.names import COLOURS, signed
from engines.agent_avenue.views import AgentAvenueView, Side, other
from renderers.agent_avenue import icons
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import LOSES, SHAPES, WINS
from renderers.agent_avenue.names import agent_name, say
from renderers.canvas import Box, Canvas
from renderers.fonts import width
from renderers.words import Words

CHIP, HIGH, GAP = 74, 98, 8
"""How high what a card does for a side is, and at most where there is room, and what lies between, in pixels."""
NAME = 56
NARROW = 170
"""A chip so wide at most has smaller numbers."""
SIGN = 34
"""How large a sign of what follows is on its chip, in pixels."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Spaces moved (signed); whether it wins or loses by agents in play, or by distance with the other pawn still.

    `ends` is how the turn is certain to end the game with it, if it is.
    """

    spaces: int
    wins: bool
    loses: bool
    catches: bool
    caught: bool
    market: bool
    ends: Ends | None


def outlook(view: AgentAvenueView, side: Side, agent: Agent) -> Outlook:
    """What the next copy of an agent would do for a side."""
    seen = forecast(view, side, agent)
    return Outlook(
        spaces=seen.spaces,
        wins=_wins_by(seen),
        loses=agent is Agent.DAREDEVIL and seen.loses == "daredevils",
        catches=seen.wins == "catch",
        caught=seen.loses == "caught",
        market=seen.market,
        ends=seen.ends,
    )


def outlook_of_pair(pair: PairForecast, side: Side) -> Outlook:
    """What a side gets of a pair that both sides recruit."""
    own = pair.sides[side]
    ends: Ends | None = None if pair.winner is None else "wins" if pair.winner == side else "loses"
    wins, loses = ends == "wins", ends == "loses"
    return Outlook(own.spaces, wins, loses, catches=False, caught=False, market=own.market, ends=ends)


def _wins_by(seen: Forecast) -> bool:
    """Whether it is this very agent that wins, not something that stands already."""
    if seen.copy >= 3 and seen.agent in (Agent.CODEBREAKER, Agent.DAREDEVIL):
        return seen.loses != "daredevils"
    return seen.wins == "masterplan" and seen.copy == 1


def draw_agent_card(
    canvas: Canvas, view: AgentAvenueView, words: Words, card: tuple[Agent, int], mine: Side, box: Box
) -> None:
    """A card of the hand with what it does for its owner and for the others; equal ones stand as one."""
    agent, count = card
    canvas.frame(box.x, box.y, box.w, box.h, "ink", "card", 4, 16)
    face = min(box.w - 16, box.h - 2 * (CHIP + GAP) - NAME - 10)
    tall = min(HIGH, (box.h - 8 - face - NAME) // 2 - GAP)
    canvas.stamp(FACES[agent], box.x + (box.w - face) / 2, box.y + 8, face)
    if count > 1:
        canvas.box(box.x + box.w - 88, box.y + 10, 78, 60, "card", 10)
        canvas.text(box.x + box.w - 49, box.y + 40, f"×{count}", role="bold", size=48, align="centre")
    name = agent_name(words, agent)
    middle = box.y + 8 + face + NAME / 2
    canvas.text(box.x + box.w / 2, middle, name, role="bold", size=44, align="centre", room=box.w - 16)
    for row, side in enumerate((mine, other(mine))):
        y = box.y + box.h - (2 - row) * (tall + GAP)
        chip = Box(box.x + GAP, y, box.w - 2 * GAP, tall)
        draw_chip(canvas, outlook(view, side, agent), side, chip, say(words, ("you-get", "they-get")[row]))


def draw_chip(canvas: Canvas, seen: Outlook | None, side: Side, box: Box, word: str = "") -> None:
    """What a card would do for a side, on its colour, with a word for whose it is; None: nobody knows."""
    ends = None if seen is None else seen.ends
    ink = "ink" if ends == "wins" else "card"
    canvas.box(
        box.x, box.y, box.w, box.h, WINS if ends == "wins" else LOSES if ends == "loses" else COLOURS[side], 10
    )
    middle, mark, em = box.y + box.h / 2, min(38, round(box.h * 0.5)), 54 if box.w > NARROW else 48
    canvas.stamp(SHAPES[side], box.x + 8, middle - mark / 2, mark)
    end = box.x + box.w - 10
    if seen is None:
        end -= canvas.text(end, middle, "?", role="slab", size=em, colour=ink, align="right") + 8
    elif (ends == "wins" and seen.wins) or (ends == "loses" and seen.loses):
        sign = icons.win("ink") if ends == "wins" else icons.lose("card", LOSES)
        canvas.stamp(sign, end - mark - 10, middle - (mark + 8) / 2, mark + 8)
        end -= mark + 20
    else:
        end -= canvas.text(end, middle, signed(seen.spaces), role="slab", size=em, colour=ink, align="right") + 8
        end = _draw_consequence(canvas, seen, end, middle, ink)
    at = box.x + 8 + mark + 6
    if word and end - at >= width(word, "text", canvas.theme.measures.least):
        canvas.text(at, middle, word, colour=ink)


def _draw_consequence(canvas: Canvas, seen: Outlook, end: int, middle: float, ink: str) -> int:
    """A sign before the number: it would win or lose, perhaps, or end on a market space; returns where it begins."""
    x, y = end - SIGN, middle - SIGN / 2
    if seen.ends == "wins" or (seen.ends is None and (seen.wins or seen.catches)):
        canvas.stamp(icons.win(ink), x, y, SIGN)
    elif seen.ends == "loses" or (seen.ends is None and (seen.loses or seen.caught)):
        canvas.stamp(icons.lose(ink, LOSES if seen.ends else "ink"), x, y, SIGN)
    elif seen.market:
        canvas.stamp(icons.case("gold", "ink"), x, y, SIGN)
    else:
        return end
    return x - 4
