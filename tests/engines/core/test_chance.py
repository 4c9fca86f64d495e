"""Chance: the documented stream, told again by other means, and even."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from engines.core.chance import Chance, commitment

SEED = bytes(range(32))


def word(position: int) -> int:
    """The 32-bit word at a position of the stream, straight from its description."""
    block = hashlib.sha256(SEED + (position // 8).to_bytes(8, "big")).digest()
    return int.from_bytes(block[position % 8 * 4 : position % 8 * 4 + 4], "big")


def test_the_stream_is_the_documented_one() -> None:
    chance = Chance(SEED)
    assert [chance.below(1 << 32) for _ in range(20)] == [word(position) for position in range(20)]
    assert chance.position == 20


def test_it_goes_on_from_any_position() -> None:
    chance = Chance(SEED)
    for _ in range(13):
        chance.below(6)
    twin = Chance(SEED, chance.position)
    assert [chance.below(1000) for _ in range(30)] == [twin.below(1000) for _ in range(30)]


def test_words_over_the_bound_are_passed_over() -> None:
    n = 3_000_000_000
    chance, position = Chance(SEED), 0
    for _ in range(50):
        while word(position) >= n:
            position += 1
        assert chance.below(n) == word(position)
        position += 1


def test_a_shuffle_is_fisher_yates_from_the_end() -> None:
    items, chance = list(range(52)), Chance(SEED)
    chance.shuffle(items)
    expected, again = list(range(52)), Chance(SEED)
    for last in range(51, 0, -1):
        other = again.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert items == expected
    assert sorted(items) == list(range(52))


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_bounds(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Chance(SEED).below(n)


def test_every_order_is_as_likely() -> None:
    chance, counts = Chance(SEED), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 5 * 29 for count in counts.values())


def test_a_copy_draws_apart() -> None:
    chance = Chance(SEED)
    copy = chance.copy()
    copy.roll(6)
    assert chance.position == 0
    assert 1 <= chance.roll(6) <= 6


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
