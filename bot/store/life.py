"""What a process leaves to its next run: signs of life, which tell the downtime, and marks."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import lru_cache

from sqlalchemy import BigInteger, Column, ColumnElement, Update, bindparam, func, select, text, type_coerce, update

from bot.basics.clock import Clock
from bot.basics.reach import Reach
from bot.basics.share import Share
from bot.store.database import Connection, Database
from bot.store.domain import narrowed
from bot.store.schema import heartbeats, leases, marks, seats, sessions
from bot.store.statements import MICROSECOND, upsert

PROCESS = "bot"
"""What a process that has everything is called."""

BEAT_S = 5.0
"""How often a process should give a sign of life, in seconds."""

_BEAT = upsert(heartbeats)
_LAST = select(heartbeats.c.at).where(heartbeats.c.process == PROCESS)
_LAST_SHARED = select(func.max(leases.c.at))
_KEEP = upsert(marks)
_MARK = select(marks.c.value).where(marks.c.name == bindparam("name"))
_RUNNING = text("sessions.status = 'playing' AND NOT sessions.paused")
_BY = bindparam("by", type_=BigInteger)


def _later(column: Column[datetime]) -> ColumnElement[int]:
    return type_coerce(column, BigInteger) + _BY


_SEATS = (
    update(seats).where(seats.c.session.in_(select(sessions.c.id).where(_RUNNING))).values(due=_later(seats.c.due))
)
_SESSIONS: tuple[Update, ...] = (
    update(sessions).where(_RUNNING).values(due=_later(sessions.c.due), given=sessions.c.given + _BY),
    update(sessions).where(text("sessions.status = 'lobby'")).values(idle_since=_later(sessions.c.idle_since)),
)
_GIVE_BACK = (_SEATS, *_SESSIONS)


class Life:
    """The signs of life of one process."""

    every_s = BEAT_S
    """How often it gives one."""

    def __init__(self, database: Database, clock: Clock, reach: Reach) -> None:
        self._database, self._clock, self._reach = database, clock, reach
        self.missed, self.given = clock.missed, clock.missed()
        """How much time the process has missed, and how much of it running clocks have been given back."""
        self.since = clock.now()
        """The last run's last sign of life; where there has been no run, the start of this one."""
        reach.on_return.append(self._owe)

    async def beat(self) -> bool:
        """Write down that the process is alive now, and return whether it was written.

        It isn't while the process owes something to the clocks, or without Discord.
        """
        if self.given != self.missed() or self._reach.is_lost:
            return False
        await self._database.write(lambda connection: self._beat(connection, self._clock.now()))
        return True

    async def beat_soon(self) -> bool:
        """Wait a few seconds and give a sign of life (see `beat`)."""
        await self._clock.sleep(self.every_s)
        return await self.beat()

    async def end(self) -> None:
        """Give a last sign of life."""
        await self.beat()

    async def give_back(self) -> None:
        """Give running clocks back what the process has missed. To be called while no session is loaded.

        Without Discord the last sign of life moves on by that alone: the rest since then is downtime still.
        """
        owed, lost = self.missed() - self.given, self._reach.is_lost

        def job(connection: Connection) -> None:
            now, last = self._clock.now(), self._last(connection) if lost else None
            self._beat(connection, now if last is None else min(now, last + owed))
            self._give(connection, owed)

        await self._database.write(job)
        self.given += owed

    async def begin(self) -> timedelta:
        """Take up life: the downtime since the last sign, which all running clocks have been given back.

        To be called before any session is loaded; `Store.open` does. One transaction: begun again after a crash, no
        downtime is given twice.
        """
        return await self._database.write(self._begin)

    def _owe(self, length: timedelta) -> None:
        """Discord was away for so long: of what was missed that much less has been given back."""
        self.given -= length

    def _begin(self, connection: Connection) -> timedelta:
        now, self.given = self._clock.now(), self.missed()
        last = self._last(connection)
        self._beat(connection, now)
        self.since = now if last is None else last
        if last is None or last >= now:
            return timedelta(0)
        self._give(connection, now - last)
        return now - last

    def _give(self, connection: Connection, downtime: timedelta) -> None:
        give_back(connection, downtime)

    @classmethod
    def last_alone(cls, connection: Connection) -> datetime | None:
        """The last sign of life of a process that had everything."""
        last: datetime | None = connection.execute(_LAST).scalar()
        return last

    def _last(self, connection: Connection) -> datetime | None:
        signs = (self.last_alone(connection), connection.execute(_LAST_SHARED).scalar())
        return max((sign for sign in signs if sign is not None), default=None)

    def _beat(self, connection: Connection, now: datetime) -> None:
        connection.execute(_BEAT, {"process": PROCESS, "at": now})


class Marks:
    """Short values by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        """The value of that name, or None."""
        return await self._database.read(lambda connection: connection.execute(_MARK, {"name": name}).scalar())

    async def set(self, name: str, value: str) -> None:
        """Keep a value under a name."""
        row = {"name": name, "value": value}
        await self._database.write(lambda connection: connection.execute(_KEEP, row))


def give_back(connection: Connection, downtime: timedelta, share: Share | None = None) -> None:
    """Put all deadlines of running games and the idleness of lobbies off; records follow when they are loaded.

    Except a lobby's starting time, which is an appointment, and paused games, whose clocks stand. With a share it's
    done in its servers alone.
    """
    for statement in _GIVE_BACK if share is None or share.is_whole else _giving_back(share):
        connection.execute(statement, {"by": downtime // MICROSECOND})


@lru_cache(64)
def _giving_back(share: Share) -> tuple[Update, ...]:
    of_sessions = (narrowed(statement, sessions.c.server, share) for statement in _SESSIONS)
    return (narrowed(_SEATS, seats.c.session, share, by_session=True), *of_sessions)
