"""What the store asks of a database, SQLite or another: jobs, each run as a whole on a connection."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from bot.store.statements import Result, Statement
from engines.table.ports import NotKept

T = TypeVar("T")


class ConstraintFailed(Exception):
    """A unique key or a reference of the schema forbids what was to be written; the message tells no values."""


class Damaged(NotKept):
    """What was asked for lies in a damaged part of the database; whoever hosts the bot has been told, by a log line.

    Other parts may serve as before.
    """

    def __init__(self) -> None:
        super().__init__("error-damaged")


class Away(NotKept):
    """The database can't be reached or can't work just now; whoever hosts the bot has been told, by a log line."""

    def __init__(self) -> None:
        super().__init__("error-database-away")


class LostShards(NotKept):
    """Another process has taken over what this one has; whoever hosts the bot has been told, by a log line."""

    def __init__(self) -> None:
        super().__init__("error-restarting")


class Connection(Protocol):
    """A connection as jobs see it; its transaction is not theirs to begin or end."""

    def execute(self, statement: Statement, values: Mapping[str, object] = ..., /) -> Result:
        """Run a statement with the values of its parameters; an insert or update sets the columns named by them."""
        ...

    def execute_many(self, statement: Statement, rows: Sequence[Mapping[str, object]], /) -> None:
        """Run a statement once for each of these rows of values, all with the same names."""
        ...

    def relay(self, kind: str, /, **values: object) -> None:
        """Let the other processes on the database hear this as soon as the transaction is kept."""
        ...

    def hold(self, name: str, /) -> None:
        """Let no other transaction that holds the same name run beside this one from here on."""
        ...


Job = Callable[[Connection], T]
"""Statements to run on a connection; it returns plain values. It may be run again where it has failed."""


Committed = Callable[[float, bool], None]
"""Hears how many seconds a transaction took, and whether it was kept."""


class Database(Protocol):
    """Runs jobs. A caller that is cancelled only stops listening: its job is skipped or done, never cut."""

    @property
    def on_commit(self) -> list[Committed]:
        """Hear of each transaction that was to be kept."""
        ...

    @property
    def closed(self) -> bool:
        """Whether `close` has been called; no further job is taken."""
        ...

    async def read(self, job: Job[T]) -> T:
        """Run the job on a connection that can only read. Raises `Damaged`, `Away` and what the job raises."""
        ...

    async def write(self, job: Job[T]) -> T:
        """Run the job in a transaction; its result once that is on the disk.

        A job that fails leaves nothing behind. Raises `NotKept` (`Damaged` where it will stay so,
        `Away` where it won't), `ConstraintFailed` and what the job raises.
        """
        ...

    async def scrub(self) -> None:
        """Leave nothing of what has been erased on the disk, as far as the database can."""
        ...

    async def close(self) -> None:
        """Write what waits, close everything and let other processes in."""
        ...
