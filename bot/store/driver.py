"""SQLite through aiosqlite: a whole job at one change of thread, and all writes that wait in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Self, TypeVar

import aiosqlite

from bot.store.database import Job, Result
from bot.store.statements import Statement, Statements

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

_BATCH = 256
_NOTHING: Mapping[str, object] = {}


class Driver(aiosqlite.Connection):
    """aiosqlite's connection, in whose thread a whole function can be run; open within `async with`.

    aiosqlite changes threads with each of its public calls, which made a move three times as long. What is used of
    its inside stands in this class alone: `_execute`, which each of those calls goes through, the connection that it
    runs on, and the thread, which is to keep no process alive.
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
            """Aiosqlite logs what it runs: a function of no arguments tells nothing of a job's values."""
            return work(self._conn)

        self.asked += 1
        try:
            result: T = await self._execute(hop)  # type: ignore[no-untyped-call]
        finally:
            self.asked -= 1
        return result


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
            return Result(rows, cursor.rowcount, cursor.lastrowid)

    def execute_many(self, statement: Statement, rows: Sequence[Mapping[str, object]], /) -> None:
        """Run a statement for each row."""
        if rows:
            prepared = self._statements.prepared(statement, rows[0])
            self._driver.executemany(prepared.sql, map(prepared.values, rows)).close()


class Writing(Reading):
    """The `Connection` of jobs that write: none runs on where its transaction has ended.

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

    async def run(self, job: Job[T]) -> T:
        """What the job returns, once its transaction is on the disk; raises what the job or the commit raises."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting: _Waiting[T] = _Waiting(job, answer)
        self._waiting.append(waiting)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    async def finish(self) -> None:
        """Return when nothing waits any more."""
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
        try:
            await self._driver.run(lambda driver: _transact(driver, Writing(driver, self._statements), batch))
        except asyncio.CancelledError:
            # The event loop ends: not before the transaction does, whose thread would find no loop to answer to.
            await self._driver.run(lambda _: None)
            raise
        except Exception as error:
            _fail(batch, error)
        finally:
            for waiting in batch:
                waiting.settle()


def _transact(driver: sqlite3.Connection, connection: Writing, batch: Sequence[_Waiting[object]]) -> None:
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
