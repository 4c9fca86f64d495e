"""How well somebody plays, as far as is known, and what a game's result says of it: Plackett and Luce's model.

Skills count from the middle, so that the skills of a team add up whatever its size. In points the middle is 1500, and
whoever is 400 ahead wins ten times for each loss.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MIDDLE = 1500
_SIGMA, _BETA = 25 / 3, 25 / 6
_POINT = 400 / (math.sqrt(2) * _BETA * math.log(10))
"""So many points a unit of skill is."""
_MODEL = PlackettLuce(mu=0.0, sigma=_SIGMA, beta=_BETA, tau=_SIGMA / 100)


@dataclass(frozen=True, slots=True)
class Skill:
    """The likeliest skill, and how uncertain it is: one standard deviation."""

    mu: float = 0.0
    sigma: float = _SIGMA

    @property
    def points(self) -> int:
        """The skill in points."""
        return round(MIDDLE + _POINT * self.mu)

    @property
    def margin(self) -> int:
        """How many points the true skill is off at most, nineteen times in twenty."""
        return round(2 * _POINT * self.sigma)

    @property
    def least(self) -> float:
        """What the true skill surely is at least."""
        return self.mu - 2 * self.sigma


def known(points: int) -> Skill:
    """The skill of who has been measured, as programs have: what a game says changes little of it."""
    return Skill((points - MIDDLE) / _POINT, _SIGMA / 8)


def after(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The skills of teams after a game in which they took these places: 1 is the best, equal ones tie."""
    rated = [[_MODEL.create_rating([each.mu, each.sigma]) for each in team] for team in teams]
    found = _MODEL.rate(rated, ranks=[float(place) for place in places])
    return [[Skill(each.mu, each.sigma) for each in team] for team in found]


def chances(teams: Sequence[Sequence[Skill]]) -> tuple[float, ...]:
    """How likely each team is to come first."""
    spread = math.sqrt(sum(_BETA**2 + sum(each.sigma**2 for each in team) for team in teams))
    weights = [math.exp(sum(each.mu for each in team) / spread) for team in teams]
    return tuple(weight / sum(weights) for weight in weights)
