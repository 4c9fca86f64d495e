"""Modules: what a package can add to the rules, by hooks at named points, none of which knows of another (MS-5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engines.mind_mgmt.board import Feature, Location
from engines.mind_mgmt.cards import FACTS, Immortal, Stage
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.packages.kit import Kit, Pieces
from engines.mind_mgmt.state import State


class Module:
    """A module that changes nothing; others override the hooks that they need.

    `setup`: the steps of the setup that it asks for. `hand`: how many feature cards the Recruiter draws (MM-4).
    `actions`: how many an agent may do who stays where they are (MM-30).
    """

    setup: ClassVar[frozenset[Stage]] = frozenset()
    hand: ClassVar[int] = FACTS.hand
    actions: ClassVar[int] = 1

    def begin(self, state: State, kit: Kit) -> None:
        """The modules of the game are settled; its setup begins."""

    def steps(self, pieces: Pieces, at: Location) -> Iterable[Location]:
        """Further locations that a Step of the Recruiter leads to, in the setup too (MM-13)."""
        return ()

    def may_land(self, pieces: Pieces, at: Location) -> bool:
        """Whether a Step or a slip may end there (MM-13, MM-15)."""
        return True

    def may_ask(self, state: State, feature: Feature) -> bool:
        """Whether agents may ask about a feature (MM-32)."""
        return True

    def may_act_again(self, state: State, act: str) -> bool:
        """Whether an agent who has done an action may do this one, too (MM-30)."""
        return False

    def may_stir(self, state: State) -> bool:
        """Whether the agent on turn may be moved, by their own move or by their power (MM-30)."""
        return True

    def on_act(self, state: State, act: str) -> None:
        """The agent on turn does an action."""

    def on_stir(self, state: State) -> None:
        """The agent on turn is moved, by their own move or by their power."""

    def on_activation_end(self, state: State) -> None:
        """An activation is over."""

    def on_claim(self, state: State, events: list[Event], feature: Feature, counting: Sequence[Immortal]) -> bool:
        """Immortals claim a recruit and the card is discarded; returns whether the recruit comes (MM-21)."""
        return True

    def on_red_hour(self, state: State, events: list[Event]) -> None:
        """The recruits of a red hour have been announced, and the game goes on (MM-11)."""
