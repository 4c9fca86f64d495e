"""x."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.infiltraitors.moves import Move
from engines.infiltraitors.views import InfiltraitorsView


def choose(view: InfiltraitorsView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:  # noqa: ARG001
    """x."""
    return chance.choice(legal)
