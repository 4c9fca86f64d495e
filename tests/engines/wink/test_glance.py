"""Beats of glance: settings, confirming, the order in which a beat closes, who is away (WK-21, WK-22, WK-27 …)."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalMove
from engines.wink import WINK
from engines.wink.events import (
    AccompliceNamed,
    Accused,
    CallDeclined,
    CallSkipped,
    CameBack,
    Confirmed,
    Event,
    GameEnded,
    NewsLearnt,
    NumberCalled,
    SettingsChanged,
    TurnBegan,
    WentAway,
)
from engines.wink.moves import (
    CallNumber,
    Confirm,
    ConfirmMyself,
    ConfirmUntilTurn,
    DropAccusation,
    PlanAccusation,
    PlanCall,
    PlanNaming,
    SetManner,
    Watch,
)
from engines.wink.options import WinkOptions
from tests.engines.wink.table import Table


def kinds(events: list[Event]) -> list[str]:
    """What happened, but for what somebody learnt or confirmed."""
    return [event.kind for event in events if not isinstance(event, NewsLearnt | Confirmed)]


@pytest.mark.rule("WK-21")
def test_everyone_watches_the_next_seat_until_they_change_it() -> None:
    table = Table()
    assert [table.me(seat).settings.watching for seat in range(4)] == [1, 2, 3, 0]  # type: ignore[union-attr]
    table.play(2, Watch(0))
    table.beat()
    table.beat()
    assert [table.me(seat).settings.watching for seat in range(4)] == [1, 2, 0, 0]  # type: ignore[union-attr]


@pytest.mark.rule("WK-21")
def test_one_watches_exactly_one_other_player() -> None:
    table = Table()
    with pytest.raises(IllegalMove, match="wink-error-yourself"):
        WINK.apply(table.state, 1, Watch(1), table.chance)
    with pytest.raises(IllegalMove, match="wink-error-no-such-player"):
        WINK.apply(table.state, 1, Watch(4), table.chance)


@pytest.mark.rule("WK-22")
def test_a_beat_closes_when_all_have_confirmed() -> None:
    table = Table()
    table.play(0, PlanCall(1))
    for seat in (3, 1, 0):
        table.play(seat, Confirm())
    assert table.view().to_act == (2,)
    assert [player.confirmed for player in table.view().players] == [True, True, False, True]
    table.play(2, Confirm())
    assert table.view().number == 2
    assert table.view().to_act == (0, 1, 2, 3)
    assert table.view().players[0].token == 1


@pytest.mark.rule("WK-22")
def test_the_player_on_turn_sets_a_call_before_confirming() -> None:
    table = Table()
    with pytest.raises(IllegalMove, match="wink-error-set-call-first"):
        WINK.apply(table.state, 0, Confirm(), table.chance)
    assert Confirm() not in WINK.legal(table.state, 0)
    table.state.up = frozenset({4})
    table.play(0, Confirm())


@pytest.mark.rule("WK-22")
def test_what_is_confirmed_is_fixed_for_this_beat() -> None:
    table = Table()
    table.play(1, Confirm())
    for move in (Watch(3), SetManner("subtle"), Confirm()):
        with pytest.raises(IllegalMove, match="wink-error-confirmed"):
            WINK.apply(table.state, 1, move, table.chance)
    table.beat()
    table.play(1, Watch(3))


@pytest.mark.rule("WK-22")
def test_what_is_set_may_be_set_anew_and_others_learn_nothing_of_it() -> None:
    table = Table()
    table.play(1, SetManner("subtle"))
    before = [table.view(viewer) for viewer in (None, 0, 2, 3)]
    events = table.play(1, SetManner("bold"))
    assert isinstance(events[0], SettingsChanged)
    assert [table.view(viewer) for viewer in (None, 0, 2, 3)] == before
    assert [WINK.redact(events[0], viewer) for viewer in (None, 0, 2, 3)] == [None] * 4
    assert table.play(1, SetManner("bold")) == []


@pytest.mark.rule("WK-22")
def test_at_its_clock_a_beat_closes_with_what_stands() -> None:
    table = Table()
    table.play(0, PlanCall(1))
    table.play(1, Watch(3))
    assert NumberCalled(0, 1) in table.time_up()
    assert table.news(1).watched == 3
    assert table.view().number == 2


@pytest.mark.rule("WK-22")
def test_a_call_not_set_by_then_is_skipped() -> None:
    table = Table()
    table.state.update(0, token=8)
    assert CallSkipped(0) in table.time_up()
    assert table.view().players[0].token is None
    assert table.state.turn.skipped


@pytest.mark.rule("WK-22")
def test_manner_and_gaze_stand_accusation_naming_and_call_are_for_one_beat() -> None:
    table = Table()
    table.beat(1)
    table.beat(2)
    table.saw(3, watched=1, moved=0)
    table.manner(3, "subtle")
    table.accuse(3, 1, 1)
    table.beat(3)
    settings = table.me(3).settings
    assert settings is not None
    assert (settings.manner, settings.accusation) == ("subtle", None)
    assert table.me(2).settings.call is None  # type: ignore[union-attr]
    for call, named in ((4, None), (5, None), (6, 3)):
        table.beat(call, named)
    assert table.me(1).settings.naming is None  # type: ignore[union-attr]


@pytest.mark.rule("WK-22")
def test_the_program_confirms_until_ones_own_turn() -> None:
    table = Table()
    table.play(2, ConfirmUntilTurn())
    table.beat()
    assert table.view().players[2].confirmed
    assert table.view().to_act == (0, 1, 3)
    table.beat()
    assert table.view().active == 2
    assert not table.view().players[2].confirmed


@pytest.mark.rule("WK-22")
def test_the_last_who_confirms_may_do_so_until_their_turn_and_the_next_beat_is_theirs_too() -> None:
    table = Table()
    for seat in (1, 2, 3):
        table.play(seat, ConfirmUntilTurn())
    table.play(0, PlanCall(1))
    table.play(0, ConfirmUntilTurn())
    assert table.view().active == 1
    assert table.view().to_act == (1,)


@pytest.mark.rule("WK-31")
def test_whoever_stands_may_confirm_by_themselves_again_from_the_next_beat_on() -> None:
    table = Table()
    table.play(2, ConfirmUntilTurn())
    assert list(WINK.legal(table.state, 2)) == [ConfirmMyself()]
    table.play(2, ConfirmMyself())
    assert table.view().players[2].confirmed
    table.beat()
    assert 2 in table.view().to_act


@pytest.mark.rule("WK-31")
def test_whoever_has_confirmed_may_still_let_the_program_do_so_from_now_on() -> None:
    table = Table()
    table.play(2, Confirm())
    table.play(2, ConfirmUntilTurn())
    table.beat()
    assert 2 not in table.view().to_act


@pytest.mark.rule("WK-27")
def test_a_beat_closes_with_accusations_then_naming_then_eyes_then_call() -> None:
    table = Table()
    for call in (1, 2, 3, 4):
        table.beat(call)
    table.saw(3, watched=2, moved=1)
    table.accuse(3, 2, 2)
    assert kinds(table.beat(5, named=1)) == ["accused", "accomplice_named", "number_called", "turn_began"]
    order = [event.kind for event in table.events]
    assert order.index("accomplice_named") < order.index("news_learnt") < order.index("number_called")


@pytest.mark.rule("WK-27")
def test_accusations_go_clockwise_from_the_player_on_turn_and_a_late_one_is_void() -> None:
    table = Table()
    table.beat(1)
    table.beat(2)
    for seat in (2, 3):
        table.saw(seat, watched=1, moved=0)
        table.accuse(seat, 1, 1)
    events = table.beat(3)
    assert [event for event in events if isinstance(event, Accused)] == [Accused(2, 1, 1, right=True)]
    void = table.news(3).void
    assert void is not None
    assert (void.accused, void.number) == (1, 1)
    assert table.state.players[3].counters == 4
    assert table.news(2).void is None


@pytest.mark.rule("WK-27")
def test_the_player_on_turn_accuses_first() -> None:
    table = Table()
    table.beat(1)
    table.beat(2)
    for seat in (2, 3):
        table.saw(seat, watched=1, moved=0)
    table.beat(3)
    for seat in (2, 3):
        table.saw(seat, watched=1, moved=0)
        table.accuse(seat, 1, 1)
    events = table.beat(4)
    assert [event.seat for event in events if isinstance(event, Accused)] == [3]


@pytest.mark.rule("WK-27")
def test_after_a_wrong_accusation_another_over_that_call_is_void() -> None:
    table = Table(5)
    table.beat(1)
    table.beat(2)
    table.saw(3, watched=2, moved=0)
    table.saw(4, watched=1, moved=0)
    table.accuse(3, 2, 1)
    table.accuse(4, 1, 1)
    assert [event for event in table.beat(3) if isinstance(event, Accused)] == [Accused(3, 2, 1, right=False)]
    assert table.news(4).void is not None
    assert all(seen.number != 1 for seen in table.me(4).sightings or ())


@pytest.mark.rule("WK-27")
def test_nothing_happens_after_the_game_has_ended() -> None:
    table = Table()
    for call in (1, 2, 3, 4):
        table.beat(call)
    table.give(2, 2)
    table.saw(0, watched=2, moved=1)
    table.accuse(0, 2, 2)
    table.saw(3, watched=1, moved=0)
    table.accuse(3, 1, 1)
    assert kinds(table.beat(5, named=1)) == ["accused", "game_ended"]
    assert table.news(3).turn == 4
    assert isinstance(table.events[-1], GameEnded)
    assert table.view().turns[-1].eyes == ()


@pytest.mark.rule("WK-27")
def test_in_its_callers_own_beat_a_call_can_be_accused_over_before_it_is_named() -> None:
    table = Table()
    table.beat(1)
    table.beat(2)
    table.saw(3, watched=1, moved=0)
    table.beat(3)
    table.beat(4)
    table.accuse(3, 1, 1)
    assert kinds(table.beat(5, named=1)) == ["accused", "number_called", "turn_began"]


@pytest.mark.rule("WK-27")
def test_naming_nobody_closes_the_call_before_the_eyes() -> None:
    table = Table()
    for call in (1, 2, 3, 4):
        table.beat(call)
    table.watch(1, 0, 0, 0)
    assert CallDeclined(0, 1) in table.beat(5)
    assert table.news(1).winked is None
    assert 1 in table.state.up


@pytest.mark.rule("WK-5")
def test_by_glance_a_link_scores_as_at_the_table() -> None:
    table = Table()
    for call in (1, 2, 3, 4):
        table.beat(call)
    assert AccompliceNamed(0, 1, 1, right=True, holder=1) in table.beat(5, named=1)
    table.beat(6, named=3)
    assert table.state.down == {2}


@pytest.mark.rule("WK-28")
def test_an_accusation_needs_a_sighting_since_the_call() -> None:
    table = Table()
    table.beat(1)
    with pytest.raises(IllegalMove, match="wink-error-no-sighting"):
        WINK.apply(table.state, 3, PlanAccusation(1, 1), table.chance)
    table.saw(3, watched=1, moved=0)
    assert table.me(3).sightings == ()
    table.beat(2)
    table.saw(3, watched=1, moved=0)
    assert [(seen.suspect, seen.caller, seen.turns) for seen in table.me(3).sightings or ()] == [(1, 0, (2,))]
    table.play(3, PlanAccusation(1, 1))
    table.play(3, DropAccusation())
    assert table.me(3).settings.accusation is None  # type: ignore[union-attr]


@pytest.mark.rule("WK-28")
def test_naming_needs_no_sighting() -> None:
    table = Table()
    for call in (1, 2, 3, 4):
        table.beat(call)
    legal = WINK.legal(table.state, 0)
    assert [move for move in legal if isinstance(move, PlanNaming)] == [PlanNaming(seat) for seat in (None, 1, 2, 3)]


@pytest.mark.rule("WK-30")
def test_who_lets_two_beats_pass_is_away_and_confirmed_for() -> None:
    table = away(3)
    assert WentAway(3) in table.events
    assert table.view().players[3].away
    assert 3 not in table.view().to_act
    assert not table.view().players[0].away


@pytest.mark.rule("WK-30")
def test_one_beat_confirmed_begins_the_count_anew() -> None:
    table = Table()
    table.time_up()
    assert table.view().players[3].passed == 1
    table.beat()
    table.time_up()
    assert not table.view().players[3].away


def away(*seats: int) -> Table:
    """A table at which these have let two beats pass."""
    table = Table()
    for _ in range(2):
        for seat in range(4):
            if seat not in seats and seat == table.state.active:
                table.play(seat, PlanCall(WINK.view(table.state, seat).may_call[0]))
            if seat not in seats:
                table.play(seat, Confirm())
        table.time_up()
    return table


@pytest.mark.rule("WK-30")
def test_nobody_waits_for_who_is_away_not_even_in_their_turn() -> None:
    table = away(2, 3)
    assert table.view().active == 2
    for seat in (0, 1):
        table.play(seat, Confirm())
    assert CallSkipped(2) in table.events
    for seat in (0, 1):
        table.play(seat, Confirm())
    assert TurnBegan(5, 0) in table.events


@pytest.mark.rule("WK-30")
def test_who_was_away_and_acts_is_waited_for_again() -> None:
    table = away(3)
    assert CameBack(3) in table.play(3, Watch(1))
    assert 3 in table.view().to_act
    assert not table.view().players[3].away
    table.play(3, Confirm())
    assert 3 not in table.view().to_act


@pytest.mark.rule("WK-30")
def test_the_move_by_which_somebody_is_back_changes_nothing_else() -> None:
    table = away(3)
    table.state.set(3, watching=1, manner="subtle")
    settings = table.me(3).settings
    assert table.play(3, WINK.back(table.state, 3)) == [CameBack(3)]
    assert table.me(3).settings == settings


@pytest.mark.rule("WK-30")
def test_who_came_back_may_let_a_beat_pass_again() -> None:
    table = away(3)
    table.play(3, Watch(1))
    table.time_up()
    assert (table.view().players[3].passed, table.view().players[3].away) == (1, False)


@pytest.mark.rule("WK-30", "WK-22")
def test_after_a_beats_clock_those_close_at_once_that_wait_for_nobody() -> None:
    table = Table()
    table.play(0, PlanCall(1))
    table.play(0, Confirm())
    table.play(1, Confirm())
    table.time_up()
    table.play(1, PlanCall(2))
    table.play(0, ConfirmUntilTurn())
    table.play(1, ConfirmUntilTurn())
    table.time_up()
    assert [event.seat for event in table.events if isinstance(event, WentAway | TurnBegan)] == [2, 3, 2, 3, 0]
    assert table.view().to_act == (0,)


@pytest.mark.rule("WK-30")
def test_if_all_are_away_all_are_waited_for_until_one_is_back() -> None:
    table = away(0, 1, 2, 3)
    assert all(player.away for player in table.view().players)
    assert table.view().to_act == (0, 1, 2, 3)
    table.play(1, Watch(0))
    assert table.view().to_act == (1,)


@pytest.mark.rule("WK-34")
def test_by_glance_nothing_is_taken_back() -> None:
    assert not WINK.undoes(WinkOptions())
    assert WINK.undoes(WinkOptions(signal="nod"))


def test_moves_of_the_other_mode_are_refused() -> None:
    table = Table()
    with pytest.raises(IllegalMove, match="wink-error-other-mode"):
        WINK.apply(table.state, 0, CallNumber(1), table.chance)
