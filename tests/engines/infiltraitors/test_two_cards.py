"""Mission 16: what all suspects of two cards may be is counted exactly, however many there are (IN-23, IN-29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.belief.posterior import Joint, posterior
from engines.infiltraitors.cards import CARDS, Code, Mask, identity_of, mask_of
from tests.engines.infiltraitors.players import moments


def _one_by_one(
    hidden: Sequence[Code], fresh: Sequence[Code], masks: Sequence[Mask], doubles: Sequence[bool]
) -> list[dict[Code, int]]:
    """Every deal of first cards, then of second ones."""
    counts: list[Counter[Code]] = [Counter() for _ in masks]
    for firsts in permutations(fresh, len(masks)):
        left = [code for code in hidden if code not in firsts]
        for seconds in permutations(left, sum(doubles)):
            rest = list(seconds)
            made = [
                identity_of(first, rest.pop()) if double else first
                for first, double in zip(firsts, doubles, strict=True)
            ]
            if all(mask >> identity & 1 for mask, identity in zip(masks, made, strict=True)):
                for count, identity in zip(counts, made, strict=True):
                    count[identity] += 1
    return [dict(count) for count in counts]


@pytest.mark.rule("IN-23", "IN-29")
@pytest.mark.parametrize("suspects", [1, 2, 3, 4])
def test_deals_are_counted_as_one_by_one(suspects: int) -> None:
    random = Random(suspects)
    for _ in range(12 if suspects < 4 else 3):
        rows = random.sample(range(2, 16), 3)
        pool = [card.code for card in CARDS if card.number in rows]
        hidden = random.sample(pool, 7 if suspects < 4 else 8)
        fresh = hidden[: random.randint(suspects, 5)]
        masks = [mask_of(code for code in pool if random.random() < 0.6) for _ in range(suspects)]
        doubles = [random.random() < 0.8 for _ in range(suspects)]
        found = Joint(mask_of(hidden), mask_of(fresh), masks, doubles).weights()
        assert found == _one_by_one(hidden, fresh, masks, doubles)


@pytest.mark.rule("IN-23", "IN-29")
def test_the_truth_is_never_excluded() -> None:
    most = 0
    for state, _ in moments("m16", 4, 0):
        view = GAME.view(state, state.active)
        weights = posterior(view)
        truth = {suspect.serial: suspect.identity for suspect in state.held if suspect is not None}
        assert all(truth[serial] in found for serial, found in weights.items())
        most = max(most, len(weights))
    assert most == 3
