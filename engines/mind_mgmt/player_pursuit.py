"""What the agents would know of one location after one more Ask, as the Recruiter foresees it."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from engines.mind_mgmt.belief_ground import Bools
from engines.mind_mgmt.belief_history import mask_of
from engines.mind_mgmt.belief_trails import Trails
from engines.mind_mgmt.player_outlook import thinned
from engines.mind_mgmt.town import Location


class Pursuit:
    """A belief of the agents', and the chance that they give to one location, where the Recruiter is."""

    def __init__(self, trails: Trails, at: Location) -> None:
        self._trails = thinned(trails)
        self._weights = self._trails.weights()
        self._there = self._trails.here == at

    def chance(self) -> float:
        """As it is."""
        return self._share(np.ones(len(self._trails), np.bool_))

    def asked(self, places: Collection[Location], visited: Collection[Location]) -> float:
        """After an Ask about these unmarked places, answered as well as can be by whoever has visited those."""
        able = [at for at in places if at in visited]
        if not able:
            return self._share(self._trails.visited & np.uint64(mask_of(places)) == 0)
        return min(self._share(self._trails.visited & np.uint64(1 << at) != 0) for at in able)

    def _share(self, fits: Bools) -> float:
        weight = float(self._weights[fits].sum())
        return float(self._weights[fits & self._there].sum()) / weight if weight else 0.0
