"""Immortals: their moves, their recruits, what they bar (MM-20 to MM-23, MM-38)."""

from __future__ import annotations

import pytest

from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Mission
from engines.mind_mgmt.events import RecruitClaimed
from engines.mind_mgmt.moves import Ask, Capture, ClaimRecruit, EndTurn, MoveImmortal, Reveal, Step
from engines.mind_mgmt.state import Visit
from tests.engines.mind_mgmt.table import BILL, HENRY, MERU, Table, at, spots

BOOK, CAFE, IDOL = Feature.BOOK, Feature.CAFE, Feature.IDOL


def _glides(table: Table, immortal: int) -> list[int]:
    return [move.to for move in table.legal(MoveImmortal) if move.immortal == immortal]


def _of(table: Table, kind: type[Ask | Reveal | Capture]) -> list[Ask | Reveal | Capture]:
    return table.legal(kind)


@pytest.mark.rule("MM-20")
def test_an_immortal_moves_by_one_in_any_direction_but_into_another() -> None:
    table = Table("full").pawns(bill="r4c2")
    assert _glides(table, 1) == spots("r4c1 r4c2 r4c3 r5c1 r6c1")


@pytest.mark.rule("MM-20")
def test_mayhem_bars_it_orthogonally() -> None:
    table = Table("full").mayhem("r5c1 r5c2", "r4c2 r4c3")
    assert _glides(table, 1) == spots("r4c1 r4c2 r4c3 r6c1")


@pytest.mark.rule("MM-21")
def test_two_immortals_with_the_feature_of_an_open_card_bring_a_recruit() -> None:
    table = Table("full").immortals("r5c1 r6c4 r2c2 r3c3")
    assert table.legal(ClaimRecruit) == [ClaimRecruit(BOOK)]
    table.play(ClaimRecruit(BOOK))
    [told] = table.happened(RecruitClaimed)
    assert (told.feature, told.total) == (BOOK, 3)
    view = table.view(1)
    assert (view.claimed, view.open, view.recruits) == ((BOOK,), (CAFE,), 3)
    table.refuses(ClaimRecruit(BOOK), "claim-recruit")


@pytest.mark.rule("MM-21")
def test_up_to_two_a_turn_and_new_cards_count_from_the_next() -> None:
    table = Table("full").immortals("r5c1 r6c4 r5c2 r7c4")
    table.state.deck = [feature for feature in table.state.deck if feature != Feature.TORCHES]
    table.state.deck.insert(0, Feature.TORCHES)
    table.play(ClaimRecruit(CAFE), Step(at("r1c3")), ClaimRecruit(BOOK))
    assert not table.legal(ClaimRecruit)
    table.immortals("r5c2 r7c3 r6c2 r6c3").play(EndTurn())
    assert Feature.TORCHES in table.view().open
    assert not table.legal(ClaimRecruit), "in the Recruiter's turn only"
    table.idle(MERU, BILL)
    assert table.legal(ClaimRecruit) == [ClaimRecruit(Feature.TORCHES)]


@pytest.mark.rule("MM-21")
def test_one_immortal_is_not_enough() -> None:
    assert not Table("full").immortals("r5c1 r2c2 r3c3 r4c3").legal(ClaimRecruit)


@pytest.mark.rule("MM-21")
def test_an_empty_deck_fills_nothing_up() -> None:
    table = Table("full").immortals("r5c1 r6c4 r2c2 r3c3")
    table.state.deck = []
    table.play(ClaimRecruit(BOOK), Step(at("r1c3")), EndTurn())
    assert table.view().open == (CAFE,)


@pytest.mark.rule("MM-22", "MM-40")
def test_with_enough_announced_the_recruiter_wins_at_once() -> None:
    table = Table("full").immortals("r5c1 r6c4 r2c2 r3c3")
    table.state.announced[-1] = 11
    table.play(ClaimRecruit(BOOK))
    assert table.ended() == ("recruits", (0,))


@pytest.mark.rule("MM-22", "MM-40")
@pytest.mark.parametrize(("mission", "goal"), [("training", 9), ("full", 12)])
def test_an_announcement_can_win(mission: Mission, goal: int) -> None:
    for missing, ended in ((2, ("recruits", (0,))), (3, (None, ()))):
        table = Table(mission, trail="r4c3 r4c4 r3c4 r2c4 r2c3 r2c2").cards("cafe", "bus", "pool")
        table.state.trail[-1] = Visit(at("r2c2"), 0)
        table.state.announced = [None, None, None, None, goal - missing, None]
        table.turn("r1c2")
        assert table.ended() == ended


@pytest.mark.rule("MM-22")
def test_what_is_not_announced_does_not_count() -> None:
    table = Table("full")
    table.state.announced[-1] = 11
    table.turn("r1c3")
    assert table.state.trail[-1].recruits == 2
    assert table.ended() == (None, ())


@pytest.mark.rule("MM-23", "MM-75")
def test_an_immortal_bars_question_reveal_and_capture_where_it_stands() -> None:
    table = Table("full").immortals("r4c4 r5c2 r6c2 r6c3").pawns(meru="r4c4", bill="r3c4").steps("r4c4 r3c4")
    table.agents_turn()
    able = {move.agent for kind in (Ask, Reveal, Capture) for move in _of(table, kind)}
    assert MERU not in able
    assert BILL in able
    table.refuses(Capture(MERU), "capture")


@pytest.mark.rule("MM-23")
def test_no_feature_shown_where_an_immortal_stands_can_be_asked_about() -> None:
    table = Table("full").immortals("r6c2 r5c2 r6c3 r7c1").pawns(meru="r4c3").agents_turn()
    asked = {move.feature for move in table.legal(Ask) if move.agent == MERU}
    assert asked == {Feature.POOL}, "an immortal on r6c2 shows Idol"
    table.refuses(Ask(MERU, IDOL), "ask")


@pytest.mark.rule("MM-38", "MM-21")
def test_henry_shields_his_location_and_those_orthogonally_next_to_it() -> None:
    table = Table("full").immortals("r5c1 r6c4 r2c2 r3c3")
    for place, claims in (("r5c1", 0), ("r6c1", 0), ("r6c2", 1), ("r7c4", 0), ("r7c3", 1)):
        assert len(table.pawns(henry=place).legal(ClaimRecruit)) == claims, place
    table.pawns(henry="r5c2").mayhem("r5c1 r5c2")
    assert not table.legal(ClaimRecruit), "mayhem doesn't matter"
    assert HENRY in {pawn.agent for pawn in table.view().pawns}
