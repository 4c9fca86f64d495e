"""Stakeout: an agent who stays where they are may do a second action (MS-66, MS-67)."""

from __future__ import annotations

from typing import ClassVar

from engines.mind_mgmt.packages.facts import FIGURES
from engines.mind_mgmt.packages.module import Module
from engines.mind_mgmt.state import State

ONLY_FIRST = "capture"


class Stakeout(Module):
    """Two different actions, or two Asks about different features; a Capture only as the first."""

    actions: ClassVar[int] = FIGURES.actions

    def may_act_again(self, state: State, act: str) -> bool:
        """If the agent hasn't been moved, and this is another action."""
        kit = state.kit
        if kit is None or kit.stirred or len(kit.acts) >= self.actions:
            return False
        return act not in kit.acts and act != ONLY_FIRST

    def may_stir(self, state: State) -> bool:
        """Not after the second action."""
        return state.kit is None or len(state.kit.acts) < self.actions

    def on_act(self, state: State, act: str) -> None:
        """Note it."""
        if state.kit is not None:
            state.kit.acts.append(act)

    def on_stir(self, state: State) -> None:
        """There will be no second action."""
        if state.kit is not None:
            state.kit.stirred = True

    def on_activation_end(self, state: State) -> None:
        """The next agent begins anew."""
        if state.kit is not None:
            state.kit.acts, state.kit.stirred = [], False
