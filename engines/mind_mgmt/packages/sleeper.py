"""The Sleeper: a fifth immortal that wakes on a feature noted in secret (MS-32 to MS-34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engines.mind_mgmt.board import WITH, Feature, Location
from engines.mind_mgmt.cards import Stage
from engines.mind_mgmt.packages.kit import Kit
from engines.mind_mgmt.packages.module import Module
from engines.mind_mgmt.state import State


class Sleeper(Module):
    """The Recruiter notes a feature once the immortals are put."""

    setup: ClassVar[frozenset[Stage]] = frozenset({"sleeper"})

    def begin(self, state: State, kit: Kit) -> None:
        """It sleeps."""
        kit.asleep = True


def beds(feature: Feature, immortals: Sequence[Location]) -> list[Location]:
    """Where it can wake: any location with its feature where no immortal is (MS-33)."""
    return [at for at in WITH[feature] if at not in immortals]
