"""Looking on at what a database is asked, through what jobs see of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from sqlalchemy import SelectBase

from bot.store.database import Connection, Database, Job
from bot.store.statements import Result, Statement

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
            raise sqlite3.OperationalError("database or disk is full")

    with watched(database, refuse):
        yield
