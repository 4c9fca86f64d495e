"""Finding sessions: what runs in a place, what is due, who sits where. Only reads, without the records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Annotated

from pydantic import BeforeValidator, Field, TypeAdapter
from sqlalchemy import Select, bindparam, exists, func, select, text, union

from bot.store.database import Connection, Database
from bot.store.domain import Domain
from bot.store.reading import read_rows
from bot.store.schema import ACTIVE, DIRECT, seats, sessions, shown
from bot.store.statements import EPOCH, MICROSECOND, Statement
from engines.core.seats import Seat
from engines.table.record import SOMEONE, Person, Status

_ACTIVE = text(f"sessions.{ACTIVE}")
_IN_CHANNEL = sessions.c.channel == bindparam("channel")
_ACTIVE_IN = select(sessions.c.id).where(_ACTIVE, _IN_CHANNEL)
_LAST_IN = select(sessions.c.id).where(_IN_CHANNEL).order_by(sessions.c.id.desc()).limit(1)
_BEFORE_IN = _LAST_IN.where(sessions.c.id < bindparam("session"))
_GAME = select(sessions.c.game).where(sessions.c.id == bindparam("session"))
_DUE = (
    select(sessions.c.id)
    .where(sessions.c.due <= bindparam("moment"))
    .order_by(sessions.c.due, sessions.c.id)
    .limit(bindparam("most"))
)
_NEXT_DUE = select(func.min(sessions.c.due)).where(sessions.c.due > bindparam("moment"))
_PROGRAMS = select(sessions.c.id).where(text("sessions.program_waits")).order_by(sessions.c.id)
_GIVEN_BACK = (
    select(sessions.c.id)
    .where(
        _ACTIVE,
        sessions.c.status == "playing",
        ~sessions.c.paused,
        sessions.c.due.is_not(None),
        sessions.c.given >= bindparam("least"),
    )
    .order_by(sessions.c.due, sessions.c.id)
)
_COUNTS = (
    select(sessions.c.game, sessions.c.status, sessions.c.paused, func.count(sessions.c.id))
    .where(_ACTIVE)
    .group_by(sessions.c.game, sessions.c.status, sessions.c.paused)
)
_LOBBIES = select(sessions.c.id).where(_ACTIVE, sessions.c.status == "lobby").order_by(sessions.c.id)
_DATED = _LOBBIES.where(sessions.c.due.is_not(None))
_IDLE = _LOBBIES.where(
    sessions.c.idle_since < bindparam("before"),
    sessions.c.due.is_(None) | (sessions.c.due < bindparam("before")),
)
_FREE = seats.c.person.is_(None) & ~seats.c.program
_FULL_UNTOUCHED = _LOBBIES.where(sessions.c.version == 0, ~exists().where(seats.c.session == sessions.c.id, _FREE))
_WAITED = seats.c.asked & ~seats.c.program & ~sessions.c.paused
_SITTINGS = (
    select(
        sessions.c.id.label("session"),
        sessions.c.game,
        sessions.c.server,
        sessions.c.channel,
        sessions.c.status,
        sessions.c.paused,
        seats.c.seat,
        seats.c.program,
        seats.c.asked,
        seats.c.due,
    )
    .join_from(seats, sessions)
    .where(seats.c.person == bindparam("person"), _ACTIVE)
    .order_by(_WAITED.desc(), seats.c.due.is_(None), seats.c.due, sessions.c.id)
)
_TABLES = (
    select(
        sessions.c.id.label("session"),
        sessions.c.game,
        sessions.c.channel,
        sessions.c.status,
        sessions.c.paused,
        sessions.c.host,
        func.count(seats.c.seat),
        func.count(seats.c.seat).filter(_FREE),
        sessions.c.created_at,
    )
    .outerjoin_from(sessions, seats)
    .where(_ACTIVE, sessions.c.server == bindparam("server"))
    .group_by(sessions.c.id)
    .order_by(sessions.c.status, sessions.c.id.desc())
)
_OUTLINE = select(sessions.c.status, sessions.c.host, sessions.c.server).where(sessions.c.id == bindparam("session"))
_PEOPLE = select(seats.c.person).where(seats.c.session == bindparam("session"), seats.c.person.is_not(None))
_mine, _theirs = seats.alias("mine"), seats.alias("theirs")
_MET = (
    select(_theirs.c.person)
    .join_from(_mine, _theirs, _mine.c.session == _theirs.c.session)
    .where(_mine.c.person == bindparam("person"), _theirs.c.person.is_not(None), _theirs.c.person != _mine.c.person)
    .group_by(_theirs.c.person)
    .order_by(func.max(_theirs.c.session).desc())
    .limit(bindparam("most"))
)
MOST_SEATS = 64
"""No table has so many; a seat beyond that is none."""


def _server(kept: int) -> int | None:
    return None if kept == DIRECT else kept


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person's seat at an active table; `due` is the seat's own deadline. In direct messages it has no server."""

    session: int
    game: str
    server: Annotated[int | None, BeforeValidator(_server)]
    channel: int
    status: Status
    paused: bool
    seat: Annotated[Seat, Field(ge=0, lt=MOST_SEATS)]
    program: bool
    asked: bool
    due: datetime | None


@dataclass(frozen=True, slots=True)
class Table:
    """An active table of a server; `seats` it has, `free` of them that nobody holds."""

    session: int
    game: str
    channel: int
    status: Status
    paused: bool
    host: Person | None
    seats: int
    free: int
    created_at: datetime


