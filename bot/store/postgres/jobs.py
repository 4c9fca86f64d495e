"""The database in PostgreSQL, through asyncpg: each job has a connection to itself, and each write a transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from time import monotonic

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.util.concurrency import await_, greenlet_spawn

from bot.basics.address import PostgresAddress
from bot.basics.errors import explain
from bot.store.database import Away, Committed, ConstraintFailed, Damaged, Job, T
from bot.store.postgres.relay import TELL, written
from bot.store.postgres.server import (
    READING,
    UNOPENED,
    InUse,
    Link,
    ProcessLock,
    bring_up,
    is_away,
    is_damage,
    lock_number,
    may_go_again,
    problem,
)
from bot.store.schema import metadata
from bot.store.statements import Result, Statement, Statements

log = logging.getLogger(__name__)

_READERS, _WRITERS = 4, 4
_MOST_TRIES = 10
_NOTHING: Mapping[str, object] = {}
_VACUUM = f"VACUUM {', '.join(table.name for table in metadata.sorted_tables)}"


class Asking:
    """The `Connection` of jobs: a job is a greenlet that rests while the server works."""

    def __init__(self, link: Link, statements: Statements, holder: int | None) -> None:
        self._link, self._statements, self._holder = link, statements, holder

    def execute(self, statement: Statement, values: Mapping[str, object] = _NOTHING, /) -> Result:
        """Run a statement and fetch all its rows."""
        prepared = self._statements.prepared(statement, values)
        columns, found, count = await_(self._link.execute(prepared.sql, prepared.values(values)))
        return Result(prepared.rows(columns, found) if columns else (), count)

    def execute_many(self, statement: Statement, rows: Sequence[Mapping[str, object]], /) -> None:
        """Run a statement for each row."""
        if rows:
            prepared = self._statements.prepared(statement, rows[0])
            await_(self._link.execute_many(prepared.sql, [prepared.values(row) for row in rows]))

    def relay(self, kind: str, /, **values: object) -> None:
        """Tell it with the transaction; nobody else is there where this process has no number."""
        if self._holder is not None:
            await_(self._link.driver.execute(TELL, written(self._holder, kind, values)))

    def hold(self, name: str, /) -> None:
        """Wait until no other transaction holds the name, and hold it until this one ends."""
        await_(self._link.driver.execute(f"SELECT pg_advisory_xact_lock({lock_number(name)})"))


class Links:
    """A few connections, made when they are first needed and again where one was lost."""

    def __init__(self, make: Callable[[], Awaitable[Link]], most: int) -> None:
        self._make, self._free = make, asyncio.Semaphore(most)
        self._idle: list[Link] = []

    @asynccontextmanager
    async def borrowed(self) -> AsyncIterator[Link]:
        """A connection for one piece of work; first come, first served."""
        async with self._free:
            link = await self._sound()
            try:
                yield link
            except asyncio.CancelledError:
                link.driver.terminate()
                raise
            finally:
                if not link.closed:
                    self._idle.append(link)

    async def close(self) -> None:
        """End all connections; none is borrowed by now."""
        while self._idle:
            await self._idle.pop().close()

    async def _sound(self) -> Link:
        while self._idle:
            link = self._idle.pop()
            if not link.closed:
                return link
        return await self._make()


class PostgresDatabase:
    """The `Database` of a PostgreSQL server."""

    def __init__(self, address: PostgresAddress, lock: ProcessLock, holder: int | None) -> None:
        self._address, self._lock, self._holder = address, lock, holder
        self._statements = Statements(dialect())  # type: ignore[no-untyped-call]
        self._reading = Links(lambda: Link.made(address, READING), _READERS)
        self._writing = Links(lambda: Link.made(address), _WRITERS)
        self._working: set[asyncio.Task[object]] = set()
        self._closed, self._told_damage, self._told_away = False, False, False
        self.on_commit: list[Committed] = []

    @classmethod
    async def open(cls, address: PostgresAddress, holder: int | None = None) -> PostgresDatabase:
        """Open the database, its tables built or brought up where needed; raises `StartError`.

        No other process may use it until this one lets go of it, but for those that have a number (`holder`), where
        this one has one.
        """
        lock = ProcessLock(address, holder)
        try:
            await lock.take()
            await bring_up(address)
        except BaseException as error:
            await lock.release()
            if isinstance(error, UNOPENED):
                raise problem(address, error) from None
            raise
        return cls(address, lock, holder)

    @property
    def closed(self) -> bool:
        """Whether `close` has been called; no further job is taken."""
        return self._closed

    async def read(self, job: Job[T]) -> T:
        """Run the job on a connection that can only read, once more where that was lost. Raises `Away`, `Damaged`."""
        return await self._whole(self._read(job))

    async def write(self, job: Job[T]) -> T:
        """Run the job in a transaction; its result once that is on the disk. Raises `NotKept`, `ConstraintFailed`.

        It is run again where the server has stopped it for another transaction's sake.
        """
        return await self._whole(self._write(job))

    async def scrub(self) -> None:
        """Let the server clear away what has been erased; what its files still hold there is overwritten later."""
        await self._whole(self._scrub())

    async def close(self) -> None:
        """Finish what runs, close everything and let other processes in."""
        self._closed = True
        if self._working:
            await asyncio.wait(self._working)
        for each in (self._reading, self._writing):
            await each.close()
        await self._lock.release()

    async def _whole(self, work: Coroutine[object, object, T]) -> T:
        """Carry work out whether or not its caller goes on listening."""
        if self._closed:
            work.close()
            raise RuntimeError("the store is closed")
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()

    async def _read(self, job: Job[T]) -> T:
        async def attempt() -> T:
            async with self._reading.borrowed() as link:
                result: T = await greenlet_spawn(job, Asking(link, self._statements, self._holder))
                return result

        return await self._tried(attempt, 2, is_away)

    async def _write(self, job: Job[T]) -> T:
        async def attempt() -> T:
            await self._lock.take()
            async with self._writing.borrowed() as link:
                return await self._measured(link.transact(job, Asking(link, self._statements, self._holder)))

        return await self._tried(attempt, _MOST_TRIES, may_go_again)

    async def _measured(self, transaction: Awaitable[T]) -> T:
        began, kept = monotonic(), False
        try:
            result = await transaction
            kept = True
            return result
        finally:
            for hear in self.on_commit:
                hear(monotonic() - began, kept)

    async def _scrub(self) -> None:
        async def attempt() -> None:
            async with self._writing.borrowed() as link:
                await link.driver.execute(_VACUUM, timeout=3600)

        await self._tried(attempt, 1, is_away)

    async def _tried(
        self, attempt: Callable[[], Awaitable[T]], most: int, again: Callable[[BaseException], bool]
    ) -> T:
        for tried in range(1, most + 1):
            try:
                result = await attempt()
            except (InUse, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if tried == most or not again(error):
                    raise self._meaning(error) from None
            else:
                self._told_away = False
                return result
        raise AssertionError("the last try returns or raises")

    def _meaning(self, error: BaseException) -> Exception:
        """What the store's callers are told; the server's own words may hold values."""
        if isinstance(error, asyncpg.IntegrityConstraintViolationError):
            return ConstraintFailed(error.constraint_name or type(error).__name__)
        if is_damage(error):
            if not self._told_damage:
                self._told_damage = True
                log.critical("%s", explain(problem(self._address, error)))
            return Damaged()
        if isinstance(error, InUse) or is_away(error) or may_go_again(error):
            if not self._told_away:
                self._told_away = True
                log.error("%s", explain(problem(self._address, error)))
            return Away()
        return RuntimeError(f"the database refused a statement: {type(error).__name__}")
