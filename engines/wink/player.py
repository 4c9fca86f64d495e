"""The computer player of glance, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.wink.moves import Confirm, Move
from engines.wink.views import WinkView


def choose(view: WinkView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:  # noqa: ARG001
    """One of the legal moves."""
    return Confirm() if Confirm() in legal else chance.choice(legal)
