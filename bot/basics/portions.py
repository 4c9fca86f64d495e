"""Much work in portions, between which others have their turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

T = TypeVar("T")

PORTION = 100


def portions(of: Iterable[T], most: int = PORTION) -> Iterator[list[T]]:
    """The things in their order, so many at a time."""
    rest = iter(of)
    while portion := list(islice(rest, most)):
        yield portion
