"""The database in SQLite, through aiosqlite: one connection writes all that waits in one transaction, others read."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from time import monotonic
from typing import Generic, Self, TypeVar

import aiosqlite
from sqlalchemy.dialects import sqlite

from bot.basics.errors import explain
from bot.store.copying import Copying
from bot.store.database import Committed, ConstraintFailed, Damaged, Job
from bot.store.file import READING, UNOPENED, ProcessLock, bring_up, connected, is_damage, locked, problem
from bot.store.statements import Result, Statement, Statements
from engines.table.ports import NotKept

log = logging.getLogger(__name__)

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

_READERS = 3
_BATCH = 256
_NOTHING: Mapping[str, object] = {}


class Driver(aiosqlite.Connection):
    """aiosqlite's connection, in whose thread a whole function can be run; open within `async with`.

    aiosqlite changes threads with each of its public calls, which made a move three times as long. What is used of
    its inside stands in this class alone: `_execute`, which each of those calls goes through, the connection that it
    runs on, and the thread, which must keep no process alive.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, iter_chunk_size=64)
        self._thread.daemon = True
        self._stopped: asyncio.Future[object] | None = None
        self.asked = 0
        """How many functions wait or run."""

    async def __aenter__(self) -> Self:
        """Connect. Where that fails aiosqlite stops its thread, which must not find its event loop gone by then."""
        try:
            await super().__aenter__()
        except BaseException:
            if self._stopped is not None:
                await self._stopped
            raise
        return self

    def stop(self) -> asyncio.Future[object] | None:
        """Ask the thread to stop once all that was asked of it is done; the future is when it has."""
        self._stopped = super().stop()
        return self._stopped

    def __del__(self) -> None:
        """Leave the thread of a driver that was never closed to the process's end: stopped, it would answer to an
        event loop that may be gone.
        """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What the function returns or raises, run after all that was asked before it."""

        def hop() -> T:
            """Aiosqlite logs what it runs: a function without arguments keeps a job's values out of that."""
            return work(self._conn)

        self.asked += 1
        try:
            result: T = await self._execute(hop)  # type: ignore[no-untyped-call]
        finally:
            self.asked -= 1
        return result


class Reading:
    """The `Connection` of jobs that read: each statement stands alone."""

    def __init__(self, driver: sqlite3.Connection, statements: Statements) -> None:
        self._driver, self._statements = driver, statements

    def execute(self, statement: Statement, values: Mapping[str, object] = _NOTHING, /) -> Result:
        """Run a statement and fetch all its rows: a cursor left open would keep a transaction from ending."""
        prepared = self._statements.prepared(statement, values)
        with closing(self._driver.execute(prepared.sql, prepared.values(values))) as cursor:
            columns = cursor.description
            rows = prepared.rows(columns, cursor.fetchall()) if columns else ()
            return Result(rows, cursor.rowcount)

    def execute_many(self, statement: Statement, rows: Sequence[Mapping[str, object]], /) -> None:
        """Run a statement for each row."""
        if rows:
            prepared = self._statements.prepared(statement, rows[0])
            self._driver.executemany(prepared.sql, map(prepared.values, rows)).close()

    def relay(self, kind: str, /, **values: object) -> None:
        """Nobody else is there to hear it."""

    def hold(self, name: str, /) -> None:
        """Nothing to do: there is one transaction at a time."""


class Writing(Reading):
    """The `Connection` of jobs that write; a job stops where its transaction has ended.

    SQLite rolls a transaction back by itself where, say, the disk is full; what came after would be kept on its own.
    """

    def execute(self, statement: Statement, values: Mapping[str, object] = _NOTHING, /) -> Result:
        """Run a statement inside the transaction."""
        self._check()
        return super().execute(statement, values)

    def execute_many(self, statement: Statement, rows: Sequence[Mapping[str, object]], /) -> None:
        """Run a statement for each row inside the transaction."""
        self._check()
        super().execute_many(statement, rows)

    def _check(self) -> None:
        if not self._driver.in_transaction:
            raise sqlite3.OperationalError("the transaction was rolled back")


def done(job: Job[T], connection: Reading) -> T:
    """What the job returns; the end of an iterator, which no future can carry, is raised as a RuntimeError."""
    try:
        return job(connection)
    except StopIteration as error:
        raise RuntimeError("a job let the end of an iterator out") from error


@dataclass(slots=True)
class _Waiting(Generic[T_co]):
    job: Job[T_co]
    answer: asyncio.Future[T_co]
    result: T_co | None = None
    error: BaseException | None = None

    def run(self, connection: Writing) -> None:
        self.result = done(self.job, connection)

    def settle(self) -> None:
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)  # type: ignore[arg-type]


