"""Cordons: agents keep the Recruiter out of locations (MS-58, MS-59)."""

from __future__ import annotations

from engines.mind_mgmt.board import Location
from engines.mind_mgmt.packages.facts import FIGURES
from engines.mind_mgmt.packages.kit import Kit, Pieces
from engines.mind_mgmt.packages.module import Module
from engines.mind_mgmt.state import State


class Cordons(Module):
    """No Step, slip or door ends where a cordon lies."""

    def begin(self, state: State, kit: Kit) -> None:
        """All of them are at hand."""
        kit.spare = FIGURES.cordons

    def may_land(self, pieces: Pieces, at: Location) -> bool:
        """Not where one lies."""
        return at not in pieces.cordons

    def on_activation_end(self, state: State) -> None:
        """The next one may put a cordon again."""
        if state.kit is not None:
            state.kit.cordoned = False
