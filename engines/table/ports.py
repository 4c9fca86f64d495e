"""What a session needs of the world outside: a store, a clock, and people's own hours."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from engines.core.errors import SafehouseError
from engines.table.contest import Contest
from engines.table.journal import Entry
from engines.table.record import Person, Record


@dataclass(frozen=True, slots=True)
class Change:
    """One transaction: the record at its new version, the new state (None: unchanged), the journal's entry if any.

    The version stored before must be `record.version - 1`. `contest`: what it has ended, if that is rated.
    """

    record: Record
    state: bytes | None
    entry: Entry | None
    contest: Contest | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A session as the store has it."""

    record: Record
    state: bytes | None


class PlaceTaken(SafehouseError):
    """Another session is open in this channel; `session` is its id."""

    def __init__(self, session: int) -> None:
        super().__init__("error-place-taken")
        self.session = session


class Unreadable(SafehouseError):
    """A session is kept that can't be read, so nobody can play there; it can only be closed."""

    def __init__(self, message_id: str = "error-unreadable-table") -> None:
        super().__init__(message_id)


class UnreadableNow(Unreadable):
    """The session is whole as far as anybody can tell, but this version can make nothing of it; another one may."""

    def __init__(self) -> None:
        super().__init__("error-unreadable-now")


class NotKept(SafehouseError):
    """The store can't write, say on a full disk: probably nothing was kept, but that is not certain."""

    def __init__(self, message_id: str = "error-not-kept") -> None:
        super().__init__(message_id)


class SessionStore(Protocol):
    """Where sessions are kept; every method that writes raises `NotKept` if the store can't."""

    async def create(self, record: Record) -> Record:
        """Keep a new session at version 0 under a new id; raises `PlaceTaken`."""
        ...

    async def commit(self, change: Change) -> bool:
        """Make a change durable, in one transaction; False (and nothing kept) if the version is another one.

        Raises `PlaceTaken`, with nothing kept, where a session moves to a channel that another one is open in.
        """
        ...

    async def load(self, session: int) -> Stored | None:
        """The session as last committed, or None. Raises `Unreadable`, `UnreadableNow` of these."""
        ...

    async def journal(self, session: int) -> tuple[Entry, ...]:
        """All entries of a session, oldest first. Raises `UnreadableJournal`."""
        ...


class Calendar(Protocol):
    """People's own hours: quiet hours and days away."""

    def due(self, person: Person, start: datetime, seconds: float, *, daily: bool) -> datetime | None:
        """The deadline of someone asked at `start`: outside quiet hours; None while their clock stands still."""
        ...
