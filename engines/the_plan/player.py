"""The computer player (views only)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.the_plan.moves import Move
from engines.the_plan.views import ThePlanView


def choose(view: ThePlanView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:  # noqa: ARG001
    """Any move."""
    return chance.choice(legal)
