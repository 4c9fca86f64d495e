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
    on_foot,
    streets,
)
from engines.mind_mgmt.cards import FACTS, RECRUITERS, Immortal, Token
from engines.mind_mgmt.rules.modules import modules
from engines.mind_mgmt.state import State, earned, visited


def step_targets(state: State) -> list[Location]:
    """Where a Step can lead: one location on, never visited before (MM-13, MM-14)."""
    been = visited(state)
    return [to for to in _steps(state, state.here) if to not in been]


def _steps(state: State, at: Location) -> tuple[Location, ...]:
    """Where a Step from a location can lead, visited or not, ascending."""
    usual = on_foot(state.streets)[at]
    if not modules(state):
        return usual
    more = (to for module in modules(state) for to in module.steps(state, at))
    return tuple(to for to in sorted({*usual, *more}) if may_land(state, to))


def may_land(state: State, at: Location) -> bool:
    """Whether every module lets a Step or a slip end there."""
    return all(module.may_land(state, at) for module in modules(state))


def tokens(state: State) -> Iterator[Token]:
    """The mind slips at hand at the start of the turn (MM-15, MM-16)."""
    if not state.slips.first:
        yield "first"
    if not state.slips.second and earned(state):
        yield "second"


def slip_targets(state: State) -> list[Location]:
    """Where a mind slip of the recruiter leads: locations never visited before (MM-15)."""
    assert state.card is not None
    been = visited(state)
    return [to for to in RECRUITERS[state.card].slip_targets(state.here) if to not in been and may_land(state, to)]


def stuck(state: State) -> bool:
    """Whether there is neither a legal Step nor a legal Mind Slip (MM-18)."""
    return not step_targets(state) and not (any(tokens(state)) and slip_targets(state))


def starts(state: State) -> list[Location]:
    """The locations from which the setup's steps can be made (MM-3, MM-18)."""
    ways = _all_steps(state)
    return [at for at in LOCATIONS if may_land(state, at) and completable(ways, (at,), FACTS.setup)]


def setup_steps(state: State) -> list[Location]:
    """Steps of the setup that leave a way to complete it (MM-4, MM-18)."""
    ways, been = _all_steps(state), tuple(visited(state))
    return [to for to in ways[state.here] if to not in been and completable(ways, (*been, to), FACTS.setup)]


def _all_steps(state: State) -> Ways:
    return tuple(_steps(state, at) for at in LOCATIONS)


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
