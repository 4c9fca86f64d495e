"""How a game ends, and what is open then (MM-40, MM-42)."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Mission
from engines.mind_mgmt.events import NoNewStep, StepsShown
from engines.mind_mgmt.moves import Ask, Capture, EndTurn, MoveAgent, ShowStep, Slip, Step
from engines.mind_mgmt.options import MindMgmtOptions
from tests.engines.mind_mgmt.table import AD_MAN, BILL, DUSTY, HENRY, MERU, Table, at

LONG = "r1c6 r2c6 r3c6 r4c6 r5c6 r6c6 r7c6 r7c5 r6c5 r5c5 r4c5 r3c5 r2c5"


@pytest.mark.rule("MM-9", "MM-40")
@pytest.mark.parametrize(("mission", "last"), [("training", 14), ("full", 16)])
def test_at_the_last_hour_the_recruiter_wins_before_the_agents_turn(mission: Mission, last: int) -> None:
    table = Table(mission, 3).cards("cafe", "graffiti", "monks").trail(LONG)
    table.state.announced = [None] * 4 + [0] + [None] * 8
    for place in ("r1c5", "r1c4", "r2c4")[: last - 13]:
        if table.state.stage == "agents":
            table.idle(*[pawn.agent for pawn in table.state.pawns if pawn.fresh][:2])
        table.turn(place)
        assert table.state.hour < last or table.ended() == ("time", (0,))
    assert table.ended() == ("time", (0,))
    assert GAME.to_act(table.state) == frozenset()


@pytest.mark.rule("MM-42")
def test_afterwards_the_whole_trail_is_open_with_what_each_question_had_shown() -> None:
    table = Table("full", 3).pawns(meru="r3c4", bill="r1c4")
    table.play(Slip("first", at("r2c5")), EndTurn())
    table.play(Ask(MERU, Feature.PALM), ShowStep(at("r3c4")), MoveAgent(MERU, at("r2c4")))
    table.idle(HENRY)
    hidden = table.view(None)
    assert (hidden.secret, hidden.deck) == (None, None)
    table.turn("r2c6")
    table.pawns(bill="r2c6").play(Capture(BILL), seat=2)
    view = table.view(None)
    assert view.secret is not None
    assert [visit.location for visit in view.secret.trail][-2:] == [at("r2c5"), at("r2c6")]
    assert [visit.token for visit in view.secret.trail][-2:] == ["first", None]
    assert (view.secret.card, set(view.secret.cards)) == (AD_MAN, set(table.state.cards))
    assert view.deck == tuple(table.state.deck)
    assert [deed.locations for deed in view.log if isinstance(deed, StepsShown)] == [(at("r3c4"),)]
    seen = {table.view(seat).model_copy(update={"seat": None}).model_dump_json() for seat in (0, 1, 2, None)}
    assert len(seen) == 1


@pytest.mark.rule("MM-42")
def test_what_was_asked_and_answered_stays_in_the_log_hour_by_hour() -> None:
    table = Table().pawns(meru="r4c2", bill="r1c1").agents_turn()
    table.play(Ask(MERU, Feature.PALM), ShowStep(at("r3c4")))
    table.idle(MERU)
    table.play(Ask(BILL, Feature.BILLBOARD))
    table.play(table.legal(ShowStep)[0])
    answers = [(deed.hour, deed.kind) for deed in table.view(1).log if isinstance(deed, StepsShown | NoNewStep)]
    assert answers == [(5, "steps_shown"), (5, "steps_shown")]


def test_winners_and_losers_are_ranked() -> None:
    table = Table(seats=4).pawns(dusty="r2c3").agents_turn()
    table.play(Capture(DUSTY), seat=2)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.scores) == ((1, 2, 3), ((1, 2, 3), (0,)), (0, 1, 1, 1))


def test_a_drawn_recruiter_plays_against_all_others() -> None:
    chance = Chance(b"drawn")
    state = GAME.setup(MindMgmtOptions(recruiter="drawn"), 4, chance)
    while state.recruiter == 0:
        state = GAME.setup(MindMgmtOptions(recruiter="drawn"), 4, chance)
    assert GAME.to_act(state) == {state.recruiter}
    assert sorted([*state.agents(), state.recruiter]) == [0, 1, 2, 3]
    assert not any(isinstance(move, Step) for move in GAME.legal(state, 0))
