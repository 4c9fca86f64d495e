"""The Recruiter's turn: steps, mind slips, recruits, dead ends (MM-10 to MM-18, MM-41, MM-72)."""

from __future__ import annotations

import pytest

from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.belief.forecast import leads_nowhere
from engines.mind_mgmt.events import DeadEnd, HourPassed, RecruitsAnnounced, Stepped
from engines.mind_mgmt.moves import EndActivation, EndTurn, MoveImmortal, PutStep, Slip, Step
from engines.mind_mgmt.state import Visit
from tests.engines.mind_mgmt.table import AD_MAN, BILL, DUSTY, GIRL, HENRY, MERU, Table, at, spots


def _steps(table: Table) -> list[int]:
    return [move.to for move in table.legal(Step)]


def _slips(table: Table) -> list[int]:
    return [move.to for move in table.legal(Slip)]


@pytest.mark.rule("MM-10")
def test_a_round_has_two_turns_of_each_side_and_all_agents() -> None:
    table = Table()
    table.turn("r1c3")
    assert table.view().stage == "agents"
    assert {move.agent for move in table.legal(EndActivation)} == {MERU, HENRY, BILL, DUSTY}
    table.idle(BILL)
    assert {move.agent for move in table.legal(EndActivation)} == {MERU, HENRY, DUSTY}
    table.idle(MERU)
    assert table.view().stage == "recruiter"
    table.turn("r1c4")
    assert {move.agent for move in table.legal(EndActivation)} == {HENRY, DUSTY}
    table.idle(DUSTY, HENRY)
    assert all(pawn.fresh for pawn in table.view().pawns)


@pytest.mark.rule("MM-11")
def test_recruits_of_two_visits_are_announced_at_odd_hours() -> None:
    table = Table()
    events = table.turn("r1c3")
    assert [event.hour for event in events if isinstance(event, HourPassed)] == [6]
    assert not any(isinstance(event, RecruitsAnnounced) for event in events)
    table.idle(MERU, BILL)
    told = [event for event in table.turn("r1c4") if isinstance(event, RecruitsAnnounced)]
    assert [(event.hour, event.visits, event.count, event.total) for event in told] == [(7, 2, 2, 4)]
    table.idle(HENRY, DUSTY)
    table.turn("r1c5")
    table.idle(MERU, BILL)
    table.cards("book", "cafe", "bus")
    table.state.trail[-1] = Visit(at("r1c5"), 0)
    told = [event for event in table.turn("r1c6") if isinstance(event, RecruitsAnnounced)]
    assert [(event.hour, event.count, event.total) for event in told] == [(9, 0, 4)]
    assert [hour.recruits for hour in table.view().track][4:] == [2, None, 2, None, 0]


@pytest.mark.rule("MM-11", "MM-72")
def test_in_training_the_action_is_the_turn() -> None:
    table = Table()
    table.play(Step(at("r1c3")))
    assert (table.view().hour, table.view().stage) == (6, "agents")
    assert table.view().open == (), "no card is laid open for immortals that aren't there (MM-9)"


@pytest.mark.rule("MM-12", "MM-72")
def test_in_the_full_game_there_is_one_action_and_the_recruiter_ends_the_turn() -> None:
    table = Table("full")
    table.refuses(EndTurn(), "end-turn")
    table.play(Step(at("r1c3")))
    assert not table.legal(Step) + table.legal(Slip)
    assert (table.view().hour, table.view().stage) == (5, "recruiter")
    table.play(EndTurn())
    assert (table.view().hour, table.view().stage) == (6, "agents")


@pytest.mark.rule("MM-12")
def test_one_immortal_moves_and_once_more_for_a_step() -> None:
    table = Table("full").steps("r4c4")
    assert not table.legal(PutStep)
    table.play(MoveImmortal(1, at("r5c1")))
    assert not table.legal(MoveImmortal)
    assert sorted(move.location for move in table.legal(PutStep)) == sorted(spots("r4c3 r3c4 r2c4 r2c3"))
    table.play(Step(at("r1c3")))
    assert PutStep(at("r1c3")) in table.legal(PutStep), "the present one too"
    table.play(PutStep(at("r3c4")))
    assert table.view().steps == tuple(sorted(spots("r4c4 r3c4")))
    table.play(MoveImmortal(1, at("r5c2")))
    assert not table.legal(MoveImmortal) + table.legal(PutStep)
    table.play(EndTurn())
    table.idle(MERU, HENRY)
    assert table.legal(MoveImmortal), "each turn anew"
    table.play(MoveImmortal(1, at("r5c1")))
    assert not table.legal(MoveImmortal)
    assert table.legal(PutStep)


