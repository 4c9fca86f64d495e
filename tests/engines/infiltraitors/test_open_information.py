"""What all may know, say and mark (IN-10, IN-13, IN-14, IN-20, IN-31)."""

from __future__ import annotations

import pytest

from engines.core.sheets import Sheet
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.belief.knowledge import crossing_by_viewer
from engines.infiltraitors.cards import Card, matches
from engines.infiltraitors.events import CardsDrawn, SurplusDiscarded
from engines.infiltraitors.missions import MISSION_IDS, MISSIONS, MissionId
from engines.infiltraitors.moves import Discard, Eliminate, Exchange, GiveClue, TakeReward, Wait
from engines.infiltraitors.options import InfiltraitorsOptions
from tests.engines.infiltraitors.table import Table, black, blue, red, yellow


@pytest.mark.rule("IN-10")
def test_face_up_discards_are_open_to_all_face_down_ones_to_nobody() -> None:
    table = Table().discards(red(2), blue(3), down=[black(4)])
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert view.discards == (red(2), blue(3))
        assert view.discards_down == 1
        assert black(4) not in (*view.shown, *view.seen)
        assert view.discards_down_cards is None


@pytest.mark.rule("IN-10")
def test_hands_suspects_and_headquarters_are_nobody_else_s_business() -> None:
    table = Table().hand(0, red(2), red(3)).suspect(0, red(6)).hand(1).hand(2)
    for seat in (1, 2, None):
        view = table.view(seat)
        assert view.hands[0].cards is None
        assert view.hands[0].count == 2
        told = view.model_dump_json()
        assert not any(f'"{card}"' in told for card in (red(2), red(3), red(6)))


@pytest.mark.rule("IN-10", "IN-20")
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_everybody_has_a_shared_board_but_not_where_silence_is_kept(mission: MissionId) -> None:
    table = Table(mission, 3).suspect(0, red(6))
    names = {seat: [sheet.id for sheet in _sheets(table, seat)] for seat in (0, 1, 2, None)}
    key = ["shared-0"] if mission == "m19" else []
    shared = [] if MISSIONS[mission].has("silent") else ["shared-1", *key]
    for seat, found in names.items():
        assert [name for name in found if name.startswith("shared")] == shared
        own = [] if seat is None else [f"private-{seat}-1"] if seat else []
        assert [name for name in found if name.endswith("-1") and name.startswith("private")] == own


@pytest.mark.rule("IN-13")
def test_a_holder_cannot_mark_the_shared_board() -> None:
    table = Table("m1", 3).suspect(0, red(6)).suspect(1, red(7))
    boards = {sheet.id: sheet for sheet in _sheets(table, 0)}
    assert boards["shared-1"].marked_by == (1, 2)
    assert boards["shared-2"].marked_by == (0, 2)
    assert boards["shared-1"].seen_by == "all"
    assert boards["private-0-2"].seen_by == boards["private-0-2"].marked_by == (0,)


@pytest.mark.rule("IN-13")
def test_a_board_has_the_mission_s_colours_and_numbers() -> None:
    [board] = _sheets(Table("m15", 3).suspect(0, red(6)), None)
    assert (len(board.rows), len(board.columns)) == (5, 15)
    [board] = _sheets(Table("t1", 3).suspect(0, red(6)), None)
    assert (len(board.rows), len(board.columns)) == (3, 12)


@pytest.mark.rule("IN-13", "IN-31")
def test_crossing_out_strikes_what_clues_misses_and_cards_shown_exclude_and_no_more() -> None:
    table = Table("t2", 3).suspect(1, red(6), upright=[red(10)], sideways=[black(4)]).bullets(9)
    table.play(0, Eliminate(1, red(9)))
    crossed = table.view(2).suspects[0].crossed
    assert crossed is not None
    for card in MISSIONS["t2"].identities():
        fits = matches(card.code, red(10).code) and not matches(card.code, black(4).code) and card != red(9)
        assert (card in crossed) == (not fits or card == red(10)), "red 10 fits, but lies there itself"
    [board] = _sheets(table, None)
    assert {(mark.row, mark.column + 2) for mark in board.given} == {_cell(card) for card in crossed}
    assert {mark.kind for mark in board.given} == {"no"}


@pytest.mark.rule("IN-31", "IN-23")
@pytest.mark.parametrize(("mission", "excludes"), [("m1", True), ("m16", False)])
def test_what_an_agent_alone_sees_is_crossed_out_for_that_agent_alone(mission: MissionId, excludes: bool) -> None:
    options = InfiltraitorsOptions.model_validate({"mission": mission, "crossing_out": "on"})
    table = Table(options=options).suspect(0, red(6)).suspect(1, black(8)).hand(1, blue(9)).discards(yellow(12))
    for seat, unknown, alone in ((1, 0, {blue(9), black(8)}), (2, 0, set()), (None, 0, set()), (0, 1, {red(6)})):
        view = table.view(seat)
        public, own = view.suspects[unknown].crossed, crossing_by_viewer(view).suspects[unknown].crossed
        assert public is not None
        assert own is not None
        assert (yellow(12) in public) == excludes
        assert not {blue(9), black(8), red(6)} & set(public)
        assert {card for card in (blue(9), black(8), red(6)) if card in own} == (alone if excludes else set())


