"""Links and accusations, live (WK-3 to WK-7)."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalMove
from engines.wink import WINK
from engines.wink.events import AccompliceNamed, Accused
from engines.wink.moves import Accuse, CallNumber, NameAccomplice
from tests.engines.wink.table import Table, live


def called(*numbers: int) -> Table:
    """A live table where these have been called in turn, from seat 0 on; then it is the next seat's turn."""
    table = live()
    for at, number in enumerate(numbers or (1, 2, 3, 4)):
        table.play(at % 4, CallNumber(number))
    return table


@pytest.mark.rule("WK-3")
def test_whoever_holds_the_number_is_the_accomplice() -> None:
    table = called(1, 2)
    assert [call.seat for call in table.view(1).accomplice_of] == [0]
    assert [call.seat for call in table.view(2).accomplice_of] == [1]
    assert table.view(3).accomplice_of == table.view(None).accomplice_of == ()


@pytest.mark.rule("WK-5")
def test_the_right_accomplice_scores_for_both() -> None:
    table = called()
    assert AccompliceNamed(0, 1, 1, right=True, holder=1) in table.play(0, NameAccomplice(1))
    caller, holder = table.state.players[:2]
    assert caller.crowd == (1,)
    assert holder.agents == (1,)
    assert 1 not in holder.hand
    assert 1 not in table.state.up | table.state.down
    assert (caller.score, holder.score) == (5, 5)
    assert caller.call is None


@pytest.mark.rule("WK-5")
def test_the_wrong_accomplice_turns_both_cards_down() -> None:
    table = called()
    assert AccompliceNamed(0, 2, 1, right=False, holder=1) in table.play(0, NameAccomplice(2))
    caller, holder = table.state.players[:2]
    assert table.state.down == {1}
    assert holder.lost == (1,)
    assert (caller.score, holder.score) == (4, 4)
    assert 1 not in holder.hand


@pytest.mark.rule("WK-5")
def test_after_naming_one_calls_and_only_once_is_named() -> None:
    table = called()
    table.play(0, NameAccomplice(1))
    assert table.view().to_act == (0,)
    with pytest.raises(IllegalMove, match="wink-error-no-call"):
        WINK.apply(table.state, 0, NameAccomplice(2), table.chance)
    table.play(0, CallNumber(5))
    assert table.view().to_act == (1,)


@pytest.mark.rule("WK-5")
def test_only_the_player_on_turn_names_and_nobody_oneself() -> None:
    table = called()
    with pytest.raises(IllegalMove, match="wink-error-not-your-turn"):
        WINK.apply(table.state, 1, NameAccomplice(2), table.chance)
    with pytest.raises(IllegalMove, match="wink-error-yourself"):
        WINK.apply(table.state, 0, NameAccomplice(0), table.chance)


@pytest.mark.rule("WK-6")
def test_a_right_accusation_takes_both_cards() -> None:
    table = called(1)
    assert Accused(3, 1, 1, right=True) in table.play(3, Accuse(1, 1))
    accuser = table.state.players[3]
    assert (accuser.crowd, accuser.agents) == ((1,), (1,))
    assert (accuser.counters, accuser.opened, accuser.boxed) == (3, 1, 0)
    assert accuser.score == 5
    assert 1 not in table.state.players[1].hand
    assert table.state.players[0].call is None
    assert table.state.turn.accusations[-1].right


@pytest.mark.rule("WK-6")
def test_the_caught_caller_only_moves_on_but_may_accuse() -> None:
    table = called()
    table.play(3, Accuse(1, 1))
    legal = WINK.legal(table.state, 0)
    assert not any(isinstance(move, NameAccomplice) for move in legal)
    assert Accuse(3, 2) in legal
    assert CallNumber(5) in legal


@pytest.mark.rule("WK-6")
def test_a_wrong_accusation_costs_a_card_and_bars_the_call_for_all() -> None:
    table = called(1)
    assert Accused(3, 2, 1, right=False) in table.play(3, Accuse(2, 1))
    accuser = table.state.players[3]
    assert (accuser.counters, accuser.opened, accuser.boxed) == (3, 0, 1)
    for seat in (1, 2, 3):
        assert not any(isinstance(move, Accuse) for move in WINK.legal(table.state, seat))
    with pytest.raises(IllegalMove, match="wink-error-accused-before"):
        WINK.apply(table.state, 2, Accuse(1, 1), table.chance)


@pytest.mark.rule("WK-6")
def test_a_number_called_again_is_barred_no_more() -> None:
    table = called(1)
    table.play(3, Accuse(2, 1))
    for seat, number in ((1, 2), (2, 3), (3, 4), (0, 5)):
        table.play(seat, CallNumber(number))
    table.play(1, CallNumber(6))
    table.play(2, CallNumber(1))
    assert Accuse(1, 1) in WINK.legal(table.state, 3)


@pytest.mark.rule("WK-7")
def test_one_accuses_over_open_calls_of_others_only() -> None:
    table = called(1)
    for seat, move, error in (
        (2, Accuse(1, 2), "no-such-call"),
        (2, Accuse(2, 1), "yourself"),
        (2, Accuse(0, 1), "the-caller"),
        (0, Accuse(1, 1), "own-call"),
        (2, Accuse(9, 1), "no-such-player"),
    ):
        with pytest.raises(IllegalMove, match=f"wink-error-{error}"):
            WINK.apply(table.state, seat, move, table.chance)


@pytest.mark.rule("WK-7")
def test_one_may_accuse_over_a_number_one_holds_and_is_wrong() -> None:
    table = called(1)
    assert Accused(1, 2, 1, right=False) in table.play(1, Accuse(2, 1))


@pytest.mark.rule("WK-7")
def test_accusations_are_taken_as_they_arrive_and_a_late_one_costs_nothing() -> None:
    table = called(1)
    table.play(3, Accuse(1, 1))
    with pytest.raises(IllegalMove, match="wink-error-caught-before"):
        WINK.apply(table.state, 2, Accuse(1, 1), table.chance)
    assert table.state.players[2].counters == 4


@pytest.mark.rule("WK-7")
def test_nobody_accuses_without_a_counter_intelligence_card() -> None:
    table = called(1)
    table.state.update(3, counters=0)
    with pytest.raises(IllegalMove, match="wink-error-no-counters"):
        WINK.apply(table.state, 3, Accuse(1, 1), table.chance)


@pytest.mark.rule("WK-7")
def test_all_know_who_lacks_a_number() -> None:
    table = called(1)
    table.play(3, Accuse(2, 1))
    card = next(card for card in table.view(None).crowd if card.number == 1)
    assert card.lacking == (0, 2)