@pytest.mark.rule("MM-12")
def test_no_step_where_a_confirmed_note_lies() -> None:
    table = Table("full")
    table.state.confirmed = [(at("r4c3"), 1)]
    table.play(MoveImmortal(1, at("r5c1")))
    assert PutStep(at("r4c3")) not in table.legal(PutStep)


@pytest.mark.rule("MM-72")
def test_a_further_move_may_be_left_out_and_costs_no_step_where_none_can_move() -> None:
    table = Table("full")
    table.play(MoveImmortal(1, at("r5c1")), PutStep(at("r4c3")), Step(at("r1c3")), EndTurn())
    assert table.view().stage == "agents"
    lonely = Table("full")
    lonely.state.immortals, lonely.state.moved = [], 1
    assert not lonely.legal(PutStep)


@pytest.mark.rule("MM-12")
def test_open_cards_are_filled_up_when_the_turn_ends() -> None:
    table = Table("full").open("book")
    first = table.state.deck[0]
    table.turn("r1c3")
    assert table.view().open == ("book", first)


@pytest.mark.rule("MM-12")
def test_agents_cannot_tell_whether_the_action_is_done() -> None:
    before, after = Table("full"), Table("full")
    after.play(Step(at("r1c3")))
    for viewer in (1, None):
        assert before.view(viewer) == after.view(viewer)
        assert all(GAME.redact(event, viewer) is None for event in after.events)
    after.play(MoveImmortal(1, at("r5c1")), PutStep(at("r2c4")))
    assert after.view().steps == (at("r2c4"),)


@pytest.mark.rule("MM-13")
def test_a_step_goes_one_on_orthogonally_and_diagonally_by_a_temple_only() -> None:
    assert _steps(Table()) == spots("r1c3 r2c2 r3c3")
    table = Table(trail="r4c5 r4c6 r3c6 r2c6 r2c5")
    assert _steps(table) == spots("r1c5 r2c4 r3c5")
    table = Table(trail="r1c4 r2c4 r3c4 r4c4 r4c5")
    assert _steps(table) == spots("r3c5 r4c6 r5c5")
    inside = Table(trail="r1c4 r2c4 r3c4 r4c4 r3c3")
    assert _steps(inside) == spots("r2c2 r2c3 r3c2 r4c2 r4c3")
    into = Table(trail="r6c4 r6c3 r5c3 r5c2 r4c2")
    assert at("r3c3") in _steps(into)
    assert at("r3c1") not in _steps(into)


@pytest.mark.rule("MM-13")
def test_mayhem_blocks_orthogonal_borders_only() -> None:
    assert _steps(Table("full").mayhem("r2c3 r2c2")) == spots("r1c3 r3c3")
    inside = Table("full", trail="r1c4 r2c4 r3c4 r4c4 r3c3").mayhem("r3c2 r3c3", "r2c2 r2c3")
    assert _steps(inside) == spots("r2c2 r2c3 r4c2 r4c3")


@pytest.mark.rule("MM-13")
def test_agents_and_immortals_are_no_obstacle() -> None:
    table = Table("full").pawns(bill="r1c3").immortals("r2c2 r3c3 r5c2 r5c3")
    assert _steps(table) == spots("r1c3 r2c2 r3c3")


@pytest.mark.rule("MM-14", "MM-41")
def test_no_location_is_visited_twice() -> None:
    table = Table()
    assert not set(_steps(table) + _slips(table)) & {visit.location for visit in table.state.trail}
    table.refuses(Step(at("r2c4")), "step")
    table.refuses(Slip("first", at("r4c3")), "slip")


@pytest.mark.rule("MM-15")
def test_the_ad_man_slips_straight_and_the_girl_diagonally() -> None:
    table = Table("full").mayhem("r2c3 r2c2")
    assert _slips(table) == spots("r2c1 r2c5")
    table.state.card = GIRL
    assert _slips(table) == spots("r4c1 r4c5")


@pytest.mark.rule("MM-15")
def test_a_slip_is_one_visit_and_its_token_lies_at_that_hour() -> None:
    table = Table("full")
    table.play(Slip("first", at("r2c5")))
    [stepped] = table.happened(Stepped)
    assert (stepped.hour, stepped.to, stepped.token) == (6, at("r2c5"), "first")
    assert [slip.used for slip in table.view(1).slips] == [None, None]
    table.play(EndTurn())
    assert len(table.state.trail) == 6
    assert [slip.used for slip in table.view(1).slips] == [6, None]
    assert table.view(1).track[5].slip == "first"
    table.idle(MERU, BILL)
    assert not table.legal(Slip)


@pytest.mark.rule("MM-15")
def test_a_slip_tells_neither_recruiter_nor_way() -> None:
    tables = []
    for card, place in ((AD_MAN, "r2c1"), (AD_MAN, "r2c5"), (GIRL, "r4c5")):
        table = Table("full")
        table.state.card = card
        table.play(Slip("first", at(place)), EndTurn())
        tables.append(table.view(1))
    assert tables[0] == tables[1] == tables[2]


