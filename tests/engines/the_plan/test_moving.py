"""Moving agents and suspects, the tram, meetings (TP-5 to TP-11a)."""

from __future__ import annotations

import pytest

from engines.the_plan.cards import SUSPECTS, Action
from engines.the_plan.events import AgentMoved, SuspectMoved, SuspectStayed
from engines.the_plan.moves import (
    AvoidBattle,
    CheckFile,
    DeclineChecks,
    EnterHideout,
    LeaveKey,
    MoveAgent,
    MoveSuspect,
    SkipSuspect,
    StayPut,
)
from tests.engines.the_plan.table import Table, V, X, Y, Z


def ways(table: Table) -> set[tuple[int, ...]]:
    """The agent's ways."""
    return {move.path for move in table.legal(MoveAgent)}


@pytest.mark.rule("TP-5", "TP-6")
def test_the_agent_goes_exactly_the_roll_along_the_lines() -> None:
    table = Table().at(1, 11).roll(3).choose(Action.MOVE_AGENT)
    assert ways(table) == {(2, 3, 4), (2, 21, 29), (20, 19, 18), (20, 19, 28)}
    table.refuses(MoveAgent((2, 3)), "no-such-way")
    table.refuses(MoveAgent((2, 3, 5)), "no-such-way")
    table.refuses(StayPut(), "must-move")
    table.play(MoveAgent((2, 21, 29)))
    assert table.state.players[0].circle == 29


@pytest.mark.rule("TP-6")
def test_no_circle_twice_the_start_included() -> None:
    table = Table().at(2, 11).roll(6).choose(Action.MOVE_AGENT)
    assert all(len({2, *path}) == 7 for path in ways(table))
    table.refuses(MoveAgent((1, 2, 3, 4, 5, 6)), "no-such-way")
    table.refuses(MoveAgent((3, 4, 5, 4, 3, 2)), "no-such-way")


@pytest.mark.rule("TP-6")
def test_occupied_circles_count_and_are_passed_but_the_end_must_be_free() -> None:
    table = Table().at(1, 4).suspects(v=2, x=18).roll(3).choose(Action.MOVE_AGENT)
    assert ways(table) == {(2, 21, 29), (20, 19, 28)}


@pytest.mark.rule("TP-6")
def test_without_a_way_the_move_is_skipped_and_the_card_spent() -> None:
    table = Table().at(1, 11).suspects(v=2, x=20).roll(1).choose(Action.MOVE_AGENT)
    assert ways(table) == set()
    table.play(StayPut())
    assert table.state.players[0].circle == 1
    assert table.state.players[0].ready[0] is False


@pytest.mark.rule("TP-7")
def test_others_agents_are_never_moved_suspects_by_anybody() -> None:
    table = Table().roll(2).choose(Action.MOVE_SUSPECT)
    assert {move.suspect for move in table.legal(MoveSuspect)} == set(SUSPECTS)
    table.play(MoveSuspect(V, (30, 29)))
    assert [player.circle for player in table.state.players] == [1, 11]
    table.roll(1).choose(Action.MOVE_AGENT)
    assert ways(table) == {(10,), (12,)}


@pytest.mark.rule("TP-8")
def test_nobody_is_moved_into_a_hideout() -> None:
    table = Table().at(3, 11).holds(0, 101).roll(2).light(102).choose(Action.MOVE_AGENT)
    assert all(circle <= 40 for path in ways(table) for circle in path)
    assert {move.hideout for move in table.legal(EnterHideout)} == {101}
    table = Table().suspects(v=3).roll(2).choose(Action.MOVE_SUSPECT)
    assert all(circle <= 40 for move in table.legal(MoveSuspect) for circle in move.path)


@pytest.mark.rule("TP-9")
def test_the_tram_mixes_steps_and_hops_with_one_hop_at_least() -> None:
    table = Table().at(3, 11).roll(2).choose(Action.TRAM)
    assert ways(table) == {(4, 29), (4, 32)}
    table = Table().at(4, 11).roll(3).choose(Action.TRAM)
    assert (32, 9, 8) in ways(table)
    assert (5, 6, 7) not in ways(table)
    assert (29, 19, 28) in ways(table)
    assert all(len({4, *path}) == 4 for path in ways(table))


@pytest.mark.rule("TP-9")
def test_occupied_stops_count_and_are_passed() -> None:
    table = Table().at(4, 11).suspects(v=32, x=9).roll(2).choose(Action.TRAM)
    assert (32, 9) not in ways(table)
    assert (32, 33) in ways(table)


@pytest.mark.rule("TP-9")
def test_with_no_hop_in_reach_the_agent_stays() -> None:
    table = Table().at(1, 11).roll(2).choose(Action.TRAM)
    assert ways(table) == set()
    table.play(StayPut())
    assert table.active == 1


@pytest.mark.rule("TP-9")
def test_suspects_never_ride() -> None:
    table = Table().suspects(v=4).roll(1).choose(Action.MOVE_SUSPECT)
    assert {move.path for move in table.legal(MoveSuspect) if move.suspect is V} == {(3,), (5,), (22,)}


