"""The SQLite file itself: locked, connected to and brought up to date, and what keeps it from being opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import StaticPool, create_engine
from sqlalchemy.exc import DatabaseError

from bot.basics.errors import StartError
from bot.store.migrations import ForeignDatabase, NewerDatabase, upgrade

_APPLICATION = int.from_bytes(b"Safe", "big")
_WRITING = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "busy_timeout=30000")
READING = ("query_only=ON", "busy_timeout=30000")
"""The pragmas of a connection that only reads."""


class InUse(Exception):
    """Another process holds the lock."""


UNOPENED = (InUse, OSError, sqlite3.Error, DatabaseError, ForeignDatabase, NewerDatabase)
"""What may keep the file from being opened."""


class ProcessLock:
    """A lock that keeps a second process off the same database, held until `release` or the process's end.

    It is SQLite's own lock on an empty file beside the database: the same on every system, gone with the process.
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._connection: sqlite3.Connection | None = None

    def take(self) -> None:
        """Take the lock. Raises `InUse`, or `sqlite3.OperationalError` where its file can't be made."""
        self._connection = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.release()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InUse from error
            raise

    def release(self) -> None:
        """Let others in."""
        if self._connection is not None:
            self._connection.close()


def connected(path: Path, pragmas: Sequence[str]) -> sqlite3.Connection:
    """A connection whose transactions are begun by hand."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()
    except BaseException:
        connection.close()
        raise
    return connection


def locked(path: Path, lock: ProcessLock) -> sqlite3.Connection:
    """The connection that writes, once the lock is taken; its folder is made where there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock.take()
    return connected(path, _WRITING)


def bring_up(driver: sqlite3.Connection) -> None:
    """Build or upgrade, and sign the file, which also shows that it can be written."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: driver,
        poolclass=StaticPool,
        pool_reset_on_return=None,
        isolation_level="AUTOCOMMIT",
    )
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            upgrade(connection)
            connection.exec_driver_sql(f"PRAGMA application_id = {_APPLICATION}")
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")


def problem(path: Path, error: Exception) -> StartError:
    """What is said of an error that kept the file from being opened."""
    if isinstance(error, InUse):
        return StartError("start-database-locked", path=str(path))
    if isinstance(error, NewerDatabase):
        return StartError("start-database-newer", path=str(path), revision=error.revision)
    cause = error.orig if isinstance(error, DatabaseError) else error
    foreign = isinstance(error, ForeignDatabase) or getattr(cause, "sqlite_errorname", "") == "SQLITE_NOTADB"
    return StartError(
        "start-database-foreign" if foreign else "start-database-unwritable", path=str(path), problem=str(cause)
    )
