"""Setup, calls and skips (WK-1, WK-2, WK-9)."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.wink import WINK
from engines.wink.events import CallDeclined, CallSkipped, GameEnded, NumberCalled
from engines.wink.moves import Accuse, CallNumber, NameAccomplice, PlanCall, SkipCall
from engines.wink.options import WinkOptions
from tests.engines.wink.table import Table, live


@pytest.mark.rule("WK-1")
@pytest.mark.parametrize(("seats", "numbers", "hand"), [(4, 36, 9), (5, 35, 7), (6, 36, 6), (7, 35, 5), (8, 32, 4)])
def test_all_agents_are_dealt_and_the_crowd_lies_open(seats: int, numbers: int, hand: int) -> None:
    state = WINK.setup(WinkOptions(), seats, Chance(b"deal"))
    assert sorted(state.layout) == sorted(state.up) == list(range(1, numbers + 1))
    assert [len(player.hand) for player in state.players] == [hand] * seats
    assert sorted(number for player in state.players for number in player.hand) == list(range(1, numbers + 1))
    assert all(player.counters == 4 for player in state.players)
    assert WINK.view(state, None).absent == tuple(range(numbers + 1, 37))
    assert len({player.spy for player in WINK.view(state, None).players}) == seats


@pytest.mark.rule("WK-1")
def test_chance_lays_out_deals_and_picks_the_start() -> None:
    games = [WINK.setup(WinkOptions(), 4, Chance(bytes([seed]))) for seed in range(20)]
    assert {game.start for game in games} == {0, 1, 2, 3}
    assert len({game.layout for game in games}) == len({game.players[0].hand for game in games}) == 20


@pytest.mark.rule("WK-1")
def test_turns_go_round() -> None:
    table = live()
    for seat, number in ((0, 1), (1, 2), (2, 3), (3, 4), (0, 5)):
        assert table.view().to_act == (seat,)
        table.play(seat, CallNumber(number))


@pytest.mark.rule("WK-2")
def test_a_call_puts_the_token_on_a_free_card_one_does_not_hold() -> None:
    table = live()
    assert NumberCalled(0, 1) in table.play(0, CallNumber(1))
    assert table.view().players[0].token == 1
    assert [call.number for call in table.view().calls] == [1]
    assert table.view(1).may_call == tuple(n for n in range(2, 37) if n % 4 != 1)
    for number, error in ((1, "own-number"), (5, "own-number"), (40, "not-face-up")):
        with pytest.raises(IllegalMove, match=f"wink-error-{error}"):
            WINK.apply(table.state, 1, CallNumber(number), table.chance)
    table.play(1, CallNumber(2))
    with pytest.raises(IllegalMove, match="wink-error-occupied"):
        WINK.apply(table.state, 2, CallNumber(1), table.chance)


@pytest.mark.rule("WK-2")
def test_another_card_must_be_called_than_the_one_one_stands_on() -> None:
    table = live()
    for seat, number in ((0, 1), (1, 2), (2, 3), (3, 4)):
        table.play(seat, CallNumber(number))
    with pytest.raises(IllegalMove, match="wink-error-same-card"):
        WINK.apply(table.state, 0, CallNumber(1), table.chance)
    table.play(0, CallNumber(5))
    assert 1 in table.view(1).may_call or 1 in table.state.players[1].hand


@pytest.mark.rule("WK-2")
def test_the_token_of_a_card_that_is_gone_leaves_the_table() -> None:
    table = live()
    table.play(0, CallNumber(1))
    table.play(2, Accuse(1, 1))
    assert table.view().players[0].token is None
    assert table.view().calls == ()


@pytest.mark.rule("WK-5")
def test_calling_anew_declines_and_leaves_the_card() -> None:
    table = live()
    for seat, number in ((0, 1), (1, 2), (2, 3), (3, 4)):
        table.play(seat, CallNumber(number))
    assert CallDeclined(0, 1) in table.play(0, CallNumber(5))
    assert 1 in table.state.up
    assert table.state.players[0].score == 4


@pytest.mark.rule("WK-9")
def test_who_can_call_nothing_skips_and_takes_the_token_away() -> None:
    table = live()
    table.play(0, CallNumber(1))
    table.play(1, CallNumber(2))
    table.state.up = frozenset({1, 2})
    assert table.view(2).may_call == ()
    assert SkipCall() in WINK.legal(table.state, 2)
    table.state.update(2, token=3)
    assert CallSkipped(2) in table.play(2, SkipCall())
    assert table.view().players[2].token is None


@pytest.mark.rule("WK-9")
def test_whoever_can_call_may_not_skip() -> None:
    table = live()
    with pytest.raises(IllegalMove, match="wink-error-can-call"):
        WINK.apply(table.state, 0, SkipCall(), table.chance)


@pytest.mark.rule("WK-9")
def test_the_game_ends_when_nobody_could_call_in_a_round() -> None:
    table = live()
    table.state.up = frozenset({4})
    table.give(0, 4)
    for seat in range(1, 4):
        table.give(seat, 4, 30 + seat)
    for seat in range(3):
        assert not any(isinstance(event, GameEnded) for event in table.play(seat, SkipCall()))
    assert any(isinstance(event, GameEnded) for event in table.play(3, SkipCall()))


def stuck(*free: int) -> Table:
    """A table by glance with one crowd card left, which nobody may call but these."""
    table = Table()
    table.state.up = frozenset({4})
    for seat in range(4):
        table.give(seat, *(() if seat in free else (4,)), 30 + seat)
    return table


@pytest.mark.rule("WK-9")
def test_by_glance_the_game_ends_when_nobody_could_call_in_a_round() -> None:
    table = stuck()
    for _ in range(4):
        assert table.view().stage == "turn"
        table.time_up()
    assert table.view().stage == "over"


@pytest.mark.rule("WK-9", "WK-32")
@pytest.mark.parametrize("calls", [True, False])
def test_who_could_have_called_begins_the_round_anew_in_which_nobody_could(calls: bool) -> None:
    table = stuck(3)
    for turn in range(5):
        if turn == 3 and calls:
            table.play(3, PlanCall(4))
        table.time_up()
    assert table.view().stage == "turn"
    assert table.state.unable == 1


@pytest.mark.rule("WK-9")
def test_the_game_ends_after_three_rounds_without_a_change() -> None:
    table = live()
    for turn in range(12):
        assert table.view().stage == "turn", turn
        table.play(turn % 4, CallNumber(table.view(turn % 4).may_call[0]))
    assert table.view().stage == "over"


@pytest.mark.rule("WK-9")
def test_a_change_begins_the_count_anew() -> None:
    table = live()
    for turn in range(11):
        table.play(turn % 4, CallNumber(table.view(turn % 4).may_call[0]))
    call = table.view(3).calls[3]
    table.play(3, NameAccomplice((call.number % 4 + 1) % 4 if (call.number % 4 + 1) % 4 != 3 else 0))
    table.play(3, CallNumber(table.view(3).may_call[0]))
    assert table.view().quiet == 0
    for turn in range(12):
        assert table.view().stage == "turn", turn
        table.play(turn % 4, CallNumber(table.view(turn % 4).may_call[0]))
    assert table.view().stage == "over"


@pytest.mark.rule("WK-32")
def test_a_call_let_pass_is_no_call_that_could_not_be_made() -> None:
    table = Table()
    for _ in range(5):
        table.time_up()
    assert table.view().stage == "turn"
    assert table.state.unable == 0
