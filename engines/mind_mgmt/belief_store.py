"""Beliefs kept from view to view: a longer history goes on from a shorter one; what comes out never depends on it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import accumulate
from threading import Lock
from typing import TypeAlias

from engines.mind_mgmt.belief_clues import Clue
from engines.mind_mgmt.belief_ground import Ground
from engines.mind_mgmt.belief_horizon import horizon
from engines.mind_mgmt.belief_trails import Bounds, Trails, starts

History: TypeAlias = tuple[Clue, ...]
_Key: TypeAlias = tuple[Ground, int, int]

MOST = 300_000
"""So many trails are kept at once; where there are more (nobody asks anything) a fair draw of FEW stands for them."""
FEW = 40_000
KEPT_ROWS = 1_000_000
KEPT = 200


class Store:
    """The latest exact beliefs, as many as fit into the memory given to them.

    Those of each limit are kept apart: what is exact within one may not be so within another.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, tuple[History, Trails]] = OrderedDict()
        self._lock = Lock()

    def longest(self, ground: Ground, clues: History, most: int) -> tuple[int, Trails | None]:
        """The belief of the longest beginning of the history that is kept, and that beginning's length."""
        with self._lock:
            for length, key in reversed(list(enumerate(_keys(ground, clues, most)))):
                history, trails = self._kept.get(key, (None, None))
                if history == clues[:length]:
                    self._kept.move_to_end(key)
                    return length, trails
        return 0, None

    def keep(self, clues: History, most: int, trails: Trails) -> None:
        """Remember it, and forget what was wanted longest ago."""
        *_, key = _keys(trails.ground, clues, most)
        with self._lock:
            self._kept[key] = clues, trails
            self._kept.move_to_end(key)
            while len(self._kept) > KEPT or (len(self._kept) > 1 and self._rows() > KEPT_ROWS):
                self._kept.popitem(last=False)

    def _rows(self) -> int:
        return sum(len(trails) for _, trails in self._kept.values())


def _keys(ground: Ground, clues: History, most: int) -> Iterator[_Key]:
    """A key for each beginning of the history, none first."""
    return ((ground, most, sign) for sign in accumulate(clues, lambda sign, clue: hash((sign, clue)), initial=0))


_STORE = Store()


def believe(ground: Ground, clues: Sequence[Clue], most: int = MOST, few: int = FEW) -> Trails:
    """The trails that fit: all of them unless there are more than `most` (then a fair draw, always the same)."""
    history = tuple(clues)
    length, known = _STORE.longest(ground, history, most)
    trails = _learnt(known, history[length:], Bounds(most=most, few=few)) if known is not None else None
    if trails is None or trails.share < 1.0:
        trails = drawn(ground, history, most, few)
    if trails.share == 1.0:
        _STORE.keep(history, most, trails)
    return trails


def drawn(ground: Ground, clues: Sequence[Clue], most: int, few: int, seed: int = 0) -> Trails:
    """The same, each time from the beginning; the seed decides which ones stand for too many.

    Where none of those drawn fits what comes later, more are drawn.
    """
    ahead = horizon(clues)
    for size in (few, most, 10 * most):
        bounds = Bounds(ahead, max(most, size), size, seed)
        trails = _learnt(starts(ground, ahead), clues, bounds)
        if len(trails):
            break
    return trails


def _learnt(trails: Trails, clues: Sequence[Clue], bounds: Bounds) -> Trails:
    for clue in clues:
        trails = trails.learn(clue, bounds)
    return trails
