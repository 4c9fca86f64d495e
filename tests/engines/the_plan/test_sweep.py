"""Moving all suspects as a whole: each is legal to its end and meets whom it says (TP-10, TP-11)."""

from __future__ import annotations

import pytest

from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.belief.sweep import sweeps
from engines.the_plan.cards import SUSPECTS, Action, Suspect
from tests.engines.the_plan.table import Table

APART = {"v": 30, "x": 32, "y": 22, "z": 12}
IN_EACH_OTHERS_WAY = {"v": 1, "x": 9, "y": 25, "z": 36}


def before(agent: int, suspects: dict[str, int]) -> Table:
    """All suspects are to be moved from there."""
    return Table(3).at(agent).suspects(**suspects).choose(Action.MOVE_ALL)


@pytest.mark.rule("TP-10", "TP-11")
@pytest.mark.parametrize(
    ("agent", "suspects"), [*((agent, APART) for agent in (4, 21, 29, 31, 33)), (35, IN_EACH_OTHERS_WAY)]
)
def test_what_is_offered_can_be_played_and_meets_whom_it_says(agent: int, suspects: dict[str, int]) -> None:
    offered = sweeps(before(agent, suspects).view(0))
    assert len({sweep.meets for sweep in offered}) == len(offered) > 1
    for sweep in offered:
        table = before(agent, suspects)
        table.play(*sweep.moves)
        met = tuple(suspect for suspect, count in zip(SUSPECTS, table.state.checks, strict=True) if count)
        assert met == sweep.meets
        assert table.state.to_move == []


@pytest.mark.rule("TP-6", "TP-11")
def test_whoever_stands_where_another_has_to_end_goes_first() -> None:
    offered = {
        sweep.meets: [move.suspect for move in sweep.moves]
        for sweep in sweeps(before(35, IN_EACH_OTHERS_WAY).view(0))
    }
    assert len(offered) == 8
    assert offered[()] == list(SUSPECTS)
    assert offered[Suspect.X,] != list(SUSPECTS)


@pytest.mark.rule("TP-11")
def test_after_the_first_suspect_the_others_are_still_moved_as_a_whole() -> None:
    table = Table(3).at(31).choose(Action.MOVE_ALL)
    first = GAME.legal(table.state, 0)[0]
    table.play(first)
    offered = sweeps(table.view(0))
    assert {len(sweep.moves) for sweep in offered} == {3}


@pytest.mark.rule("TP-10", "TP-11")
def test_as_many_as_can_be_met_are_met_at_once() -> None:
    assert sweeps(before(31, APART).view(0))[0].meets == SUSPECTS[:3]
