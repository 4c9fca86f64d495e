"""Checks, bonus cards, the searchlight and notes (TP-12 to TP-14, TP-18)."""

from __future__ import annotations

import pytest

from engines.core.sheets import Mark
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.cards import Action, Bonus
from engines.the_plan.events import BonusMet, BriefcaseSeen, FileChecked, Half, KeyShown, KeyTaken
from engines.the_plan.moves import (
    CheckFile,
    DeclineChecks,
    LeaveLight,
    LookIntoBriefcase,
    MoveAgent,
    ShowKey,
    StayPut,
    TurnSearchlight,
)
from tests.engines.the_plan.table import Table, V, X, Y, Z


def met(table: Table, *bonus: Bonus) -> Table:
    """V's file has these bonus cards on top, and red checks it."""
    table.file(V, *bonus, (101, "upper"), (101, "lower"), (102, "upper"), (103, "upper"), (104, "upper"))
    table.choose(Action.CHECK).play(CheckFile(V))
    return table


@pytest.mark.rule("TP-12")
def test_a_check_shows_the_top_card_to_its_maker_alone_and_puts_it_at_the_bottom() -> None:
    table = Table(3).choose(Action.CHECK)
    table.play(CheckFile(X))
    [checked] = table.happened(FileChecked)
    assert checked.half == Half(102, "upper")
    for other in (1, 2, None):
        assert GAME.redact(checked, other) == FileChecked(0, X, None)
        assert set(table.view(other).suspects[1].file) == {None}
    file = table.view(0).suspects[1].file
    assert [None if card is None else card.hideout for card in file] == [None] * 4 + [102]
    assert table.view(1).seats[0].checked == (0, 1, 0, 0)


@pytest.mark.rule("TP-12")
def test_files_are_never_shuffled() -> None:
    table = Table()
    before = list(table.state.files[0])
    for _ in range(5):
        table.choose(Action.CHECK).play(CheckFile(V))
        table.state.players[0].ready = table.state.players[1].ready = [True] * 5
    assert table.state.files[0] == before


@pytest.mark.rule("TP-12")
def test_checks_of_meetings_are_made_one_by_one_in_any_order_or_declined() -> None:
    table = Table().at(1, 11).suspects(v=2, x=3).roll(3).choose(Action.MOVE_AGENT)
    table.play(MoveAgent((2, 3, 4)))
    table.refuses(CheckFile(Y), "not-met")
    table.play(CheckFile(X))
    assert table.stage == "checks"
    table.refuses(CheckFile(X), "not-met")
    table.play(DeclineChecks())
    assert table.active == 1
    assert not any(table.state.checks)


@pytest.mark.rule("TP-13")
def test_a_bonus_card_is_shown_acts_and_leaves_the_game() -> None:
    table = met(Table().next_rolls(2), Bonus.MOVE_AGENT)
    assert table.happened(BonusMet) == [BonusMet(0, V, Bonus.MOVE_AGENT, 2)]
    assert not table.happened(FileChecked)
    assert table.stage == "bonus"
    assert table.state.roll == 2
    assert len(table.view(1).suspects[0].file) == 5
    assert table.view(1).suspects[0].bonus is Bonus.MOVE_AGENT
    assert not table.legal(StayPut)
    table.play(MoveAgent((2, 3)))
    assert table.active == 1


@pytest.mark.rule("TP-13")
def test_the_bonus_tram_rides_by_a_new_roll_or_stays() -> None:
    table = met(Table().at(4, 11).next_rolls(1), Bonus.TRAM)
    assert {move.path for move in table.legal(MoveAgent)} == {(29,), (32,)}
    table = met(Table().at(1, 11).next_rolls(1), Bonus.TRAM)
    table.play(StayPut())
    assert table.active == 1


@pytest.mark.rule("TP-13", "TP-14")
def test_the_bonus_searchlight_must_be_turned() -> None:
    table = met(Table(), Bonus.SEARCHLIGHT)
    assert table.legal(object) == [TurnSearchlight(102), TurnSearchlight(104)]
    table.play(TurnSearchlight(102), LookIntoBriefcase())
    assert table.active == 1


