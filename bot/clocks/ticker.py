"""The clocks of all tables: one scheduler over the store's next due moment, no timer for any session."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.basics.logs import told
from bot.clocks import lateness
from bot.tables import lobbies
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.table import hosting, overdue
from engines.table.changes import Plan, Publication
from engines.table.ports import Calendar
from engines.table.record import Record

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)

SWEEP_S = 900.0
"""How often, in seconds, is looked for what has no moment of its own: idle lobbies, what is to be erased."""
RETRY_S = 30.0
IDLE = timedelta(days=1)


class Ticker:
    """Does what time brings: reminders, what follows for who is late, starting times, idle lobbies, homecomings."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._earlier = asyncio.Event()
        self._next: datetime | None = None
        self._swept: datetime | None = None
        self._ticking = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    def published(self, publication: Publication) -> None:
        """Look up earlier if a table wants attention before anything else does."""
        due = publication.after.record.due()
        if due is not None and (self._next is None or due < self._next):
            self._earlier.set()

    async def start(self) -> None:
        """Begin to watch, and to give signs of life."""
        watching = (self._watch(), self._keep_beating())
        self._tasks = [asyncio.create_task(each) for each in watching]

    async def stop(self) -> None:
        """Watch no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look(self) -> None:
        """Something has changed that no publication tells: look at once."""
        self._earlier.set()

    async def tick(self) -> None:
        """Do everything that is due by now, after whatever a tick that is under way still does."""
        async with self._ticking:
            now = self._app.clock.now()
            for session in await self._app.store.lookup.due_before(now):
                await self._guarded(self._attend(session, now))
            await self._guarded(self._homecomings(now))
            if self._swept is None or now - self._swept >= timedelta(seconds=SWEEP_S):
                self._swept = now
                await self._guarded(self._sweep(now))

    async def _watch(self) -> None:
        while True:
            self._earlier.clear()
            self._next = None
            began = self._app.clock.now()
            await self._guarded(self.tick())
            await self._guarded(self._look_ahead(began))
            await self._wait(self._next or self._app.clock.now() + timedelta(seconds=RETRY_S))

    async def _keep_beating(self) -> None:
        while True:
            await self._guarded(self._beat())

    async def _beat(self) -> None:
        """Give a sign of life; where the store has taken it, what it couldn't take before may go now."""
        await self._app.store.life.beat_soon()
        self._app.programs.look_again()
        self._app.publisher.look_again()

    async def _look_ahead(self, began: datetime) -> None:
        """Find the next moment; what was due when the look began and still is has failed, and waits a little."""
        self._next = await self._next_moment(began)

    async def _wait(self, until: datetime) -> None:
        sleeping = asyncio.ensure_future(self._app.clock.until(until))
        earlier = asyncio.ensure_future(self._earlier.wait())
        try:
            await asyncio.wait({sleeping, earlier}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            earlier.cancel()

    async def _next_moment(self, now: datetime) -> datetime:
        due = await self._app.store.lookup.next_due()
        if due is not None and due <= now:
            due = now + timedelta(seconds=RETRY_S)
        moments = (due, now + timedelta(seconds=SWEEP_S), *self._app.people.returns().values())
        return min(moment for moment in moments if moment is not None)

    async def _attend(self, session: int, now: datetime) -> None:
        snapshot = await self._app.registry.snapshot(session)
        if snapshot.record.status == "lobby":
            await self._call(snapshot.record, now)
            return
        await self._table_up(session)
        for seat in overdue.late_seats(snapshot.record, now):
            publication = await self._app.registry.change(session, lateness.next_step(seat, self._app.people))
            if publication is not None and _reminded(publication, seat):
                self._app.publisher.remind(session, seat)

    async def _table_up(self, session: int) -> None:
        """Do what the rules say where their own limit has run out, or remind all alike who are waited for."""
        publication = await self._app.registry.change(session, lateness.table_time_up(self._app.people))
        if publication is not None and publication.after.record.table_late > publication.before.record.table_late:
            for seat in sorted(publication.after.to_act()):
                self._app.publisher.remind(session, seat)

    async def _call(self, record: Record, now: datetime) -> None:
        if record.starts_at is None or record.starts_at > now:
            return
        await self._app.registry.change(record.id, hosting.called())
        self._app.publisher.call(record.id)

    async def _homecomings(self, now: datetime) -> None:
        for person in self._app.people.back(now):
            settings = self._app.people.settings(person)
            await self._app.people.set(person, settings.model_copy(update={"away_until": None}))
            await presence_changed(self._app, person)

    async def _sweep(self, now: datetime) -> None:
        for session in await self._app.store.lookup.idle_lobbies(now - IDLE):
            await self._guarded(self._close_idle(session, now))
        await self._app.store.forgetting.purge(now)
        await self._app.programs.start()

    async def _close_idle(self, session: int, now: datetime) -> None:
        await self._app.registry.change(session, lobbies.close_if_idle(now - IDLE))

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except SafehouseError as error:
            log.info("a clock had nothing to do: %s", error.text.id)
        except Exception as error:
            log.error("a clock failed: %s", told(error))


async def presence_changed(app: App, person: int) -> None:
    """Let a person's clocks of daily games go on, or stand, as they are back, or away."""
    await change_clocks(app, person, lateness.presence_changed)


async def change_clocks(app: App, person: int, plan: Callable[[Seat, Calendar], Plan]) -> None:
    """Carry a plan out at each table that waits for a person."""
    for sitting in await app.store.lookup.of_person(person):
        if sitting.status == "playing" and sitting.asked and not sitting.program:
            with suppress(SafehouseError):
                await app.registry.change(sitting.session, plan(sitting.seat, app.people))


def _reminded(publication: Publication, seat: int) -> bool:
    record: Record = publication.after.record
    return record.status == "playing" and record.clocks[seat].late == lateness.REMINDED
