"""What a process leaves to its next run: signs of life, which tell the downtime, and marks."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import BigInteger, Column, ColumnElement, Update, bindparam, select, text, type_coerce, update

from bot.basics.clock import Clock
from bot.basics.reach import Reach
from bot.store.database import Connection, Database
from bot.store.schema import heartbeats, marks, seats, sessions
from bot.store.statements import MICROSECOND, upsert

BEAT_S = 5.0
"""How often a process should give a sign of life, in seconds."""

_BEAT = upsert(heartbeats)
_LAST = select(heartbeats.c.at).where(heartbeats.c.process == bindparam("process"))
_KEEP = upsert(marks)
_MARK = select(marks.c.value).where(marks.c.name == bindparam("name"))
_RUNNING = text("sessions.status = 'playing' AND NOT sessions.paused")
_BY = bindparam("by", type_=BigInteger)


def _later(column: Column[datetime]) -> ColumnElement[int]:
    return type_coerce(column, BigInteger) + _BY


_GIVE_BACK: tuple[Update, ...] = (
    update(seats).where(seats.c.session.in_(select(sessions.c.id).where(_RUNNING))).values(due=_later(seats.c.due)),
    update(sessions).where(_RUNNING).values(due=_later(sessions.c.due), given=sessions.c.given + _BY),
    update(sessions).where(text("sessions.status = 'lobby'")).values(idle_since=_later(sessions.c.idle_since)),
)


class Life:
    """The signs of life of one process."""

    def __init__(self, database: Database, clock: Clock, reach: Reach, process: str) -> None:
        self._database, self._clock, self._reach, self._process = database, clock, reach, process
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
        await self._clock.sleep(BEAT_S)
        return await self.beat()

    async def give_back(self) -> None:
        """Give running clocks back what the process has missed. To be called while no session is loaded.

        Without Discord the last sign of life moves on by that alone: the rest since then is downtime still.
        """
        owed, lost = self.missed() - self.given, self._reach.is_lost

        def job(connection: Connection) -> None:
            now, last = self._clock.now(), self._last(connection) if lost else None
            self._beat(connection, now if last is None else min(now, last + owed))
            give_back(connection, owed)

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
        give_back(connection, now - last)
        return now - last

    def _last(self, connection: Connection) -> datetime | None:
        last: datetime | None = connection.execute(_LAST, {"process": self._process}).scalar()
        return last

    def _beat(self, connection: Connection, now: datetime) -> None:
        connection.execute(_BEAT, {"process": self._process, "at": now})


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


def give_back(connection: Connection, downtime: timedelta) -> None:
    """Put all deadlines of running games and the idleness of lobbies off; records follow when they are loaded.

    Except a lobby's starting time, which is an appointment, and paused games, whose clocks stand.
    """
    for statement in _GIVE_BACK:
        connection.execute(statement, {"by": downtime // MICROSECOND})
