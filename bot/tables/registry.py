"""The sessions of this process: one object for each table, loaded once, let go when unused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from functools import partial
from typing import TypeVar

from bot.basics.errors import told
from bot.basics.lanes import Lanes
from bot.basics.loading import Loading, Recent
from bot.store.crossings import Crossed, Crossings
from bot.store.domain import Domain
from bot.tables.ports import Downtime
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame, Move
from engines.core.seats import Seat
from engines.table.changes import Plan, Publication
from engines.table.ports import Calendar, NotKept, SessionStore, Stored, Unreadable, UnreadableNow
from engines.table.record import Person
from engines.table.session import Session, SessionLost, Subscriber
from engines.table.snapshot import Snapshot, options_of

log = logging.getLogger(__name__)

T = TypeVar("T")

CAPACITY = 512


class Registry:
    """Sessions by id; one that is held is never evicted, one that was lost is loaded again.

    Whatever asks for one raises `SafehouseError` where there is none, `Unreadable` of these where it can't be read.
    """

    def __init__(
        self,
        store: SessionStore,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        calendar: Calendar,
        *listeners: Subscriber,
        capacity: int = CAPACITY,
        downtime: Downtime | None = None,
        crossings: Crossings | None = None,
        domain: Domain | None = None,
    ) -> None:
        """`listeners` hear every publication of every session; `capacity` sessions are kept unheld.

        `downtime` is given back before anything is done to a session. Where other processes change sessions too, they
        leave `crossings` to this one's; the sessions of its `domain` are its own.
        """
        self._crossings, self._domain = crossings, domain or Domain()
        self._crossing = Lanes("changes of others at")
        self._store, self._games, self._now, self._calendar = store, games, now, calendar
        self.listeners = [*listeners]
        """Who hears each publication, in this order: as soon as the change itself is done with."""
        self.onlookers: list[Subscriber] = []
        """Who hears of a publication of another process's session that was made here."""
        self.on_waking: list[Callable[[Collection[int]], None]] = []
        """Hear that clocks have been given back downtime, and which sessions were in use before."""
        self._put_off: set[int] = set()
        self._sessions: Loading[int, Session] = Loading(
            capacity, self._load, lambda session: session.record.is_over, lambda session: not session.lost
        )
        self._unreadable: Recent[int, bool] = Recent(capacity)
        self._downtime = downtime
        self._waking: asyncio.Future[None] | None = None

    async def wake(self) -> None:
        """Give all clocks back what the process has missed, if it has, before anybody looks at them."""
        while self._downtime is not None and self._downtime.given != self._downtime.missed():
            if self._waking is None or self._waking.done():
                self._waking = asyncio.ensure_future(self._give_back(self._downtime))
            await asyncio.shield(self._waking)

    @asynccontextmanager
    async def holding(self, session_id: int) -> AsyncIterator[Session]:
        """The session, kept in memory while it is held. Raises `SafehouseError` where there is none."""
        await self.wake()
        if self._is_elsewhere(session_id):
            await self._drop_stale(session_id)
        async with self._sessions.holding(session_id) as session:
            yield session

    async def snapshot(self, session_id: int) -> Snapshot:
        """The session as it stands now. Raises `SafehouseError` where there is none."""
        with suppress(NotKept):
            await self.wake()
        if self._is_elsewhere(session_id):
            await self._drop_stale(session_id)
        return (await self._sessions.get(session_id)).snapshot

    async def doing(self, session_id: int, work: Callable[[Session], Awaitable[T]]) -> T:
        """Do something to a session; where its object was lost, once more on a new one.

        So it is where it was refused, and another process has changed the session meanwhile.
        """
        try:
            async with self.holding(session_id) as session:
                return await work(session)
        except SessionLost:
            pass
        except SafehouseError:
            if not await self._drop_stale(session_id):
                raise
        async with self.holding(session_id) as session:
            return await work(session)

    async def act(
        self, session_id: int, seat: Seat, move: Move, question: str | None, by: Person | None
    ) -> Publication:
        """Play a move (see `Session.act`)."""
        return await self.doing(session_id, lambda session: session.act(seat, move, question, by))

    async def change(self, session_id: int, plan: Plan) -> Publication | None:
        """Carry a plan out (see `Session.change`)."""
        return await self.doing(session_id, lambda session: session.change(plan))

    async def changed(self, session_id: int, plan: Plan) -> Snapshot:
        """Carry a plan out; the session after it."""
        publication = await self.change(session_id, plan)
        return await self.snapshot(session_id) if publication is None else publication.after

    def drop(self, session_ids: Iterable[int]) -> None:
        """These sessions were changed in the store itself: their objects are loaded again for the next change."""
        for session_id in session_ids:
            session = self._sessions.drop(session_id)
            if session is not None:
                session.lost = True

    def drop_all(self) -> None:
        """All sessions may have been changed elsewhere."""
        self.drop(self._sessions.keys())

    def crossed(self, session_id: int) -> None:
        """Another process has changed a session of this one's: let everybody hear of it who hears of changes."""
        self._crossing.poke(session_id, partial(self._take_up, session_id))

    async def _take_up(self, session_id: int) -> None:
        """What can't be told of is logged, and keeps nobody from the session itself."""
        try:
            await self._tell_of_others(session_id)
        except NotKept:
            return
        except Exception as error:
            log.error("session %d: another process's change can't be told of: %s", session_id, told(error))

    async def _tell_of_others(self, session_id: int) -> None:
        for crossed in () if self._crossings is None else await self._crossings.take_up(session_id):
            session, version = self._sessions.loaded(session_id), crossed.after.record.version
            if session is not None and session.record.version < version:
                self.drop([session_id])
            self._publish(self._publication(crossed))

    def _publication(self, crossed: Crossed) -> Publication:
        game, entry = self._games[crossed.after.record.game], crossed.entry
        before, after = (
            Snapshot(
                game,
                each.record,
                None if each.state is None else game.load(each.state, each.record.game_version),
            )
            for each in (crossed.before, crossed.after)
        )
        readable = entry is not None and entry.game_version == game.version
        events = tuple(map(game.events.validate_python, entry.events if entry is not None and readable else ()))
        return Publication(before, after, entry, events)

    def _is_elsewhere(self, session_id: int) -> bool:
        """Whether a session belongs to another process: never where there is none."""
        return self._crossings is not None and self._domain.is_elsewhere(session_id)

    async def _drop_stale(self, session_id: int) -> bool:
        """Let go of a session that another process has changed; whether it has."""
        crossings, session = self._crossings, self._sessions.loaded(session_id)
        if crossings is None or session is None or session.record.version == await crossings.version(session_id):
            return False
        self.drop([session_id])
        return True

    async def _give_back(self, downtime: Downtime) -> None:
        """What is in memory is loaded again, from where the clocks have been put off."""
        used = await self._sessions.drain()
        for session in used.values():
            session.lost = True
        self._put_off |= set(used)
        await downtime.give_back()
        told, self._put_off = self._put_off, set()
        for hear in self.on_waking:
            hear(told)

    def __len__(self) -> int:
        return len(self._sessions)

    async def _load(self, session_id: int) -> Session:
        try:
            stored = await self._store.load(session_id)
            if stored is None:
                raise SafehouseError("error-no-such-table")
            session = self._opened(stored)
        except Unreadable as error:
            self._note_unreadable(session_id, error)
            raise
        if self._is_elsewhere(session_id):
            session.subscribe(self._publish_elsewhere)
        else:
            session.subscribe(self._publish)
            await self._take_up(session_id)
        return session

    def _opened(self, stored: Stored) -> Session:
        """Raise `Unreadable` for a game in play without a state.

        Raise `UnreadableNow` where there is no such game, or it can make nothing of its state or options.
        """
        if stored.state is None and stored.record.status == "playing":
            raise Unreadable
        game = self._games.get(stored.record.game)
        if game is None:
            raise UnreadableNow
        try:
            options_of(game, stored.record)
            return Session(game, stored, self._store, self._now, self._calendar)
        except Exception as error:
            raise UnreadableNow from error

    def _note_unreadable(self, session_id: int, error: Unreadable) -> None:
        if session_id not in self._unreadable:
            self._unreadable[session_id] = True
            log.error("session %d can't be read: %s", session_id, told(error))

    def _publish(self, publication: Publication) -> None:
        asyncio.get_running_loop().call_soon(self._tell, publication, self.listeners)

    def _publish_elsewhere(self, publication: Publication) -> None:
        asyncio.get_running_loop().call_soon(self._tell, publication, self.onlookers)

    def _tell(self, publication: Publication, listeners: Sequence[Subscriber]) -> None:
        for listener in listeners:
            try:
                listener(publication)
            except Exception as error:
                log.error("a listener failed: %s", told(error))
