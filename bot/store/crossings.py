"""Changes that another process has made at a table of this one's: kept until this one has heard of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, select

from bot.store.database import Connection, Database
from bot.store.domain import Domain
from bot.store.schema import crossings, journal, sessions
from bot.store.sessions import held, read_entry, stored_from
from bot.store.statements import Row
from engines.table.journal import Entry
from engines.table.ports import Stored

_VERSION = select(sessions.c.version).where(sessions.c.id == bindparam("session"))
_PENDING = select(crossings).where(crossings.c.session == bindparam("session")).order_by(crossings.c.version)
_DONE = delete(crossings).where(crossings.c.session == bindparam("session"))
_ENTRY = select(journal).where(journal.c.session == bindparam("session"), journal.c.version == bindparam("at"))
_OF = select(crossings.c.session).distinct()


@dataclass(frozen=True, slots=True)
class Crossed:
    """A change as it is stored: what was, what is, the journal's entry."""

    before: Stored
    after: Stored
    entry: Entry | None


class Crossings:
    """The changes that others have made."""

    def __init__(self, database: Database, domain: Domain) -> None:
        self._database, self._domain = database, domain

    async def version(self, session: int) -> int | None:
        """At which version a session is now."""
        at = {"session": session}
        return await self._database.read(lambda connection: connection.execute(_VERSION, at).scalar())

    async def pending(self) -> tuple[int, ...]:
        """This process's sessions with changes that it hasn't heard of."""
        if self._domain.rests:
            return ()
        query = self._domain.of_sessions(_OF, crossings.c.session)
        return tuple(await self._database.read(lambda connection: connection.execute(query).scalars()))

    async def take_up(self, session: int) -> tuple[Crossed, ...]:
        """The changes of a session that this process hasn't heard of, oldest first; no other time are they found."""
        at = {"session": session}
        if not await self._database.read(lambda connection: connection.execute(_PENDING, at).rows):
            return ()
        return await self._database.write(lambda connection: _take_up(connection, session))


def _take_up(connection: Connection, session: int) -> tuple[Crossed, ...]:
    now = held(connection, session)
    rows = connection.execute(_PENDING, {"session": session}).rows
    connection.execute(_DONE, {"session": session})
    return () if now is None else tuple(_crossed(connection, rows, now))


def _crossed(connection: Connection, rows: Sequence[Row], now: Stored) -> list[Crossed]:
    befores = [stored_from(row.record, row.state, row.given) for row in rows]
    found = []
    for row, before, after in zip(rows, befores, [*befores[1:], now], strict=True):
        entry = connection.execute(_ENTRY, {"session": row.session, "at": row.version}).first()
        found.append(Crossed(before, after, None if entry is None else read_entry(entry)))
    return found
