"""Ask, Reveal and Capture (MM-32 to MM-36, MM-75)."""

from __future__ import annotations

import pytest

from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Ally
from engines.mind_mgmt.events import (
    CaptureTried,
    NoNewStep,
    Revealed,
    StepsShown,
)
from engines.mind_mgmt.moves import (
    Ask,
    Capture,
    EndActivation,
    Reveal,
    SayNoNewStep,
    SetOrder,
    ShowStep,
    WriteNote,
)
from engines.mind_mgmt.rules.answering import ORDERS
from tests.engines.mind_mgmt.table import BILL, MERU, Table, at, full_hunt, hunt

PALM, UMBRELLA, POOL = Feature.PALM, Feature.UMBRELLA, Feature.POOL
DOLPHIN = Ally.DOLPHIN


@pytest.mark.rule("MM-32")
def test_an_ask_is_about_a_feature_of_the_agents_location() -> None:
    assert [move.feature for move in hunt(meru="r4c4").legal(Ask) if move.agent == MERU] == [
        Feature.FOUNTAIN,
        UMBRELLA,
    ]


@pytest.mark.rule("MM-32")
def test_the_recruiter_shows_one_step_of_their_choice() -> None:
    table = hunt(meru="r4c2", bill="r4c6")
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
    table = hunt(meru="r4c4")
    table.play(WriteNote(at("r4c4"), "here?"), seat=1)
    table.play(Ask(MERU, UMBRELLA))
    assert table.legal(ShowStep) == [ShowStep(at("r4c4"))]
    again = hunt(meru="r4c4").steps("r4c4")
    again.play(Ask(MERU, UMBRELLA), SayNoNewStep())
    assert again.happened(NoNewStep)
    noted = hunt(meru="r4c3")
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
    none = hunt(meru="r7c1")
    none.state.order = "oldest"
    none.play(Ask(MERU, Feature.GARDEN))
    assert none.happened(NoNewStep)


@pytest.mark.rule("MM-32")
def test_an_order_left_while_an_ask_waits_is_for_asks_to_come() -> None:
    table = hunt(meru="r4c4", bill="r4c4")
    table.play(Ask(MERU, UMBRELLA), SetOrder("oldest"))
    assert table.view().stage == "answer"
    table.play(ShowStep(at("r4c4")), EndActivation(MERU), Ask(BILL, UMBRELLA))
    assert table.happened(NoNewStep)


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
    table = full_hunt(meru="r4c2", bill="r4c2").immortals("r5c1 r5c2 r6c3 r7c2")
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
    table = full_hunt(meru="r7c1").immortals("r5c2 r5c3 r6c2 r6c3")
    table.play(Ask(MERU, Feature.BIRD, DOLPHIN))
    table = full_hunt(meru="r7c5").immortals("r5c2 r4c3 r6c2 r6c4")
    table.play(Ask(MERU, Feature.TUKTUK, DOLPHIN))
    assert table.happened(NoNewStep)
    assert [ally.used for ally in table.view().allies] == [True]


@pytest.mark.rule("MM-33")
def test_reveal_puts_a_confirmed_note_with_the_hour_in_place_of_the_step() -> None:
    table = hunt(meru="r3c4").steps("r3c4 r2c4")
    table.play(Reveal(MERU))
    [told] = table.happened(Revealed)
    assert (told.location, told.visited) == (at("r3c4"), 3)
    view = table.view()
    assert view.steps == (at("r2c4"),)
    assert [(known.location, known.hour) for known in view.confirmed] == [(at("r3c4"), 3), (at("r4c3"), 1)]


@pytest.mark.rule("MM-33")
def test_without_a_step_there_is_nothing_to_reveal() -> None:
    hunt(meru="r3c4").refuses(Reveal(MERU), "reveal")


@pytest.mark.rule("MM-34", "MM-40", "MM-75")
def test_a_capture_wins_or_is_heard_by_all() -> None:
    table = hunt(3, meru="r2c4", bill="r2c3")
    table.play(Capture(MERU), seat=1)
    [tried] = table.happened(CaptureTried)
    assert not tried.right
    assert table.ended() == (None, ())
    table.play(EndActivation(MERU))
    table.state.pawn(BILL).seat = 2
    table.play(Capture(BILL), seat=2)
    assert table.ended() == ("capture", (1, 2))


@pytest.mark.rule("MM-36")
def test_there_is_nothing_to_ask_in_a_temple() -> None:
    table = hunt(meru="r3c3")
    assert MERU not in {move.agent for move in table.legal(Ask)}
    assert Capture(MERU) in table.legal(Capture)
