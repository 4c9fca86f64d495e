"""Leases: which shards belong to which of the processes that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from math import gcd

from sqlalchemy import bindparam, select, text, update

from bot.basics.clock import Clock
from bot.basics.errors import StartError, explain
from bot.basics.reach import Reach
from bot.basics.relay import Relay, Values
from bot.basics.share import Share
from bot.store.database import Connection, Database, LostShards
from bot.store.domain import Domain
from bot.store.life import Life, give_back
from bot.store.schema import leases
from bot.store.statements import Row, upsert
from engines.table.ports import NotKept

log = logging.getLogger(__name__)

BEATS_EVERY_S = 2.0
LOOKS_EVERY_S = 1.0
GONE_LOOKS = 4
"""So many looks in a row at a lease that doesn't beat, and whose process has no connection, tell that it is gone."""
SILENT_LOOKS = 12
"""So many where it has one: its machine may have lost the network, or the process stands still."""

ANSWERS_S, CONNECTS_S = 2.0, 60.0
"""So long a process that is to end waits for whoever follows it: to answer, and to be connected."""

_NAME = "leases"
_CONNECTED = text(
    "EXISTS (SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
    " WHERE pg_database.datname = current_database() AND pg_locks.locktype = 'advisory' AND pg_locks.objsubid = 1"
    " AND ((pg_locks.classid::bigint << 32) | pg_locks.objid::bigint) = leases.holder) AS connected"
)
_ALL = select(leases, _CONNECTED)
_TAKE = upsert(leases)
_MINE = leases.c.holder == bindparam("mine")
_BEAT = update(leases).where(_MINE).values(beats=leases.c.beats + 1)
_LET_GO = update(leases).where(_MINE)


