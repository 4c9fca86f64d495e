"""Signs of life every few seconds, and what was missed between two; then what the store refused is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.clocks.ticker import guarded
from bot.store.life import Life


class Heartbeat:
    """Writes down that this process lives, from which the next start knows how long it was away."""

    def __init__(
        self, life: Life, wake: Callable[[], Awaitable[None]], works_again: Sequence[Callable[[], None]]
    ) -> None:
        """`wake` gives back what was missed between two signs; `works_again` are called once the store takes one."""
        self._life, self._wake, self._works_again = life, wake, works_again
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
        await self._wake()
        for look_again in self._works_again:
            look_again()