@pytest.mark.rule("MM-16")
def test_the_second_slip_is_earned_unannounced_and_used_in_a_later_turn() -> None:
    table, other = Table("full"), Table("full")
    table.state.slips.place = other.state.slips.place = at("r2c2")
    table.turn("r2c2")
    other.turn("r1c3")
    assert table.view(0).secret.earned  # type: ignore[union-attr]
    assert not other.view(0).secret.earned  # type: ignore[union-attr]
    assert table.view(1) == other.view(1)
    table.idle(MERU, BILL)
    assert {move.token for move in table.legal(Slip)} == {"first", "second"}
    table.play(Slip("second", table.legal(Slip)[-1].to), EndTurn())
    assert [(slip.token, slip.used) for slip in table.view(1).slips] == [("first", None), ("second", 7)]


@pytest.mark.rule("MM-16")
def test_a_second_slip_put_where_the_recruiter_has_been_is_earned() -> None:
    table = Table("full")
    table.state.slips.place = at("r2c4")
    assert {move.token for move in table.legal(Slip)} == {"first", "second"}


@pytest.mark.rule("MM-17")
def test_a_visit_brings_a_recruit_for_each_hidden_card() -> None:
    table = Table()
    assert [visit.recruits for visit in table.state.trail] == [0, 1, 1, 0, 0]
    table.play(Step(at("r1c3")))
    assert table.state.trail[-1].recruits == 2
    shown = Table()
    shown.state.revealed = [feature for feature in shown.state.cards if feature == "palm"]
    shown.play(Step(at("r1c3")))
    assert [visit.recruits for visit in shown.state.trail] == [0, 1, 1, 0, 0, 1]


@pytest.mark.rule("MM-18", "MM-40")
def test_a_dead_end_at_the_start_of_the_turn_is_the_agents_win() -> None:
    table = Table(trail="r3c1 r3c2 r2c2 r1c2 r1c1")
    table.state.slips.first = 3
    table.turn("r2c1")
    assert table.ended() == (None, ())
    table.idle(MERU, BILL)
    assert table.ended() == ("dead-end", (1,))
    assert table.heard(DeadEnd)


@pytest.mark.rule("MM-18")
def test_a_step_into_a_dead_end_says_so_before_it_is_made() -> None:
    table = Table(trail="r3c1 r3c2 r2c2 r1c2 r1c1")
    assert not leads_nowhere(table.view(0), at("r2c1")), "a slip is left"
    table.state.slips.first = 3
    assert leads_nowhere(table.view(0), at("r2c1"))
    assert ("on", "none") in GAME.describe(table.view(0), Step(at("r2c1"))).values
    assert not leads_nowhere(table.view(), at("r2c1")), "who doesn't see the trail isn't told"
    last = table.view(0).model_copy(update={"hour": table.view(0).last_hour - 1})
    assert not leads_nowhere(last, at("r2c1")), "time is up first"


@pytest.mark.rule("MM-18", "MM-22")
@pytest.mark.parametrize(("hour", "announced", "wins"), [(6, 8, True), (6, 7, False), (7, 8, False)])
def test_a_step_that_wins_by_recruits_is_no_dead_end(hour: int, announced: int, wins: bool) -> None:
    table = Table(trail="r3c1 r3c2 r2c2 r1c2 r1c1").cards("graffiti", "palm", "idol")
    table.state.slips.first = 3
    view = table.view(0).model_copy(update={"hour": hour, "recruits": announced})
    assert view.secret is not None
    assert view.secret.contacted == 0
    assert leads_nowhere(view, at("r2c1")) is not wins


@pytest.mark.rule("MM-15", "MM-18")
def test_a_slip_that_is_the_last_one_leads_out_of_no_dead_end() -> None:
    table = Table("full", trail="r4c2 r3c2 r2c2 r1c2 r1c3")
    table.state.trail = [*table.state.trail[:-1], Visit(at("r2c1"), 0), Visit(at("r1c3"), 0)]
    assert leads_nowhere(table.view(0), at("r1c1"), "first")
    table.state.slips.place = at("r3c2")
    assert not leads_nowhere(table.view(0), at("r1c1"), "first"), "the second is earned"


@pytest.mark.rule("MM-18")
def test_a_slip_at_hand_is_a_way_out() -> None:
    table = Table(trail="r3c1 r3c2 r2c2 r1c2 r1c1")
    table.turn("r2c1")
    table.idle(MERU, BILL)
    assert table.ended() == (None, ())
    assert _steps(table) == []
    assert _slips(table) == spots("r2c3 r4c1")
