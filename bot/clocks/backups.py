"""A copy of the database file each day, made while the bot runs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from bot.basics.clock import Clock
from bot.basics.errors import told
from bot.store.backups import DAILY, Folder, log, tell_failed
from bot.store.copying import CopyStopped

EVERY = timedelta(days=1)
SETTLED = timedelta(minutes=5)
"""So long after its start the bot has other things to do."""
AGAIN = timedelta(hours=1)
"""So long after one that failed the next try is made."""
ERASED = timedelta(minutes=1)
"""So long after one that was stopped, as something was erased, the next try is made."""


class Backups:
    """Makes a copy each day, counted from the newest one that is there, and keeps so many."""

    def __init__(self, clock: Clock, path: Path, copying: Callable[[Path], Awaitable[None]], kept: int) -> None:
        """`path` is the database's, `copying` copies it to another; where none are to be `kept`, none are made."""
        self._clock, self._path, self._copying, self._kept = clock, path, copying, kept
        self._folder = Folder(path, kept)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        if self._kept:
            self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop, in the middle of a copy if need be."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        soon = self._clock.now() + SETTLED
        while True:
            await self._clock.until(max(soon, self._due()))
            soon = self._clock.now() + await self._copy()

    def _due(self) -> datetime:
        """When the next copy is to be made; what was made before the clock was set back doesn't count."""
        now = self._clock.now()
        days = (copy.at for copy in self._folder.copies() if copy.why == DAILY and copy.at <= now)
        return max(days, default=now - EVERY) + EVERY

    async def _copy(self) -> timedelta:
        """Make a copy; how long to wait at least before the next one."""
        try:
            await self._folder.make(self._clock.now(), DAILY, self._copying)
        except CopyStopped:
            return ERASED
        except (OSError, sqlite3.Error) as error:
            tell_failed(self._path, error)
            return AGAIN
        except Exception as error:
            log.error("a backup failed: %s", told(error))
            return AGAIN
        return timedelta(0)
