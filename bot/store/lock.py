"""A lock that keeps a second process off the same database."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class InUse(Exception):
    """Another process holds the lock."""


class ProcessLock:
    """Held from its making until `release` or the process's end, however it ends.

    It is SQLite's own lock on an empty file beside the database: the same on every system, gone with the process.
    Raises `InUse`, or `sqlite3.OperationalError` where the file can't be made.
    """

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        self._connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InUse from error
            raise

    def release(self) -> None:
        """Let others in."""
        self._connection.close()
