"""What panels and pictures are told of a recruitment before it happens."""

from __future__ import annotations

import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.belief import forecast, forecast_pair
from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.moves import PlayPair, Recruit
from renderers.words import words
from tests.engines.agent_avenue.table import CODE, DARE, DOUBLE, ENFORCER, MOLE, SABOTEUR, SENTINEL, SIDEKICK, Table


def test_number_copy_spaces_end_and_lead() -> None:
    view = GAME.view(Table().in_play(green=[DOUBLE]).travelled(0, -2).state, 0)
    told = forecast(view, 0, DOUBLE)
    assert (told.copy, told.number, told.spaces, told.end, told.lead) == (2, 6, 6, 6, 8)
    assert (told.wins, told.loses) == ("catch", None)
    told = forecast(view, 1, MOLE)
    assert (told.copy, told.number, told.spaces, told.end, told.lead, told.loses) == (1, -3, -3, 2, -5, None)


@pytest.mark.parametrize(
    ("in_play", "agent", "wins", "loses"),
    [
        ([CODE] * 2, CODE, "codebreakers", None),
        ([CODE], CODE, None, None),
        ([DARE] * 2, DARE, None, "daredevils"),
    ],
)
def test_third_copies_decide(in_play: list[Agent], agent: Agent, wins: str | None, loses: str | None) -> None:
    told = forecast(GAME.view(Table().in_play(green=in_play).state, 1), 0, agent)
    assert (told.wins, told.loses) == (wins, loses)
    assert told.number == (0 if in_play == [CODE] else None)


def test_backing_into_the_other_pawn_loses() -> None:
    assert forecast(GAME.view(Table().travelled(0, 5).state, 0), 0, MOLE).loses == "caught"


def test_ongoing_cards_homes_and_market_spaces_are_reckoned_with() -> None:
    table = Table(advanced=True).ongoing(green=[Market.WATCHTOWER, Market.GETAWAY_CAR]).travelled(4, 4)
    told = forecast(GAME.view(table.state, None), 0, ENFORCER)
    assert (told.number, told.spaces, told.bonus, told.end, told.market) == (1, 6, 3, 10, False)
    assert forecast(GAME.view(table.state, None), 0, SENTINEL).market is False
    assert forecast(GAME.view(table.travelled(3, 3).state, None), 0, DARE).market is True
    assert forecast(GAME.view(Table().travelled(3, 3).state, None), 0, DARE).market is False


def test_a_leader_turns_three_daredevils_into_a_win() -> None:
    table = Table(advanced=True).ongoing(green=[Market.LEADER_OF_THE_PACK]).in_play(green=[DARE] * 2)
    told = forecast(GAME.view(table.state, 0), 0, DARE)
    assert (told.wins, told.loses) == ("leader", None)


def test_a_pair_is_judged_with_both_pawns_moved_and_by_whose_turn_it_is() -> None:
    view = GAME.view(Table().travelled(4, 0).state, 0)
    assert forecast_pair(view, SIDEKICK, DARE).winner is None
    assert forecast_pair(view, SIDEKICK, ENFORCER).winner == 0
    tie = GAME.view(Table().in_play(green=[CODE] * 2).travelled(0, 6).state, 1)
    assert forecast_pair(tie, CODE, ENFORCER).winner == 0


@pytest.mark.parametrize("seed", range(12))
def test_a_forecast_pair_comes_true(seed: int) -> None:
    table = Table(seed=bytes([seed]))
    while table.state.outcome is None:
        seat = min(GAME.to_act(table.state))
        pair = next(move for move in GAME.legal(table.state, seat) if isinstance(move, PlayPair))
        view = GAME.view(table.state, seat)
        table.play(seat, pair)
        mine, theirs = pair.face_down, pair.face_up
        told = forecast_pair(view, mine, theirs) if seat == 0 else forecast_pair(view, theirs, mine)
        table.play(1 - seat, Recruit("face_up"))
        assert told.lead == table.state.lead
        if table.reason not in ("", "deck", "deck-equal"):
            assert (told.winner,) == tuple({winner & 1 for winner in table.winners})
            assert told.reason == table.state.outcome.reason if table.state.outcome else False


def test_a_catch_is_promised_only_where_no_hidden_card_spoils_it() -> None:
    table = Table().in_play(green=[CODE]).travelled(0, 5).hand(0, MOLE, SENTINEL, SABOTEUR, CODE)
    table.play(0, PlayPair(SENTINEL, MOLE))
    chooser, layer = GAME.view(table.state, 1), GAME.view(table.state, 0)
    far = Table().travelled(0, 6).hand(0, ENFORCER, SABOTEUR, CODE, MOLE)
    assert forecast(chooser, 1, SENTINEL).ends is None
    assert forecast(layer, 1, SENTINEL).ends == "wins"
    far.play(0, PlayPair(ENFORCER, SABOTEUR))
    told = forecast(GAME.view(far.state, 1), 1, ENFORCER)
    assert (told.wins, told.ends) == ("catch", None)


def test_a_card_that_cannot_be_recruited_now_promises_nothing() -> None:
    table = Table().in_play(blue=[CODE] * 2).hand(1, CODE, MOLE, SABOTEUR, SENTINEL)
    told = forecast(GAME.view(table.state, 1), 1, CODE)
    assert (told.wins, told.ends) == ("codebreakers", None)


def test_nothing_is_certain_with_a_market_card_in_between() -> None:
    table = Table(advanced=True).in_play(green=[CODE] * 2).hand(0, CODE, DARE, MOLE, SENTINEL)
    view = GAME.view(table.state, 0)
    assert forecast_pair(view, CODE, MOLE).winner == 0
    assert forecast_pair(view, CODE, DARE).winner is None


def test_moves_are_described_with_what_follows() -> None:
    table = Table().in_play(blue=[CODE] * 2).hand(0, CODE, SABOTEUR, MOLE, SENTINEL)
    say = words("en")
    line = say(GAME.describe(GAME.view(table.state, 0), PlayPair(CODE, MOLE)))
    assert line == "Codebreaker up, Mole down: they win, you lose; or they −3, you 0"
    table.play(0, PlayPair(CODE, MOLE))
    assert say(GAME.describe(GAME.view(table.state, 1), Recruit("face_up"))) == (
        "Take the card face up: Codebreaker (you win)"
    )
