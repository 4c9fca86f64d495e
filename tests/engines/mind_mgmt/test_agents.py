"""The agents' turn: activations, moves, actions, powers, notes (MM-30 to MM-39, MM-73 to MM-75)."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalMove
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.answering import ORDERS
from engines.mind_mgmt.events import (
    AgentMoved,
    CaptureTried,
    ImmortalPushed,
    NoNewStep,
    Revealed,
    Sensed,
    ShakenDown,
    StepsShown,
)
from engines.mind_mgmt.moves import (
    Ask,
    Capture,
    EndActivation,
    LeaveImmortal,
    MoveAgent,
    PushImmortal,
    Reveal,
    SayNoNewStep,
    SendAgent,
    Sense,
    SetOrder,
    ShakeDown,
    ShiftImmortal,
    ShowStep,
    WriteNote,
)
from engines.mind_mgmt.names import Agent, Ally
from engines.mind_mgmt.state import TOGETHER
from engines.mind_mgmt.town import FEATURES, Feature
from tests.engines.mind_mgmt.table import BILL, DUSTY, HENRY, MERU, Table, at, spots

PALM, UMBRELLA, BIRD, POOL, IDOL = Feature.PALM, Feature.UMBRELLA, Feature.BIRD, Feature.POOL, Feature.IDOL
DOLPHIN = Ally.DOLPHIN


def _walks(table: Table, agent: Agent) -> list[int]:
    return [move.to for move in table.legal(MoveAgent) if move.agent == agent]


def _hunt(seats: int = 2, **pawns: str) -> Table:
    return Table(seats=seats).pawns(**pawns).agents_turn()


def _full(seats: int = 2, **pawns: str) -> Table:
    return Table("full", seats).pawns(**pawns).agents_turn()


@pytest.mark.rule("MM-30")
def test_move_and_action_come_in_either_order_and_once_each() -> None:
    for order in ((MoveAgent(MERU, at("r3c4")), Capture(MERU)), (Capture(MERU), MoveAgent(MERU, at("r3c4")))):
        table = _full(meru="r4c4")
        table.play(order[0])
        table.refuses(order[0], order[0].kind.replace("_", "-"))
        table.play(order[1])
        assert table.view().activation is None


@pytest.mark.rule("MM-30")
def test_a_move_goes_up_to_two_locations() -> None:
    table = _hunt(meru="r7c1")
    assert _walks(table, MERU) == spots("r5c1 r6c1 r6c2 r7c2 r7c3")
    table.play(MoveAgent(MERU, at("r6c2")))
    [moved] = table.happened(AgentMoved)
    assert (moved.path[0], moved.path[-1], len(moved.path)) == (at("r7c1"), at("r6c2"), 3)


@pytest.mark.rule("MM-30")
def test_one_activation_is_over_before_the_next_begins() -> None:
    table = _full(meru="r4c4", bill="r4c4")
    table.play(MoveAgent(MERU, at("r3c4")))
    assert {move.agent for move in table.legal(Capture)} == {MERU}
    table.refuses(Capture(BILL), "capture")


@pytest.mark.rule("MM-30", "MM-73")
def test_an_activation_with_nothing_left_is_over_by_itself() -> None:
    table = _hunt(meru="r4c4")
    table.play(MoveAgent(MERU, at("r5c4")), Capture(MERU))
    view = table.view()
    assert (view.activation, view.activations) == (None, 1)
    assert [pawn.agent for pawn in view.pawns if not pawn.fresh] == [MERU]


@pytest.mark.rule("MM-31")
def test_agents_go_orthogonally_and_by_temples_diagonally() -> None:
    table = _hunt(meru="r3c3")
    one_on = spots("r2c2 r2c3 r2c4 r3c2 r3c4 r4c2 r4c3 r4c4")
    assert set(one_on) < set(_walks(table, MERU))
    assert at("r1c1") not in _walks(_hunt(meru="r2c3"), MERU)
    assert at("r4c2") in _walks(_hunt(meru="r2c3"), MERU), "through the temple"


@pytest.mark.rule("MM-31")
def test_mayhem_bars_agents_and_others_do_not() -> None:
    table = _full(meru="r7c1", bill="r7c2").immortals("r6c1 r5c2 r5c3 r4c4").mayhem("r7c1 r6c1")
    assert _walks(table, MERU) == spots("r6c2 r7c2 r7c3")


@pytest.mark.rule("MM-32")
def test_an_ask_is_about_a_feature_of_the_agents_location() -> None:
    assert [move.feature for move in _hunt(meru="r4c4").legal(Ask) if move.agent == MERU] == [
        Feature.FOUNTAIN,
        UMBRELLA,
    ]


@pytest.mark.rule("MM-32")
def test_the_recruiter_shows_one_step_of_their_choice() -> None:
    table = _hunt(meru="r4c2", bill="r4c6")
    table.trail("r4c3 r4c4 r3c4 r2c4 r1c4")
    table.play(Ask(MERU, PALM))
    assert (table.view().stage, table.view().to_act) == ("answer", (0,))
    assert table.legal(ShowStep) == [ShowStep(at("r3c4"))]
    assert not table.legal(SayNoNewStep)
    table.refuses(ShowStep(at("r4c4")), "show-step")
    table.refuses(SayNoNewStep(), "say-no-new-step")
    table.play(ShowStep(at("r3c4")))
    assert table.view().steps == (at("r3c4"),)
    assert table.view().activation.agent == MERU  # type: ignore[union-attr]


@pytest.mark.rule("MM-32")
def test_marked_locations_do_not_answer_and_a_white_note_does_not_block() -> None:
    table = _hunt(meru="r4c4")
    table.play(WriteNote(at("r4c4"), "here?"), seat=1)
    table.play(Ask(MERU, UMBRELLA))
    assert table.legal(ShowStep) == [ShowStep(at("r4c4"))]
    again = _hunt(meru="r4c4").steps("r4c4")
    again.play(Ask(MERU, UMBRELLA), SayNoNewStep())
    assert again.happened(NoNewStep)
    noted = _hunt(meru="r4c3")
    noted.play(Ask(MERU, POOL), SayNoNewStep())
    assert noted.happened(NoNewStep), "the start bears a confirmed note"


@pytest.mark.rule("MM-32")
def test_an_ask_waits_and_looks_the_same_with_none_one_or_several_answers() -> None:
    views = []
    for trail in ("r1c4 r2c4 r2c5 r3c5 r4c5", "r1c4 r2c4 r3c4 r3c5 r4c5", "r4c4 r3c4 r2c4 r2c3 r1c3"):
        table = Table(seats=3).trail(trail).pawns(meru="r4c2")
        table.state.confirmed = []
        table.state.announced = [None] * 4 + [2]
        table.agents_turn().play(Ask(MERU, PALM), seat=1)
        views.append([table.view(1), table.view(2), table.view(None), table.events])
        assert len(table.legal(ShowStep)) == len(views) - 1
        views[-1].append([GAME.decision(table.state, 0).prompt, GAME.decision(table.state, 0).public])  # type: ignore[union-attr]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("MM-32", "MM-75")
def test_a_standing_order_answers_every_ask_at_once() -> None:
    for order, shown in (("oldest", "r4c2"), ("farthest", "r1c3")):
        table = Table(trail="r4c2 r3c4 r2c4 r1c4 r1c3 r1c2 r1c1 r2c1 r3c1 r4c1").pawns(meru="r4c2").agents_turn()
        table.state.confirmed, table.state.announced = [], [None] * 10
        assert {move.order for move in table.legal(SetOrder, seat=0)} == set(ORDERS) - {"none"}
        before = table.view(1)
        table.play(SetOrder(order), seat=0)  # type: ignore[arg-type]
        assert table.view(1) == before
        table.play(Ask(MERU, PALM))
        assert [step.locations for step in table.happened(StepsShown)] == [(at(shown),)]
        assert table.view().stage == "agents"
    none = _hunt(meru="r7c1")
    none.state.order = "oldest"
    none.play(Ask(MERU, Feature.GARDEN))
    assert none.happened(NoNewStep)


@pytest.mark.rule("MM-32", "MM-75")
def test_equally_far_steps_answer_oldest_first() -> None:
    table = Table(trail="r3c4 r3c3 r3c2 r4c2 r4c3").pawns(meru="r4c2").agents_turn()
    table.state.confirmed, table.state.order = [], "farthest"
    table.trail("r4c2 r4c3 r3c3 r3c4 r2c4 r2c3").agents_turn()
    table.state.announced = [None] * 6
    table.play(Ask(MERU, PALM))
    [shown] = table.happened(StepsShown)
    assert shown.locations == (at("r4c2"),)
    table = Table(trail="r3c4 r3c3 r4c3 r4c2").pawns(meru="r4c2").agents_turn()
    table.trail("r3c4 r4c4 r4c3 r4c2 r3c2 r3c3").agents_turn()
    table.state.confirmed, table.state.order, table.state.announced = [], "farthest", [None] * 6
    table.play(Ask(MERU, PALM))
    [shown] = table.happened(StepsShown)
    assert shown.locations == (at("r4c2"),), "two away, the other one"


@pytest.mark.rule("MM-32", "MM-30")
def test_the_dolphin_shows_all_steps_at_once_and_once_a_game() -> None:
    table = _full(meru="r4c2", bill="r4c2").immortals("r5c1 r5c2 r6c3 r7c2")
    table.trail("r4c2 r4c3 r4c4 r3c4 r2c4").agents_turn()
    assert Ask(MERU, PALM, DOLPHIN) in table.legal(Ask)
    table.play(Ask(MERU, PALM, DOLPHIN))
    [shown] = table.happened(StepsShown)
    assert (shown.locations, shown.every) == ((at("r3c4"), at("r4c2")), True)
    assert table.view().stage == "agents"
    table.play(EndActivation(MERU))
    assert [ally.used for ally in table.view().allies] == [True]
    assert Ask(BILL, PALM, DOLPHIN) not in table.legal(Ask)


@pytest.mark.rule("MM-32")
def test_the_dolphin_is_gone_even_if_there_was_no_step() -> None:
    table = _full(meru="r7c1").immortals("r5c2 r5c3 r6c2 r6c3")
    table.play(Ask(MERU, Feature.BIRD, DOLPHIN))
    table = _full(meru="r7c5").immortals("r5c2 r4c3 r6c2 r6c4")
    table.play(Ask(MERU, Feature.TUKTUK, DOLPHIN))
    assert table.happened(NoNewStep)
    assert [ally.used for ally in table.view().allies] == [True]


@pytest.mark.rule("MM-33", "MM-74")
def test_reveal_puts_a_confirmed_note_with_the_hour_in_place_of_the_step() -> None:
    table = _hunt(meru="r3c4").steps("r3c4 r2c4")
    table.play(WriteNote(at("r3c4"), "3?"), seat=1)
    table.play(Reveal(MERU))
    [told] = table.happened(Revealed)
    assert (told.location, told.visited) == (at("r3c4"), 3)
    view = table.view()
    assert view.steps == (at("r2c4"),)
    assert [(known.location, known.hour) for known in view.confirmed] == [(at("r3c4"), 3), (at("r4c3"), 1)]
    assert view.notes == ()
    assert WriteNote(at("r3c4"), "") not in table.legal(WriteNote)


@pytest.mark.rule("MM-33")
def test_without_a_step_there_is_nothing_to_reveal() -> None:
    _hunt(meru="r3c4").refuses(Reveal(MERU), "reveal")


@pytest.mark.rule("MM-34", "MM-40", "MM-75")
def test_a_capture_wins_or_is_heard_by_all() -> None:
    table = _hunt(3, meru="r2c4", bill="r2c3")
    table.play(Capture(MERU), seat=1)
    [tried] = table.happened(CaptureTried)
    assert not tried.right
    assert table.ended() == (None, ())
    table.play(EndActivation(MERU))
    table.state.pawn(BILL).seat = 2
    table.play(Capture(BILL), seat=2)
    assert table.ended() == ("capture", (1, 2))


@pytest.mark.rule("MM-35")
def test_a_shakedown_needs_an_immortal_and_lays_a_hidden_card_open() -> None:
    table = _full(meru="r5c2", bill="r4c2")
    assert {move.agent for move in table.legal(ShakeDown)} == {MERU}
    assert [move.feature for move in table.legal(ShakeDown)] == list(FEATURES)
    table.play(ShakeDown(MERU, PALM))
    [told] = table.happened(ShakenDown)
    assert (told.right, table.view().revealed) == (True, (PALM,))
    table.play(LeaveImmortal(), EndActivation(MERU))
    wrong = _full(meru="r5c2")
    wrong.play(ShakeDown(MERU, Feature.BOOK))
    assert [told.right for told in wrong.happened(ShakenDown)] == [False], "an open card"
    again = _full(meru="r5c2")
    again.state.revealed = [PALM]
    again.play(ShakeDown(MERU, PALM))
    assert [told.right for told in again.happened(ShakenDown)] == [False], "no hidden card any more"


@pytest.mark.rule("MM-35")
def test_then_the_immortal_may_be_pushed_orthogonally() -> None:
    table = _full(meru="r5c2").mayhem("r5c1 r5c2")
    table.play(ShakeDown(MERU, BIRD))
    assert table.legal(PushImmortal) == [PushImmortal(at("r4c2"))]
    assert not table.legal(MoveAgent) + table.legal(EndActivation)
    table.play(PushImmortal(at("r4c2")))
    assert table.state.immortals[0] == at("r4c2")
    assert table.legal(MoveAgent)
    assert not table.legal(Ask), "the action is spent"


@pytest.mark.rule("MM-35")
def test_nothing_waits_where_nothing_can_be_pushed() -> None:
    table = _full(meru="r5c2").immortals("r5c2 r4c2 r6c2 r5c3").mayhem("r5c1 r5c2")
    table.play(ShakeDown(MERU, BIRD))
    assert table.legal(MoveAgent)


@pytest.mark.rule("MM-36")
def test_there_is_nothing_to_ask_in_a_temple() -> None:
    table = _hunt(meru="r3c3")
    assert MERU not in {move.agent for move in table.legal(Ask)}
    assert Capture(MERU) in table.legal(Capture)


@pytest.mark.rule("MM-37")
def test_agents_write_notes_at_any_time() -> None:
    table = Table(seats=3)
    assert not table.legal(WriteNote, seat=0)
    table.play(WriteNote(at("r1c1"), "north 12:00"), seat=2)
    table.play(WriteNote(at("r1c1"), "no"), seat=1)
    [note] = table.view(0).notes
    assert (note.location, note.text, note.seat) == (at("r1c1"), "no", 1)
    assert table.view(None).notes_left == 13
    table.play(WriteNote(at("r1c1"), ""), seat=2)
    assert table.view(None).notes == ()


@pytest.mark.rule("MM-37")
def test_a_note_has_twelve_characters_at_most() -> None:
    table = Table()
    for text in ("x" * 13, "two\nlines"):
        with pytest.raises(IllegalMove):
            GAME.apply(table.state, 1, WriteNote(0, text), table.chance)
    GAME.apply(table.state, 1, WriteNote(0, " " + "x" * 12), table.chance)
    assert table.view().notes[0].text == "x" * 12


@pytest.mark.rule("MM-37")
def test_there_are_fifteen_notes_and_a_reveal_costs_a_white_one_if_none_is_left() -> None:
    table = _hunt(meru="r3c4").steps("r3c4")
    for place in range(14):
        table.play(WriteNote(place, "?"), seat=1)
    assert {move.location for move in table.legal(WriteNote)} == set(range(14))
    assert {move.note for move in table.legal(Reveal)} == set(range(14))
    table.refuses(WriteNote(40, ""), "write-note")
    table.play(Reveal(MERU, 5))
    view = table.view()
    assert [note.location for note in view.notes] == [place for place in range(14) if place != 5]
    assert view.notes_left == 0


@pytest.mark.rule("MM-37")
def test_steps_never_run_out() -> None:
    table = Table(trail="r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r2c6 r2c5 r2c4 r2c3 r2c2 r2c1 r3c1").pawns(meru="r3c1")
    table.agents_turn().steps("r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r2c6 r2c5 r2c4 r2c3")
    table.state.confirmed, table.state.announced = [], [None] * 13
    table.play(Ask(MERU, POOL), ShowStep(at("r3c1")))
    assert len(table.view().steps) == 11


@pytest.mark.rule("MM-38")
def test_meru_senses_the_recruiter_within_two_in_a_straight_line() -> None:
    for place, near in (("r2c3", True), ("r1c3", True), ("r4c3", True), ("r2c5", True), ("r2c6", False)):
        table = _full(meru=place).mayhem("r2c3 r2c4")
        table.play(Sense(MERU))
        assert [told.near for told in table.happened(Sensed)] == [near], place
        assert not table.legal(Capture), "her one action"
    assert not _full(meru="r3c2").play(Sense(MERU))[0].near  # type: ignore[union-attr]
    assert not _full(meru="r5c2").legal(Sense), "an immortal is there"
    assert not _hunt(meru="r2c3").legal(Sense), "no powers in training"


@pytest.mark.rule("MM-38")
def test_bill_shifts_an_immortal_next_to_him_into_his_location_too() -> None:
    table = _full(bill="r5c1").mayhem("r5c1 r5c2")
    assert {move.immortal for move in table.legal(ShiftImmortal)} == {1}
    assert [move.to for move in table.legal(ShiftImmortal)] == spots("r4c2")
    table = _full(bill="r5c1").immortals("r5c2 r4c1 r6c2 r6c3")
    table.play(ShiftImmortal(BILL, 1, at("r5c1")))
    assert [(pushed.immortal, pushed.to) for pushed in table.happened(ImmortalPushed)] == [(1, at("r5c1"))]
    assert not table.legal(ShiftImmortal), "once per activation"
    assert table.legal(MoveAgent)
    assert not _full(bill="r5c2").pawns(bill="r7c1").legal(ShiftImmortal)


@pytest.mark.rule("MM-38")
def test_bill_does_not_shift_the_immortal_where_he_stands() -> None:
    table = _full(bill="r5c2").immortals("r5c2 r1c3 r1c4 r1c5")
    assert not table.legal(ShiftImmortal)


@pytest.mark.rule("MM-38", "MM-30")
def test_dusty_sends_any_agent_the_further_the_more_cards_lie_open() -> None:
    table = _full(dusty="r1c1", meru="r7c1")
    assert [move.to for move in table.legal(SendAgent) if move.sent == MERU] == spots("r6c1 r7c2")
    assert {move.sent for move in table.legal(SendAgent)} == set(Agent)
    table.state.revealed = [PALM]
    assert [move.to for move in table.legal(SendAgent) if move.sent == MERU] == spots("r5c1 r6c1 r6c2 r7c2 r7c3")
    table.play(SendAgent(DUSTY, MERU, at("r5c1")))
    [moved] = table.happened(AgentMoved)
    assert (moved.agent, moved.sender) == (MERU, DUSTY)
    assert table.state.pawn(MERU).fresh, "it isn't her activation"
    assert table.legal(MoveAgent)
    assert not table.legal(SendAgent)


@pytest.mark.rule("MM-38")
def test_dusty_moves_himself_and_those_activated_already() -> None:
    table = _full(dusty="r1c1", meru="r7c1")
    table.state.pawn(MERU).fresh = False
    table.play(SendAgent(DUSTY, MERU, at("r7c2")))
    other = _full(dusty="r1c1")
    other.play(SendAgent(DUSTY, DUSTY, at("r1c2")), MoveAgent(DUSTY, at("r1c4")))
    assert other.state.pawn(DUSTY).location == at("r1c4")


@pytest.mark.rule("MM-39")
def test_any_seat_may_begin_and_then_only_it_acts() -> None:
    table = _full(4, meru="r4c4", henry="r4c4", bill="r4c4", dusty="r4c4")
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
