"""What is told of a question: how many answers fit, when a claim is sure, what would tell most."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.coach import Advice
from engines.core.text import text
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.cards import Action
from engines.the_plan.moves import ChooseAction, EnterHideout, Move
from engines.the_plan.names import suspect_name
from tests.engines.the_plan.table import Table, V
from tests.engines.the_plan.test_player import knowing


def _advice(table: Table) -> Advice[Move]:
    seat = table.state.active
    return GAME.advise(GAME.view(table.state, seat), GAME.legal(table.state, seat), Chance(b"coach"), 0.1)


def test_the_one_answer_that_fits_is_told_and_every_way_to_claim_it() -> None:
    table = knowing(Table()).at(2, 11).holds(0, 101).light(103).roll(2)
    advice = _advice(table)
    assert advice.known == (text("the-plan-coach-sure", hideout=101, owner=suspect_name(V)),)
    assert {move.action for move in advice.sure if isinstance(move, ChooseAction)} >= {Action.MOVE_AGENT}
    assert set(advice.moves) <= set(advice.sure)
    assert not any(isinstance(move, ChooseAction) and move.action is Action.SEARCHLIGHT for move in advice.sure)
    advice = _advice(table.choose(Action.MOVE_AGENT))
    assert EnterHideout((3,), 101, V) in advice.sure
    assert all(isinstance(move, ChooseAction) or move == EnterHideout((3,), 101, V) for move in advice.sure)
    assert advice.why == text("the-plan-coach-claim")


def test_what_was_seen_leaves_so_many_answers_and_something_that_tells_most() -> None:
    table = Table().at(2, 11)
    assert _advice(table).known == (text("the-plan-coach-known", answers=16, places=4),)
    table.state.players[0].looks = [(1, 102)]
    advice = _advice(table)
    assert advice.known == (text("the-plan-coach-known", answers=12, places=3),)
    assert advice.sure == ()
    assert advice.why is not None
