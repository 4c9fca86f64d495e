"""From one turn to the next: the surplus, who comes next, and whether they can act (IN-1, IN-9, IN-11)."""

from __future__ import annotations

from engines.core.text import Who, text
from engines.infiltraitors.ending import lose
from engines.infiltraitors.events import Event, TurnBegan
from engines.infiltraitors.legal import can_act
from engines.infiltraitors.state import State, next_in_play


def end_turn(state: State, events: list[Event]) -> None:
    """Ask for the surplus, or begin the next turn."""
    if state.surplus:
        state.stage = "discard"
    else:
        begin_turn(state, events)


def begin_turn(state: State, events: list[Event]) -> None:
    """The next agent's turn; lost if that agent can take none of the five actions (IN-11)."""
    state.active = next_in_play(state, state.active)
    state.number += 1
    state.stage = "action"
    events.append(TurnBegan(state.number, state.active))
    if not can_act(state):
        lose(state, events, text("infiltraitors-reason-stuck", seat=Who(state.active)))
