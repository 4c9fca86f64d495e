"""Clues about the Recruiter's trail, hour by hour, and the horizon: what later clues demand of earlier hours.

Locations are 0…, hours 1…16.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from engines.mind_mgmt.belief.ground import Bools, Ground, Mask, Small, Words


@dataclass(frozen=True, slots=True)
class Went:
    """The next hour has come: a Step, or a Mind Slip with a token in sight (MM-13, MM-15)."""

    slip: bool = False
    earned: Mask = 0
    """With the slip that lay on the map: its location, visited in an earlier hour (MM-16)."""
    closed: Mask = 0
    """Where nobody could land then (MS-59)."""


@dataclass(frozen=True, slots=True)
class Recruited:
    """The last `visits` visits brought `count` recruits (MM-4, MM-11)."""

    visits: int
    count: int


@dataclass(frozen=True, slots=True)
class Visited:
    """All these locations have been visited by now (MM-12, MM-32)."""

    locations: Mask


@dataclass(frozen=True, slots=True)
class Unvisited:
    """None of these has been visited by now (MM-32)."""

    locations: Mask


@dataclass(frozen=True, slots=True)
class Counted:
    """So many of these locations have been visited by now (MS-57)."""

    locations: Mask
    count: int


@dataclass(frozen=True, slots=True)
class Met:
    """Any of these locations was visited in the last `visits` visits, or none was (MS-61)."""

    locations: Mask
    visits: int
    met: bool


@dataclass(frozen=True, slots=True)
class Was:
    """At that hour the Recruiter was at one of these (MM-3, MM-14, MM-33, MM-34)."""

    hour: int
    locations: Mask


@dataclass(frozen=True, slots=True)
class Holds:
    """The feature is (`held`) or is not one of the Recruiter's cards; if it is, it recruits no more (MM-17)."""

    feature: int
    held: bool


@dataclass(frozen=True, slots=True)
class CanGo:
    """A turn of the Recruiter has begun and was no dead end (MM-18): a Step is legal, or a slip if one is at hand."""

    slip: bool
    earned: Mask
    """Where a slip still lies on the map: it is at hand if that was visited; 0: nowhere."""
    due: Mask = 0
    """Bears steps put in this turn: all of it has been visited by its end (MM-12)."""
    closed: Mask = 0
    """Where nobody can land in this turn (MS-59)."""


Clue: TypeAlias = Went | Recruited | Visited | Unvisited | Counted | Met | Was | Holds | CanGo

ANYWHERE: Mask = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Horizon:
    """What all clues together allow at each hour, so that trails that cannot fit are dropped early.

    `places`: by hour, where the Recruiter may have been.
    """

    places: tuple[Mask, ...]
    due: tuple[tuple[int, int], ...]
    """Pairs of a location and the first hour by which it is known to have been visited."""

    def allowed(self, hour: int) -> Mask:
        """Where the Recruiter may be at this hour."""
        return self.places[hour - 1]

    def in_reach(self, ground: Ground, hour: int, here: Small, visited: Words) -> Bools:
        """By trail that ends at this hour: whether it can still visit in time all that was."""
        fits = np.ones(len(here), np.bool_)
        for location, by in self.due:
            if by >= hour:
                near = ground.distances[:, location] <= by - hour
                fits &= near[here] | (visited >> np.uint64(location) & np.uint64(1) != 0)
        return fits


def horizon(clues: Sequence[Clue]) -> Horizon:
    """The horizon of all clues."""
    hours = 1 + sum(isinstance(clue, Went) for clue in clues)
    places = [ANYWHERE] * hours
    due: dict[int, int] = {}
    hour = 1
    for clue in clues:
        match clue:
            case Went():
                hour += 1
                places[hour - 1] &= ~clue.closed
            case Unvisited(locations):
                places[:hour] = [place & ~locations for place in places[:hour]]
            case Met(locations, visits, met=False):
                last = range(hour - visits, hour)
                places = [place & ~locations if at in last else place for at, place in enumerate(places)]
            case Visited(locations):
                _note(due, locations, hour)
            case Was(then, locations):
                places[then - 1] &= locations
                if (locations & ANYWHERE).bit_count() == 1:
                    _note(due, locations, then)
                    places = [place if at == then - 1 else place & ~locations for at, place in enumerate(places)]
            case _:
                pass
    return Horizon(tuple(places), tuple(due.items()))


def _note(due: dict[int, int], locations: Mask, hour: int) -> None:
    for location in range(locations.bit_length()):
        if locations >> location & 1:
            due[location] = min(hour, due.get(location, hour))
