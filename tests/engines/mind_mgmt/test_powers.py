"""Shakedowns and the agents' powers (MM-35, MM-38)."""

from __future__ import annotations

import pytest

from engines.mind_mgmt.board import FEATURES, Feature
from engines.mind_mgmt.cards import BASE_AGENTS
from engines.mind_mgmt.events import (
    AgentMoved,
    ImmortalPushed,
    Sensed,
    ShakenDown,
)
from engines.mind_mgmt.moves import (
    Ask,
    Capture,
    EndActivation,
    LeaveImmortal,
    MoveAgent,
    PushImmortal,
    SendAgent,
    Sense,
    ShakeDown,
    ShiftImmortal,
)
from tests.engines.mind_mgmt.table import BILL, DUSTY, MERU, at, full_hunt, hunt, spots

PALM, BIRD = Feature.PALM, Feature.BIRD


@pytest.mark.rule("MM-35")
def test_a_shakedown_needs_an_immortal_and_lays_a_hidden_card_open() -> None:
    table = full_hunt(meru="r5c2", bill="r4c2")
    assert {move.agent for move in table.legal(ShakeDown)} == {MERU}
    assert [move.feature for move in table.legal(ShakeDown)] == list(FEATURES)
    table.play(ShakeDown(MERU, PALM))
    [told] = table.happened(ShakenDown)
    assert (told.right, table.view().revealed) == (True, (PALM,))
    table.play(LeaveImmortal(), EndActivation(MERU))
    wrong = full_hunt(meru="r5c2")
    wrong.play(ShakeDown(MERU, Feature.BOOK))
    assert [told.right for told in wrong.happened(ShakenDown)] == [False], "an open card"
    again = full_hunt(meru="r5c2")
    again.state.revealed = [PALM]
    again.play(ShakeDown(MERU, PALM))
    assert [told.right for told in again.happened(ShakenDown)] == [False], "no hidden card any more"


@pytest.mark.rule("MM-35")
def test_then_the_immortal_may_be_pushed_orthogonally() -> None:
    table = full_hunt(meru="r5c2").mayhem("r5c1 r5c2")
    table.play(ShakeDown(MERU, BIRD))
    assert table.legal(PushImmortal) == [PushImmortal(at("r4c2"))]
    assert not table.legal(MoveAgent) + table.legal(EndActivation)
    table.play(PushImmortal(at("r4c2")))
    assert table.state.immortals[0] == at("r4c2")
    assert table.legal(MoveAgent)
    assert not table.legal(Ask), "the action is spent"


@pytest.mark.rule("MM-35")
def test_nothing_waits_where_nothing_can_be_pushed() -> None:
    table = full_hunt(meru="r5c2").immortals("r5c2 r4c2 r6c2 r5c3").mayhem("r5c1 r5c2")
    table.play(ShakeDown(MERU, BIRD))
    assert table.legal(MoveAgent)


@pytest.mark.rule("MM-38")
def test_meru_senses_the_recruiter_within_two_in_a_straight_line() -> None:
    for place, near in (("r2c3", True), ("r1c3", True), ("r4c3", True), ("r2c5", True), ("r2c6", False)):
        table = full_hunt(meru=place).mayhem("r2c3 r2c4")
        table.play(Sense(MERU))
        assert [told.near for told in table.happened(Sensed)] == [near], place
        assert not table.legal(Capture), "her one action"
    assert not full_hunt(meru="r3c2").play(Sense(MERU))[0].near  # type: ignore[union-attr]
    assert not full_hunt(meru="r5c2").legal(Sense), "an immortal is there"
    assert not hunt(meru="r2c3").legal(Sense), "no powers in training"


@pytest.mark.rule("MM-38")
def test_bill_shifts_an_immortal_next_to_him_into_his_location_too() -> None:
    table = full_hunt(bill="r5c1").mayhem("r5c1 r5c2")
    assert {move.immortal for move in table.legal(ShiftImmortal)} == {1}
    assert [move.to for move in table.legal(ShiftImmortal)] == spots("r4c2")
    table = full_hunt(bill="r5c1").immortals("r5c2 r4c1 r6c2 r6c3")
    table.play(ShiftImmortal(BILL, 1, at("r5c1")))
    assert [(pushed.immortal, pushed.to) for pushed in table.happened(ImmortalPushed)] == [(1, at("r5c1"))]
    assert not table.legal(ShiftImmortal), "once per activation"
    assert table.legal(MoveAgent)
    assert not full_hunt(bill="r5c2").pawns(bill="r7c1").legal(ShiftImmortal)


@pytest.mark.rule("MM-38")
def test_bill_does_not_shift_the_immortal_where_he_stands() -> None:
    table = full_hunt(bill="r5c2").immortals("r5c2 r1c3 r1c4 r1c5")
    assert not table.legal(ShiftImmortal)


@pytest.mark.rule("MM-38", "MM-30")
def test_dusty_sends_any_agent_the_further_the_more_cards_lie_open() -> None:
    table = full_hunt(dusty="r1c1", meru="r7c1")
    assert [move.to for move in table.legal(SendAgent) if move.sent == MERU] == spots("r6c1 r7c2")
    assert {move.sent for move in table.legal(SendAgent)} == set(BASE_AGENTS)
    table.state.revealed = [PALM]
    assert [move.to for move in table.legal(SendAgent) if move.sent == MERU] == spots("r5c1 r6c1 r6c2 r7c2 r7c3")
    table.play(SendAgent(DUSTY, MERU, at("r5c1")))
    [moved] = table.happened(AgentMoved)
    assert (moved.agent, moved.sender) == (MERU, DUSTY)
    assert table.state.pawn(MERU).fresh, "it isn't her activation"
    assert table.legal(MoveAgent)
    assert not table.legal(SendAgent)


@pytest.mark.rule("MM-31", "MM-38")
def test_whom_dusty_sends_goes_by_the_agents_rules() -> None:
    table = full_hunt(dusty="r1c1", meru="r4c2", bill="r2c2").mayhem("r4c2 r4c3", "r3c2 r4c2")
    sent = {agent: [move.to for move in table.legal(SendAgent) if move.sent == agent] for agent in (MERU, BILL)}
    assert sent[MERU] == spots("r3c3 r4c1 r5c2")
    assert at("r3c3") in sent[BILL]


@pytest.mark.rule("MM-38")
def test_dusty_moves_himself_and_those_activated_already() -> None:
    table = full_hunt(dusty="r1c1", meru="r7c1")
    table.state.pawn(MERU).fresh = False
    table.play(SendAgent(DUSTY, MERU, at("r7c2")))
    other = full_hunt(dusty="r1c1")
    other.play(SendAgent(DUSTY, DUSTY, at("r1c2")), MoveAgent(DUSTY, at("r1c4")))
    assert other.state.pawn(DUSTY).location == at("r1c4")