@pytest.mark.rule("TP-10")
def test_each_suspect_passed_is_a_meeting() -> None:
    table = Table().at(1, 11).suspects(v=2, x=3).roll(3).choose(Action.MOVE_AGENT)
    table.play(MoveAgent((2, 3, 4)))
    assert table.happened(AgentMoved)[0].meets == (V, X)
    assert table.state.checks == [1, 1, 0, 0]
    assert table.legal(CheckFile) == [CheckFile(V), CheckFile(X)]


@pytest.mark.rule("TP-10")
def test_a_tram_ride_meets_too() -> None:
    table = Table().at(4, 11).suspects(v=32).roll(2).choose(Action.TRAM)
    table.play(MoveAgent((32, 33)))
    assert table.state.checks == [1, 0, 0, 0]


@pytest.mark.rule("TP-10")
def test_a_suspect_moved_past_one_s_own_agent_is_a_meeting_past_another_s_none() -> None:
    table = Table().at(1, 4).suspects(v=2, x=3).roll(2).choose(Action.MOVE_SUSPECT)
    table.play(MoveSuspect(V, (1, 20)))
    assert table.happened(SuspectMoved)[0].meets
    assert table.state.checks == [1, 0, 0, 0]
    table = Table().at(1, 4).suspects(v=2, x=3).roll(2).choose(Action.MOVE_SUSPECT)
    table.play(MoveSuspect(X, (4, 5)))
    assert table.active == 1
    assert not any(table.state.checks)


@pytest.mark.rule("TP-11")
def test_all_four_are_moved_by_4_3_2_1_in_any_assignment_and_order() -> None:
    table = Table().at(1, 11).choose(Action.MOVE_ALL)
    assert {(move.suspect, len(move.path)) for move in table.legal(MoveSuspect)} == {
        (suspect, count) for suspect in SUSPECTS for count in (1, 2, 3, 4)
    }
    table.play(MoveSuspect(Y, (38, 27, 17)))
    assert table.stage == "suspects"
    table.refuses(MoveSuspect(Y, (16,)), "moved-already")
    table.refuses(MoveSuspect(V, (22, 4, 5)), "other-count")
    table.play(MoveSuspect(V, (22,)), MoveSuspect(Z, (28, 19)))
    table.play(MoveSuspect(X, (24, 9, 8, 7)))
    assert table.circles() == [22, 7, 17, 19]
    assert table.active == 1


@pytest.mark.rule("TP-11")
def test_a_suspect_that_can_t_move_its_count_is_skipped() -> None:
    table = Table().at(1, 11).suspects(v=30, x=29, y=31, z=37).choose(Action.MOVE_ALL)
    table.refuses(SkipSuspect(V, 2), "can-move")
    assert SkipSuspect(V, 1) in table.legal(SkipSuspect)
    table.play(SkipSuspect(V, 1))
    table.refuses(SkipSuspect(V, 2), "moved-already")
    table.refuses(SkipSuspect(X, 1), "other-count")
    assert table.happened(SuspectStayed) == [SuspectStayed(0, V, 1)]
    assert table.state.counts == [4, 3, 2]
    assert table.circles()[0] == 30


@pytest.mark.rule("TP-11", "TP-12")
def test_checks_wait_until_all_four_have_moved() -> None:
    table = Table().at(30, 11).suspects(v=31, x=34, y=37, z=40).choose(Action.MOVE_ALL)
    table.play(MoveSuspect(V, (30, 29)))
    table.refuses(CheckFile(V), "not-now")
    table.play(MoveSuspect(X, (24,)), MoveSuspect(Y, (38, 27, 17)), MoveSuspect(Z, (28, 19, 20, 1)))
    assert table.stage == "checks"
    assert table.state.checks == [1, 0, 0, 0]
    table.play(DeclineChecks())
    assert table.active == 1


@pytest.mark.rule("TP-11a")
def test_keys_and_battles_come_in_the_order_of_the_way_the_key_first_on_a_circle() -> None:
    table = Table(3).at(4, 22, 11).holds(1, 103).holds(2, 102).suspects(v=30, x=33, y=36, z=39)
    table.state.players[2].circle = 31
    table.roll(3).choose(Action.MOVE_AGENT).play(MoveAgent((22, 31, 32)))
    seen = []
    while table.stage in ("key", "battle"):
        seen.append((table.stage, table.state.stops[0]))
        table.play(LeaveKey() if table.stage == "key" else AvoidBattle(table.state.stops[0][1]))
    assert seen == [("key", (22, -1)), ("battle", (22, 1)), ("battle", (31, 2))]


@pytest.mark.rule("TP-11a")
def test_checks_come_after_keys_and_battles() -> None:
    table = Table().at(4, 11).suspects(v=31).roll(3).choose(Action.MOVE_AGENT)
    table.play(MoveAgent((22, 31, 32)))
    assert table.stage == "key"
    table.play(LeaveKey())
    assert table.stage == "checks"


@pytest.mark.rule("TP-11a", "TP-20", "TP-26")
def test_a_way_into_a_hideout_settles_keys_first() -> None:
    table = Table().at(4, 11).holds(0, 101).suspects(v=2).light(103).roll(4).choose(Action.MOVE_AGENT)
    table.play(EnterHideout((22, 31, 30), 101, V))
    assert table.stage == "key"
    entering = table.view(1).entering
    assert entering is not None
    assert (entering.hideout, entering.owner, entering.right) == (101, V, None)
    table.play(LeaveKey())
    assert table.winners == (0,)
