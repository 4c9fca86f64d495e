"""Signs of life every few seconds, and what was missed between two; then what the store refused is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.clocks.ticker import GiveUp, guarded
from bot.store.life import Life


class Heartbeat:
    """Writes down that this process lives, from which the next start knows how long it was away."""

    def __init__(
        self,
        life: Life,
        wake: Callable[[], Awaitable[None]],
        works_again: Sequence[Callable[[], None]],
        give_up: GiveUp,
    ) -> None:
        """`wake` gives back what was missed between two signs; `works_again` are called once the store takes one.

        `give_up` lets the bot end where the database is so damaged that it can't keep a sign of life.
        """
        self._life, self._wake, self._works_again, self._give_up = life, wake, works_again, give_up
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
            await guarded(self._beat(), self._give_up)

    async def _beat(self) -> None:
        written = await self._life.beat_soon()
        await self._wake()
        for look_again in self._works_again if written else ():
            look_again()
