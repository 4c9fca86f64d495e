"""Forgetting: a person who asks for it, a server that removed the bot, tables that came to nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from itertools import islice

from sqlalchemy import ColumnElement, Connection, Select, delete, or_, select, update

from bot.store.campaigns import forget_in_groups
from bot.store.database import Database
from bot.store.schema import campaigns, journal, people, records, result_people, servers, sessions, shown
from bot.store.scrub import seats_held, without
from bot.store.sessions import commit, load
from engines.table.ports import Change
from engines.table.record import SOMEONE, Person

KEPT = timedelta(days=30)
"""How long what a server that removed the bot has, and tables that were abandoned, are kept."""

_PORTION = 100


class Forgetting:
    """What erases; each does its work in many small transactions, so that no game waits for it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, person: Person) -> tuple[int, ...]:
        """Erase a person: settings, seats, and every mention of their id; returns the sessions this changed.

        They are at a new version then: objects that hold them are out of date. Who holds seats at active tables
        (`Lookup.of_person`) should resign or be replaced there first; else lobbies lose them, and in games in play
        the program takes the seat.
        """
        mentions = select(records.c.session).where(records.c.record.contains(str(person)))
        found = await self._ids(mentions)
        changed = [at for at in found if await self._database.write(partial(_leave, session=at, person=person))]
        await self._database.write(lambda connection: _erase(connection, person))
        await self._database.scrub()
        return tuple(changed)

    async def purge(self, now: datetime) -> int:
        """Erase what is over its time (`KEPT`); returns how many sessions went."""
        removed = servers.c.removed_at < now - KEPT
        abandoned = (sessions.c.status == "abandoned") & (sessions.c.changed_at < now - KEPT)
        of_removed = sessions.c.server.in_(select(servers.c.id).where(removed))
        gone = await self._ids(select(sessions.c.id).where(or_(of_removed, abandoned)))
        for portion in _portions(gone):
            await self._database.write(partial(_remove, portion=portion))
        await self._database.write(lambda connection: _remove_servers(connection, removed))
        if gone:
            await self._database.scrub()
        return len(gone)

    async def _ids(self, query: Select[int]) -> Sequence[int]:
        return await self._database.read(lambda connection: connection.execute(query).scalars().all())


def _leave(connection: Connection, session: int, person: Person) -> bool:
    stored = load(connection, session)
    if stored is None:
        return False
    record = without(stored.record, person)
    if record is None:
        return False
    held = seats_held(stored.record, person)
    connection.execute(delete(shown).where(shown.c.session == session, shown.c.seat.in_(held)))
    return commit(connection, Change(record, None, None))


def _remove(connection: Connection, portion: Sequence[int]) -> None:
    connection.execute(delete(sessions).where(sessions.c.id.in_(portion)))


def _remove_servers(connection: Connection, removed: ColumnElement[bool]) -> None:
    connection.execute(delete(campaigns).where(campaigns.c.server.in_(select(servers.c.id).where(removed))))
    connection.execute(delete(servers).where(removed))


def _erase(connection: Connection, person: Person) -> None:
    connection.execute(delete(people).where(people.c.id == person))
    forget_in_groups(connection, person)
    connection.execute(update(result_people).where(result_people.c.person == person).values(person=SOMEONE))
    told = select(journal).where(journal.c.kind == "life", journal.c.payload.contains(str(person)))
    for line in connection.execute(told).all():
        payload = re.sub(rf"(?<!\d){person}(?!\d)", str(SOMEONE), line.payload)
        at = (journal.c.session == line.session, journal.c.version == line.version)
        connection.execute(update(journal).where(*at).values(payload=payload))


def _portions(ids: Sequence[int]) -> Iterator[list[int]]:
    rest = iter(ids)
    while portion := list(islice(rest, _PORTION)):
        yield portion
