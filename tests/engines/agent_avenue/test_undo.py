"""Undo: a draw, a card turned up and the market's next card are news even to whoever brought them about."""

from __future__ import annotations

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.events import Event
from engines.agent_avenue.moves import PlayPair, Recruit, SetAside, TakeMarketCard
from tests.engines.agent_avenue.table import CODE, DARE, MOLE, SABOTEUR, SENTINEL, Table


def _new(table: Table, events: list[Event]) -> bool:
    return any(GAME.reveals(table.state, event) for event in events)


def test_a_pair_is_new_by_the_cards_drawn_for_it_alone() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL).deck(SABOTEUR, SABOTEUR)
    assert _new(table, table.play(0, PlayPair(CODE, DARE)))
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL).deck()
    assert not _new(table, table.play(0, PlayPair(CODE, DARE)))


def test_setting_aside_draws_and_recruiting_turns_up() -> None:
    table = Table().hand(0, CODE, DARE, MOLE, SENTINEL).deck(SABOTEUR, SABOTEUR, SABOTEUR)
    assert _new(table, table.play(0, SetAside(CODE)))
    table.play(0, PlayPair(DARE, MOLE))
    assert _new(table, table.play(1, Recruit("face_up")))


def test_the_market_shows_its_next_card() -> None:
    table = Table(advanced=True)
    while table.state.stage != "market":
        [seat] = GAME.to_act(table.state)
        table.play(seat, GAME.legal(table.state, seat)[0])
    [seat] = GAME.to_act(table.state)
    taken = next(move for move in GAME.legal(table.state, seat) if isinstance(move, TakeMarketCard))
    assert _new(table, table.play(seat, taken))
