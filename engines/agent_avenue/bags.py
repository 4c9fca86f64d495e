"""Hands as bags: how many of each agent, packed into one integer, so that equal hands are equal and copies are free.

Three bits count each agent, the bits above them all cards; adding a card is one addition.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from engines.agent_avenue.cards import AGENTS, Code

Bag: TypeAlias = int

EMPTY: Bag = 0
_SIZE = 3 * len(AGENTS)
ONE: tuple[Bag, ...] = tuple((1 << _SIZE) + (1 << 3 * code) for code in range(len(AGENTS)))
"""By code: the bag of just this agent; `bag + ONE[code]` puts it in, `bag - ONE[code]` takes it out."""


def size(bag: Bag) -> int:
    """How many cards."""
    return bag >> _SIZE


def count(bag: Bag, code: Code) -> int:
    """How many of that agent."""
    return bag >> 3 * code & 7


def bag_of(codes: Iterable[Code]) -> Bag:
    """The bag of these cards."""
    return sum(ONE[code] for code in codes)


@lru_cache(maxsize=1 << 14)
def names(bag: Bag) -> tuple[Code, ...]:
    """The different agents in it, sorted."""
    return tuple(code for code in range(len(AGENTS)) if count(bag, code))


@lru_cache(maxsize=1 << 14)
def cards(bag: Bag) -> tuple[Code, ...]:
    """All its cards, sorted."""
    return tuple(code for code in names(bag) for _ in range(count(bag, code)))
