"""The program on both sides (MM-60, MM-61): it sees what is on the table."""

from __future__ import annotations

import math

import pytest

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.belief import knowledge
from engines.mind_mgmt.board import on_foot
from engines.mind_mgmt.cards import Mission
from engines.mind_mgmt.state import State
from tests.engines.mind_mgmt.players import BUDGET_S, anyhow, moments, program, recruiter_wins
from tests.support.tally import Tally


def _tally(mission: Mission, games: int, *, programs: bool = True) -> Tally:
    agents = program if programs else anyhow
    return Tally(sum(recruiter_wins(mission, seed, program, agents) for seed in range(games)), games)


@pytest.mark.rule("MM-60", "MM-61")
@pytest.mark.long
def test_the_full_game_favours_neither_program_and_training_the_agents_as_told() -> None:
    assert 0.4 <= _tally("full", 200).share <= 0.65
    assert 0.2 <= _tally("training", 400).share <= 0.4


@pytest.mark.rule("MM-60")
@pytest.mark.parametrize(
    ("mission", "games"),
    [
        pytest.param("training", 4, id="training-few"),
        pytest.param("full", 2, id="full-few"),
        pytest.param("training", 400, id="training-many", marks=pytest.mark.long),
        pytest.param("full", 200, id="full-many", marks=pytest.mark.long),
    ],
)
def test_the_recruiter_beats_agents_who_play_anyhow_in_95_of_100_games(mission: Mission, games: int) -> None:
    tally = _tally(mission, games, programs=False)
    assert tally.share >= 0.95 - (0.2 if games < 100 else 0.0)


@pytest.mark.rule("MM-61")
@pytest.mark.parametrize("games", [2, pytest.param(40, marks=pytest.mark.long)])
def test_the_agents_nearly_always_catch_a_recruiter_who_goes_anyhow(games: int) -> None:
    caught = sum(not recruiter_wins("full", seed, anyhow) for seed in range(games))
    assert caught >= 0.75 * games


@pytest.mark.rule("MM-34", "MM-61")
@pytest.mark.parametrize("games", [5, pytest.param(40, marks=pytest.mark.long)])
def test_a_recruiter_who_is_here_most_likely_is_captured(games: int) -> None:
    seen = 0
    for state in (state for seed in range(games) for state in moments("training", seed, anyhow, program)):
        if state.stage == "agents" and state.activations == 1:
            view, legal = GAME.view(state, 1), GAME.legal(state, 1)
            places = knowledge.places(view)
            there = {
                _at(state, move) for move in legal if isinstance(move, m.Capture) and places[_at(state, move)] > 0.6
            }
            if there:
                seen += 1
                move = GAME.choose(view, legal, Chance(b"now"), BUDGET_S, Strength.HARD)
                assert (move.to if isinstance(move, m.MoveAgent) else _at(state, move)) in there
    assert seen


@pytest.mark.rule("MM-34", "MM-61")
def test_a_capture_that_is_sure_is_made_at_once_whoever_else_could_walk_there() -> None:
    seen = 0
    for state in moments("full", 5, anyhow, anyhow):
        if state.stage != "agents" or state.activation or state.here in state.immortals or not _is_known(state):
            continue
        seen += 1
        near = GAME.clone(state)
        here, *others = (pawn for pawn in near.pawns if pawn.fresh)
        here.location = near.here
        for pawn in others:
            pawn.location = on_foot(near.streets)[near.here][0]
        for number in range(5):
            chosen = GAME.choose(
                GAME.view(near, 1), GAME.legal(near, 1), Chance(b"now%d" % number), BUDGET_S, Strength.HARD
            )
            assert chosen == m.Capture(here.agent)
    assert seen


def _is_known(state: State) -> bool:
    """Whether the agents know for sure where the Recruiter is."""
    return math.isclose(knowledge.places(GAME.view(state, 1))[state.here], 1)


def _at(state: State, move: m.Move) -> int:
    assert isinstance(move, m.Capture)
    return state.pawn(move.agent).location


@pytest.mark.rule("MM-40", "MM-60")
def test_the_recruiter_ends_the_turn_that_wins() -> None:
    seen = 0
    for state in (state for seed in range(8) for state in moments("full", seed, anyhow, anyhow)):
        if state.stage == "recruiter" and state.hour == state.facts.last_hour - 1 and state.acted:
            seen += 1
            move = GAME.choose(GAME.view(state, 0), GAME.legal(state, 0), Chance(b"now"), BUDGET_S, Strength.HARD)
            assert isinstance(move, m.EndTurn | m.ClaimRecruit)
    assert seen


@pytest.mark.rule("MM-32", "MM-60")
def test_an_answer_shows_what_tells_least_of_where_the_recruiter_is() -> None:
    seen = 0
    for state in (state for seed in range(30) for state in moments("training", seed, anyhow, anyhow)):
        legal = GAME.legal(state, 0) if state.stage == "answer" else ()
        shows = [move for move in legal if isinstance(move, m.ShowStep)]
        here = [move for move in shows if move.location == state.here]
        if here and len(shows) > 1:
            seen += 1
            assert GAME.choose(GAME.view(state, 0), legal, Chance(b"now"), BUDGET_S, Strength.HARD) not in here
    assert seen


@pytest.mark.rule("MM-60", "MM-61")
@pytest.mark.parametrize(("mission", "seats"), [("training", 3), ("training", 4), ("full", 5)])
def test_programs_play_for_as_many_seats_as_there_are(mission: Mission, seats: int) -> None:
    *_, last = moments(mission, seats, seats=seats)
    assert last.outcome is not None
