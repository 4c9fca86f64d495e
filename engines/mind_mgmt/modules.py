"""Modules: what a package can add to the rules, each by hooks of its own and none asking for another (MM-51).

Recruiters, agents and allies are added to the tables of their kinds, moves to that of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.mind_mgmt.events import Event
from engines.mind_mgmt.names import Mission
from engines.mind_mgmt.state import State
from engines.mind_mgmt.town import Feature, Location


class Module:
    """A rule that changes nothing; others override what they change."""

    def steps(self, state: State, at: Location) -> Iterable[Location]:
        """Where a Step of the Recruiter leads besides the town's own ways, in the setup too (MM-13)."""
        return ()

    def may_land(self, state: State, at: Location) -> bool:
        """Whether a Step or a slip may end there (MM-13, MM-15)."""
        return True

    def may_ask(self, state: State, feature: Feature) -> bool:
        """Whether agents may ask about a feature (MM-32)."""
        return True

    def on_claim(self, state: State, events: list[Event], feature: Feature) -> bool:
        """Two immortals claim a recruit and the card is gone; whether it comes (MM-21)."""
        return True

    def on_red_hour(self, state: State, events: list[Event]) -> None:
        """The recruits of a red hour have been announced, and the game goes on (MM-11)."""


MODULES: dict[Mission, tuple[Module, ...]] = {"training": (), "full": ()}
"""What is added to each mission's rules, in the order in which it counts."""


def modules(state: State) -> tuple[Module, ...]:
    """Those that a game is played with."""
    return MODULES[state.mission]
