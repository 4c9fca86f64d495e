"""The three strengths against each other, and a gambler: coarsely always, at size in the long run."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.options import ThePlanOptions
from tests.bench.duels import Player, at_random, program
from tests.bench.greedy.the_plan import choose as greedy
from tests.bench.rivals.the_plan import gambler

FEW, MANY = 6, 400


def share(one: Player, others: Player, games: int, seats: int = 2) -> float:
    """What share one player wins among others, in each seat of each deal; a budget of nothing is enough."""
    won = 0.0
    for number in range(games):
        own, players = number % seats, [others] * seats
        players[own] = one
        won += own in _winners(players, number // seats)
    return won / games


def _winners(players: Sequence[Player], seed: int) -> tuple[int, ...]:
    chance, dice = Chance(b"game %d" % seed), Chance(b"own %d" % seed)
    state = GAME.setup(ThePlanOptions(), len(players), chance)
    while waited := GAME.to_act(state):
        [seat] = waited
        GAME.apply(state, seat, players[seat](GAME.view(state, seat), GAME.legal(state, seat), dice), chance)
    return state.outcome.winners if state.outcome else ()


def _error(wanted: float, games: int) -> float:
    return float((wanted * (1 - wanted) / games) ** 0.5)


hard, normal, easy = (program(GAME, strength, 0) for strength in (Strength.HARD, Strength.NORMAL, Strength.EASY))
STEPS = {"hard": (hard, normal), "normal": (normal, easy)}


@pytest.mark.parametrize(
    "games", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("step", STEPS)
def test_each_strength_beats_the_one_below(step: str, games: int) -> None:
    assert share(*STEPS[step], games) >= 0.6 - 3 * _error(0.6, games)


def test_even_an_easy_program_beats_a_greedy_and_a_random_player() -> None:
    assert all(share(easy, other, 4) >= 0.75 for other in (greedy, at_random))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("games", [MANY])
def test_a_gambler_gains_nothing(seats: int, games: int) -> None:
    assert share(gambler, hard, games, seats) <= 1 / seats + 3 * _error(1 / seats, games)
