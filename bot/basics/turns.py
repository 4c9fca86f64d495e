"""Turns: how often Discord lets a bot's shards begin."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Protocol

BETWEEN_S = 5.0
"""So many seconds after one shard has begun may the next of its turn begin."""


class Turns(Protocol):
    """Lets shards begin one after the other: those whose numbers leave the same rest share turns."""

    async def take(self, turn: int) -> None:
        """Return once it is time; nobody else has this turn for `BETWEEN_S` then."""
        ...

    async def stop(self) -> None:
        """Wait for nothing any more."""
        ...


class OwnTurns:
    """The turns of a process that has all shards."""

    def __init__(self) -> None:
        self._next: dict[int, float] = {}

    async def take(self, turn: int) -> None:
        """Wait for as long as is left since the last one."""
        left = self._next.get(turn, 0.0) - monotonic()
        if left > 0:
            await asyncio.sleep(left)
        self._next[turn] = monotonic() + BETWEEN_S

    async def stop(self) -> None:
        """Nothing is under way."""
