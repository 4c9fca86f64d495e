"""What later clues ask of earlier hours, so that trails that can't fit are left out as early as can be told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engines.mind_mgmt.belief_clues import Clue, Mask, Unvisited, Visited, Was, Went
from engines.mind_mgmt.belief_ground import Bools, Ground, Small, Words

ANYWHERE: Mask = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Horizon:
    """By hour: where the Recruiter may have been; by location: the hour by which it was visited."""

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
    """Of all clues there are."""
    hours = 1 + sum(isinstance(clue, Went) for clue in clues)
    places = [ANYWHERE] * hours
    due: dict[int, int] = {}
    hour = 1
    for clue in clues:
        match clue:
            case Went():
                hour += 1
            case Unvisited(locations):
                places[:hour] = [place & ~locations for place in places[:hour]]
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
