"""Many quick draws for imagined states, all from a few words of chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engines.core.chance import Chance
from engines.core.seats import Seat

T = TypeVar("T")

_WORDS = 4


class Dice:
    """A stream of its own, seeded from `chance`."""

    __slots__ = ("share",)

    def __init__(self, chance: Chance) -> None:
        """`share()` draws from 0 up to 1."""
        self.share = Random("-".join(str(chance.below(1 << 32)) for _ in range(_WORDS))).random

    def below(self, n: int) -> int:
        """A whole number in 0…n−1."""
        return int(self.share() * n)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[int(self.share() * len(items))]

    def mixed(self, items: Sequence[T]) -> list[T]:
        """The items in a random order."""
        return sorted(items, key=lambda _: self.share())

    def other(self, seat: Seat, seats: int) -> Seat:
        """Another seat of so many."""
        return (seat + 1 + int(self.share() * (seats - 1))) % seats
