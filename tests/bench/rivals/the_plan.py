"""Plain players of The Plan: a random one, a greedy one, and a gambler who claims before they know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeAlias

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.the_plan.belief.knowledge import Answer, answers, clues
from engines.the_plan.cards import HIDEOUTS, Action
from engines.the_plan.moves import (
    Battle,
    CheckFile,
    ChooseAction,
    EnterHideout,
    LookIntoBriefcase,
    Move,
    TakeKey,
)
from engines.the_plan.player import STYLES, Appraisal, decide
from engines.the_plan.views import ThePlanView

Player: TypeAlias = Callable[[ThePlanView, Sequence[Move], Chance], Move]

GAMBLE = 0.45
"""The gambler claims an answer that is right with this probability."""
TASTE = (CheckFile, LookIntoBriefcase, TakeKey, Battle)
"""What a greedy player does at once."""


def at_random(view: ThePlanView, legal: Sequence[Move], chance: Chance) -> Move:
    """Any move."""
    return chance.choice(legal)


def greedy(view: ThePlanView, legal: Sequence[Move], chance: Chance) -> Move:
    """Take what there is: a check, a look, a key, a fight; claim what is sure and never anything else."""
    sure = _claims(view, legal, 1.0)
    taken = [move for move in legal if isinstance(move, TASTE)]
    checks = [move for move in legal if isinstance(move, ChooseAction) and move.action is Action.CHECK]
    others = [move for move in legal if not isinstance(move, EnterHideout)]
    fresh = [move for move in others if view.choice is None or not isinstance(move, ChooseAction)]
    return chance.choice(sure or taken or (checks if view.choice is None else []) or fresh or others or legal)


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


def _claims(view: ThePlanView, legal: Sequence[Move], least: float) -> list[Move]:
    odds = {} if view.seat is None else answers(clues(view))
    return [
        move
        for move in legal
        if isinstance(move, EnterHideout)
        and odds.get((HIDEOUTS.index(move.hideout), move.owner.code), 0.0) >= least - 1e-9
    ]


RIVALS: dict[str, Player] = {"random": at_random, "greedy": greedy, "gambler": gambler}
