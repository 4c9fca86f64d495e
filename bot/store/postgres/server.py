"""The PostgreSQL server itself: connected to, locked and brought up to date, and what keeps it from serving."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence

import asyncpg
from sqlalchemy import NullPool
from sqlalchemy.exc import DBAPIError
from sqlalchemy.util.concurrency import greenlet_spawn

from bot.basics.address import PostgresAddress
from bot.basics.errors import StartError
from bot.basics.loading import Recent
from bot.store.database import Job, T
from bot.store.migrations import REVISIONS, ForeignDatabase, NewerDatabase, upgrade

OLDEST = 15
"""The oldest release of PostgreSQL that is served."""

_CONNECT_S, _COMMAND_S = 5.0, 30.0
_SETTINGS: Mapping[str, str] = {
    "application_name": "safehouse",
    "jit": "off",
    "idle_in_transaction_session_timeout": "60s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""The server notices within half a minute that a process, or its machine, is gone, and lets go of what it held."""
READING: Mapping[str, str] = {"default_transaction_read_only": "on"}
"""What a connection that only reads is told beside that."""

_STATEMENTS = 256
_LAST_PROCESS_MS = 2000
"""So long a process waits at its start for the server to notice that the one before it is gone."""
_FULL = ("53100", "54000")
_DAMAGE = ("XX001", "XX002")
_AGAIN = ("40001", "40P01")
_CANNOT = ("08", "25006", "28", "3D", "42501", "53", "54000", "55", "57", "58")
"""What SQLSTATEs begin with that tell of the server or of rights, and not of what it was asked."""


class InUse(Exception):
    """Another process holds the lock."""


class OldServer(Exception):
    """The server is older than what is served."""


UNOPENED = (
    InUse,
    OldServer,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    DBAPIError,
    ForeignDatabase,
    NewerDatabase,
    ValueError,
)
"""What may keep the database from being opened."""


