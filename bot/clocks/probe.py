"""Asking whether Discord answers again, while no call gets through."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.basics.clock import Clock
from bot.basics.errors import told
from bot.basics.reach import Reach

log = logging.getLogger(__name__)

EVERY_S = 15.0


class Probe:
    """Makes a call now and then where calls fail, as a bot in which nothing happens would else make none."""

    def __init__(self, clock: Clock, reach: Reach, look: Callable[[], Awaitable[object]]) -> None:
        """`look` makes a call that changes nothing and whose result `reach` hears of."""
        self._clock, self._reach, self._look = clock, reach, look
        self._task: asyncio.Task[None] | None = None
        self._fails = False

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        while True:
            await self._reach.in_doubt.wait()
            await self._clock.sleep(EVERY_S)
            await self._ask()

    async def _ask(self) -> None:
        """Make the call; of failures in a row that nobody foresaw the first is noted."""
        try:
            await self._look()
            self._fails = False
        except Exception as error:
            if not self._fails:
                log.error("asking whether Discord answers failed: %s", told(error))
            self._fails = True
