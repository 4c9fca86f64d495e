"""How near the four immortals are to bringing recruits (MM-21), for both sides."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from engines.mind_mgmt.board import FEATURES_OF, LOCATIONS, WITH, Feature, Location, Mayhem, Ways, gliding, streets
from engines.mind_mgmt.cards import Immortal
from engines.mind_mgmt.player.weighing import moves_between
from engines.mind_mgmt.rules.powers import kind_in
from engines.mind_mgmt.views import MindMgmtView

CLOSER = 0.45
"""A pair that needs n more moves to stand on a feature is worth this to the power of n."""
LONE = 0.5
"""What a single immortal is worth on a feature, beside a pair."""


class Circle:
    """Immortals as a view shows them, or with some of them moved."""

    def __init__(self, view: MindMgmtView) -> None:
        self._view = view
        self._mayhem: Mayhem = tuple(sorted(view.mayhem))
        self._moves = moves_between(gliding(self._mayhem))

    @cached_property
    def _shielded(self) -> frozenset[Location]:
        placed = ((pawn.agent, pawn.location) for pawn in self._view.pawns if pawn.location is not None)
        return frozenset(to for agent, at in placed for to in kind_in(self._view.mission, agent).shielded(at))

    def worth(self, moved: Mapping[Immortal, Location] | None = None) -> float:
        """What the open cards promise: one for a recruit to be taken at once, less for each move that is missing."""
        places = self._places(moved)
        return sum(CLOSER ** self._missing(feature, places) for feature in self._view.open)

    def promise(self, places: Sequence[Location], features: Iterable[Feature]) -> float:
        """What immortals who stand there promise on average, over all features that may be opened."""
        worth = [CLOSER ** self._missing(feature, places) + self._lone(feature, places) for feature in features]
        return sum(worth) / len(worth)

    def _lone(self, feature: Feature, places: Sequence[Location]) -> float:
        """What the one that is nearest to the feature is worth."""
        nearest = int(self._moves[np.ix_(places, WITH[feature])].min())
        return LONE * math.pow(CLOSER, nearest)

    def _missing(self, feature: Feature, places: Sequence[Location]) -> int:
        """The moves until two immortals stand where the feature is and count."""
        ends = [at for at in WITH[feature] if at not in self._shielded]
        if len(ends) < 2 or len(places) < 2:
            return len(LOCATIONS)
        table = self._moves[np.ix_(places, ends)]
        pairs = table[:, None, :, None] + table[None, :, None, :]
        return int(pairs[_two_apart(len(places), len(ends))].min())

    def stands(self, feature: Feature, moved: Mapping[Immortal, Location]) -> bool:
        """Whether two that count stand on a feature when some have moved."""
        places = self._places(moved)
        return sum(feature in FEATURES_OF[at] and at not in self._shielded for at in places) > 1

    def glides(self, number: Immortal, moved: Mapping[Immortal, Location] | None = None) -> tuple[Location, ...]:
        """Where the Recruiter can move it when some have moved (MM-20)."""
        return self._free(gliding(self._mayhem), number, self._places(moved))

    def pushes(self, number: Immortal) -> tuple[Location, ...]:
        """Where an agent can push it (MM-35)."""
        return self._free(streets(self._mayhem), number, self._places())

    def _places(self, moved: Mapping[Immortal, Location] | None = None) -> list[Location]:
        """One more than the view shows may have come among those that have moved (MS-33)."""
        stand = dict(enumerate(self._view.immortals, start=1))
        return list({**stand, **(moved or {})}.values())

    def _free(self, ways: Ways, number: Immortal, places: Sequence[Location]) -> tuple[Location, ...]:
        return tuple(to for to in ways[places[number - 1]] if to not in places)


@cache
def _two_apart(places: int, ends: int) -> NDArray[np.bool_]:
    """By two immortals and two ends: whether neither the immortals nor the ends are the same."""
    others, elsewhere = ~np.eye(places, dtype=np.bool_), ~np.eye(ends, dtype=np.bool_)
    return others[:, :, None, None] & elsewhere[None, None, :, :]
