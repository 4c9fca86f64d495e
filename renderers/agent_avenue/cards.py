"""Cards as a player holds them: frame, portrait, name, and what each would do for either side."""

from __future__ import annotations

from dataclasses import dataclass

from engines.agent_avenue.belief import Ends, Forecast, forecast
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.names import COLOURS, signed
from engines.agent_avenue.views import AgentAvenueView, Side, other
from renderers.agent_avenue import icons
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import LOSES, SHAPES, WINS
from renderers.agent_avenue.names import agent_name
from renderers.canvas import Canvas
from renderers.words import Words

WIDE, TALL, SHORT = 243, 356, 312
"""A card's width, and its height alone in its row or in one of two rows, in pixels."""
GAP = 12
CHIP = 58
SIGN, ABOVE = 34, 18
"""How large a sign of what follows is on its chip, and how far it stands out above, in pixels."""


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


def _wins_by(seen: Forecast) -> bool:
    """Whether it is this very agent that wins, not something that stands already."""
    if seen.copy >= 3 and seen.agent in (Agent.CODEBREAKER, Agent.DAREDEVIL):
        return seen.loses != "daredevils"
    return seen.wins == "masterplan" and seen.copy == 1


def draw_agent_card(
    canvas: Canvas,
    view: AgentAvenueView,
    words: Words,
    card: tuple[Agent, int],
    mine: Side,
    x: int,
    y: int,
    tall: int,
) -> None:
    """A card of the hand; several of the same stand as one with their number."""
    agent, count = card
    canvas.frame(x, y, WIDE, tall, "ink", "card", 4, 16)
    face = tall - TALL + WIDE - 20 - ABOVE
    canvas.stamp(FACES[agent], x + (WIDE - face) / 2, y + 10, face)
    if count > 1:
        canvas.box(x + WIDE - 82, y + 10, 72, 56, "card", 10)
        canvas.text(x + WIDE - 46, y + 38, f"×{count}", role="bold", size=46, align="centre")
    canvas.text(x + WIDE / 2, y + face + 34, agent_name(words, agent), role="bold", align="centre", room=WIDE - 16)
    half = (WIDE - 26) // 2
    for place, side in enumerate((mine, other(mine))):
        draw_chip(canvas, outlook(view, side, agent), side, x + 10 + place * (half + 6), y + tall - CHIP - 10, half)


def draw_chip(
    canvas: Canvas, seen: Outlook | None, side: Side, x: int, y: int, wide: int, tall: int = CHIP, size: int = 42
) -> None:
    """What a card would do for a side, on its colour; None: nobody knows."""
    ends = None if seen is None else seen.ends
    ink = "ink" if ends == "wins" else "card"
    canvas.box(x, y, wide, tall, WINS if ends == "wins" else LOSES if ends == "loses" else COLOURS[side], 10)
    middle = y + tall / 2
    mark = round(tall * 0.62)
    canvas.stamp(SHAPES[side], x + 8, middle - mark / 2, mark)
    end = x + wide - 10
    if seen is None:
        canvas.text(end, middle, "?", role="slab", size=size, colour="card", align="right")
    elif (ends == "wins" and seen.wins) or (ends == "loses" and seen.loses):
        sign = icons.win("ink") if ends == "wins" else icons.lose("card", LOSES)
        canvas.stamp(sign, end - mark - 2, middle - mark / 2, mark)
    else:
        canvas.text(end, middle, signed(seen.spaces), role="slab", size=size, colour=ink, align="right")
        _draw_consequence(canvas, seen, x + (wide - SIGN) // 2, y - ABOVE)


def _draw_consequence(canvas: Canvas, seen: Outlook, x: int, y: int) -> None:
    """A sign on the chip's upper edge: it would win or lose, perhaps, or end on a market space."""
    if seen.ends == "wins" or (seen.ends is None and (seen.wins or seen.catches)):
        canvas.stamp(icons.win("ink"), x, y, SIGN)
    elif seen.ends == "loses" or (seen.ends is None and (seen.loses or seen.caught)):
        canvas.stamp(icons.lose("ink", "card"), x + 2, y, SIGN - 4)
    elif seen.market:
        canvas.box(x - 1, y, SIGN + 2, SIGN, "accent", 6)
        canvas.stamp(icons.case("ink", "accent"), x + 2, y + 2, SIGN - 4)
