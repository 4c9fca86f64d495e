"""What recruiting an agent would do, cut down to what a chip shows: spaces, a win, a loss, a market card."""

from __future__ import annotations

from dataclasses import dataclass

from engines.agent_avenue.cards import Agent
from engines.agent_avenue.forecast import Forecast, forecast
from engines.agent_avenue.views import AgentAvenueView, Side


@dataclass(frozen=True, slots=True)
class Outlook:
    """Spaces moved (signed); whether it wins or loses by agents in play, or by distance with the other pawn still."""

    spaces: int
    wins: bool
    loses: bool
    catches: bool
    caught: bool
    market: bool


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
    )


def _wins_by(seen: Forecast) -> bool:
    """Whether it is this very agent that wins, not something that stands already."""
    if seen.copy >= 3 and seen.agent in (Agent.CODEBREAKER, Agent.DAREDEVIL):
        return seen.loses != "daredevils"
    return seen.wins == "masterplan" and seen.copy == 1