@pytest.mark.rule("TP-13")
def test_the_bonus_key_comes_from_the_stock_if_there_is_one() -> None:
    table = met(Table(), Bonus.KEY)
    [taken] = table.happened(KeyTaken)
    assert table.keys(0) == [taken.key]
    assert taken.circle is None
    table = met(Table().holds(1, 101, 102, 103, 104), Bonus.KEY)
    assert not table.happened(KeyTaken)
    assert table.active == 1


@pytest.mark.rule("TP-13")
def test_a_bonus_acts_before_other_checks_and_its_meetings_are_added() -> None:
    table = Table().at(1, 11).suspects(v=2, x=3, y=5).next_rolls(2)
    table.file(V, Bonus.MOVE_AGENT, (101, "upper"))
    table.roll(3).choose(Action.MOVE_AGENT).play(MoveAgent((2, 3, 4)))
    table.play(CheckFile(V))
    assert table.stage == "bonus"
    table.refuses(CheckFile(X), "not-now")
    table.play(MoveAgent((5, 6)))
    assert table.state.checks == [0, 1, 1, 0]


@pytest.mark.rule("TP-14")
def test_the_light_turns_by_one_and_shows_the_briefcase_to_the_looker_alone() -> None:
    table = Table(3).light(102).choose(Action.SEARCHLIGHT)
    table.refuses(TurnSearchlight(102), "not-beside")
    table.refuses(TurnSearchlight(104), "not-beside")
    table.play(TurnSearchlight(101))
    assert table.view(1).light == 101
    table.play(LookIntoBriefcase())
    assert table.happened(BriefcaseSeen) == [BriefcaseSeen(0, 101, True)]
    assert GAME.redact(table.events[0], 1) == BriefcaseSeen(0, 101, None)
    assert table.view(0).briefcases[0].plan is True
    for other in (1, 2, None):
        assert table.view(other).briefcases[0].plan is None
        assert table.view(other).briefcases[0].seen_by == (0,)


@pytest.mark.rule("TP-14")
def test_an_opponent_in_the_light_turns_a_key_up_until_it_is_taken() -> None:
    table = Table(3).at(1, 6, 11).holds(1, 103).holds(2, 104).light(101).choose(Action.SEARCHLIGHT)
    table.play(TurnSearchlight(102))
    assert table.legal(ShowKey) == [ShowKey(1)]
    table.refuses(ShowKey(2), "not-in-light")
    table.play(ShowKey(1))
    assert table.happened(KeyShown) == [KeyShown(0, 1, 103)]
    for viewer in (0, 1, 2, None):
        [key] = table.view(viewer).seats[1].keys
        assert (key.key, key.face_up) == (103, True)
    table.choose(Action.SEARCHLIGHT).play(TurnSearchlight(103))
    assert table.legal(ShowKey) == [ShowKey(2)]


@pytest.mark.rule("TP-14")
def test_the_light_need_not_be_used_and_a_key_turned_up_isn_t_asked_for_again() -> None:
    table = Table(3).at(1, 6, 11).holds(1, 103, face_up=True).choose(Action.SEARCHLIGHT)
    table.play(TurnSearchlight(102))
    assert not table.legal(ShowKey)
    table.play(LeaveLight())
    assert table.active == 1


@pytest.mark.rule("TP-18")
def test_the_sheet_is_filled_in_with_what_its_owner_has_seen() -> None:
    table = Table().choose(Action.CHECK)
    table.play(CheckFile(Z))
    table.choose(Action.SEARCHLIGHT).play(TurnSearchlight(102), LookIntoBriefcase())
    files, briefcases = GAME.sheets(table.view(0))
    assert (len(files.rows), len(files.columns)) == (4, 8)
    assert files.given == (Mark(3, 6, "yes"),)
    assert briefcases.given == ()
    files, briefcases = GAME.sheets(table.view(1))
    assert files.given == ()
    assert briefcases.given == (Mark(0, 1, "no"),)
    assert (files.seen_by, files.marked_by) == ((1,), (1,))
    assert GAME.sheets(table.view(None)) == ()