@pytest.mark.rule("IN-13")
@pytest.mark.parametrize(
    ("mission", "crossing_out", "crosses"),
    [("t1", "by_mission", True), ("m1", "by_mission", False), ("t1", "off", False), ("m1", "on", True)],
)
def test_crossing_out_is_on_in_training_and_off_in_the_story(
    mission: MissionId, crossing_out: str, crosses: bool
) -> None:
    options = InfiltraitorsOptions.model_validate({"mission": mission, "crossing_out": crossing_out})
    table = Table(options=options).suspect(0, red(6), upright=[red(2)])
    assert (table.view(None).suspects[0].crossed is not None) == crosses
    assert any(sheet.given for sheet in _sheets(table, 1)) == crosses


@pytest.mark.rule("IN-14")
def test_a_face_up_reward_stays_known_but_lies_no_longer_open() -> None:
    table = Table().suspect(1, red(6)).suspect(0, red(7)).discards(blue(9)).hand(0)
    table.play(0, Eliminate(1, red(6)))
    table.play(0, TakeReward(blue(9)))
    for seat in (1, 2, None):
        view = table.view(seat)
        assert view.hands[0].known == (blue(9),)
        assert view.hands[0].cards is None
        assert blue(9) in view.shown
        assert blue(9) not in view.discards
    table.turn(0).play(0, GiveClue(blue(9)))
    assert table.view(1).hands[0].known == ()


@pytest.mark.rule("IN-14")
def test_clues_shots_and_shot_suspects_stay_known() -> None:
    table = Table().suspect(1, red(6), upright=[red(2)]).suspect(2, blue(9))
    table.play(0, Eliminate(1, red(6)))
    view = table.view(None)
    assert {red(2), red(6)} <= set(view.shown)
    assert blue(9) not in view.shown
    assert [(entry.identity, entry.by, entry.holder) for entry in view.eliminated] == [(red(6), 0, 1)]


@pytest.mark.rule("IN-14")
def test_the_faces_of_cards_turned_down_stay_known_and_a_surplus_card_to_its_owner() -> None:
    table = Table("m2").suspect(1, red(6), upright=[red(2)]).hand(0, *(black(number) for number in range(2, 9)))
    table.hq(blue(2), blue(3), blue(4))
    table.play(0, Wait(1))
    table.play(0, Discard(black(2)))
    assert table.heard(0, SurplusDiscarded).card == black(2)
    assert table.heard(1, SurplusDiscarded).card is None
    assert black(2) in table.view(0).seen
    assert black(2) not in (*table.view(1).seen, *table.view(1).shown)
    table.turn(2).play(2, Eliminate(1, red(6)))
    assert table.discarded()[0] == []
    assert red(2) in table.view(None).shown


@pytest.mark.rule("IN-20")
@pytest.mark.parametrize("mission", ["m4", "m10", "m11"])
def test_silent_missions_keep_private_boards_and_crossing_out(mission: MissionId) -> None:
    options = InfiltraitorsOptions(mission=mission, crossing_out="on")
    table = Table(options=options).suspect(0, red(6), upright=[red(2)])
    [board] = _sheets(table, 1)
    assert board.seen_by == board.marked_by == (1,)
    assert board.given
    assert _sheets(table, None) == ()


def test_when_it_is_over_all_boards_are_open_and_closed_to_marks() -> None:
    table = Table("m1", 3).suspect(1, red(6)).suspect(2, red(9)).bullets(9)
    table.play(0, Eliminate(1, red(6)))
    table.state.middle.clear()
    table.state.stage, table.state.active = "action", 0
    table.play(0, Eliminate(2, red(9)))
    assert table.reason == "won"
    boards = _sheets(table, None)
    assert {board.seen_by for board in boards} == {"all"}
    assert {board.marked_by for board in boards} == {()}
    assert {board.id for board in boards} == {
        *("shared-1", "private-0-1", "private-2-1"),
        *("shared-2", "private-0-2", "private-1-2"),
    }


def test_a_spectator_sees_counts_only() -> None:
    table = Table().suspect(1, red(6)).hand(0, blue(2)).hand(1).hand(2, blue(3)).hq(blue(5), blue(7))
    table.play(0, Exchange(1, blue(2)))
    view = table.view(None)
    assert [hand.count for hand in view.hands] == [1, 0, 1]
    assert (view.hq, view.seen) == (1, ())
    assert table.heard(None, CardsDrawn).count == 1
    assert GAME.decision(table.state, 0) is None


def _sheets(table: Table, seat: int | None) -> tuple[Sheet, ...]:
    return GAME.sheets(table.view(seat))


def _cell(card: Card) -> tuple[int, int]:
    return ("red", "black", "yellow", "blue", "green").index(card.colour), card.number
