"""How a game ends (MM-40)."""

from __future__ import annotations

from engines.core.game import Outcome
from engines.core.text import Text, text
from engines.mind_mgmt.cards import Ending
from engines.mind_mgmt.events import Event, GameEnded
from engines.mind_mgmt.names import hour_name, location_name
from engines.mind_mgmt.state import State

_CAUGHT: tuple[Ending, ...] = ("capture", "dead_end")


def end(state: State, events: list[Event], ending: Ending) -> None:
    """End the game: the agents win by a capture or a dead end, the Recruiter by recruits or time."""
    caught = ending in _CAUGHT
    winners = tuple(sorted(state.agents())) if caught else (state.recruiter,)
    losers = tuple(seat for seat in range(state.seats) if seat not in winners)
    scores = tuple(int(seat in winners) for seat in range(state.seats))
    state.outcome = Outcome(winners, (winners, losers), scores, _reason(state, ending))
    state.stage, state.activation = "over", None
    events.append(GameEnded(state.outcome))


def _reason(state: State, ending: Ending) -> Text:
    hour = hour_name(state.hour)
    if ending == "recruits":
        return text("mind-mgmt-reason-recruits", count=state.recruits, hour=hour)
    if ending == "time":
        return text("mind-mgmt-reason-time", hour=hour)
    place = location_name(state.here)
    return text(f"mind-mgmt-reason-{ending.replace('_', '-')}", place=place, hour=hour)


def win_by_recruits(state: State, events: list[Event]) -> bool:
    """End the game if enough recruits have been announced; returns whether it is over (MM-22)."""
    if state.recruits >= state.facts.goal:
        end(state, events, "recruits")
    return state.stage == "over"
