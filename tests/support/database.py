"""Looking on at what a database is asked, through what jobs see of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from sqlalchemy import SelectBase, Table
from sqlalchemy.dialects.sqlite import dialect

from bot.store.database import Connection, Database, Job
from bot.store.statements import ConflictInsert, Result, Statement

Run = Callable[[Job[object]], Awaitable[object]]
"""`Database.read` or `Database.write`."""


@dataclass(frozen=True)
class Watched:
    """A connection that tells of each statement before it is run; what the listener raises, the statement raises."""

    connection: Connection
    tell: Callable[[Statement], None]

    def execute(self, statement: Statement, values: Mapping[str, object] | None = None, /) -> Result:
        self.tell(statement)
        return self.connection.execute(statement, values or {})

    def execute_many(self, statement: Statement, rows: Sequence[Mapping[str, object]], /) -> None:
        self.tell(statement)
        self.connection.execute_many(statement, rows)

    def relay(self, kind: str, /, **values: object) -> None:
        self.connection.relay(kind, **values)

    def hold(self, name: str, /) -> None:
        self.connection.hold(name)


@contextmanager
def watched(database: Database, tell: Callable[[Statement], None]) -> Iterator[None]:
    """Let a database tell of all that its jobs run."""

    def watching(run: Run) -> Run:
        return lambda job: run(lambda connection: job(Watched(connection, tell)))

    read, write = watching(database.read), watching(database.write)
    with patch.object(database, "read", read), patch.object(database, "write", write):
        yield


@contextmanager
def full_disk(database: Database) -> Iterator[None]:
    """A database into which nothing can be written."""

    def refuse(statement: Statement) -> None:
        if not isinstance(statement, SelectBase):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    with watched(database, refuse):
        yield


@contextmanager
def damaged(database: Database, table: Table) -> Iterator[None]:
    """A database in which a table can be neither read nor written."""

    def refuse(statement: Statement) -> None:
        if table.name in str(statement.built(dialect()) if isinstance(statement, ConflictInsert) else statement):
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise error

    with watched(database, refuse):
        yield


def spoil_pages(path: Path, table: str) -> None:
    """Overwrite the first page of a table, and of each of its indexes, in a file that nobody has open."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE tbl_name = ? AND rootpage > 0"
        pages = [page for (page,) in connection.execute(query, (table,))]
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * size)
            file.write(b"\x5a" * size)
