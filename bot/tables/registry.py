"""The sessions of this process: one object a table, loaded once, let go when nobody holds it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.core.seats import Seat
from engines.table.changes import Plan, Publication
from engines.table.ports import Calendar, SessionStore
from engines.table.record import Person
from engines.table.session import Session, SessionLost, Subscriber
from engines.table.snapshot import Snapshot

T = TypeVar("T")

CAPACITY = 512


@dataclass(slots=True)
class _Slot:
    loading: asyncio.Task[Session]
    held: int = 0


class Registry:
    """Sessions by id. Loads are single-flight; a session that somebody holds is never evicted."""

    def __init__(
        self,
        store: SessionStore,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        calendar: Calendar,
        subscriber: Subscriber,
        capacity: int = CAPACITY,
    ) -> None:
        """`subscriber` hears every publication of every session; `capacity` sessions are kept though unheld."""
        self._store, self._games, self._now, self._calendar = store, games, now, calendar
        self._subscriber, self._capacity = subscriber, capacity
        self._slots: OrderedDict[int, _Slot] = OrderedDict()

    @asynccontextmanager
    async def holding(self, session_id: int) -> AsyncIterator[Session]:
        """The session, kept in memory meanwhile. Raises `SafehouseError` where there is none."""
        slot = self._slots.get(session_id)
        if slot is None:
            slot = self._slots[session_id] = _Slot(asyncio.ensure_future(self._load(session_id)))
        self._slots.move_to_end(session_id)
        slot.held += 1
        try:
            session = await asyncio.shield(slot.loading)
            yield session
        finally:
            slot.held -= 1
            self._tidy(session_id, slot)

    async def snapshot(self, session_id: int) -> Snapshot:
        """The session as it stands now. Raises `SafehouseError` where there is none."""
        async with self.holding(session_id) as session:
            return session.snapshot

    async def doing(self, session_id: int, work: Callable[[Session], Awaitable[T]]) -> T:
        """Do something to a session; where its object was lost, once more on the one loaded anew."""
        try:
            async with self.holding(session_id) as session:
                return await work(session)
        except SessionLost:
            async with self.holding(session_id) as session:
                return await work(session)

    async def act(
        self, session_id: int, seat: Seat, move: Any, question: str | None, by: Person | None
    ) -> Publication:
        """Play a move (see `Session.act`)."""
        return await self.doing(session_id, lambda session: session.act(seat, move, question, by))

    async def change(self, session_id: int, plan: Plan) -> Publication | None:
        """Carry a plan out (see `Session.change`)."""
        return await self.doing(session_id, lambda session: session.change(plan))

    def drop(self, session_ids: Iterable[int]) -> None:
        """These sessions were changed in the store itself: whoever holds one loads it anew for the next change."""
        for session_id in session_ids:
            slot = self._slots.pop(session_id, None)
            if slot is not None and slot.loading.done() and not slot.loading.cancelled():
                slot.loading.result().lost = True

    def __len__(self) -> int:
        return len(self._slots)

    async def _load(self, session_id: int) -> Session:
        stored = await self._store.load(session_id)
        if stored is None or stored.record.game not in self._games:
            raise SafehouseError("error-no-such-table")
        game = self._games[stored.record.game]
        session = Session(game, stored, self._store, self._now, self._calendar)
        session.subscribe(self._subscriber)
        return session

    def _tidy(self, session_id: int, slot: _Slot) -> None:
        done = slot.loading.done()
        failed = done and (slot.loading.cancelled() or slot.loading.exception() is not None)
        if (failed or (done and not failed and slot.loading.result().lost)) and self._slots.get(session_id) is slot:
            del self._slots[session_id]
        unheld = [key for key, each in self._slots.items() if not each.held and each.loading.done()]
        for key in unheld[: max(0, len(self._slots) - self._capacity)]:
            del self._slots[key]
