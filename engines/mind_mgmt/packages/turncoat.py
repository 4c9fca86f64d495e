"""The Turncoat: an immortal that is the agents' own, and spoils the first recruit that needs it (MS-70 to MS-72)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Immortal, Stage
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.packages.events import ClaimFailed
from engines.mind_mgmt.packages.module import Module
from engines.mind_mgmt.state import State, record

NEEDED = 2
"""So many immortals bring a recruit (MM-21)."""


class Turncoat(Module):
    """The agents name one of the four immortals."""

    setup: ClassVar[frozenset[Stage]] = frozenset({"turncoat"})

    def on_claim(self, state: State, events: list[Event], feature: Feature, counting: Sequence[Immortal]) -> bool:
        """It fails if it needs the turncoat; else those it needs are cleared."""
        kit = state.kit
        if kit is None or kit.unmasked or len(counting) > NEEDED:
            return True
        if kit.turncoat not in counting:
            kit.cleared = sorted({*kit.cleared, *counting})
            return True
        kit.unmasked = True
        record(state, events, ClaimFailed(state.hour, feature, kit.turncoat))
        return False
