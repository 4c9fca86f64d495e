"""The SQLite file itself: locked, connected to and brought up to date, and what keeps it from being opened."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from sqlalchemy import StaticPool, create_engine
from sqlalchemy.exc import DatabaseError

from bot.basics.errors import StartError
from bot.basics.private import FILE, keep_private, private_file, private_folder
from bot.store.migrations import ForeignDatabase, NewerDatabase, upgrade

_APPLICATION = int.from_bytes(b"Safe", "big")
_WRITING = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
_PATIENT = "busy_timeout=30000"
"""While the bot runs other programs, as one that makes a backup, may hold the file for a while."""
READING = ("query_only=ON", _PATIENT)
"""The pragmas of a connection that only reads."""
BESIDE = (".lock", "-wal", "-shm", "-journal")
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_TROUBLES = {
    sqlite3.SQLITE_CORRUPT: "start-database-damaged",
    sqlite3.SQLITE_NOTADB: "start-database-foreign",
    sqlite3.SQLITE_FULL: "start-database-full",
    sqlite3.SQLITE_BUSY: "start-database-busy",
    sqlite3.SQLITE_LOCKED: "start-database-busy",
    sqlite3.SQLITE_IOERR: "start-database-failing",
}
_OF_SYSTEM = {
    errno.ENOSPC: "start-database-full",
    errno.EDQUOT: "start-database-full",
    errno.EIO: "start-database-failing",
}
"""What is said of what keeps the file from being opened, by SQLite's and the system's numbers; else it is a right."""


_TEXT = partial(str, encoding="utf-8", errors="replace")
"""Reads text that is spoilt too: what it tells no longer, its own readers find out."""


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
        private_file(self._path)
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
    connection.text_factory = _TEXT
    try:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()
    except BaseException:
        connection.close()
        raise
    return connection


def locked(path: Path, lock: ProcessLock) -> sqlite3.Connection:
    """The connection that writes, once the lock is taken; its folder is made where there is none."""
    private_folder(path.parent)
    lock.take()
    private_file(path)
    for name in BESIDE:
        keep_private(path.with_name(path.name + name), FILE)
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
    driver.execute(f"PRAGMA {_PATIENT}").close()


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that what is in the file can't be right."""
    return _primary(error) in _DAMAGE


def problem(path: Path, error: Exception) -> StartError:
    """What is said of an error that kept the file from being opened, or of damage that was met later."""
    if isinstance(error, InUse):
        return StartError("start-database-locked", path=str(path))
    if isinstance(error, NewerDatabase):
        return StartError("start-database-newer", path=str(path), revision=error.revision)
    cause = error.orig if isinstance(error, DatabaseError) and error.orig is not None else error
    return StartError(_trouble(cause), path=str(path), problem=str(cause))


def _trouble(cause: BaseException) -> str:
    if isinstance(cause, ForeignDatabase):
        return "start-database-foreign"
    known = _OF_SYSTEM.get(cause.errno or 0) if isinstance(cause, OSError) else _TROUBLES.get(_primary(cause))
    return known or "start-database-unwritable"


def _primary(error: BaseException) -> int:
    """SQLite's primary code of an error of its own; 0 of any other."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF
