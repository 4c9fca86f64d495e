"""Beliefs kept from view to view: a longer history goes on from a shorter one; what comes out never depends on it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import TypeAlias

from engines.mind_mgmt.belief_clues import Clue
from engines.mind_mgmt.belief_ground import Ground
from engines.mind_mgmt.belief_horizon import horizon
from engines.mind_mgmt.belief_trails import Bounds, Trails, starts

History: TypeAlias = tuple[Clue, ...]

MOST = 400_000
"""So many trails are kept at once; where there are more (nobody asks anything) a fair draw of FEW stands for them."""
FEW = 40_000
KEPT_ROWS = 1_000_000
KEPT = 200


class Store:
    """The latest exact beliefs, as many as fit into the memory given to them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Ground, History], Trails] = OrderedDict()
        self._lock = Lock()

    def longest(self, ground: Ground, clues: History) -> tuple[int, Trails | None]:
        """The belief of the longest beginning of the history that is kept, and that beginning's length."""
        with self._lock:
            lengths = sorted({len(known) for _, known in self._kept if len(known) <= len(clues)}, reverse=True)
            for length in lengths:
                found = self._kept.get((ground, clues[:length]))
                if found is not None:
                    self._kept.move_to_end((ground, clues[:length]))
                    return length, found
        return 0, None

    def keep(self, clues: History, trails: Trails) -> None:
        """Remember it, and forget what was wanted longest ago."""
        with self._lock:
            self._kept[trails.ground, clues] = trails
            self._kept.move_to_end((trails.ground, clues))
            while len(self._kept) > KEPT or (len(self._kept) > 1 and sum(map(len, self._kept.values())) > KEPT_ROWS):
                self._kept.popitem(last=False)


_STORE = Store()


def believe(ground: Ground, clues: Sequence[Clue], most: int = MOST, few: int = FEW) -> Trails:
    """The trails that fit: all of them unless there are more than `most` (then a fair draw, always the same)."""
    history = tuple(clues)
    length, known = _STORE.longest(ground, history)
    trails = _learnt(known, history[length:], Bounds(most=most, few=few)) if known is not None else None
    if trails is None or trails.share < 1.0:
        trails = drawn(ground, history, most, few)
    if trails.share == 1.0:
        _STORE.keep(history, trails)
    return trails


def drawn(ground: Ground, clues: Sequence[Clue], most: int, few: int, seed: int = 0) -> Trails:
    """The same, each time from the beginning; the seed decides which ones stand for too many."""
    bounds = Bounds(horizon(clues), most, few, seed)
    return _learnt(starts(ground, bounds.horizon), clues, bounds)


def _learnt(trails: Trails, clues: Sequence[Clue], bounds: Bounds) -> Trails:
    for clue in clues:
        trails = trails.learn(clue, bounds)
    return trails
