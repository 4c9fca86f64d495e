"""Signs of life, and the downtime they tell, given back to the clocks."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import BigInteger, Connection, select, text, type_coerce, update

from bot.basics.clock import Clock
from bot.store.columns import MICROSECOND
from bot.store.database import Database
from bot.store.schema import heartbeats, seats, sessions
from bot.store.upsert import upsert

BEAT_S = 5.0
"""How often a process should give a sign of life, in seconds."""

_BEAT = upsert(heartbeats)
_RUNNING = text("sessions.status = 'playing' AND NOT sessions.paused")
_LOBBY = text("sessions.status = 'lobby'")


class Life:
    """The signs of life of one process."""

    def __init__(self, database: Database, clock: Clock, process: str) -> None:
        self._database, self._clock, self._process = database, clock, process

    async def beat(self) -> None:
        """Write down that the process is alive now."""
        await self._database.write(lambda connection: self._beat(connection, self._clock.now()))

    async def beat_soon(self) -> None:
        """Wait a few seconds and give a sign of life."""
        await self._clock.sleep(BEAT_S)
        await self.beat()

    async def begin(self) -> timedelta:
        """Take up life: the downtime since the last sign, which all running clocks have been given back.

        To be called before any session is loaded; `Store.open` does. One transaction: begun anew after a crash, no
        downtime is given twice.
        """
        return await self._database.write(self._begin)

    def _begin(self, connection: Connection) -> timedelta:
        now = self._clock.now()
        signs = select(heartbeats.c.at).where(heartbeats.c.process == self._process)
        last: datetime | None = connection.execute(signs).scalar_one_or_none()
        self._beat(connection, now)
        if last is None or last >= now:
            return timedelta(0)
        give_back(connection, now - last)
        return now - last

    def _beat(self, connection: Connection, now: datetime) -> None:
        connection.execute(_BEAT, {"process": self._process, "at": now})


def give_back(connection: Connection, downtime: timedelta) -> None:
    """Put all deadlines of running games and the idleness of lobbies off; records follow when they are loaded.

    Not a lobby's starting time, which is an appointment, nor anything of a paused game, whose clocks stand.
    """
    by = downtime // MICROSECOND
    running = select(sessions.c.id).where(_RUNNING)
    later = {
        column: type_coerce(column, BigInteger) + by
        for column in (sessions.c.due, seats.c.due, sessions.c.idle_since)
    }
    connection.execute(update(seats).where(seats.c.session.in_(running)).values(due=later[seats.c.due]))
    given = sessions.c.given + by
    connection.execute(update(sessions).where(_RUNNING).values(due=later[sessions.c.due], given=given))
    connection.execute(update(sessions).where(_LOBBY).values(idle_since=later[sessions.c.idle_since]))