class SharedLife(Life):
    """The signs of life of a process that has some shards, each by a lease: it beats as long as the process does.

    A lease that has stopped beating is taken over by whoever waits for it. That one looks at it for some time itself:
    no clocks are compared, and while the database is away nobody takes anything over.
    """

    every_s = BEATS_EVERY_S

    def __init__(
        self, database: Database, clock: Clock, reach: Reach, domain: Domain, holder: int, relay: Relay
    ) -> None:
        """`holder` is the number of this process, which holds the lock of that number while it is connected."""
        super().__init__(database, clock, reach)
        self._domain, self._holder, self._relay = domain, holder, relay
        self._silence, self._invited, self._look = Silence(), False, asyncio.Event()
        self._holds = False
        self._heir, self._coming, self._here = False, asyncio.Event(), asyncio.Event()
        relay.on |= {
            "waiting": lambda said: self._heard(said, self._note_heir),
            "coming": lambda said: self._heard(said, self._coming.set),
            "here": lambda said: self._heard(said, self._here.set),
            "leaving": self._invite,
            "left": lambda _: self._look.set(),
        }

    async def take(self, share: Share) -> None:
        """Wait until these shards belong to this process, all of them at once, and nobody has them by another count.

        In the same transaction the clocks of each are given back the time since its last sign of life.

        Returns earlier where whoever has them leaves for this process's sake: it is to connect, and to `follow` then.
        """
        self._domain.share = share
        waits = False
        while await self._others_have(share):
            if self._invited:
                return
            if not waits:
                waits = True
                log.info("another process has the shards of this one: it waits until that ends")
            await self._wait()
        self._domain.wake()

    async def follow(self) -> bool:
        """Wait for the shards of whoever leaves, who hears that this process is connected; whether there was one."""
        share = self._domain.share
        if not self._domain.rests or share is None:
            return False
        while await self._others_have(share):
            for holder in self._silence.seen:
                self._relay.tell("here", holder=holder)
            await self._wait()
        self._domain.wake()
        return True

    async def hand_over(self) -> bool:
        """Let whoever waits for these shards connect, before this process ends; whether somebody has."""
        if not self._heir or self._domain.rests:
            return False
        self._relay.tell("leaving", holder=self._holder)
        return await _within(self._coming, ANSWERS_S) and await _within(self._here, CONNECTS_S)

    async def beat(self) -> bool:
        """Keep the leases, and give a sign of life (see `Life.beat`). Raises `LostShards`."""
        if await super().beat():
            return True
        if self._holds:
            await self._database.write(lambda connection: self._renew(connection, None))
        return False

    async def end(self) -> None:
        """Give a last sign of life, and let go of the shards."""
        if not self._holds:
            return
        await self.beat()
        await self._database.write(self._let_go)

    def _let_go(self, connection: Connection) -> None:
        connection.execute(_LET_GO, {"mine": self._holder, "holder": None})
        connection.relay("left")

    async def _wait(self) -> None:
        """Wait until it is time to look again."""
        self._look.clear()
        looking = {asyncio.ensure_future(each) for each in (self._clock.sleep(LOOKS_EVERY_S), self._look.wait())}
        try:
            await asyncio.wait(looking, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in looking:
                each.cancel()

    def _heard(self, said: Values, do: Callable[[], None]) -> None:
        """Do what was said to this process."""
        if said["holder"] == self._holder:
            do()

    def _note_heir(self) -> None:
        self._heir = True

    def _invite(self, said: Values) -> None:
        """Whoever has the shards that this process waits for is about to leave."""
        if said["holder"] in self._silence.seen and not self._holds:
            self._invited = True
            self._relay.tell("coming", holder=said["holder"])
            self._look.set()

    async def _others_have(self, share: Share) -> bool:
        try:
            seen = await self._database.write(lambda connection: self._take(connection, share))
        except NotKept:
            self._silence.forget()
            return True
        self._silence.saw(seen)
        for holder in self._silence.seen:
            self._relay.tell("waiting", holder=holder)
        self._holds = not seen
        return bool(seen)

    def _take(self, connection: Connection, share: Share) -> Sequence[Row]:
        """Take the shards; the leases of others that stand in the way, if there are any."""
        connection.hold(_NAME)
        rows = connection.execute(_ALL).rows
        in_the_way = [row for row in rows if row.holder is not None and _concerns(row, share)]
        if any(not self._silence.tells_end_of(row) for row in in_the_way):
            return in_the_way
        for holder in {row.holder for row in in_the_way}:
            connection.execute(_LET_GO, {"mine": holder, "holder": None})
        signs, now = _signs(connection, rows), self._clock.now()
        self.given = self.missed()
        self.since = min([now, *(last_sign(signs, shard, share.count) or now for shard in share.shards)])
        for shard in share.shards:
            self._take_one(connection, shard, share.count, last_sign(signs, shard, share.count) or now)
        return ()

    def _take_one(self, connection: Connection, shard: int, count: int, last: datetime) -> None:
        now = self._clock.now()
        row = {"shards": count, "shard": shard, "holder": self._holder, "beats": 0, "at": now}
        connection.execute(_TAKE, row)
        if last < now:
            give_back(connection, now - last, Share((shard,), count))

    def _give(self, connection: Connection, downtime: timedelta) -> None:
        give_back(connection, downtime, self._domain.share)

    def _last(self, connection: Connection) -> datetime | None:
        """The last sign of life of the shard that has had none for longest."""
        mine = (row.at for row in connection.execute(_ALL).rows if row.holder == self._holder)
        return min(mine, default=None)

    def _beat(self, connection: Connection, now: datetime) -> None:
        self._renew(connection, now)

    def _renew(self, connection: Connection, now: datetime | None) -> None:
        news = {"mine": self._holder} if now is None else {"mine": self._holder, "at": now}
        share = self._domain.share
        if share is None or connection.execute(_BEAT, news).rowcount != len(share.shards):
            log.critical("%s", explain(StartError("start-shards-lost")))
            raise LostShards


class Silence:
    """For how many looks in a row each process that has leases has given no sign."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[int, int]] = {}

    @property
    def seen(self) -> tuple[int, ...]:
        """Those processes, as of the last look."""
        return tuple(self._seen)

    def forget(self) -> None:
        """The database could not be looked at: nobody could give a sign either."""
        self._seen.clear()

    def saw(self, rows: Iterable[Row]) -> None:
        """Note one more look."""
        beats: dict[int, int] = {}
        for row in rows:
            beats[row.holder] = beats.get(row.holder, 0) + row.beats
        before = self._seen
        self._seen = {
            holder: (now, before[holder][1] + 1 if holder in before and before[holder][0] == now else 1)
            for holder, now in beats.items()
        }

    def tells_end_of(self, row: Row) -> bool:
        """Whether the process that has a lease counts as gone."""
        _, looks = self._seen.get(row.holder, (0, 0))
        return looks >= (SILENT_LOOKS if row.connected else GONE_LOOKS)


async def _within(event: asyncio.Event, seconds: float) -> bool:
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()


def _concerns(row: Row, share: Share) -> bool:
    return bool(row.shards != share.count or row.shard in share.shards)


def _signs(connection: Connection, rows: Iterable[Row]) -> Mapping[tuple[int, int], datetime]:
    """The last signs of life by count and shard; of a process that shared with nobody as of one shard."""
    signs = {(row.shards, row.shard): row.at for row in rows}
    alone = Life.last_alone(connection)
    return signs if alone is None else {**signs, (1, 0): max(alone, signs.get((1, 0), alone))}


def last_sign(signs: Mapping[tuple[int, int], datetime], shard: int, count: int) -> datetime | None:
    """When the servers of a shard were last looked after, all of them, whatever the number of shards was then."""
    by_count: dict[int, list[datetime]] = {}
    for (of, other), at in signs.items():
        if (other - shard) % gcd(of, count) == 0:
            by_count.setdefault(of, []).append(at)
    return max((min(found) for found in by_count.values()), default=None)
