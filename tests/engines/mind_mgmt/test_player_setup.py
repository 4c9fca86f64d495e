"""What the program puts, takes and orders before the game (MM-2, MM-5, MM-6, MM-32)."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest

from engines.core.chance import Chance
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.board import FEATURES, WITH, Location, border, gliding, on_foot
from engines.mind_mgmt.cards import Agent, RecruiterCard, Stage
from engines.mind_mgmt.moves import Move, PutMayhem, SetOrder, TakeAgent
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import State, visited
from tests.engines.mind_mgmt.players import Player, anyhow, program
from tests.engines.mind_mgmt.table import Table


def _set_up(until: Stage, player: Player, seed: int = 0, seats: int = 2, *, order: bool = False) -> State:
    """A full game, set up by that player until a stage has begun."""
    chance, own = Chance(b"setup%d" % seed), Chance(b"own%d" % seed)
    state = GAME.setup(MindMgmtOptions(mission="full", standing_order=order), seats, chance)
    while state.stage != until:
        seat = min(GAME.to_act(state))
        GAME.apply(state, seat, player(GAME.view(state, seat), GAME.legal(state, seat), own), chance)
    return state


@cache
def _hidden() -> tuple[State, ...]:
    """Some games in which the program has hidden and put the immortals."""
    return tuple(_set_up("pawns", program, seed) for seed in range(5))


def _chosen(state: State, seat: int, number: int = 0) -> Move:
    return program(GAME.view(state, seat), GAME.legal(state, seat), Chance(b"chosen%d" % number))


def _ways_left(move: Move) -> int:
    """Of the two locations that the mayhem parts, the ways on of the one that has fewer."""
    assert isinstance(move, PutMayhem)
    ways = on_foot((move.border,))
    return min(len(ways[end]) for end in move.border)


@pytest.mark.rule("MM-2", "MM-60", "MM-61")
def test_mayhem_of_the_agents_makes_dead_ends_and_that_of_the_recruiter_bars_the_middle() -> None:
    state = _set_up("mayhem", program)
    assert all(_ways_left(_chosen(state, 0, number)) > 2 for number in range(5))
    GAME.apply(state, 0, PutMayhem(border(20, 21)), Chance(b"put"))
    assert all(_ways_left(_chosen(state, 1, number)) == 1 for number in range(5))


@pytest.mark.rule("MM-5", "MM-21", "MM-60")
def test_immortals_are_put_where_most_features_soon_recruit() -> None:
    programs = mean(map(_soon, _hidden()))
    others = mean(_soon(_set_up("pawns", anyhow, seed)) for seed in range(12))
    assert programs > others + 1


def _soon(state: State) -> int:
    """The features that may be opened, and on which two immortals stand after one move more at most."""
    return sum(_one_move(state, WITH[feature]) for feature in FEATURES if feature not in state.cards)


def _one_move(state: State, places: tuple[Location, ...]) -> bool:
    ways = gliding(state.streets)
    there = {at for at in state.immortals if at in places}
    return any(set(ways[at]) & set(places) - {other} for other in there for at in state.immortals if at != other)


@pytest.mark.rule("MM-5", "MM-60")
def test_immortals_do_not_tell_where_the_recruiter_has_been() -> None:
    assert mean(len(set(state.immortals) & set(visited(state))) for state in _hidden()) < 2


@pytest.mark.rule("MM-6", "MM-61")
def test_each_seat_takes_the_best_power_that_is_left() -> None:
    state, taken = _set_up("sharing", program, seats=4), list[Agent]()
    while state.stage == "sharing":
        seat = min(GAME.to_act(state))
        move = _chosen(state, seat)
        assert isinstance(move, TakeAgent)
        taken.append(move.agent)
        GAME.apply(state, seat, move, Chance(b"take"))
    assert taken == [Agent.MERU, Agent.DUSTY, Agent.BILL]


@pytest.mark.rule("MM-32", "MM-60")
def test_the_program_answers_itself_but_leaves_the_standing_order_of_whom_it_stands_in_for() -> None:
    assert _set_up("immortals", program, order=True).order == "none"
    begun = _set_up("hiding", program)
    begun.card, begun.order = RecruiterCard.AD_MAN, "oldest"
    table = Table("full")
    table.state.order = "oldest"
    for state in (begun, table.state):
        assert not isinstance(_chosen(state, 0), SetOrder)
