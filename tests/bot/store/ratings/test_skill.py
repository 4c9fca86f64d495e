"""The forecast of ratings beside what comes of it, among players whose strength is known."""

from __future__ import annotations

import math
import random
from collections import defaultdict

import pytest

from bot.store.ratings.skill import MIDDLE, Skill, after, chances, known
from tests.support.rarely import rarely

PLAYERS, WIDE = 40, 150.0
"""So many players, whose true points are spread so widely."""


def _calibration(games: int, seats: int, seed: str) -> dict[int, tuple[float, float, int]]:
    """By tenths of the forecast for the first seat: the mean forecast, the share won, how many games.

    Every second game is against programs, whose points are known. The first half of all games is for learning.
    """
    dice = random.Random(seed)
    true = [dice.gauss(MIDDLE, WIDE) for _ in range(PLAYERS)]
    skills = [Skill() for _ in range(PLAYERS)]
    found: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for game in range(games):
        people = dice.sample(range(PLAYERS), seats if game % 2 else 1)
        programs = [dice.choice((1377, 1500, 1585)) for _ in range(seats - len(people))]
        points = [true[each] for each in people] + [float(each) for each in programs]
        teams = [[skills[each]] for each in people] + [[known(each)] for each in programs]
        order = _order(points, dice)
        if game > games / 2:
            forecast = chances(teams)[0]
            found[min(9, int(10 * forecast))].append((forecast, order[0] == 0))
        rated = after(teams, [order.index(at) + 1 for at in range(seats)])
        for each, (skill,) in zip(people, rated, strict=False):
            skills[each] = skill
    return {
        at: (sum(f for f, _ in each) / len(each), sum(won for _, won in each) / len(each), len(each))
        for at, each in found.items()
    }


def _order(points: list[float], dice: random.Random) -> list[int]:
    """Who comes first, second …, drawn by true strength."""
    left, order = list(range(len(points))), list[int]()
    while len(left) > 1:
        spread = 400 / math.log(10) * math.sqrt(len(points) / 2)
        weights = [math.exp((points[each] - MIDDLE) / spread) for each in left]
        (first,) = dice.choices(left, weights)
        order.append(first)
        left.remove(first)
    return order + left


@pytest.mark.parametrize(("games", "seats"), [(2_000, 2), *rarely((60_000, 2), (60_000, 4))])
def test_what_is_forecast_comes_as_often(games: int, seats: int) -> None:
    found = _calibration(games, seats, "calibration")
    for forecast, share, count in found.values():
        error = 0.5 / math.sqrt(count)
        assert abs(share - forecast) < 0.03 + 3 * error, found
    off = sum(abs(share - forecast) * count for forecast, share, count in found.values())
    assert off / sum(count for *_, count in found.values()) < (0.03 if games > 10_000 else 0.08), found


def test_points_say_how_often_somebody_wins() -> None:
    sure = [[Skill(known(points).mu, 0.0)] for points in (1900, 1500)]
    assert chances(sure)[0] == pytest.approx(10 / 11)
    assert Skill().points == MIDDLE
    assert sum(chances([[Skill()], [Skill()], [Skill(), Skill()]])) == pytest.approx(1)


def test_the_surer_a_rating_is_the_less_a_game_changes_it() -> None:
    new, old = Skill(), known(1500)
    (gained,), (lost,) = after([[new], [old]], [1, 2])
    assert gained.points - 1500 > 20 * (1500 - lost.points) > 0
    assert gained.margin < new.margin
    (one,), (other,) = after([[new], [new]], [1, 1])
    assert one.points == other.points == MIDDLE
