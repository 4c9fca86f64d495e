"""Live: turns that pass, players who are away, players who leave, and races lost (WK-38, WK-39, WK-40)."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.core.text import Text, Who
from engines.wink import WINK
from engines.wink.events import CallDeclined, CameBack, PlayerLeft, TurnPassed, WentAway
from engines.wink.moves import Accuse, CallNumber, ComeBack, NameAccomplice
from tests.engines.wink.table import Table


def live(seats: int = 5, *calls: int, **options: object) -> Table:
    """A live table at which the first seats have called these numbers, the first of them at seat 0."""
    table = Table(seats, signal="wink", **options)
    for number in calls:
        table.play(table.state.active, CallNumber(number))
    return table


def passed(table: Table) -> list[object]:
    """Let the turn of whoever is on turn pass."""
    return [*WINK.pass_turn(table.state, table.state.active, table.chance)]


def left(table: Table, seat: int) -> list[object]:
    """Let a player leave for good."""
    events = WINK.drop(table.state, seat, table.chance)
    assert events is not None
    return [*events]


def refused(table: Table, seat: int, move: Accuse | NameAccomplice) -> Text:
    """What somebody is told whose move is refused; nothing has changed."""
    before = WINK.dump(table.state)
    with pytest.raises(IllegalMove) as error:
        WINK.apply(table.state, seat, move, table.chance)
    assert WINK.dump(table.state) == before
    return error.value.text


@pytest.mark.rule("WK-38")
def test_a_late_turn_passes_and_closes_the_call() -> None:
    table = live(5, 1, 2, 3, 4, 5)
    assert passed(table)[:2] == [TurnPassed(0), CallDeclined(0, 1)]
    late = table.state.players[0]
    assert (table.state.active, late.call, late.token, late.away) == (1, None, 0, False)
    assert 1 in table.state.up
    assert table.state.unable == 0


@pytest.mark.rule("WK-38")
def test_who_misses_two_turns_in_a_row_is_away_and_passed_at_once() -> None:
    table = live(5)
    passed(table)
    for number in (7, 8, 9, 11):
        table.play(table.state.active, CallNumber(number))
    assert WentAway(0, live=True) in passed(table)
    assert WINK.away(table.state) == {0}
    for number in (12, 13, 14):
        table.play(table.state.active, CallNumber(number))
    assert TurnPassed(0) in table.play(4, CallNumber(16))
    assert table.state.active == 1


@pytest.mark.rule("WK-38")
def test_a_move_between_counts_the_missed_turns_anew() -> None:
    table = live(5)
    passed(table)
    table.play(1, CallNumber(7))
    table.play(0, Accuse(3, 7))
    assert table.state.players[0].passed == 0


@pytest.mark.rule("WK-38")
@pytest.mark.parametrize("move", [ComeBack(), Accuse(3, 7)])
def test_who_is_away_is_back_by_any_move(move: ComeBack | Accuse) -> None:
    table = live(5)
    table.state.update(0, away=True, passed=2)
    table.state.active = 1
    table.play(1, CallNumber(7))
    assert table.play(0, move)[0] == CameBack(0)
    assert WINK.away(table.state) == frozenset()
    assert ComeBack() not in WINK.legal(table.state, 0)
    assert refused(table, 0, ComeBack()).id == "wink-error-not-away"  # type: ignore[arg-type]


@pytest.mark.rule("WK-38")
def test_where_all_are_away_the_game_waits_until_one_is_back() -> None:
    table = live(4)
    for _ in range(2 * 4):
        passed(table)
    assert WINK.away(table.state) == {0, 1, 2, 3}
    assert WINK.to_act(table.state) == {0}
    events = table.play(2, ComeBack())
    assert (table.state.active, events.count(TurnPassed(0)), events.count(TurnPassed(1))) == (2, 1, 1)


@pytest.mark.rule("WK-38")
def test_only_the_turn_of_the_player_on_turn_passes() -> None:
    table = live(5)
    with pytest.raises(IllegalMove, match="wink-error-not-your-turn"):
        WINK.pass_turn(table.state, 3, table.chance)


@pytest.mark.rule("WK-39")
def test_who_leaves_takes_their_numbers_out_of_the_game() -> None:
    table = live(5, 3, 2)
    assert PlayerLeft(3, (3, 8, 13, 18, 23, 28, 33)) in left(table, 3)
    gone = table.state.players[3]
    assert (gone.hand, gone.lost, gone.agents) == ((), (3, 8, 13, 18, 23, 28, 33), ())
    assert table.state.down == {3, 8, 13, 18, 23, 28, 33}
    assert table.state.players[0].call is None
    assert table.state.players[0].token == 0
    assert table.state.players[1].call is not None
    assert table.state.outcome is None


@pytest.mark.rule("WK-39")
def test_who_has_left_plays_no_more_and_is_nobody_s_accomplice() -> None:
    table = live(5, 2)
    left(table, 3)
    assert WINK.legal(table.state, 3) == []
    assert Accuse(3, 2) not in WINK.legal(table.state, 1)
    table.play(1, CallNumber(7))
    table.play(2, CallNumber(11))
    assert table.state.active == 4
    table.play(4, CallNumber(10))
    assert NameAccomplice(3) not in WINK.legal(table.state, 0)
    assert refused(table, 0, NameAccomplice(3)).id == "wink-error-has-left"
    assert refused(table, 1, Accuse(3, 2)).id == "wink-error-has-left"


@pytest.mark.rule("WK-39")
def test_who_leaves_on_turn_hands_the_turn_on() -> None:
    table = live(5, 2)
    left(table, 1)
    assert table.state.active == 2
    assert TurnPassed(1) not in table.events


@pytest.mark.rule("WK-39")
def test_a_round_is_as_long_as_there_are_players_left() -> None:
    table = live(5, equal_turns="always")
    left(table, 4)
    table.give(3)
    table.state.ending = True
    for number in (1, 2, 3):
        table.play(table.state.active, CallNumber(number))
    assert table.state.active == 3
    assert WINK.outcome(table.state) is None
    table.play(3, CallNumber(5))
    assert WINK.outcome(table.state) is not None


@pytest.mark.rule("WK-39")
def test_with_fewer_than_four_left_the_points_decide_and_who_left_comes_last() -> None:
    table = live(5, 1)
    table.state.update(4, crowd=(30, 31, 32, 34, 35))
    table.play(2, Accuse(1, 1))
    left(table, 4)
    assert WINK.outcome(table.state) is None
    left(table, 3)
    outcome = WINK.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.ranking == ((2,), (0, 1), (4,), (3,))
    assert outcome.scores == (4, 4, 5, 4, 9)
    assert "wink-end-few" in repr(outcome.reason)


@pytest.mark.rule("WK-39")
def test_an_empty_hand_of_who_left_ends_nothing() -> None:
    table = live(6)
    left(table, 5)
    table.play(0, CallNumber(7))
    assert WINK.outcome(table.state) is None


@pytest.mark.rule("WK-39")
def test_all_that_is_known_of_who_left_is_in_the_view() -> None:
    table = live(6, 1, 2)
    left(table, 1)
    passed(table)
    for viewer in (0, 1, 5, None):
        view = table.view(viewer)
        assert WINK.view(WINK.imagine(view, Chance(b"left")), viewer) == view
        assert [player.left for player in view.players] == [False, True, False, False, False, False]
        assert any(turn.left == (1,) for turn in view.turns)


@pytest.mark.rule("WK-40")
def test_a_second_accuser_hears_who_was_quicker_and_spends_nothing() -> None:
    table = live(5, 1)
    table.play(3, Accuse(1, 1))
    told = refused(table, 2, Accuse(1, 1))
    assert (told.id, dict(told.values)) == ("wink-error-caught-before", {"who": Who(3), "number": 1})
    assert Accuse(1, 1) in WINK.overtaken(table.state, 2)


@pytest.mark.rule("WK-40")
def test_an_accuser_hears_of_a_wrong_accusation_and_of_a_naming_before_theirs() -> None:
    table = live(5, 1, 2, 3, 4, 5)
    table.play(3, Accuse(0, 2))
    assert refused(table, 4, Accuse(2, 2)).id == "wink-error-accused-before"
    table.play(0, NameAccomplice(1))
    told = refused(table, 4, Accuse(1, 1))
    assert (told.id, dict(told.values)) == ("wink-error-named-before", {"who": Who(0), "number": 1})


@pytest.mark.rule("WK-40")
def test_a_caller_whose_accomplice_is_caught_hears_by_whom() -> None:
    table = live(5, 1, 2, 3, 4, 5)
    table.play(3, Accuse(1, 1))
    assert NameAccomplice(1) in WINK.overtaken(table.state, 0)
    told = refused(table, 0, NameAccomplice(1))
    assert (told.id, dict(told.values)) == ("wink-error-caught-before", {"who": Who(3), "number": 1})
