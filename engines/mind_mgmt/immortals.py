"""Immortals: where they can go, what they bar and what they recruit (MM-20, MM-21, MM-23)."""

from __future__ import annotations

from engines.mind_mgmt.names import Immortal
from engines.mind_mgmt.state import State
from engines.mind_mgmt.town import FEATURES_OF, Feature, Location, Ways, gliding, streets


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
