"""Session: the shared async state machine; one change at a time, stored before it is published."""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Generic, TypeVar, cast

from engines.core.errors import SafehouseError
from engines.core.game import Game
from engines.core.parts import E, M, O, S, V
from engines.core.seats import Seat
from engines.table import clocks, contest, hearing, play, seating, series, undo
from engines.table.changes import Draft, JournalPlan, Plan, Publication
from engines.table.journal import Entry
from engines.table.ports import Calendar, Change, NotKept, SessionStore, Stored
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot

log = logging.getLogger(__name__)

T = TypeVar("T")

Subscriber = Callable[[Publication], None]


class SessionLost(Exception):
    """This object no longer stands for what is stored; load the session again and judge the change once more."""


class Session(Generic[S, M, E, V, O]):
    """One table of a game. Reads are of `snapshot`; every change goes through `change`."""

    def __init__(
        self,
        game: Game[S, M, E, V, O],
        stored: Stored,
        store: SessionStore,
        now: Callable[[], datetime],
        calendar: Calendar,
    ) -> None:
        """`now` tells the present moment; the state is loaded, and migrated, from its durable form."""
        self.game, self._store, self._now, self.calendar = game, store, now, calendar
        state = None if stored.state is None else game.load(stored.state, stored.record.game_version)
        self.snapshot = Snapshot(game, stored.record, state)
        self.lost = False
        self._lock = asyncio.Lock()
        self._subscribers: list[Subscriber] = []

    @property
    def id(self) -> int:
        """The session's id in the store."""
        return self.snapshot.record.id

    @property
    def record(self) -> Record:
        """The record as published."""
        return self.snapshot.record

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Call `subscriber` with each publication, in the order of versions; returns how to stop that."""
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber)

    async def act(
        self, seat: Seat, move: M, question: str | None, by: Person | None, *, after: int | None = None
    ) -> Publication[S, M, E, V, O]:
        """Play a move for a seat by its holder (None: the program); `after`: by the tap that made that version.

        Raises `StaleDecision`, `NotYourSeat`, `IllegalMove` or another `SafehouseError`, with nothing changed;
        `SessionLost` where the move must be judged once more.
        """
        return self._certain(await self.change(play.move(seat, move, question, by, after)))

    async def ask_undo(self, seat: Seat, by: Person) -> Publication[S, M, E, V, O]:
        """Take back the seat's last move, or ask the others to agree."""
        return self._certain(await self.change(undo.ask_undo(seat, by)))

    async def answer_undo(self, seat: Seat, by: Person, version: int, agree: bool) -> Publication[S, M, E, V, O]:
        """Agree to the undo of that entry of the journal, or refuse it."""
        return self._certain(await self.change(undo.answer_undo(seat, by, version, agree)))

    async def undisturbed(self, work: Callable[[Snapshot[S, M, E, V, O]], Awaitable[T]]) -> T:
        """Do something beside the game, as writing on a sheet, while the session stays as it is given to `work`."""
        async with self._lock:
            if self.lost:
                raise SessionLost
            return await work(self.snapshot)

    async def journal(self) -> tuple[Entry, ...]:
        """All entries of the journal, oldest first."""
        return await self._store.journal(self.id)

    async def change(self, plan: Plan | JournalPlan) -> Publication[S, M, E, V, O] | None:
        """Think a change out, store it, then publish it; None where the plan found nothing to change.

        Once begun it is carried through even if the caller is cancelled. Raises what the plan raises, or
        `SessionLost` when the store holds another version or the commit's fate is unknown.
        """
        await self._lock.acquire()
        task = asyncio.ensure_future(self._carry_out(plan))
        task.add_done_callback(lambda _: self._lock.release())
        return await asyncio.shield(task)

    async def _carry_out(self, plan: Plan | JournalPlan) -> Publication[S, M, E, V, O] | None:
        if self.lost:
            raise SessionLost
        now = self._now()
        await self._migrate(now)
        if isinstance(plan, JournalPlan):
            draft = plan.judge(self.snapshot, now, await self.journal())
        else:
            draft = plan(self.snapshot, now)
        return None if draft is None else await self._keep(draft, now)

    async def _migrate(self, now: datetime) -> None:
        record = self.record
        if record.game_version == self.game.version or not self.snapshot.begun:
            return
        payload: dict[str, object] = {"state": base64.b64encode(self.game.dump(self.snapshot.state)).decode()}
        moved_on = record.model_copy(update={"game_version": self.game.version})
        await self._keep(Draft(moved_on, self.snapshot.state, "migrate", None, payload), now)

    async def _keep(self, draft: Draft, now: datetime) -> Publication[S, M, E, V, O]:
        if self.lost:
            raise SessionLost
        publication = self._published(draft, now)
        after = publication.after
        state = None if draft.state is None else self.game.dump(after.state)
        ended = contest.contest_of(publication) if after.record.rated else None
        try:
            kept = await self._store.commit(Change(after.record, state, publication.entry, ended))
        except NotKept:
            self.lost = True
            raise
        except SafehouseError:
            raise
        except BaseException as error:
            self.lost = True
            log.warning("session %d: commit failed (%s)", self.id, type(error).__name__)
            raise SessionLost from error
        if not kept:
            self.lost = True
            raise SessionLost
        self.snapshot = after
        self._tell(publication)
        return publication

    def _published(self, draft: Draft, now: datetime) -> Publication[S, M, E, V, O]:
        before = self.snapshot
        record = draft.record.model_copy(update={"version": before.record.version + 1, "changed_at": now})
        if record.rated:
            record = contest.watched(before.record, record)
        events = cast("tuple[E, ...]", draft.events)
        after = Snapshot(self.game, record, self._state_after(draft))
        entry = self._entry(draft, events, record, now)
        record = self._clocked(Publication(before, after, entry, events), draft, now)
        if record.request is not None:
            record = seating.without_vain_wish(after.recorded(record))
        heard = hearing.heard(Publication(before, after.recorded(record), entry, events))
        after = after.recorded(record.model_copy(update={"heard": heard}))
        return Publication(before, after, entry, events)

    def _state_after(self, draft: Draft) -> S | None:
        if draft.state is not None:
            return cast("S", draft.state)
        return self.snapshot.state if self.snapshot.begun else None

    def _clocked(self, publication: Publication[S, M, E, V, O], draft: Draft, now: datetime) -> Record:
        """The record after a change with its questions asked and its clocks set, or all of them at rest."""
        before, after = publication.before, publication.after
        match after.record.status:
            case "playing" if draft.kind in (None, "life"):
                return clocks.switched(before, after, self.calendar, now)
            case "playing":
                answers, expired = publication.answers and hearing.is_seen_by_all(publication), draft.kind == "expire"
                return clocks.asked(before, after, self.calendar, now, answers=answers, expired=expired)
            case "finished" | "abandoned":
                return series.ended(before.record, after.record)
            case _:
                return after.record

    def _entry(self, draft: Draft, events: tuple[E, ...], record: Record, now: datetime) -> Entry | None:
        if draft.kind is None:
            return None
        lines = tuple(self.game.events.dump_python(event, mode="json") for event in events)
        return Entry(
            record.version,
            now,
            draft.kind,
            draft.mover,
            draft.payload,
            self.game.version,
            record.chance_position,
            lines,
        )

    def _tell(self, publication: Publication[S, M, E, V, O]) -> None:
        for subscriber in tuple(self._subscribers):
            try:
                subscriber(publication)
            except Exception as error:
                log.error("session %d: a subscriber failed (%s)", self.id, type(error).__name__)

    def _certain(self, publication: Publication[S, M, E, V, O] | None) -> Publication[S, M, E, V, O]:
        if publication is None:
            raise SafehouseError("error-nothing-changed")
        return publication
