"""Time for the bot and the local Discord; tests turn it by hand."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Protocol

LOOKS_EVERY_S = 30.0
"""How often the machine's clock is looked at during a wait: it may have been set, or the machine suspended."""

MISSED_AFTER_S = 15.0
"""A process that goes on asks its clock more often than so: three times, for a sign of life every few seconds."""


class Clock(Protocol):
    """A source of the present moment and of waiting."""

    def now(self) -> datetime:
        """The present moment, aware, in UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return once this clock has moved on by so many seconds."""
        ...

    async def until(self, moment: datetime) -> None:
        """Return once this clock shows the moment or a later one, at once where it does so already.

        A clock that is set, or jumps, is followed: the moment counts, not the time that was left when the wait began.
        """
        ...

    def missed(self) -> timedelta:
        """By how much this clock has moved on without the process going on, all in all since that began.

        So it does while the machine is suspended or the process stopped, and where it is set (back: by less than
        nothing). To be asked every few seconds.
        """
        ...


class SystemClock:
    """The machine's own clock."""

    def __init__(self) -> None:
        self._asked = self.now()
        self._missed = timedelta(0)

    def now(self) -> datetime:
        """The present moment, aware, in UTC."""
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        """Return after so many real seconds."""
        await asyncio.sleep(seconds)

    async def until(self, moment: datetime) -> None:
        """Return once it is the moment; looks at the clock again every `LOOKS_EVERY_S`."""
        while (left := (moment - self.now()).total_seconds()) > 0:  # noqa: ASYNC110 (no event tells of the clock)
            await asyncio.sleep(min(left, LOOKS_EVERY_S))

    def missed(self) -> timedelta:
        """All time between two questions that lie further apart than `MISSED_AFTER_S`."""
        now = self.now()
        passed, self._asked = now - self._asked, now
        if abs(passed.total_seconds()) > MISSED_AFTER_S:
            self._missed += passed
        return self._missed