class Writer:
    """Runs jobs in their order on one driver, one transaction for all that wait."""

    def __init__(self, driver: Driver, statements: Statements) -> None:
        self._driver, self._statements = driver, statements
        self._waiting: list[_Waiting[object]] = []
        self._working: asyncio.Task[None] | None = None
        self.on_commit: list[Committed] = []

    async def run(self, job: Job[T]) -> T:
        """What the job returns, once its transaction is on the disk; raises what the job or the commit raises."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting: _Waiting[T] = _Waiting(job, answer)
        self._waiting.append(waiting)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    async def finish(self) -> None:
        """Return when nothing waits."""
        if self._working is not None:
            await asyncio.wait({self._working})

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
                await self._transact(batch)
        finally:
            self._working = None

    async def _transact(self, batch: Sequence[_Waiting[object]]) -> None:
        began = monotonic()
        try:
            kept = await self._driver.run(lambda driver: _transact(driver, Writing(driver, self._statements), batch))
            for hear in self.on_commit:
                hear(monotonic() - began, kept)
        except asyncio.CancelledError:
            # The event loop ends and must wait for the transaction, whose thread needs it for its answer.
            await self._driver.run(lambda _: None)
            raise
        except Exception as error:
            _fail(batch, error)
        finally:
            for waiting in batch:
                waiting.settle()


def _transact(driver: sqlite3.Connection, connection: Writing, batch: Sequence[_Waiting[object]]) -> bool:
    """Whether the transaction was kept; where it wasn't, whoever waits is given the error."""
    attempt = _alone if len(batch) == 1 else _beside_others
    try:
        driver.execute("BEGIN IMMEDIATE").close()
        for waiting in batch:
            if not waiting.answer.cancelled():
                attempt(driver, connection, waiting)
        driver.execute("COMMIT").close()
    except BaseException as error:
        _fail(batch, error)
        if driver.in_transaction:
            driver.execute("ROLLBACK").close()
        return False
    return True


def _alone(_: sqlite3.Connection, connection: Writing, waiting: _Waiting[object]) -> None:
    waiting.run(connection)


def _beside_others(driver: sqlite3.Connection, connection: Writing, waiting: _Waiting[object]) -> None:
    driver.execute("SAVEPOINT job").close()
    try:
        waiting.run(connection)
    except Exception as error:
        waiting.error = error
        if not driver.in_transaction:
            raise
        driver.execute("ROLLBACK TO job").close()
    driver.execute("RELEASE job").close()


def _fail(batch: Sequence[_Waiting[object]], error: BaseException) -> None:
    for waiting in batch:
        waiting.error = waiting.error or error


class SqliteDatabase:
    """The `Database` in a SQLite file that this process alone may use."""

    def __init__(self, path: Path, writing: Driver, reading: Sequence[Driver], opened: AsyncExitStack) -> None:
        self._path, self._told_damage = path, False
        self._statements = Statements(sqlite.dialect())
        self._writing, self._reading, self._opened = writing, reading, opened
        self._writer = Writer(writing, self._statements)
        self._copying: Copying | None = None
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> SqliteDatabase:
        """Open the file, built where there is none; raises `StartError`."""
        lock = ProcessLock(path)
        try:
            async with AsyncExitStack() as opened:
                opened.callback(lock.release)
                writing = await opened.enter_async_context(Driver(partial(locked, path, lock)))
                await writing.run(bring_up)
                readers = [Driver(partial(connected, path, READING)) for _ in range(_READERS)]
                reading = [await opened.enter_async_context(reader) for reader in readers]
                return cls(path, writing, reading, opened.pop_all())
        except UNOPENED as error:
            raise problem(path, error) from error

    @property
    def closed(self) -> bool:
        """Whether `close` has been called; no further job is taken."""
        return self._closed

    @property
    def on_commit(self) -> list[Committed]:
        """Hear of each transaction that was to be kept."""
        return self._writer.on_commit

    async def write(self, job: Job[T]) -> T:
        """Run the job in a transaction; its result once that is on the disk. Raises `NotKept`, `ConstraintFailed`."""
        self._check()
        try:
            return await self._writer.run(job)
        except sqlite3.IntegrityError as error:
            raise ConstraintFailed(str(error)) from error
        except sqlite3.DatabaseError as error:
            self._need_sound(error)
            if not isinstance(error, sqlite3.OperationalError):
                raise
            log.error("%s", explain(problem(self._path, error)))
            raise NotKept from error

    async def read(self, job: Job[T]) -> T:
        """Run the job on the connection that has least to do. Raises `Damaged`."""
        self._check()
        reader = min(self._reading, key=attrgetter("asked"))
        try:
            return await reader.run(lambda driver: done(job, Reading(driver, self._statements)))
        except sqlite3.DatabaseError as error:
            self._need_sound(error)
            raise

    def _need_sound(self, error: sqlite3.DatabaseError) -> None:
        """Raise `Damaged` for an error that tells of it; the first one is told to whoever hosts the bot."""
        if is_damage(error):
            if not self._told_damage:
                self._told_damage = True
                log.critical("%s", explain(problem(self._path, error)))
            raise Damaged from error

    async def copy(self, target: Path) -> None:
        """Copy the file as it stands now, while it is used on. Raises `CopyStopped`, `OSError`, `sqlite3.Error`.

        It is stopped where something is erased meanwhile: the copy would keep that, and the log couldn't be emptied.
        """
        self._check()
        self._copying = Copying(self._path, target)
        try:
            await self._copying.run()
        finally:
            self._copying = None

    async def scrub(self) -> None:
        """Fold the write-ahead log into the file and empty it."""
        self._check()
        if self._copying is not None:
            await self._copying.stop()
        await self._writing.run(lambda driver: driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").close())

    async def close(self) -> None:
        """Write what waits, close everything and let other processes in."""
        self._closed = True
        if self._copying is not None:
            await self._copying.stop()
        await self._writer.finish()
        await self._opened.aclose()

    def _check(self) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
