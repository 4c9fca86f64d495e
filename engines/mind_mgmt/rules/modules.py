"""Modules: what a package can add to the rules, by hooks that are independent of one another (MM-51).

Recruiters, agents and allies go into the tables of their kinds, moves into `RULES`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.mind_mgmt.board import Feature, Location
from engines.mind_mgmt.cards import Mission
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.state import State


class Module:
    """A module that changes nothing; others override the hooks that they need."""

    def steps(self, state: State, at: Location) -> Iterable[Location]:
        """Further locations that a Step of the Recruiter leads to, in the setup too (MM-13)."""
        return ()

    def may_land(self, state: State, at: Location) -> bool:
        """Whether a Step or a slip may end there (MM-13, MM-15)."""
        return True

    def may_ask(self, state: State, feature: Feature) -> bool:
        """Whether agents may ask about a feature (MM-32)."""
        return True

    def on_claim(self, state: State, events: list[Event], feature: Feature) -> bool:
        """Two immortals claim a recruit and the card is discarded; returns whether the recruit comes (MM-21)."""
        return True

    def on_red_hour(self, state: State, events: list[Event]) -> None:
        """The recruits of a red hour have been announced, and the game goes on (MM-11)."""


MODULES: dict[Mission, tuple[Module, ...]] = {"training": (), "full": ()}
"""The modules of each mission, in the order in which they apply."""


def modules(state: State) -> tuple[Module, ...]:
    """The modules of this game."""
    return MODULES[state.mission]
