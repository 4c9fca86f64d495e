"""The computer player: it moves to meet, notes, concludes, gets the key and claims when sure (views only)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.the_plan.imagine import imagine
from engines.the_plan.moves import ChooseAction, Move
from engines.the_plan.player.appraisal import Appraisal, worth
from engines.the_plan.rules.legal import legal as legal_moves
from engines.the_plan.views import ThePlanView


def choose(view: ThePlanView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:
    """The move worth most; of equal ones any."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    mind = Appraisal(view, view.seat)
    if view.choice is None and view.stage == "action":
        return _action(view, mind, [move for move in legal if isinstance(move, ChooseAction)], chance)
    return _best(mind, [move for move in legal if not isinstance(move, ChooseAction)], chance)[1]


def _action(view: ThePlanView, mind: Appraisal, choices: Sequence[ChooseAction], chance: Chance) -> Move:
    """The action whose best move is worth most."""
    state = imagine(view, chance)
    promise: dict[ChooseAction, float] = {}
    for choice in choices:
        state.card, state.action = choice.card, choice.action
        moves = [move for move in legal_moves(state, state.active) if not isinstance(move, ChooseAction)]
        promise[choice] = _best(mind, moves, chance)[0]
    top = max(promise.values())
    return chance.choice([choice for choice, value in promise.items() if value > top - 1e-9])


def _best(mind: Appraisal, moves: Sequence[Move], chance: Chance) -> tuple[float, Move]:
    worths = [worth(mind, move) for move in moves]
    top = max(worths)
    best = [move for move, value in zip(moves, worths, strict=True) if value > top - 1e-9]
    return top, chance.choice(best)
