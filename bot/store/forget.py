"""Forgetting: people who ask for it, servers that removed the bot, tables that never began."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy import bindparam, delete, or_, select, update

from bot.basics.portions import portions
from bot.store.campaigns import forget_in_groups
from bot.store.database import Connection, Database
from bot.store.domain import Domain
from bot.store.people import hold_person
from bot.store.preferences import PersonSettings
from bot.store.schema import (
    campaigns,
    crossings,
    journal,
    owed_calls,
    people,
    rating_steps,
    ratings,
    records,
    result_people,
    seats,
    servers,
    sessions,
    shown,
)
from bot.store.servers import hold_server
from bot.store.sessions import commit, held
from bot.store.statements import Row, Statement
from engines.core.seats import Seat
from engines.table.ports import Change, Unreadable
from engines.table.record import SOMEONE, Heard, Holder, Person, Record, Series

KEPT = timedelta(days=30)
"""How long what a server that removed the bot has, and tables that were abandoned, are kept."""

_RECORD = select(records.c.record).where(records.c.session == bindparam("session"))
_REWRITE = update(records).where(records.c.session == bindparam("of"))
_STAND_UP = update(seats).where(seats.c.person == bindparam("who"))
_NO_HOST = update(sessions).where(sessions.c.host == bindparam("who"))

_MENTIONING = select(records.c.session).where(records.c.record.contains(bindparam("digits")))
_SHOWN_TO = delete(shown).where(shown.c.session == bindparam("of"), shown.c.seat == bindparam("at"))
_REMOVED = servers.c.removed_at < bindparam("before")
_SERVERS = select(servers.c.id).where(_REMOVED).order_by(servers.c.id)
_IS_OVER = or_(
    sessions.c.server.in_(select(servers.c.id).where(_REMOVED)),
    (sessions.c.status == "abandoned") & (sessions.c.changed_at < bindparam("before")),
)
_OVER = select(sessions.c.id, sessions.c.server).where(_IS_OVER)
_REMOVE_SESSION = delete(sessions).where(sessions.c.id == bindparam("session"), _IS_OVER)
_REMOVE_CAMPAIGNS = delete(campaigns).where(campaigns.c.server.in_(select(servers.c.id).where(_REMOVED)))
_REMOVE_SERVER_RATINGS = delete(ratings).where(ratings.c.server.in_(select(servers.c.id).where(_REMOVED)))
_REMOVE_SERVERS = delete(servers).where(_REMOVED)
_BLOCKING = select(people.c.id).where(people.c.settings.contains(bindparam("digits")))
_SETTINGS = select(people.c.settings).where(people.c.id == bindparam("who"))
_UNBLOCK = update(people).where(people.c.id == bindparam("of"))
_REMOVE_PERSON = delete(people).where(people.c.id == bindparam("who"))
_CALLED_BY_OR_TO = or_(owed_calls.c.person == bindparam("who"), owed_calls.c.by == bindparam("who"))
_REMOVE_CALLS = delete(owed_calls).where(_CALLED_BY_OR_TO)
_REMOVE_CROSSINGS = delete(crossings).where(crossings.c.record.contains(bindparam("digits")))
_REMOVE_RATINGS = delete(ratings).where(ratings.c.person == bindparam("who"))
_REMOVE_STEPS = delete(rating_steps).where(rating_steps.c.person == bindparam("who"))
_UNNAMED = update(result_people).where(result_people.c.person == bindparam("who"))
_TOLD_OF = select(journal).where(journal.c.kind == "life", journal.c.payload.contains(bindparam("digits")))
_RETELL = update(journal).where(journal.c.session == bindparam("of"), journal.c.version == bindparam("line"))


class Forgetting:
    """What erases, in many small transactions between which games go on."""

    def __init__(self, database: Database, domain: Domain) -> None:
        self._database, self._domain = database, domain

    async def person(self, person: Person) -> tuple[int, ...]:
        """Erase a person: settings, seats, and every mention of their id; returns the sessions this changed.

        They are at a new version then: objects that hold them are out of date. Who holds seats at active tables
        (`Lookup.of_person`) should resign or be replaced there first; else lobbies lose them, and in games in play
        the program takes the seat.
        """
        found = await self._ids(_MENTIONING, {"digits": str(person)})
        changed = [at for at in found if await self._database.write(partial(_leave, session=at, person=person))]
        await self._database.write(lambda connection: _erase(connection, person))
        await self._database.scrub()
        return tuple(changed)

    async def purge(self, now: datetime) -> int:
        """Erase what is over its time (`KEPT`) in the process's own servers; returns how many sessions went."""
        before, query = {"before": now - KEPT}, self._domain.of(_OVER)
        over = await self._database.read(lambda connection: connection.execute(query, before).rows)
        gone = 0
        for portion in portions(over):
            gone += await self._database.write(partial(_remove, portion=portion, before=before))
        await self._database.write(lambda connection: _remove_servers(connection, self._domain, before))
        if gone:
            await self._database.scrub()
        return gone

    async def _ids(self, query: Statement, values: Mapping[str, object]) -> Sequence[int]:
        return await self._database.read(lambda connection: connection.execute(query, values).scalars())


