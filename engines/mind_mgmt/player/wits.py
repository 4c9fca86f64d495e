"""What a player thinks with: how much it takes in (by strength), how long it may think, and its own chance."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.mind_mgmt.belief.knowledge import ENOUGH, SOME

T = TypeVar("T")

ROWS_A_SECOND = 500_000
"""So many trails are kept for a second's thought."""
LEAST_ROWS = 400
FINE = 1 << 20
"""The steps of a drawn number between 0 and 1."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a strength plays."""

    rows: int
    """So many trails are weighed."""
    noise: float
    """By how many nats a worse choice has to be worse to be taken less often by a factor of e."""
    ahead: int
    """So many visits the Recruiter looks ahead."""
    deep: bool
    """Whether it thinks of more than the next action: the other activation, ways that must be made, habits."""


SKILLS: dict[Strength, Skill] = {
    Strength.EASY: Skill(rows=20, noise=1.6, ahead=2, deep=False),
    Strength.NORMAL: Skill(rows=100, noise=0.38, ahead=4, deep=False),
    Strength.HARD: Skill(rows=1_500, noise=0.02, ahead=6, deep=True),
}


class Wits:
    """A player's means for one choice."""

    def __init__(self, skill: Skill, chance: Chance, budget_s: float) -> None:
        self.skill, self.chance = skill, chance
        self._until = perf_counter() + budget_s
        self.most = max(LEAST_ROWS, min(ENOUGH, int(ROWS_A_SECOND * budget_s)))
        """So many trails are kept; if there are more a draw of `few` stands for them."""
        self.few = min(SOME, self.most)

    def in_time(self, things: Iterable[T]) -> Iterator[T]:
        """The things as long as there is time; the first in any case."""
        for thing in things:
            yield thing
            if perf_counter() >= self._until:
                return

    def weighed(self, things: Sequence[T], worth: Callable[[T], float]) -> T:
        """One of those that there is time to weigh, the likelier the more it is worth."""
        looked = [(thing, worth(thing)) for thing in self.in_time(things)]
        return self.drawn([thing for thing, _ in looked], [value for _, value in looked])

    def drawn(self, things: Sequence[T], worth: Sequence[float], noise: float | None = None) -> T:
        """A thing, the likelier the more it is worth; by the noise of the skill, or by more."""
        spread = max(self.skill.noise, noise or 0.0)
        moved = [value + spread * self._gumbel() for value in worth]
        return things[moved.index(max(moved))]

    def _gumbel(self) -> float:
        return -math.log(-math.log((self.chance.below(FINE) + 0.5) / FINE))
