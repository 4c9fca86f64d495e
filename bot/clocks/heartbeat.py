"""Signs of life, every few seconds; where the store takes one, what it could not take before may go now."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.clocks.ticker import guarded
from bot.store.life import Life


class Heartbeat:
    """Keeps writing down that this process lives, so that the next start can tell how long it was away."""

    def __init__(self, life: Life, works_again: Sequence[Callable[[], None]]) -> None:
        """`works_again` are called after each sign of life that the store has taken."""
        self._life, self._works_again = life, works_again
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._keep_beating())

    async def stop(self) -> None:
        """Give no more signs of life."""
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
