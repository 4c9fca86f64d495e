"""The database file: opened, locked and brought up to date; one connection that writes, several that read.

The driver is called from the store's own threads, a whole job a time: one change of thread a transaction where an
asyncio driver makes one a statement, which measured three times as long for a move.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, OperationalError

from bot.basics.errors import StartError
from bot.store.lock import InUse, ProcessLock
from bot.store.migrate import ForeignDatabase, NewerDatabase, upgrade
from bot.store.writer import Job, Writer
from engines.table.ports import NotKept

log = logging.getLogger(__name__)

T = TypeVar("T")

_READERS = 3
_APPLICATION = int.from_bytes(b"Safe", "big")
_WRITING = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "busy_timeout=30000")
_READING = ("query_only=ON", "busy_timeout=30000")


class Database:
    """A SQLite file that this process alone may use; jobs are functions of a SQLAlchemy connection."""

    def __init__(self, path: Path, lock: ProcessLock, writing: Engine) -> None:
        self._path, self._lock = path, lock
        self._writing, self._reading = writing, _engine(path, _READING)
        self._writer = Writer(writing)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-reader")

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open the file, built where there is none; raises `StartError`."""
        return cls(path, *await asyncio.to_thread(_prepare, path))

    @property
    def closed(self) -> bool:
        """Whether `close` has been called."""
        return self._writer.closed

    async def write(self, job: Job[T]) -> T:
        """Run the job in a transaction; its result once that is on the disk. Raises `NotKept`."""
        try:
            return await self._writer.run(job)
        except OperationalError as error:
            log.error("the database can't be written: %s", error.orig)
            raise NotKept from error

    async def read(self, job: Job[T]) -> T:
        """Run the job on a connection that can only read."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    async def scrub(self) -> None:
        """Fold the write-ahead log into the file and empty it, so that what was erased is on the disk no more."""
        await asyncio.to_thread(self._scrub)

    async def close(self) -> None:
        """Write what waits, close everything and let other processes in."""
        await self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()
        self._lock.release()

    def _read(self, job: Job[T]) -> T:
        with self._reading.connect() as connection:
            return job(connection)

    def _scrub(self) -> None:
        with self._writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _prepare(path: Path) -> tuple[ProcessLock, Engine]:
    lock = _locked(path)
    engine = _engine(path, _WRITING)
    try:
        with engine.connect() as connection:
            _bring_up(connection)
    except (DatabaseError, ForeignDatabase, NewerDatabase) as error:
        engine.dispose()
        lock.release()
        raise _problem(path, error) from error
    return lock, engine


def _locked(path: Path) -> ProcessLock:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return ProcessLock(path)
    except InUse as error:
        raise StartError("start-database-locked", path=str(path)) from error
    except (OSError, sqlite3.Error) as error:
        raise StartError("start-database-unwritable", path=str(path), problem=str(error)) from error


def _bring_up(connection: Connection) -> None:
    """Build or upgrade, and sign the file, which also shows that it can be written."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        upgrade(connection)
        connection.exec_driver_sql(f"PRAGMA application_id = {_APPLICATION}")
    except BaseException:
        connection.exec_driver_sql("ROLLBACK")
        raise
    connection.exec_driver_sql("COMMIT")


def _problem(path: Path, error: Exception) -> StartError:
    if isinstance(error, NewerDatabase):
        return StartError("start-database-newer", path=str(path), revision=error.revision)
    cause = error.orig if isinstance(error, DatabaseError) else error
    foreign = isinstance(error, ForeignDatabase) or getattr(cause, "sqlite_errorname", "") == "SQLITE_NOTADB"
    return StartError(
        "start-database-foreign" if foreign else "start-database-unwritable", path=str(path), problem=str(cause)
    )


def _engine(path: Path, pragmas: tuple[str, ...]) -> Engine:
    """An engine whose transactions are begun by hand and whose errors tell no values: they are cards and seeds."""
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, isolation_level="AUTOCOMMIT", pool_reset_on_return=None, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: Any) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    return engine