_SITTING, _TABLE = TypeAdapter(Sitting), TypeAdapter(Table)


@dataclass(frozen=True, slots=True)
class Outline:
    """What is known of a table without its record: whether it is open, and who may end it."""

    status: object
    host: Person | None
    server: int | None
    people: frozenset[Person]


class Lookup:
    """Queries over sessions: what waits for the process itself is only of its own servers, all else of all."""

    def __init__(self, database: Database, domain: Domain) -> None:
        self._database, self._domain = database, domain

    async def active_in(self, channel: int) -> int | None:
        """The session that is a lobby or being played in a channel or thread."""
        return await self._database.read(lambda connection: active_in(connection, channel))

    async def last_in(self, channel: int) -> int | None:
        """The active session of a channel or, where there is none, the one that was opened there last."""
        return await self._database.read(lambda connection: _last_in(connection, channel))

    async def game_in(self, channel: int) -> str | None:
        """The game of that session."""
        return await self._database.read(
            lambda connection: connection.execute(_GAME, {"session": _last_in(connection, channel)}).scalar()
        )

    async def due_before(self, moment: datetime, limit: int = 1000) -> tuple[int, ...]:
        """Sessions that want attention by a moment (a clock, a limit, a starting time), the most urgent first."""
        return await self._own(_DUE, moment=moment, most=limit)

    async def next_due(self, moment: datetime = EPOCH) -> datetime | None:
        """When the next session after a moment wants attention by itself."""
        return await self._database.read(
            lambda connection: connection.execute(self._domain.of(_NEXT_DUE), {"moment": moment}).scalar()
        )

    async def counts(self) -> dict[tuple[str, str], int]:
        """How many active tables there are, by game and by `lobby`, `playing` or `paused`."""
        rows = await self._database.read(lambda connection: connection.execute(self._domain.of(_COUNTS)).rows)
        found: Counter[tuple[str, str]] = Counter()
        for game, status, paused, count in rows:
            found[game, "paused" if paused else status] += count
        return found

    async def waiting_programs(self) -> tuple[int, ...]:
        """Sessions in play where a seat is asked that the program plays, or plays once for somebody late."""
        return await self._own(_PROGRAMS)

    async def given_back(self, least: timedelta) -> tuple[int, ...]:
        """Sessions whose running clocks got back so much time since their last change, the most urgent first."""
        return await self._own(_GIVEN_BACK, least=least // MICROSECOND)

    async def idle_lobbies(self, before: datetime) -> tuple[int, ...]:
        """Lobbies where nothing has happened since a moment (downtime given back) and no later start is set."""
        return await self._own(_IDLE, before=before)

    async def dated_lobbies(self) -> tuple[int, ...]:
        """Lobbies that have a starting time."""
        return await self._own(_DATED)

    async def full_lobbies_untouched(self) -> tuple[int, ...]:
        """Lobbies in which nothing has happened since they were opened, and no seat is free."""
        return await self._own(_FULL_UNTOUCHED)

    async def opened_before(self, channel: int, session: int) -> int | None:
        """The session that was opened in a channel last before another one."""
        return next(iter(await self._ids(_BEFORE_IN, channel=channel, session=session)), None)

    async def places(self, channels: Collection[int]) -> frozenset[int]:
        """Those of these channels and threads that any session, active or not, is or shows something in."""
        held = [select(at).where(at.in_(channels)) for at in (sessions.c.channel, shown.c.channel)]
        return frozenset(await self._ids(union(*held))) if channels else frozenset()

    async def of_person(self, person: Person) -> tuple[Sitting, ...]:
        """A person's seats at active tables of all servers: those that wait for the person first, by deadline."""
        rows = await self._database.read(lambda connection: connection.execute(_SITTINGS, {"person": person}).rows)
        found = read_rows(_SITTING, rows, "a seat")
        for each in found:
            self._domain.saw(each.session, each.server)
        return found

    async def met(self, person: Person, most: int) -> tuple[Person, ...]:
        """Those who have sat at a table with a person, as far as that is kept, those of the latest tables first."""
        found = await self._ids(_MET, person=person, most=most)
        return tuple(each for each in found if each != SOMEONE)

    async def open_in_server(self, server: int) -> tuple[Table, ...]:
        """The active tables of a server, lobbies first, the newest first."""
        rows = await self._database.read(lambda connection: connection.execute(_TABLES, {"server": server}).rows)
        return read_rows(_TABLE, rows, "a table")

    async def outline(self, session: int) -> Outline | None:
        """What the rows beside a session's record tell of it, or None."""

        def job(connection: Connection) -> Outline | None:
            row = connection.execute(_OUTLINE, {"session": session}).first()
            people = frozenset(connection.execute(_PEOPLE, {"session": session}).scalars())
            return None if row is None else Outline(row.status, row.host, _server(row.server), people)

        return await self._database.read(job)

    async def _own(self, query: Select[tuple[int]], **values: int | datetime) -> tuple[int, ...]:
        return await self._ids(self._domain.of(query), **values)

    async def _ids(self, query: Statement, **values: int | datetime) -> tuple[int, ...]:
        return await self._database.read(lambda connection: tuple(connection.execute(query, values).scalars()))


def active_in(connection: Connection, channel: int) -> int | None:
    """The statement of `Lookup.active_in`."""
    session: int | None = connection.execute(_ACTIVE_IN, {"channel": channel}).scalar()
    return session


def _last_in(connection: Connection, channel: int) -> int | None:
    return active_in(connection, channel) or connection.execute(_LAST_IN, {"channel": channel}).scalar()
