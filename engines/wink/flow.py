"""From turn to turn."""

from __future__ import annotations

from engines.wink.ending import look_after_turn
from engines.wink.events import Event, TurnBegan
from engines.wink.facts import Turn
from engines.wink.state import Past, State


def next_turn(state: State, events: list[Event]) -> None:
    """End the turn, and the game with it where it is over; else it is the next player's."""
    state.quiet = 0 if state.changed else state.quiet + 1
    state.changed = False
    look_after_turn(state, events)
    if state.stage == "over":
        return
    state.active = (state.active + 1) % state.seats
    state.number += 1
    if state.live:
        state.past = (*state.past, Past(Turn(state.number, state.active)))
    events.append(TurnBegan(state.number, state.active))
