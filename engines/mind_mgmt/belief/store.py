"""A cache of beliefs: a longer history grows from a shorter one. The result never depends on what is cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import accumulate
from threading import Lock
from typing import Generic, TypeAlias, TypeVar

from engines.mind_mgmt.belief.clues import Clue, horizon
from engines.mind_mgmt.belief.ground import Ground
from engines.mind_mgmt.belief.trails import Bounds, Trails, starts

History: TypeAlias = tuple[Clue, ...]
_Key: TypeAlias = tuple[Ground, int, int]
K = TypeVar("K")
V = TypeVar("V")

MOST = 300_000
"""The most trails kept of one belief; if there are more (nobody asks anything) a fair draw of FEW stands for them."""
FEW = 40_000
KEPT_ROWS = 1_000_000
KEPT = 200
DRAWS = 4


class Latest(Generic[K, V]):
    """A thread-safe cache that drops the least recently used values, but never the latest."""

    def __init__(self, too_many: Callable[[Collection[V]], bool]) -> None:
        """`too_many`: whether these are more values than can be kept."""
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._lock, self._too_many = Lock(), too_many

    def get(self, key: K) -> V | None:
        """The value of the key, or None."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Set the value of the key."""
        with self._lock:
            self._kept[key] = value
            self._kept.move_to_end(key)
            while len(self._kept) > 1 and self._too_many(self._kept.values()):
                self._kept.popitem(last=False)


class Beliefs:
    """The latest exact beliefs, up to a limit of memory.

    Each limit has its own: a belief that is exact within one may not be so within another.
    """

    def __init__(self) -> None:
        self._kept: Latest[_Key, tuple[History, Trails]] = Latest(_fill_memory)
        self._spilt: Latest[_Key, History] = Latest(lambda spilt: len(spilt) > KEPT)

    def longest(self, ground: Ground, clues: History, most: int) -> tuple[int, Trails | None]:
        """The belief of the longest beginning of the history that is kept, and that beginning's length.

        None if a later one is known to have too many trails, so that growing it is useless.
        """
        for length, key in reversed(list(enumerate(_keys(ground, clues, most)))):
            if self._spilt.get(key) == clues[:length]:
                break
            history, trails = self._kept.get(key) or (None, None)
            if history == clues[:length]:
                return length, trails
        return 0, None

    def keep(self, clues: History, most: int, trails: Trails) -> None:
        """Remember it."""
        *_, key = _keys(trails.ground, clues, most)
        self._kept.put(key, (clues, trails))

    def spill(self, ground: Ground, clues: History, most: int) -> None:
        """Remember that with the last clue there are too many trails to keep."""
        *_, key = _keys(ground, clues, most)
        self._spilt.put(key, clues)


def _fill_memory(kept: Collection[tuple[History, Trails]]) -> bool:
    return len(kept) > KEPT or sum(len(trails) for _, trails in kept) > KEPT_ROWS


def _keys(ground: Ground, clues: History, most: int) -> Iterator[_Key]:
    """A key for each beginning of the history, none first."""
    return ((ground, most, sign) for sign in accumulate(clues, lambda sign, clue: hash((sign, clue)), initial=0))


_STORE = Beliefs()
_DRAWS: Latest[tuple[Ground, History, int, int], Trails] = Latest(lambda drawn: len(drawn) > DRAWS)
"""The latest draws; another belief never grows from a draw."""


def believe(ground: Ground, clues: Sequence[Clue], most: int = MOST, few: int = FEW) -> Trails:
    """The trails that fit: all of them unless there are more than `most` (then a fair draw, always the same)."""
    history = tuple(clues)
    length, known = _STORE.longest(ground, history, most)
    trails = _grown(known, history, length, most) if known is not None else None
    key = (ground, history, most, few)
    if trails is None:
        trails = _DRAWS.get(key)
    if trails is None:
        trails = drawn(ground, history, most, few)
    if trails.share == 1.0:
        _STORE.keep(history, most, trails)
    else:
        _DRAWS.put(key, trails)
    return trails


def _grown(trails: Trails, history: History, length: int, most: int) -> Trails | None:
    """The belief of the first `length` clues, grown by the rest of the history; None: too many trails."""
    for at, clue in enumerate(history[length:], start=length + 1):
        if trails.outgrow(clue, most):
            _STORE.spill(trails.ground, history[:at], most)
            return None
        trails = trails.learn(clue)
    return trails


def drawn(ground: Ground, clues: Sequence[Clue], most: int, few: int, seed: int = 0) -> Trails:
    """The trails that fit, made from the beginning; the seed decides which ones are drawn if there are too many.

    If none of the drawn ones fits later clues, more are drawn.
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
