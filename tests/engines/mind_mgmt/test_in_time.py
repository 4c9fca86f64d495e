"""How long a belief and a choice take: in games between programs, and where nothing is asked, so that most fits."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest

from engines.core.chance import Chance
from engines.mind_mgmt.belief import knowledge
from engines.mind_mgmt.moves import EndActivation, EndTurn, LeaveImmortal, Move, MoveAgent, Slip, Step
from engines.mind_mgmt.views import MindMgmtView
from tests.engines.mind_mgmt.players import Player, moments, program
from tests.support.timing import BESIDE_OTHERS

UPDATE_S, DECISION_S = 0.3, 2.0
QUIET = (Step, Slip, EndTurn, MoveAgent, EndActivation, LeaveImmortal)


def _quietly(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """The program in the setup, then anything that tells nothing: no questions, no steps for immortals, no slips."""
    if view.stage not in ("recruiter", "agents"):
        return program(view, legal, chance)
    quiet = [move for move in legal if isinstance(move, QUIET)]
    return chance.choice([move for move in quiet if not isinstance(move, Slip)] or quiet)


def _longest(seed: int, player: Player, agents: Player) -> tuple[float, float]:
    """The longest belief update and the longest choice of a full game, in seconds of the thread."""
    updates, choices = [0.0], [0.0]

    def timed(of: Player) -> Player:
        def choose(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
            started = time.thread_time()
            if view.hour:
                knowledge.count(view)
            known = time.thread_time()
            move = of(view, legal, chance)
            updates.append(known - started)
            choices.append(time.thread_time() - known)
            return move

        return choose

    for _ in moments("full", seed, timed(player), timed(agents)):
        pass
    return max(updates), max(choices)


@pytest.mark.rule("MM-61")
@pytest.mark.parametrize(("games", "times"), [(1, BESIDE_OTHERS), pytest.param(60, 1, marks=pytest.mark.long)])
def test_beliefs_and_choices_of_programs_are_in_time(games: int, times: int) -> None:
    for seed in range(games):
        update, choice = _longest(seed, program, program)
        assert update < times * UPDATE_S
        assert choice < times * DECISION_S


@pytest.mark.rule("MM-61")
@pytest.mark.parametrize(("games", "times"), [(1, BESIDE_OTHERS), pytest.param(12, 1, marks=pytest.mark.long)])
def test_beliefs_are_in_time_where_nothing_is_asked(games: int, times: int) -> None:
    for seed in range(games):
        assert _longest(seed, _quietly, _quietly)[0] < times * UPDATE_S
