"""The database as a SQLite file: opened, locked and brought up to date; one connection writes, several read."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import TypeVar

from sqlalchemy import StaticPool, create_engine
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DatabaseError

from bot.basics.errors import StartError
from bot.store.database import ConstraintFailed, Job
from bot.store.driver import Driver, Reading, Writer, connected, done
from bot.store.migrations import ForeignDatabase, NewerDatabase, upgrade
from bot.store.statements import Statements
from engines.table.ports import NotKept

log = logging.getLogger(__name__)

T = TypeVar("T")

_READERS = 3
_APPLICATION = int.from_bytes(b"Safe", "big")
_WRITING = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "busy_timeout=30000")
_READING = ("query_only=ON", "busy_timeout=30000")


class InUse(Exception):
    """Another process holds the lock."""


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


class SqliteDatabase:
    """The `Database` in a SQLite file that this process alone may use."""

    def __init__(self, writing: Driver, reading: Sequence[Driver], opened: AsyncExitStack) -> None:
        self._statements = Statements(sqlite.dialect())
        self._writing, self._reading, self._opened = writing, reading, opened
        self._writer = Writer(writing, self._statements)
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> SqliteDatabase:
        """Open the file, built where there is none; raises `StartError`."""
        lock = ProcessLock(path)
        try:
            async with AsyncExitStack() as opened:
                opened.callback(lock.release)
                writing = await opened.enter_async_context(Driver(partial(_first, path, lock)))
                await writing.run(_bring_up)
                readers = [Driver(partial(connected, path, _READING)) for _ in range(_READERS)]
                reading = [await opened.enter_async_context(reader) for reader in readers]
                return cls(writing, reading, opened.pop_all())
        except (InUse, OSError, sqlite3.Error, DatabaseError, ForeignDatabase, NewerDatabase) as error:
            raise _problem(path, error) from error

    @property
    def closed(self) -> bool:
        """Whether `close` has been called; no job is taken any more."""
        return self._closed

    async def write(self, job: Job[T]) -> T:
        """Run the job in a transaction; its result once that is on the disk. Raises `NotKept`, `ConstraintFailed`."""
        self._check()
        try:
            return await self._writer.run(job)
        except sqlite3.IntegrityError as error:
            raise ConstraintFailed(str(error)) from error
        except sqlite3.OperationalError as error:
            log.error("the database can't be written: %s", error)
            raise NotKept from error

    async def read(self, job: Job[T]) -> T:
        """Run the job on the connection that has least to do."""
        self._check()
        reader = min(self._reading, key=attrgetter("asked"))
        return await reader.run(lambda driver: done(job, Reading(driver, self._statements)))

    async def scrub(self) -> None:
        """Fold the write-ahead log into the file and empty it."""
        self._check()
        await self._writing.run(lambda driver: driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").close())

    async def close(self) -> None:
        """Write what waits, close everything and let other processes in."""
        self._closed = True
        await self._writer.finish()
        await self._opened.aclose()

    def _check(self) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")


def _first(path: Path, lock: ProcessLock) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    lock.take()
    return connected(path, _WRITING)


def _bring_up(driver: sqlite3.Connection) -> None:
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


def _problem(path: Path, error: Exception) -> StartError:
    if isinstance(error, InUse):
        return StartError("start-database-locked", path=str(path))
    if isinstance(error, NewerDatabase):
        return StartError("start-database-newer", path=str(path), revision=error.revision)
    cause = error.orig if isinstance(error, DatabaseError) else error
    foreign = isinstance(error, ForeignDatabase) or getattr(cause, "sqlite_errorname", "") == "SQLITE_NOTADB"
    return StartError(
        "start-database-foreign" if foreign else "start-database-unwritable", path=str(path), problem=str(cause)
    )
