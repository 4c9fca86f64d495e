"""Signs of life every few seconds; once the store takes one, what it refused before is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.clocks.ticker import guarded
from bot.store.life import Life


class Heartbeat:
    """Writes down that this process lives, from which the next start knows how long it was away."""

    def __init__(self, life: Life, works_again: Sequence[Callable[[], None]]) -> None:
        """`works_again` are called after each sign of life that the store has taken."""
        self._life, self._works_again = life, works_again
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._keep_beating())

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _keep_beating(self) -> None:
        while True:
            await guarded(self._beat())

    async def _beat(self) -> None:
        await self._life.beat_soon()
        for look_again in self._works_again:
            look_again()