class Link:
    """A connection to the server with the statements that it has prepared there."""

    def __init__(self, driver: asyncpg.Connection[asyncpg.Record]) -> None:
        self.driver = driver
        self._prepared: Recent[str, asyncpg.prepared_stmt.PreparedStatement[asyncpg.Record]] = Recent(_STATEMENTS)

    @classmethod
    async def made(cls, address: PostgresAddress, settings: Mapping[str, str] | None = None) -> Link:
        """A new connection."""
        given = {**_SETTINGS, **(settings or {})}
        return cls(
            await asyncpg.connect(
                address.url,
                timeout=_CONNECT_S,
                command_timeout=_COMMAND_S,
                statement_cache_size=0,
                server_settings=given,
            )
        )

    @property
    def closed(self) -> bool:
        """Whether nothing can be asked through it any more."""
        return bool(self.driver.is_closed())

    async def execute(
        self, sql: str, values: Sequence[object]
    ) -> tuple[Sequence[tuple[str]], Sequence[tuple[object, ...]], int]:
        """Run a statement: the names of its columns, its rows, and how many rows it changed."""
        prepared = await self._ready(sql)
        rows = [tuple(row) for row in await prepared.fetch(*values)]
        columns = [(attribute.name,) for attribute in prepared.get_attributes()]
        return columns, rows, _count(prepared.get_statusmsg())

    async def execute_many(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        """Run a statement for each row of values, at one way there and back."""
        await (await self._ready(sql)).executemany(rows)

    async def transact(self, work: Job[T], connection: object) -> T:
        """What the job returns, run in a transaction that is on the disk then."""
        await self.driver.execute("BEGIN")
        try:
            result: T = await greenlet_spawn(work, connection)
        except BaseException:
            if not self.closed:
                await self.driver.execute("ROLLBACK")
            raise
        if await self.driver.execute("COMMIT") != "COMMIT":
            raise asyncpg.InFailedSQLTransactionError("the transaction was rolled back")
        return result

    async def close(self) -> None:
        """End the connection, politely where the server still answers."""
        try:
            await self.driver.close(timeout=_CONNECT_S)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self.driver.terminate()

    async def _ready(self, sql: str) -> asyncpg.prepared_stmt.PreparedStatement[asyncpg.Record]:
        found = self._prepared.get(sql)
        if found is None:
            found = self._prepared[sql] = await self.driver.prepare(sql)
        return found


class ProcessLock:
    """An advisory lock that keeps a second process off the same database; the server frees it with its connection.

    Processes that have numbers share it, and each holds the lock of its number beside it.
    """

    def __init__(self, address: PostgresAddress, holder: int | None) -> None:
        self._address, self._holder = address, holder
        self._link: Link | None = None
        self._taking = asyncio.Lock()

    async def take(self, patience_ms: int = _LAST_PROCESS_MS) -> None:
        """Take the lock, also anew after the server was gone. Raises `InUse`."""
        if self._link is not None and not self._link.closed:
            return
        async with self._taking:
            if self._link is None or self._link.closed:
                self._link = await self._taken(patience_ms)

    async def release(self) -> None:
        """Let others in."""
        if self._link is not None:
            await self._link.close()

    async def _taken(self, patience_ms: int) -> Link:
        link = await Link.made(self._address, {"lock_timeout": str(patience_ms)})
        try:
            shared = "" if self._holder is None else "_shared"
            await link.driver.execute(f"SELECT pg_advisory_lock{shared}({lock_number('process')})")
            if self._holder is not None:
                await link.driver.execute(f"SELECT pg_advisory_lock({self._holder})")
        except BaseException as error:
            await link.close()
            if isinstance(error, asyncpg.LockNotAvailableError):
                raise InUse from error
            raise
        return link


def lock_number(name: str) -> int:
    """The number that stands for a name among the advisory locks of a database."""
    return int.from_bytes(hashlib.sha256(f"safehouse:{name}".encode()).digest()[:8], "big", signed=True)


async def bring_up(address: PostgresAddress) -> None:
    """Build or upgrade the tables, one process at a time. Raises `OldServer`, `NewerDatabase`, `ForeignDatabase`."""
    link = await Link.made(address)
    try:
        if link.driver.get_server_version().major < OLDEST:
            raise OldServer(str(link.driver.get_server_version().major))
        if await _revision(link) == REVISIONS[-1]:
            return
    finally:
        await link.close()
    await _upgrade(address)


async def _revision(link: Link) -> str | None:
    try:
        found: str | None = await link.driver.fetchval("SELECT version_num FROM alembic_version")
    except asyncpg.UndefinedTableError:
        return None
    return found


async def _upgrade(address: PostgresAddress) -> None:
    """Run the migrations in one transaction; SQLAlchemy's own connection is loaded for them alone."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    async def connect() -> asyncpg.Connection[asyncpg.Record]:
        return await asyncpg.connect(address.url, timeout=_CONNECT_S, server_settings=dict(_SETTINGS))

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({lock_number('migrations')})")
        await connection.run_sync(upgrade)


def may_go_again(error: BaseException) -> bool:
    """Whether the server stopped a transaction only because of another one beside it."""
    return _state(error).startswith(_AGAIN)


def is_damage(error: BaseException) -> bool:
    """Whether the server says that what is on its disk can't be right."""
    return _state(error) in _DAMAGE


def is_away(error: BaseException) -> bool:
    """Whether the server can't be reached, or can't do its work now, whatever it is asked."""
    if isinstance(error, asyncpg.PostgresError):
        return _state(error).startswith(_CANNOT)
    return isinstance(error, OSError | asyncpg.InternalClientError) or (
        isinstance(error, asyncpg.InterfaceError) and not isinstance(error, asyncpg.DataError | ValueError)
    )


def problem(address: PostgresAddress, error: BaseException) -> StartError:
    """What is said of an error that keeps the database from being opened, or from serving later."""
    path = str(address)
    if isinstance(error, InUse):
        return StartError("start-database-locked", path=path)
    if isinstance(error, NewerDatabase):
        return StartError("start-database-newer", path=path, revision=error.revision)
    if isinstance(error, OldServer):
        return StartError("start-postgres-old", path=path, release=str(error), oldest=OLDEST)
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return StartError(_trouble(cause), path=path, problem=_told(cause))


def _trouble(cause: BaseException) -> str:
    if isinstance(cause, ForeignDatabase):
        return "start-postgres-foreign"
    if _state(cause) in _FULL:
        return "start-database-full"
    if is_damage(cause):
        return "start-postgres-damaged"
    if _state(cause) in ("42501", "25006"):
        return "start-postgres-unwritable"
    return "start-postgres-unreachable"


def _told(cause: BaseException) -> str:
    """The error in one line, without the values that the server tells in its details."""
    text = str(cause.args[0]) if isinstance(cause, asyncpg.PostgresError) and cause.args else str(cause)
    return next(iter(text.splitlines()), "") or type(cause).__name__


def _state(error: BaseException) -> str:
    state: object = getattr(error, "sqlstate", None)
    return state if isinstance(state, str) else ""


def _count(status: str) -> int:
    last = status.rpartition(" ")[2]
    return int(last) if last.isdigit() else -1
