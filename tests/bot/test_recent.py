from __future__ import annotations

from bot.basics.loading import Recent


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
