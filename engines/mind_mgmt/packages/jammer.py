"""The Jammer: once, an Ask is left without an answer (MS-12 to MS-14)."""

from __future__ import annotations

from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Hour
from engines.mind_mgmt.packages.facts import FIGURES
from engines.mind_mgmt.packages.kit import Kit
from engines.mind_mgmt.packages.module import Module
from engines.mind_mgmt.state import State


class Jammer(Module):
    """The Recruiter has a jam; what was jammed can't be asked about for the rest of the round."""

    def begin(self, state: State, kit: Kit) -> None:
        """No game with it starts with a standing order (MS-9)."""
        kit.jams, state.order = FIGURES.jams, "none"

    def may_ask(self, state: State, feature: Feature) -> bool:
        """Not about the jammed feature until the round is over (MS-13)."""
        return state.kit is None or feature != silenced(state.kit.jammed, state.kit.jammed_at, state.hour)


def silenced(jammed: Feature | None, at: Hour, now: Hour) -> Feature | None:
    """What nobody can ask about now, if a feature was jammed at that hour."""
    return jammed if _round(at) == _round(now) else None


def _round(hour: Hour) -> int:
    """The round of an hour: 06:00 and 07:00 are the first (MM-10)."""
    return (hour - 4) // 2
