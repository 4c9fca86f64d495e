"""What comes after a move is resolved: a market card for whoever landed, else the End step (AA-3, AA-26, AA-27)."""

from __future__ import annotations

from engines.agent_avenue.ending import end_step
from engines.agent_avenue.events import Event
from engines.agent_avenue.state import State


def proceed(state: State, events: list[Event]) -> None:
    """Ask the next side that landed on a market space to take a card; with none (or no supply) end the turn."""
    state.turns[-1].lead = state.lead
    state.taking = None
    if state.landed and state.bazaar.supply:
        state.taking = state.landed.pop(0)
        state.stage = "market"
        return
    state.landed.clear()
    end_step(state, events)
