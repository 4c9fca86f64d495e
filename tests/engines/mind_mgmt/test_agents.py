"""The agents' turn: activations, moves, whose turn it is (MM-30, MM-31, MM-39, MM-73)."""

from __future__ import annotations

import pytest

from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Agent
from engines.mind_mgmt.events import ActivationEnded, AgentMoved
from engines.mind_mgmt.moves import Ask, Capture, EndActivation, Move, MoveAgent, Reveal, Sense
from engines.mind_mgmt.state import TOGETHER
from tests.engines.mind_mgmt.table import BILL, DUSTY, HENRY, MERU, Table, at, full_hunt, hunt, spots


def _walks(table: Table, agent: Agent) -> list[int]:
    return [move.to for move in table.legal(MoveAgent) if move.agent == agent]


@pytest.mark.rule("MM-30")
def test_move_and_action_come_in_either_order_and_once_each() -> None:
    for order in ((MoveAgent(MERU, at("r3c4")), Capture(MERU)), (Capture(MERU), MoveAgent(MERU, at("r3c4")))):
        table = full_hunt(meru="r4c4")
        table.play(order[0])
        table.refuses(order[0], order[0].kind.replace("_", "-"))
        table.play(order[1])
        assert table.view().activation is None


@pytest.mark.rule("MM-30")
@pytest.mark.parametrize("action", [Ask(MERU, Feature.FOUNTAIN), Reveal(MERU), Capture(MERU), Sense(MERU)])
def test_one_action_is_all_even_where_a_move_leads_to_another(action: Move) -> None:
    table = full_hunt(meru="r4c4").steps("r3c4 r4c4")
    table.state.order = "oldest"
    table.play(action, MoveAgent(MERU, at("r3c4")))
    assert table.view().activation is None
    assert table.heard(ActivationEnded)


@pytest.mark.rule("MM-30")
def test_a_move_goes_up_to_two_locations() -> None:
    table = hunt(meru="r7c1")
    assert _walks(table, MERU) == spots("r5c1 r6c1 r6c2 r7c2 r7c3")
    table.play(MoveAgent(MERU, at("r6c2")))
    [moved] = table.happened(AgentMoved)
    assert (moved.path[0], moved.path[-1], len(moved.path)) == (at("r7c1"), at("r6c2"), 3)


@pytest.mark.rule("MM-30")
def test_one_activation_is_over_before_the_next_begins() -> None:
    table = full_hunt(meru="r4c4", bill="r4c4")
    table.play(MoveAgent(MERU, at("r3c4")))
    assert {move.agent for move in table.legal(Capture)} == {MERU}
    table.refuses(Capture(BILL), "capture")


@pytest.mark.rule("MM-30", "MM-73")
def test_an_activation_with_nothing_left_is_over_by_itself() -> None:
    table = hunt(meru="r4c4")
    table.play(MoveAgent(MERU, at("r5c4")), Capture(MERU))
    view = table.view()
    assert (view.activation, view.activations) == (None, 1)
    assert [pawn.agent for pawn in view.pawns if not pawn.fresh] == [MERU]


@pytest.mark.rule("MM-31")
def test_agents_go_orthogonally_and_by_temples_diagonally() -> None:
    table = hunt(meru="r3c3")
    one_on = spots("r2c2 r2c3 r2c4 r3c2 r3c4 r4c2 r4c3 r4c4")
    assert set(one_on) < set(_walks(table, MERU))
    assert at("r1c1") not in _walks(hunt(meru="r2c3"), MERU)
    assert at("r4c2") in _walks(hunt(meru="r2c3"), MERU), "through the temple"


@pytest.mark.rule("MM-31")
def test_mayhem_bars_agents_and_others_do_not() -> None:
    table = full_hunt(meru="r7c1", bill="r7c2").immortals("r6c1 r5c2 r5c3 r4c4").mayhem("r7c1 r6c1")
    assert _walks(table, MERU) == spots("r6c2 r7c2 r7c3")


@pytest.mark.rule("MM-39")
def test_any_seat_may_begin_and_then_only_it_acts() -> None:
    table = full_hunt(4, meru="r4c4", henry="r4c4", bill="r4c4", dusty="r4c4")
    owners = {pawn.agent: pawn.seat for pawn in table.state.pawns}
    assert owners == {MERU: 1, HENRY: 2, BILL: 3, DUSTY: TOGETHER}
    assert GAME.to_act(table.state) == {1, 2, 3}
    assert {move.agent for move in table.legal(Capture, seat=3)} == {BILL, DUSTY}
    table.play(MoveAgent(DUSTY, at("r5c4")), seat=3)
    assert GAME.to_act(table.state) == {3}
    table.refuses(Capture(DUSTY), "not-your-turn", seat=1)
    table.play(EndActivation(DUSTY))
    assert GAME.to_act(table.state) == {1, 2, 3}
    table.play(EndActivation(MERU), seat=1)
    table.turn("r1c3")
    assert GAME.to_act(table.state) == {2, 3}, "seat 1 has no fresh agent left"
