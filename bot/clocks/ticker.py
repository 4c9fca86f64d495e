"""The clocks of all tables: one scheduler over the store's next due moment, no timer for any session."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.basics.clock import Clock
from bot.basics.errors import told
from bot.basics.reach import Reach
from bot.known import People
from bot.programs.programs import Programs
from bot.store.database import Damaged, LostShards
from bot.store.forget import Forgetting
from bot.store.lookup import Lookup
from bot.tables.departing import Departing
from bot.tables.lobbies import close_if_idle
from bot.tables.ports import Caller
from bot.tables.registry import Registry
from bot.tables.unreadable import UnreadableTables
from engines.core.errors import SafehouseError
from engines.table import hosting, lateness
from engines.table.changes import Plan, Publication
from engines.table.ports import Unreadable
from engines.table.record import Record

log = logging.getLogger(__name__)

SWEEP_S = 900.0
"""The seconds between looks for work without a moment of its own: idle lobbies, data to erase."""
RETRY_S = 30.0
IDLE = timedelta(days=1)
STUCK = timedelta(minutes=1)
"""By so much a look may be late."""

GiveUp = Callable[[Exception], None]


class Ticker:
    """Does what time brings: reminders, what follows for late seats, starting times, idle lobbies, homecomings."""

    def __init__(
        self,
        clock: Clock,
        registry: Registry,
        reach: Reach,
        lookup: Lookup,
        departing: Departing,
        people: People,
        forgetting: Forgetting,
        programs: Programs,
        caller: Caller,
        unreadable: UnreadableTables,
        give_up: GiveUp,
    ) -> None:
        """`give_up` lets the bot end where it can't see any more what is due."""
        self._clock, self._registry, self._reach, self._lookup = clock, registry, reach, lookup
        self._departing, self._people, self._forgetting = departing, people, forgetting
        self._programs, self._caller = programs, caller
        self._unreadable, self._give_up = unreadable, give_up
        self._earlier = asyncio.Event()
        self._next: datetime | None = None
        self._looks_at: datetime | None = None
        self._swept: datetime | None = None
        self._ticking = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    def published(self, publication: Publication) -> None:
        """Look up earlier if a table wants attention before anything else does."""
        due = publication.after.record.due()
        if due is not None and (self._next is None or due < self._next):
            self._earlier.set()

    async def start(self) -> None:
        """Begin to watch."""
        self._tasks = [asyncio.create_task(self._watch())]

    async def stop(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def runs(self) -> bool:
        """Whether it watches, and the look that is due or under way is not late."""
        watched = bool(self._tasks) and not any(task.done() for task in self._tasks)
        return watched and self._looks_at is not None and self._clock.now() - self._looks_at < STUCK

    def look(self) -> None:
        """Something has changed without a publication: look at once."""
        self._earlier.set()

    def look_everywhere(self) -> None:
        """Look at once, for work without a moment of its own too."""
        self._swept = None
        self._earlier.set()

    async def tick(self) -> None:
        """Do everything that is due by now, once a tick that is under way has ended and downtime is given back.

        Nothing while Discord is away, and nobody could answer.
        """
        async with self._ticking:
            if self._reach.is_lost:
                return
            await self._registry.wake()
            now = self._clock.now()
            for session in await self._lookup.due_before(now):
                await guarded(self._attend(session, now))
            for person in self._people.back(now):
                await guarded(self._departing.came_back(person))
            if self._swept is None or now - self._swept >= timedelta(seconds=SWEEP_S):
                self._swept = now
                await self._sweep(now)

    async def _watch(self) -> None:
        while True:
            self._earlier.clear()
            self._next = None
            began = self._looks_at = self._clock.now()
            await guarded(self.tick(), self._give_up)
            await guarded(self._look_ahead(began), self._give_up)
            self._looks_at = self._next or self._clock.now() + timedelta(seconds=RETRY_S)
            await self._wait(self._looks_at)

    async def _look_ahead(self, began: datetime) -> None:
        """Find the next moment; what was due when the look began and still is has failed, and waits a little."""
        self._next = await self._next_moment(began)

    async def _wait(self, until: datetime) -> None:
        sleeping = asyncio.ensure_future(self._clock.until(until))
        earlier = asyncio.ensure_future(self._earlier.wait())
        try:
            await asyncio.wait({sleeping, earlier}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            earlier.cancel()

    async def _next_moment(self, now: datetime) -> datetime:
        due = await self._lookup.next_due(now)
        again = now + timedelta(seconds=RETRY_S)
        failed = again if await self._lookup.due_before(now, limit=1) else None
        moments = (due, failed, now + timedelta(seconds=SWEEP_S), *self._people.returns().values())
        return min(moment if moment > now else again for moment in moments if moment is not None)

    async def _attend(self, session: int, now: datetime) -> None:
        snapshot = await self._registry.snapshot(session)
        if snapshot.record.status == "lobby":
            await self._call(snapshot.record, now)
            return
        await self._step(session, lateness.table_time_up(self._people))
        for seat in lateness.late_seats(snapshot.record, now):
            await self._step(session, lateness.late_step(seat, self._people))

    async def _step(self, session: int, plan: Plan) -> None:
        """Do what time has brought, and remind whom that makes late."""
        publication = await self._registry.change(session, plan)
        for seat in () if publication is None else lateness.seats_to_remind(publication):
            self._caller.remind(session, seat)

    async def _call(self, record: Record, now: datetime) -> None:
        if record.starts_at is None or record.starts_at > now:
            return
        if await self._registry.change(record.id, hosting.called()) is not None:
            self._caller.gather(record.id)

    async def _sweep(self, now: datetime) -> None:
        """Do what has no moment of its own; none of it keeps the rest from being done."""
        await guarded(self._close_all_idle(now))
        await guarded(self._forgetting.purge(now))
        await guarded(self._programs.start())

    async def _close_all_idle(self, now: datetime) -> None:
        for session in await self._lookup.idle_lobbies(now - IDLE):
            await guarded(self._close_idle(session, now))

    async def _close_idle(self, session: int, now: datetime) -> None:
        if not await self._unreadable.freed(session):
            await self._registry.change(session, close_if_idle(now - IDLE))


async def guarded(work: Awaitable[object], give_up: GiveUp | None = None) -> None:
    """Do a piece of work whose failure stops no clock; of all clocks' common work damage is the end (`give_up`).

    So it is where the work has passed to another process.
    """
    try:
        await work
    except (Damaged, LostShards) as error:
        log.error("a clock failed: %s", told(error))
        if give_up is not None:
            give_up(error)
    except Unreadable:
        return  # The registry has told of it.
    except SafehouseError as error:
        log.info("a clock had nothing to do: %s", error.text.id)
    except Exception as error:
        log.error("a clock failed: %s", told(error))
