"""The figures of the rules file, by simulation: all of them in the long run, the coarse ones always."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.rules.ending import loss_of, win_of
from engines.agent_avenue.state import State
from tests.engines.agent_avenue.players import greedy_player, match, play, random_player
from tests.support.tally import Tally

FEW, MANY = 1_500, 40_000
GAMES = [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.long)]


def _random_games(games: int, *, advanced: bool = False) -> Iterator[State]:
    player = random_player(random.Random(games))
    for game in range(games):
        yield play((player, player), game, AgentAvenueOptions(advanced=advanced))


def _near(tally: Tally, figure: float, rounding: float = 0.005) -> bool:
    return abs(tally.share - figure) <= 3.5 * tally.error + rounding


@pytest.mark.parametrize("games", GAMES)
def test_random_games_last_as_long_and_end_as_the_rules_file_says(games: int) -> None:
    ends: Counter[str] = Counter()
    lengths: list[int] = []
    for state in _random_games(games):
        met = _met(state)
        ends["start side wins"] += _first(state) == state.outcome.winners[0]  # type: ignore[union-attr]
        ends["both qualify"] += len({side for side, _ in met}) == 2
        ends[" ".join(sorted({condition for _, condition in met}))] += 1
        lengths.append(state.number)
    mean = sum(lengths) / games
    spread = (sum((length - mean) ** 2 for length in lengths) / games) ** 0.5
    assert abs(mean - 6.7) <= 3.5 * spread / games**0.5 + 0.05
    lengths.sort()
    assert (lengths[games // 20], lengths[-games // 20]) == (3, 12)
    assert lengths[-1] <= 19
    assert _near(Tally(ends["start side wins"], games), 0.5)
    assert _near(Tally(ends["both qualify"], games), 0.034, 0.001)
    assert _near(Tally(ends["catch"], games), 0.62)
    assert _near(Tally(ends["codebreakers"], games), 0.16)
    assert _near(Tally(ends["daredevils"], games), 0.16)


@pytest.mark.parametrize("games", GAMES)
def test_random_players_take_about_27_market_cards_in_ten_games(games: int) -> None:
    taken = [
        sum(event.kind == "market_card_taken" for turn in state.turns for event in turn.steps)
        for state in _random_games(games, advanced=True)
    ]
    mean = sum(taken) / games
    spread = (sum((cards - mean) ** 2 for cards in taken) / games) ** 0.5
    assert abs(mean - 2.7) <= 3.5 * spread / games**0.5 + 0.05
    assert max(taken) >= 8


@pytest.mark.parametrize("games", GAMES)
def test_greedy_beats_random_in_84_to_86_of_100(games: int) -> None:
    tally = match(greedy_player(random.Random(1)), random_player(random.Random(2)), games)
    assert 0.84 - 3.5 * tally.error <= tally.share <= 0.86 + 3.5 * tally.error


def _met(state: State) -> set[tuple[int, str]]:
    """The conditions met at the end, each with the side that profits."""
    met = {(side, win_of(state, side)) for side in (0, 1)} | {(1 - side, loss_of(state, side)) for side in (0, 1)}
    return {(side, condition) for side, condition in met if condition is not None}


def _first(state: State) -> int:
    return state.turns[0].active
