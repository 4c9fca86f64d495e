"""The choice of what is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engines.core.chance import Chance

EQUAL = 1e-9

T = TypeVar("T")


def best(things: Sequence[T], worth: Sequence[float], chance: Chance, like: float = EQUAL) -> T:
    """What is worth most; any of those that are worth no more than `like` less."""
    top = max(worth)
    return chance.choice([thing for thing, value in zip(things, worth, strict=True) if value > top - like])
