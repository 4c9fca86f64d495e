"""The end of the game and the score (WK-8, WK-10, WK-33)."""

from __future__ import annotations

import pytest

from engines.wink.events import GameEnded, LastRoundBegan
from engines.wink.moves import Accuse, CallNumber, NameAccomplice
from engines.wink.options import WinkOptions, plays_out
from engines.wink.rules.ending import outcome
from tests.engines.wink.table import Table, live


@pytest.mark.rule("WK-8")
def test_the_game_ends_at_once_when_a_hand_is_empty() -> None:
    table = live()
    table.give(1, 1)
    table.play(0, CallNumber(1))
    events = table.play(3, Accuse(1, 1))
    assert isinstance(events[-1], GameEnded)
    assert table.view().to_act == ()
    assert table.view().outcome == events[-1].outcome


@pytest.mark.rule("WK-8")
def test_open_calls_score_nothing() -> None:
    table = live()
    table.give(1, 1)
    table.play(0, CallNumber(1))
    table.play(1, CallNumber(2))
    table.play(3, Accuse(1, 1))
    assert table.state.outcome is not None
    assert table.state.outcome.scores == (4, 4, 4, 5)


@pytest.mark.rule("WK-8")
@pytest.mark.parametrize(
    ("turns", "seats", "equal"),
    [("many", 6, False), ("many", 7, True), ("many", 8, True), ("always", 4, True), ("never", 8, False)],
)
def test_the_last_round_is_played_out_with_seven_and_eight(turns: str, seats: int, equal: bool) -> None:
    assert plays_out(WinkOptions.model_validate({"equal_turns": turns}), seats) is equal


@pytest.mark.rule("WK-8")
def test_in_a_last_round_all_get_as_many_turns() -> None:
    table = live(equal_turns="always")
    table.give(1, 1)
    table.play(0, CallNumber(1))
    assert table.play(3, Accuse(1, 1))[-1] == LastRoundBegan()
    table.play(1, CallNumber(2))
    assert LastRoundBegan() not in table.play(3, Accuse(2, 2))
    for seat in (2, 3):
        assert table.view().last_round
        assert table.view().stage == "turn"
        table.play(seat, CallNumber(table.view(seat).may_call[0]))
    assert table.view().stage == "over"


@pytest.mark.rule("WK-33")
def test_the_last_player_of_the_last_round_needs_no_call() -> None:
    table = live(equal_turns="always")
    for seat, number in ((0, 1), (1, 2), (2, 3), (3, 4), (0, 5), (1, 6), (2, 7)):
        table.play(seat, CallNumber(number))
    table.give(1, 5)
    table.play(2, Accuse(1, 5))
    assert table.view().stage == "turn"
    table.play(3, NameAccomplice(0))
    assert table.view().stage == "over"
    assert table.state.players[3].crowd == (4,)


@pytest.mark.rule("WK-33")
def test_the_last_round_begun_after_its_last_player_has_named_is_over_at_once() -> None:
    table = live(equal_turns="always")
    for seat, number in ((0, 1), (1, 2), (2, 3), (3, 4), (0, 5), (1, 6), (2, 7)):
        table.play(seat, CallNumber(number))
    table.play(3, NameAccomplice(0))
    table.give(1, 5)
    assert table.play(2, Accuse(1, 5))[-2] == LastRoundBegan()
    assert table.view().stage == "over"


@pytest.mark.rule("WK-33")
def test_the_last_round_ends_at_once_when_the_crowd_is_gone() -> None:
    table = live(equal_turns="always")
    table.play(0, CallNumber(1))
    table.state.up = frozenset({1})
    table.play(3, Accuse(1, 1))
    assert table.view().stage == "over"


@pytest.mark.rule("WK-33")
def test_by_glance_the_last_round_ends_after_its_last_naming() -> None:
    table = Table(equal_turns="always")
    for call in (1, 2, 3, 4, 5, 6, 7):
        table.beat(call)
    table.state.ending = True
    table.beat(8, named=0)
    assert table.view().stage == "over"
    assert table.state.turn.call is None


@pytest.mark.rule("WK-10")
def test_cards_face_up_and_counter_intelligence_in_hand_count() -> None:
    table = live()
    table.state.update(0, crowd=(1, 2), agents=(3,), lost=(4, 5), counters=2, opened=1, boxed=1)
    assert outcome(table.state).scores == (5, 4, 4, 4)
    assert table.view().players[0].score == 5
    assert outcome(table.state).winners == (0,)


@pytest.mark.rule("WK-10")
def test_ties_go_by_cards_laid_open_then_by_agents_face_down_then_are_shared() -> None:
    table = live()
    table.state.update(0, counters=2, crowd=(1, 2), opened=1, boxed=1, lost=(5, 6))
    table.state.update(1, counters=2, crowd=(3,), agents=(4,), opened=2, lost=())
    assert outcome(table.state).winners == (1,)
    assert outcome(table.state).ranking == ((1,), (0,), (2, 3))
    table.state.update(0, opened=2, boxed=0, lost=(5,))
    assert outcome(table.state).winners == (0,)
    table.state.update(1, lost=(6,))
    assert outcome(table.state).winners == (0, 1)
