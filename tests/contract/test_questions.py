"""Questions: a decision's id changes exactly when the seat's question does, and never comes back.

What answers no question (`Times.at_once`) is no part of one.
"""

from __future__ import annotations

from typing import Any

from engines.core.seats import Seat
from tests.contract.tables import Table
from tests.contract.walks import Moment, Step, moments, walks


def test_another_question_has_another_id(table: Table, seeds: range) -> None:
    for step in walks(table, seeds):
        for seat in range(table.seats):
            before, after = _asked(step.before, seat), _asked(step.after, seat)
            if before is not None and after is not None and before[1:] != after[1:]:
                assert before[0] != after[0], f"step {step.number}: seat {seat} is asked something else"


def test_the_same_question_keeps_its_id_unless_it_is_answered(table: Table, seeds: range) -> None:
    for step in walks(table, seeds):
        for seat in range(table.seats):
            before, after = _asked(step.before, seat), _asked(step.after, seat)
            if before is not None and after is not None and before[1:] == after[1:] and not _may_answer(step, seat):
                assert before[0] == after[0], f"step {step.number}: seat {seat} is asked the same"


def test_an_id_never_comes_back(table: Table, seeds: range) -> None:
    for seed in seeds:
        gone: set[tuple[Seat, str]] = set()
        current: dict[Seat, str] = {}
        for moment in moments(table, range(seed, seed + 1)):
            for seat in range(table.seats):
                decision = moment.decision(seat)
                now = None if decision is None else decision.id
                if seat in current and current[seat] != now:
                    gone.add((seat, current.pop(seat)))
                if now is not None:
                    assert (seat, now) not in gone, f"the question {now} of seat {seat} came back"
                    current[seat] = now


def _asked(moment: Moment, seat: Seat) -> tuple[Any, ...] | None:
    decision = moment.decision(seat)
    if decision is None:
        return None
    asides = moment.table.game.times(moment.state).at_once
    answers = frozenset(move for move in moment.legal(seat) if move.kind not in asides)
    return decision.id, decision.kind, decision.prompt, answers


def _may_answer(step: Step, seat: Seat) -> bool:
    """Whether the step is the seat's own answer, or the time running out: the next question may look the same."""
    if step.seat is None:
        return True
    return step.seat == seat and step.move.kind not in step.table.game.times(step.before.state).at_once
