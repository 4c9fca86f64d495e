"""Finding sessions: what runs in a place, what is due, who sits where. Reads only, none of them loads a record."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Executable, Select, exists, func, select, text, union

from bot.store.database import Database
from bot.store.schema import ACTIVE, seats, sessions, shown
from engines.core.seats import Seat
from engines.table.record import Person, Status

_ACTIVE = text(f"sessions.{ACTIVE}")


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person's seat at an active table; `due` is the seat's own deadline."""

    session: int
    game: str
    server: int
    channel: int
    status: Status
    paused: bool
    seat: Seat
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


class Lookup:
    """Queries over all sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def active_in(self, channel: int) -> int | None:
        """The session that is a lobby or being played in a channel or thread."""
        return await self._database.read(lambda connection: active_in(connection, channel))

    async def last_in(self, channel: int) -> int | None:
        """The active session of a channel or, where there is none, the one that was opened there last."""
        newest = select(sessions.c.id).where(sessions.c.channel == channel).order_by(sessions.c.id.desc()).limit(1)
        return await self.active_in(channel) or next(iter(await self._ids(newest)), None)

    async def game_in(self, channel: int) -> str | None:
        """The game of that session."""
        session = await self.last_in(channel)
        game = select(sessions.c.game).where(sessions.c.id == session)
        return await self._database.read(lambda connection: connection.execute(game).scalar_one_or_none())

    async def due_before(self, moment: datetime, limit: int = 1000) -> tuple[int, ...]:
        """Sessions that want attention by a moment (a clock, a limit, a starting time), the most urgent first."""
        due = select(sessions.c.id).where(sessions.c.due <= moment).order_by(sessions.c.due, sessions.c.id)
        return await self._ids(due.limit(limit))

    async def next_due(self) -> datetime | None:
        """When the next session wants attention by itself."""
        earliest = select(func.min(sessions.c.due)).where(sessions.c.due.is_not(None))
        return await self._database.read(lambda connection: connection.execute(earliest).scalar_one())

    async def waiting_programs(self) -> tuple[int, ...]:
        """Sessions in play where a seat is asked that the program plays, or plays once for somebody late."""
        return await self._ids(select(sessions.c.id).where(text("sessions.program_waits")).order_by(sessions.c.id))

    async def idle_lobbies(self, before: datetime) -> tuple[int, ...]:
        """Lobbies where nothing has happened since a moment (downtime given back) and no later start is set."""
        idle = select(sessions.c.id).where(
            _ACTIVE,
            sessions.c.status == "lobby",
            sessions.c.idle_since < before,
            sessions.c.due.is_(None) | (sessions.c.due < before),
        )
        return await self._ids(idle.order_by(sessions.c.id))

    async def full_lobbies_untouched(self) -> tuple[int, ...]:
        """Lobbies in which nothing has happened since they were opened, and no seat is free."""
        free = exists().where(seats.c.session == sessions.c.id, seats.c.person.is_(None), ~seats.c.program)
        full = select(sessions.c.id).where(_ACTIVE, sessions.c.status == "lobby", sessions.c.version == 0, ~free)
        return await self._ids(full.order_by(sessions.c.id))

    async def opened_before(self, channel: int, session: int) -> int | None:
        """The session that was opened in a channel last before another one."""
        older = select(sessions.c.id).where(sessions.c.channel == channel, sessions.c.id < session)
        return next(iter(await self._ids(older.order_by(sessions.c.id.desc()).limit(1))), None)

    async def places(self, channels: Collection[int]) -> frozenset[int]:
        """Those of these channels and threads that any session, active or not, is or shows something in."""
        held = [select(at).where(at.in_(channels)) for at in (sessions.c.channel, shown.c.channel)]
        return frozenset(await self._ids(union(*held))) if channels else frozenset()

    async def of_person(self, person: Person) -> tuple[Sitting, ...]:
        """A person's seats at active tables of all servers: those that wait for the person first, by deadline."""
        rows = await self._database.read(lambda connection: connection.execute(_sittings(person)).all())
        return tuple(Sitting(**row._mapping) for row in rows)

    async def open_in_server(self, server: int) -> tuple[Table, ...]:
        """The active tables of a server, lobbies first, the newest first."""
        rows = await self._database.read(lambda connection: connection.execute(_tables(server)).all())
        return tuple(Table(**row._mapping) for row in rows)

    async def _ids(self, query: Executable) -> tuple[int, ...]:
        return await self._database.read(lambda connection: tuple(connection.execute(query).scalars()))


def active_in(connection: Connection, channel: int) -> int | None:
    """The statement of `Lookup.active_in`."""
    return connection.execute(
        select(sessions.c.id).where(_ACTIVE, sessions.c.channel == channel)
    ).scalar_one_or_none()


def _sittings(person: Person) -> Select[Any]:
    waited = seats.c.asked & ~seats.c.program & ~sessions.c.paused
    return (
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
        .where(seats.c.person == person, _ACTIVE)
        .order_by(waited.desc(), seats.c.due.is_(None), seats.c.due, sessions.c.id)
    )


def _tables(server: int) -> Select[Any]:
    free = seats.c.person.is_(None) & ~seats.c.program
    return (
        select(
            sessions.c.id.label("session"),
            sessions.c.game,
            sessions.c.channel,
            sessions.c.status,
            sessions.c.paused,
            sessions.c.host,
            func.count(seats.c.seat).label("seats"),
            func.count(seats.c.seat).filter(free).label("free"),
            sessions.c.created_at,
        )
        .outerjoin_from(sessions, seats)
        .where(_ACTIVE, sessions.c.server == server)
        .group_by(sessions.c.id)
        .order_by(sessions.c.status, sessions.c.id.desc())
    )
