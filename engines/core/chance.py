"""Seeded, verifiable randomness: a documented counter-mode stream over SHA-256.

Block i (i = 0, 1, 2 …) is SHA-256(seed ‖ i as 8 bytes big-endian); each block gives eight 32-bit words, big-endian,
in order. `below(n)` takes the next word w until w < 2³² − (2³² mod n) and returns w mod n. `shuffle` is Fisher–Yates
from the last place down. Any language can reproduce it.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS_A_BLOCK = 8
_WORDS = struct.Struct(">8I")
_SPAN = 1 << 32


class Chance:
    """A stream of chance; `position` counts the 32-bit words already drawn."""

    __slots__ = ("_block", "_index", "position", "seed")

    def __init__(self, seed: bytes, position: int = 0) -> None:
        self.seed = seed
        self.position = position
        self._index = -1
        self._block: tuple[int, ...] = ()

    def copy(self) -> Chance:
        """The same stream at the same place, to draw from apart."""
        return Chance(self.seed, self.position)

    def below(self, n: int) -> int:
        """A whole number in 0…n−1, each as likely; n must lie in 1…2³²."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"below() takes 1 to 2**32, not {n}")
        bound = _SPAN - _SPAN % n
        word = self._word()
        while word >= bound:
            word = self._word()
        return word % n

    def roll(self, sides: int) -> int:
        """A die with so many sides: 1…sides."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the list into a random order, in place."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _word(self) -> int:
        position = self.position
        index = position // _WORDS_A_BLOCK
        if index != self._index:
            self._block = _WORDS.unpack(hashlib.sha256(self.seed + index.to_bytes(8, "big")).digest())
            self._index = index
        self.position = position + 1
        return self._block[position % _WORDS_A_BLOCK]


def commitment(seed: bytes) -> str:
    """What is shown at the start of a game: the seed's SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()
