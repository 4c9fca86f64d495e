"""The ground that trails run on: ways and features as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Words: TypeAlias = NDArray[np.uint64]
Mask: TypeAlias = int
"""A set of locations, the bit 2^location for each; an inverted set may be any number with these bits."""
Small: TypeAlias = NDArray[np.uint8]
Bools: TypeAlias = NDArray[np.bool_]

NOWHERE = 255
"""Fills up the rows of a table of destinations."""
FAR = 99
BITS: Words = np.array([1 << at if at < 64 else 0 for at in range(256)], np.uint64)
"""By location: its bit; none for NOWHERE."""


@dataclass(frozen=True, eq=False)
class Ground:
    """The fixed part of a belief: ways and features. Compared by identity, as a key of the store."""

    steps: tuple[tuple[int, ...], ...]
    """By location: where a Step leads; not across mayhem (MM-13)."""
    slips: tuple[tuple[tuple[int, ...], ...], ...]
    """By possible recruiter and location: where their Mind Slip leads (MM-15)."""
    features: tuple[Mask, ...]
    """By feature: its locations."""

    @cached_property
    def size(self) -> int:
        """How many locations there are."""
        return len(self.steps)

    @cached_property
    def ways(self) -> Small:
        """`steps` as a table, a row for each location."""
        return _table(self.steps)

    @cached_property
    def leaps(self) -> tuple[Small, Small]:
        """Where any slip leads, a row for each location, and the recruiters (a bit each) whose slip does."""
        by: list[dict[int, int]] = [{} for _ in self.steps]
        for recruiter, slips in enumerate(self.slips):
            for start, ends in enumerate(slips):
                for end in ends:
                    by[start][end] = by[start].get(end, 0) | 1 << recruiter
        return _table([tuple(row) for row in by]), _table([tuple(row.values()) for row in by], 0)

    @cached_property
    def step_masks(self) -> Words:
        """By location: where a Step leads, as masks."""
        return _masks(self.steps)

    @cached_property
    def slip_masks(self) -> Words:
        """By recruiter and location: where their slip leads, as masks."""
        return np.array([_masks(slips) for slips in self.slips], np.uint64)

    @cached_property
    def any_slip_masks(self) -> Words:
        """By location: where the slip of any recruiter leads, as masks."""
        masks: Words = np.bitwise_or.reduce(self.slip_masks, axis=0)
        return masks

    @cached_property
    def distances(self) -> Small:
        """By two locations: the least hours from one to the other, by Steps and slips."""
        ends = [set(steps).union(*(slips[at] for slips in self.slips)) for at, steps in enumerate(self.steps)]
        found = np.full((self.size, self.size), FAR, np.uint8)
        for start in range(self.size):
            edge, hours, seen = {start}, 0, {start}
            while edge:
                found[start, list(edge)] = hours
                edge = {end for at in edge for end in ends[at]} - seen
                seen |= edge
                hours += 1
        return found

    @cached_property
    def hands(self) -> tuple[tuple[int, int, int], ...]:
        """Every three feature cards that the Recruiter may have drawn (MM-4)."""
        return tuple(combinations(range(len(self.features)), 3))

    @cached_property
    def _held(self) -> Small:
        """By feature and hand: whether it is in the hand, as 0 or 1."""
        return np.array([[card in hand for hand in self.hands] for card in range(len(self.features))], np.uint8)

    def holding(self, feature: int) -> Words:
        """The hands with this feature, in words."""
        words: Words = pack(self._held[feature : feature + 1] != 0)[0]
        return words

    def worth(self, revealed: frozenset[int] = frozenset()) -> Small:
        """By location and hand: the recruits of a visit when these features recruit no more (MM-17)."""
        shown = np.array([[mask >> at & 1 for mask in self.features] for at in range(self.size)], np.uint8)
        shown[:, list(revealed)] = 0
        return shown @ self._held


def pack(fits: Bools) -> Words:
    """Rows of hands that fit as bits in uint64 words; the first hand is the lowest bit."""
    rows, hands = fits.shape
    padded = np.zeros((rows, -(-hands // 64) * 64), np.bool_)
    padded[:, :hands] = fits
    return np.packbits(padded, axis=1, bitorder="little").view("<u8").astype(np.uint64)


def unpack(words: Words, hands: int) -> Bools:
    """The inverse of `pack`: by row and hand, whether it fits."""
    rows = np.ascontiguousarray(words).astype("<u8").view(np.uint8)
    return np.unpackbits(rows, axis=1, count=hands, bitorder="little").astype(np.bool_)


@lru_cache(maxsize=64)
def pairs(ground: Ground, before: frozenset[int], after: frozenset[int], count: int) -> Words:
    """By two locations (the first times `size` plus the second): the hands that give them `count` recruits.

    `before` and `after`: the features that recruit no more at the first and at the second visit.
    """
    first, second = ground.worth(before), ground.worth(after)
    both = first[:, None, :] + second[None, :, :] == count
    return pack(both.reshape(ground.size**2, -1))


def _table(rows: Sequence[Sequence[int]], filler: int = NOWHERE) -> Small:
    width = max(1, *map(len, rows))
    return np.array([[*row, *[filler] * (width - len(row))] for row in rows], np.uint8)


def _masks(rows: Sequence[Sequence[int]]) -> Words:
    return np.array([sum(1 << end for end in row) for row in rows], np.uint64)
