"""Questions: a decision's id changes exactly when the seat's question does, and never comes back."""

from __future__ import annotations

from typing import Any

from engines.core.seats import Seat
from tests.contract.tables import Table
from tests.contract.walks import Step, states, walk


def test_another_question_has_another_id(table: Table, seeds: range) -> None:
    for step in (step for seed in seeds for step in walk(table, seed)):
        for seat in range(table.seats):
            before, after = _asked(step, step.before, seat), _asked(step, step.after, seat)
            if before is not None and after is not None and before[1:] != after[1:]:
                assert before[0] != after[0], f"step {step.number}: seat {seat} is asked something else"


def test_the_same_question_keeps_its_id_when_others_move(table: Table, seeds: range) -> None:
    for step in (step for seed in seeds for step in walk(table, seed)):
        for seat in range(table.seats):
            before, after = _asked(step, step.before, seat), _asked(step, step.after, seat)
            if before is not None and after is not None and before[1:] == after[1:] and step.seat not in (seat, None):
                assert before[0] == after[0], f"step {step.number}: seat {seat} is asked the same"


def test_an_id_never_comes_back(table: Table, seeds: range) -> None:
    for seed in seeds:
        gone: set[tuple[Seat, str]] = set()
        current: dict[Seat, str] = {}
        for state in states(table, seed):
            for seat in range(table.seats):
                decision = table.game.decision(state, seat)
                now = None if decision is None else decision.id
                if seat in current and current[seat] != now:
                    gone.add((seat, current.pop(seat)))
                if now is not None:
                    assert (seat, now) not in gone, f"the question {now} of seat {seat} came back"
                    current[seat] = now


def _asked(step: Step, state: Any, seat: Seat) -> tuple[Any, ...] | None:
    decision = step.table.game.decision(state, seat)
    if decision is None:
        return None
    return decision.id, decision.kind, decision.prompt, frozenset(step.table.game.legal(state, seat))