def _leave(connection: Connection, session: int, person: Person) -> bool:
    try:
        stored = held(connection, session)
    except Unreadable:
        return _cut_out(connection, session, person)
    if stored is None:
        return False
    record = without(stored.record, person)
    if record is None:
        return False
    connection.relay("changed", session=session)
    connection.execute_many(_SHOWN_TO, [{"of": session, "at": seat} for seat in seats_held(stored.record, person)])
    return commit(connection, Change(record, None, None))


def _cut_out(connection: Connection, session: int, person: Person) -> bool:
    """Take a person out of a record that can't be read, number by number."""
    kept = connection.execute(_RECORD, {"session": session}).scalar()
    written = kept.decode(errors="replace") if isinstance(kept, bytes) else str(kept)
    connection.execute(_REWRITE, {"of": session, "record": _unnamed(written, person)})
    return False


def _unnamed(written: str, person: Person) -> str:
    return re.sub(rf"(?<!\d){person}(?!\d)", str(SOMEONE), written)


def _remove(connection: Connection, portion: Sequence[Row], before: Mapping[str, datetime]) -> int:
    """Remove what is still over, as a server may have come back meanwhile; returns how many went."""
    for server in sorted({row.server for row in portion}):
        hold_server(connection, server)
    return sum(connection.execute(_REMOVE_SESSION, {"session": row.id, **before}).rowcount for row in portion)


def _remove_servers(connection: Connection, domain: Domain, before: Mapping[str, datetime]) -> None:
    for server in connection.execute(domain.of(_SERVERS, servers.c.id), before).scalars():
        hold_server(connection, server)
    connection.execute(domain.of(_REMOVE_CAMPAIGNS, campaigns.c.server), before)
    connection.execute(domain.of(_REMOVE_SERVER_RATINGS, ratings.c.server), before)
    connection.execute(domain.of(_REMOVE_SERVERS, servers.c.id), before)


def _erase(connection: Connection, person: Person) -> None:
    """Erase what is kept beside records; a seat or table is still theirs only where a record can't be read."""
    hold_person(connection, person)
    connection.execute(_REMOVE_PERSON, {"who": person})
    connection.execute(_REMOVE_CALLS, {"who": person})
    connection.execute(_REMOVE_CROSSINGS, {"digits": str(person)})
    connection.relay("person", person=person)
    connection.execute(_REMOVE_RATINGS, {"who": person})
    connection.execute(_REMOVE_STEPS, {"who": person})
    connection.execute(_STAND_UP, {"who": person, "person": None})
    connection.execute(_NO_HOST, {"who": person, "host": None})
    forget_in_groups(connection, person)
    for row in connection.execute(_BLOCKING, {"digits": str(person)}).rows:
        _unblock(connection, row.id, person)
    connection.execute(_UNNAMED, {"who": person, "person": SOMEONE})
    for line in connection.execute(_TOLD_OF, {"digits": str(person)}).rows:
        told = {"of": line.session, "line": line.version, "payload": _unnamed(line.payload, person)}
        connection.execute(_RETELL, told)


def _unblock(connection: Connection, keeper: Person, person: Person) -> None:
    """Take a person out of the list of those whom somebody has blocked."""
    hold_person(connection, keeper)
    for row in connection.execute(_SETTINGS, {"who": keeper}).rows:
        kept = PersonSettings.restored(row.settings)
        left = kept.model_copy(update={"blocked": tuple(each for each in kept.blocked if each != person)})
        connection.execute(_UNBLOCK, {"of": keeper, "settings": left.model_dump_json(exclude_defaults=True)})
        connection.relay("person", person=keeper)


def seats_held(record: Record, person: Person) -> tuple[Seat, ...]:
    """The seats a person owns or once owned."""
    return tuple(
        seat for seat, holder in enumerate(record.holders) if holder.person == person or person in holder.left
    )


def without(record: Record, person: Person) -> Record | None:
    """The record one version later with the person nowhere in it, heard by all; None where they are nowhere anyway.

    Lobbies lose the person, a game in play goes on with the program in the seat, ended games keep `SOMEONE`.
    """
    holders = tuple(_holder(record, holder, person) for holder in record.holders)
    scrubbed = record.model_copy(
        update={
            "holders": holders,
            "host": _another(holders) if record.host == person else record.host,
            "invited": tuple(each for each in record.invited if each != person),
            "declined": tuple(each for each in record.declined if each != person),
            "request": None if record.request and record.request.person == person else record.request,
            "series": _series(record, person),
        }
    )
    if scrubbed == record:
        return None
    version = record.version + 1
    heard = Heard(public=version, seats=(version,) * record.seats)
    return scrubbed.model_copy(update={"version": version, "heard": heard})


def _holder(record: Record, holder: Holder, person: Person) -> Holder:
    left = tuple(SOMEONE if each == person else each for each in holder.left)
    if holder.person != person:
        return holder.model_copy(update={"left": left})
    if record.status == "lobby":
        return Holder(left=left)
    if record.status == "playing":
        return Holder(program=True, strength=holder.strength, left=(*left, SOMEONE))
    return holder.model_copy(update={"person": SOMEONE, "left": left})


def _another(holders: tuple[Holder, ...]) -> Person | None:
    """The first person who holds a seat; never `SOMEONE`."""
    return next((holder.person for holder in holders if holder.person), None)


def _series(record: Record, person: Person) -> Series:
    scores = tuple(
        score.model_copy(update={"person": SOMEONE}) if score.person == person else score
        for score in record.series.scores
    )
    return record.series.model_copy(update={"scores": scores})
