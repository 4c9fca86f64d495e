"""The line of the tables at which the program is to move: first come, first served, each table once a round."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Line:
    """So many at a time have their turn; the others wait behind one another."""

    def __init__(self, at_once: int) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._waiting = 0

    def __len__(self) -> int:
        """How many wait, those who have their turn among them."""
        return self._waiting

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A turn, once it has come."""
        self._waiting += 1
        try:
            async with self._places:
                yield
        finally:
            self._waiting -= 1
