"""Copying a SQLite file while it is used: one moment of it, in steps, and stopped at any of them."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from bot.basics.private import private_file
from bot.store.file import READING, connected

_PAGES = 256
_PAUSE_S = 0.01
"""After each megabyte so long a pause leaves the disk to others."""


class CopyStopped(Exception):
    """The copy was stopped before it was whole."""


class Copying:
    """One copy. What reads a moment of the file keeps nobody from writing the next ones into the write-ahead log."""

    def __init__(self, source: Path, target: Path) -> None:
        self._source, self._target = source, target
        self._stopping = threading.Event()
        self._running: asyncio.Future[None] | None = None

    async def run(self) -> None:
        """Copy, in a thread, into a file for its owner alone. Raises `CopyStopped`, `OSError`, `sqlite3.Error`.

        A caller that is cancelled stops it and waits for its end.
        """
        self._running = asyncio.ensure_future(asyncio.to_thread(self.copy))
        try:
            await asyncio.shield(self._running)
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def stop(self) -> None:
        """Stop it, if it isn't done, and return once it lets go of the file."""
        self._stopping.set()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)

    def copy(self) -> None:
        """Copy in this thread; see `run`."""
        private_file(self._target)
        with closing(connected(self._source, READING)) as source, closing(sqlite3.connect(self._target)) as target:
            source.execute("BEGIN").close()
            source.execute("SELECT count(*) FROM sqlite_master").close()
            source.backup(target, pages=_PAGES, progress=self._step)

    def _step(self, *_: int) -> None:
        if self._stopping.wait(_PAUSE_S):
            raise CopyStopped
