"""A gambler of The Plan, who claims before they know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeAlias

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.the_plan.belief.knowledge import Answer
from engines.the_plan.moves import Move
from engines.the_plan.player import STYLES, Appraisal, decide
from engines.the_plan.views import ThePlanView

Player: TypeAlias = Callable[[ThePlanView, Sequence[Move], Chance], Move]

GAMBLE = 0.45
"""The gambler claims an answer that is right with this probability."""


class Gambler(Appraisal):
    """The mind of one who takes the likeliest answer for sure from a probability on."""

    @cached_property
    def sure(self) -> Answer | None:
        """The answer that is claimed."""
        best = max(self.answers, key=lambda answer: self.answers[answer])
        return best if self.answers[best] >= GAMBLE else None


def gambler(view: ThePlanView, legal: Sequence[Move], chance: Chance) -> Move:
    """Play like the hard program, but go for an answer that is likely enough."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    return decide(Gambler(view, view.seat, STYLES[Strength.HARD]), legal, chance)


RIVALS: dict[str, Player] = {"gambler": gambler}
