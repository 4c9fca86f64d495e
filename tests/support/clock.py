"""A clock that tests turn by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from datetime import UTC, datetime, timedelta

PATIENCE_S = 60.0
"""How long tests wait, in real seconds, for what takes a moment on a machine that has nothing else to do."""


class FakeClock:
    """A clock that stands still until `advance` turns it."""

    def __init__(self, start: datetime = datetime(2030, 1, 1, 12, tzinfo=UTC)) -> None:
        self._now = start
        self._order = itertools.count()
        self._sleepers: list[tuple[datetime, int, asyncio.Future[None]]] = []
        self._missed = timedelta(0)

    def now(self) -> datetime:
        """The moment it has been turned to."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Return once `advance` has passed that moment."""
        await self.until(self._now + timedelta(seconds=seconds))

    async def until(self, moment: datetime) -> None:
        """Return once `advance` has passed the moment, at once where it has already."""
        if moment <= self._now:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (moment, next(self._order), woken))
        await woken

    def missed(self) -> timedelta:
        """By how much `jump` has moved it."""
        return self._missed

    def is_slept_on(self, seconds: float) -> bool:
        """Whether somebody sleeps until so many seconds from now."""
        until = self._now + timedelta(seconds=seconds)
        return any(moment == until and not woken.done() for moment, _, woken in self._sleepers)

    def advance(self, seconds: float) -> None:
        """Turn the clock on and wake whoever slept until then, in the order of their deadlines."""
        self._now += timedelta(seconds=seconds)
        while self._sleepers and self._sleepers[0][0] <= self._now:
            woken = heapq.heappop(self._sleepers)[2]
            if not woken.done():
                woken.set_result(None)

    def jump(self, seconds: float) -> None:
        """Let it show so much more, or less, at once, as after the machine was suspended, or where it is set."""
        self._missed += timedelta(seconds=seconds)
        self.advance(seconds)
