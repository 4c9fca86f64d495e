from __future__ import annotations

from datetime import timedelta

import pytest

from bot.basics import loading
from bot.basics.loading import Lately, Loading, Recent
from tests.support.clock import FakeClock


def test_what_was_used_least_lately_goes_first() -> None:
    kept: Recent[str, int] = Recent(2)
    kept["a"], kept["b"] = 1, 2
    assert kept.use("a") == 1
    kept["c"] = 3
    assert list(kept) == ["a", "c"]
    kept["a"] = 4
    kept["d"] = 5
    assert dict(kept) == {"a": 4, "d": 5}


def test_looking_alone_keeps_nothing_for_longer() -> None:
    kept: Recent[str, int] = Recent(2)
    kept["a"], kept["b"] = 1, 2
    assert kept.get("a") == 1
    assert kept.use("z") is None
    kept["c"] = 3
    assert list(kept) == ["b", "c"]
    assert kept.pop("b") == 2
    assert len(kept) == 1


def test_what_is_kept_for_a_while_is_forgotten_then_without_being_asked_for() -> None:
    clock = FakeClock()
    kept: Lately[str, int] = Lately(timedelta(seconds=60), clock.now)
    kept["ada"] = 1
    clock.advance(30)
    kept["boris"] = 2
    assert (kept.get("ada"), kept.left_s("ada"), kept.left_s("cleo")) == (1, 30, 0)
    clock.advance(30)
    assert (kept.get("ada"), kept.left_s("ada"), kept.get("boris")) == (None, 0, 2)
    kept["boris"] = 3
    assert list(kept._set) == ["boris"]
    clock.advance(59)
    assert (kept.pop("boris"), kept.get("boris")) == (3, None)


async def test_of_things_that_are_over_only_the_last_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "MOST_OVER", 2)
    over: set[int] = set()

    async def load(key: int) -> int:
        return key

    kept: Loading[int, int] = Loading(100, load, over.__contains__)
    async with kept.holding(0):
        for key in range(6):
            await kept.get(key)
        over |= {0, 1, 2, 3, 4}
        kept.settle(4)
        assert list(kept._slots) == [0, 4, 5]
    assert list(kept._slots) == [0, 4, 5]
