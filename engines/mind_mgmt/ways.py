"""Where the Recruiter can go (MM-13 to MM-16, MM-18)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.mind_mgmt.facts import FACTS
from engines.mind_mgmt.names import Token
from engines.mind_mgmt.recruiters import RECRUITERS
from engines.mind_mgmt.state import State, earned, visited
from engines.mind_mgmt.town import LOCATIONS, Location, Ways, on_foot


def step_targets(state: State) -> list[Location]:
    """Where a Step can lead: one location on, never visited before (MM-13, MM-14)."""
    been = visited(state)
    return [to for to in on_foot(state.streets)[state.here] if to not in been]


def tokens(state: State) -> Iterator[Token]:
    """The mind slips at hand at the start of the turn (MM-15, MM-16)."""
    if not state.slips.first:
        yield "first"
    if not state.slips.second and earned(state):
        yield "second"


def slip_targets(state: State) -> list[Location]:
    """Where a mind slip of the recruiter leads, never visited before (MM-15)."""
    assert state.card is not None
    been = visited(state)
    return [to for to in RECRUITERS[state.card].slip_targets(state.here) if to not in been]


def stuck(state: State) -> bool:
    """Whether there is neither a legal Step nor a legal Mind Slip (MM-18)."""
    return not step_targets(state) and not (any(tokens(state)) and slip_targets(state))


def starts(state: State) -> list[Location]:
    """The locations from which the setup's steps can be made (MM-3, MM-18)."""
    ways = on_foot(state.streets)
    return [at for at in LOCATIONS if _completable(ways, (at,))]


def setup_steps(state: State) -> list[Location]:
    """Steps of the setup that leave a way to complete it (MM-4, MM-18)."""
    ways, been = on_foot(state.streets), tuple(visited(state))
    return [to for to in step_targets(state) if _completable(ways, (*been, to))]


def _completable(ways: Ways, trail: tuple[Location, ...]) -> bool:
    if len(trail) >= FACTS.setup:
        return True
    return any(_completable(ways, (*trail, to)) for to in ways[trail[-1]] if to not in trail)
