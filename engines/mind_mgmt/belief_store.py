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
DRAWS = 4


class Store:
    """The latest exact beliefs, as many as fit into the memory given to them.

    Those of each limit are kept apart: what is exact within one may not be so within another.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, tuple[History, Trails]] = OrderedDict()
        self._spilt: OrderedDict[_Key, History] = OrderedDict()
        self._lock = Lock()

    def longest(self, ground: Ground, clues: History, most: int) -> tuple[int, Trails | None]:
        """The belief of the longest beginning of the history that is kept, and that beginning's length.

        None where a later one is known to have too many trails, so that going on from there would be in vain.
        """
        with self._lock:
            for length, key in reversed(list(enumerate(_keys(ground, clues, most)))):
                if self._spilt.get(key) == clues[:length]:
                    break
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

    def spill(self, ground: Ground, clues: History, most: int) -> None:
        """Remember that all trails before the last clue grow to more than can be kept with it."""
        *_, key = _keys(ground, clues, most)
        with self._lock:
            self._spilt[key] = clues
            while len(self._spilt) > KEPT:
                self._spilt.popitem(last=False)

    def _rows(self) -> int:
        return sum(len(trails) for _, trails in self._kept.values())


def _keys(ground: Ground, clues: History, most: int) -> Iterator[_Key]:
    """A key for each beginning of the history, none first."""
    return ((ground, most, sign) for sign in accumulate(clues, lambda sign, clue: hash((sign, clue)), initial=0))


class Draws:
    """The latest draws, for whoever asks for the same once more; nothing grows from them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Ground, History, int, int], Trails] = OrderedDict()
        self._lock = Lock()

    def get(self, key: tuple[Ground, History, int, int]) -> Trails | None:
        """The draw of exactly this history."""
        with self._lock:
            return self._kept.get(key)

    def put(self, key: tuple[Ground, History, int, int], trails: Trails) -> None:
        """Remember it, and forget the oldest."""
        with self._lock:
            self._kept[key] = trails
            while len(self._kept) > DRAWS:
                self._kept.popitem(last=False)


_STORE, _DRAWS = Store(), Draws()


def believe(ground: Ground, clues: Sequence[Clue], most: int = MOST, few: int = FEW) -> Trails:
    """The trails that fit: all of them unless there are more than `most` (then a fair draw, always the same)."""
    history = tuple(clues)
    length, known = _STORE.longest(ground, history, most)
    trails = _grown(known, history, length, most) if known is not None else None
    if trails is None:
        trails = _DRAWS.get((ground, history, most, few))
    if trails is None:
        trails = drawn(ground, history, most, few)
    if trails.share == 1.0:
        _STORE.keep(history, most, trails)
    else:
        _DRAWS.put((ground, history, most, few), trails)
    return trails


def _grown(trails: Trails, history: History, length: int, most: int) -> Trails | None:
    """A belief of a beginning of that length, grown by the rest of the history; None: there are too many trails."""
    for at, clue in enumerate(history[length:], start=length + 1):
        if trails.outgrow(clue, most):
            _STORE.spill(trails.ground, history[:at], most)
            return None
        trails = trails.learn(clue)
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
