"""The scale on which ratings are drawn: points from left to right, or from below."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

STEP = 100
LEAST_SPAN = 400
DASH = (10.0, 10.0)
"""The strokes and gaps of a level's line."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A rating: the likeliest points, and by how many they may be off."""

    points: int
    margin: int


@dataclass(frozen=True, slots=True)
class Level:
    """What everybody can be compared with: a computer's points, and its name."""

    name: str
    points: int


@dataclass(frozen=True, slots=True)
class Scale:
    """From which points to which."""

    low: int
    high: int

    def share(self, points: float) -> float:
        """Where points lie between the two, from 0 to 1."""
        return min(1.0, max(0.0, (points - self.low) / (self.high - self.low)))


def scale_of(marks: Iterable[Mark], levels: Iterable[Level]) -> Scale:
    """The scale that holds all of these, in whole hundreds."""
    ends = [level.points for level in levels]
    for mark in marks:
        ends += [mark.points - mark.margin, mark.points + mark.margin]
    low, high = min(ends) // STEP * STEP, -(-max(ends) // STEP) * STEP
    lacking = max(0, LEAST_SPAN - (high - low)) // 2
    return Scale(low - lacking, high + lacking)
