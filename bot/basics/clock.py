"""Time for the bot and the local Discord; tests turn it by hand."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Protocol

LOOKS_EVERY_S = 30.0
"""How often the machine's clock is looked at during a wait: it may have been set, or the machine suspended."""


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


class SystemClock:
    """The machine's own clock."""

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
