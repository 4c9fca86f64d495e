"""Where the Recruiter can go (MM-13 to MM-18), and where immortals can and what they bar (MM-20, MM-23)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.mind_mgmt.board import (
    FEATURES_OF,
    LOCATIONS,
    Feature,
    Location,
    Ways,
    completable,
    gliding,
    streets,
)
from engines.mind_mgmt.cards import FACTS, RECRUITERS, Immortal, Token
from engines.mind_mgmt.packages.registry import may_land, open_steps
from engines.mind_mgmt.state import State, earned, visited


def step_targets(state: State) -> list[Location]:
    """Where a Step can lead: one location on, never visited before (MM-13, MM-14)."""
    been = visited(state)
    return [to for to in open_steps(state.streets, state.kit)[state.here] if to not in been]


def tokens(state: State) -> Iterator[Token]:
    """The mind slips at hand at the start of the turn (MM-15, MM-16)."""
    if not state.slips.first:
        yield "first"
    if not state.slips.second and earned(state):
        yield "second"


def slip_targets(state: State) -> list[Location]:
    """Where a mind slip of the recruiter leads: locations never visited before (MM-15)."""
    assert state.card is not None
    been, ends = visited(state), RECRUITERS[state.card].slip_targets(state.here)
    return [to for to in ends if to not in been and may_land(state.kit, to)]


def stuck(state: State) -> bool:
    """Whether there is neither a legal Step nor a legal Mind Slip (MM-18)."""
    return not step_targets(state) and not (any(tokens(state)) and slip_targets(state))


def starts(state: State) -> list[Location]:
    """The locations from which the setup's steps can be made (MM-3, MM-18)."""
    ways = open_steps(state.streets, state.kit)
    return [at for at in LOCATIONS if completable(ways, (at,), FACTS.setup)]


def setup_steps(state: State) -> list[Location]:
    """Steps of the setup that leave a way to complete it (MM-4, MM-18)."""
    ways, been = open_steps(state.streets, state.kit), tuple(visited(state))
    return [to for to in ways[state.here] if to not in been and completable(ways, (*been, to), FACTS.setup)]


def immortal_at(state: State, at: Location) -> Immortal:
    """The number of the immortal in a location; 0: none."""
    return state.immortals.index(at) + 1 if at in state.immortals else 0


def glides(state: State, immortal: Immortal) -> list[Location]:
    """Where the Recruiter can move an immortal (MM-20)."""
    return _free(state, immortal, gliding(state.streets))


def pushes(state: State, immortal: Immortal) -> list[Location]:
    """Where an agent can push or shift an immortal (MM-35, MM-38)."""
    return _free(state, immortal, streets(state.streets))


def _free(state: State, immortal: Immortal, ways: Ways) -> list[Location]:
    return [to for to in ways[state.immortals[immortal - 1]] if to not in state.immortals]


def barred(state: State) -> set[Feature]:
    """The features nobody may ask about: those shown where an immortal is (MM-23)."""
    return {feature for at in state.immortals for feature in FEATURES_OF[at]}
