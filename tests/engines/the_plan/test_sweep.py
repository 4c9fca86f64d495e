"""Moving all suspects as a whole: each is legal to its end and meets whom it says (TP-10, TP-11)."""

from __future__ import annotations

import pytest

from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.cards import SUSPECTS, Action
from engines.the_plan.sweep import sweeps
from tests.engines.the_plan.table import Table


@pytest.mark.rule("TP-10", "TP-11")
@pytest.mark.parametrize("agent", [4, 21, 29, 31, 33])
def test_what_is_offered_can_be_played_and_meets_whom_it_says(agent: int) -> None:
    start = Table(3).at(agent).suspects(v=30, x=32, y=22, z=12).choose(Action.MOVE_ALL)
    offered = sweeps(start.view(0))
    assert len({sweep.meets for sweep in offered}) == len(offered) > 1
    for sweep in offered:
        table = Table(3).at(agent).suspects(v=30, x=32, y=22, z=12).choose(Action.MOVE_ALL)
        table.play(*sweep.moves)
        met = tuple(suspect for suspect, count in zip(SUSPECTS, table.state.checks, strict=True) if count)
        assert met == sweep.meets
        assert table.state.to_move == []


@pytest.mark.rule("TP-11")
def test_after_the_first_suspect_the_others_are_still_moved_as_a_whole() -> None:
    table = Table(3).at(31).choose(Action.MOVE_ALL)
    first = GAME.legal(table.state, 0)[0]
    table.play(first)
    offered = sweeps(table.view(0))
    assert {len(sweep.moves) for sweep in offered} == {3}


@pytest.mark.rule("TP-10", "TP-11")
def test_as_many_as_can_be_met_are_met_at_once() -> None:
    table = Table(3).at(31).suspects(v=30, x=32, y=22, z=12).choose(Action.MOVE_ALL)
    assert sweeps(table.view(0))[0].meets == SUSPECTS[:3]
