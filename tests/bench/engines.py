"""Random moves a second of every game through the contract, against RLCard's `uno`, in turns in one process."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import process_time

from rlcard.games.uno import Game as Uno

import engines
from engines.core.chance import Chance
from engines.core.game import AnyGame
from tests.bench.rows import Row

Player = Callable[[random.Random, Chance], int]
"""Plays one game and says how many moves it took."""

ROUNDS = 9
ROUND_S = 0.3
LIMITS = {"agent_avenue": 1.0}
"""Agent Avenue is to be no slower than RLCard's uno; games that go through many ways a move are only told."""


@dataclass(frozen=True)
class Figures:
    """Moves a second, medians of all rounds, of each game and of RLCard's uno."""

    moves: dict[str, float]
    uno: float


def measure(rounds: int = ROUNDS, round_s: float = ROUND_S) -> Figures:
    """Let uno and every game play in turns, so that a busy machine is busy for all of them."""
    players: dict[str, Player] = {
        "uno": play_uno,
        **{name: partial(play, game) for name, game in engines.GAMES.items()},
    }
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for seed in range(rounds):
        for name, player in players.items():
            speeds[name].append(_speed(player, seed, round_s))
    medians = {name: median(found) for name, found in speeds.items()}
    return Figures(moves=medians, uno=medians.pop("uno"))


def run() -> list[Row]:
    """The section of the bench."""
    figures = measure()
    return [
        Row(
            f"random moves, {name}",
            f"{speed:,.0f}/s",
            f"RLCard uno {figures.uno:,.0f}/s",
            speed / figures.uno,
            LIMITS.get(name),
            greater_is_better=True,
        )
        for name, speed in figures.moves.items()
    ]


def play(game: AnyGame, dice: random.Random, chance: Chance) -> int:
    """One random beginner's game for two, or as few as can play, in place; how many moves it took."""
    options = game.options()
    state = game.setup(options, game.seat_counts(options)[0], chance)
    moves = 0
    while waited := game.to_act(state):
        seat = next(iter(waited)) if len(waited) == 1 else dice.choice(sorted(waited))
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[int(dice.random() * len(legal))], chance)
        moves += 1
    return moves


def play_uno(dice: random.Random, chance: Chance) -> int:
    """One random game of RLCard's uno, its rules alone (no environment around them); how many steps it took."""
    game = Uno()
    game.np_random.seed(chance.below(1 << 32))
    state, _ = game.init_game()
    steps = 0
    while not game.is_over():
        legal = state["legal_actions"]
        state, _ = game.step(legal[int(dice.random() * len(legal))])
        steps += 1
    return steps


def _speed(player: Player, seed: int, seconds: float) -> float:
    dice, chance = random.Random(seed), Chance(b"bench%d" % seed)
    moves, started = 0, process_time()
    while (taken := process_time() - started) < seconds:
        moves += player(dice, chance)
    return moves / taken
