"""Session: the shared async state machine; one change at a time, stored before it is published."""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import Callable
from datetime import datetime
from typing import Any

from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.core.seats import Seat
from engines.table import clocks, life, play, table_clock
from engines.table.ports import Calendar, Change, Entry, NotKept, SessionStore, Stored
from engines.table.record import Heard, Person, Record, Score, SeatClock, Series
from engines.table.snapshot import Draft, Plan, Publication, Snapshot

log = logging.getLogger(__name__)

Subscriber = Callable[[Publication], None]


class SessionLost(Exception):
    """This object no longer stands for what is stored; load the session anew and judge the change once more."""


class Session:
    """One table, of whatever game. Reads are of `snapshot`; every change goes through `change`."""

    def __init__(
        self, game: AnyGame, stored: Stored, store: SessionStore, now: Callable[[], datetime], calendar: Calendar
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
        self, seat: Seat, move: Any, question: str | None, by: Person | None, *, after: int | None = None
    ) -> Publication:
        """Play a move for a seat by its holder (None: the program); `after`: by the tap that made that version.

        Raises `StaleDecision`, `NotYourSeat`, `IllegalMove` or another `SafehouseError`, with nothing changed;
        `SessionLost` where the move must be judged once more.
        """
        return self._certain(await self.change(play.move(seat, move, question, by, after)))

    async def ask_undo(self, seat: Seat, by: Person) -> Publication:
        """Take back the seat's last move, or ask the others to agree."""
        return self._certain(await self.change(play.ask_undo(seat, by, await self.journal())))

    async def answer_undo(self, seat: Seat, by: Person, version: int, agree: bool) -> Publication:
        """Agree to the undo of that journal line, or refuse it."""
        entries = await self.journal()
        return self._certain(await self.change(play.answer_undo(seat, by, version, agree, entries)))

    async def journal(self) -> tuple[Entry, ...]:
        """All lines of the journal, oldest first."""
        return await self._store.journal(self.id)

    async def change(self, plan: Plan) -> Publication | None:
        """Think a change out, store it, then publish it; None where the plan found nothing to change.

        Once begun it is carried through even if the caller is cancelled. Raises what the plan raises, or
        `SessionLost` when the store holds another version or the commit's fate is unknown.
        """
        await self._lock.acquire()
        task = asyncio.ensure_future(self._carry_out(plan))
        task.add_done_callback(lambda _: self._lock.release())
        return await asyncio.shield(task)

    async def _carry_out(self, plan: Plan) -> Publication | None:
        if self.lost:
            raise SessionLost
        now = self._now()
        await self._migrate(now)
        draft = plan(self.snapshot, now)
        return None if draft is None else await self._keep(draft, now)

    async def _migrate(self, now: datetime) -> None:
        record = self.record
        if record.game_version == self.game.version or self.snapshot.state is None:
            return
        payload = {"state": base64.b64encode(self.game.dump(self.snapshot.state)).decode()}
        moved_on = record.model_copy(update={"game_version": self.game.version})
        await self._keep(Draft(moved_on, self.snapshot.state, "migrate", None, payload), now)

    async def _keep(self, draft: Draft, now: datetime) -> Publication:
        publication = self._published(draft, now)
        after = publication.after
        state = None if draft.state is None else self.game.dump(draft.state)
        try:
            kept = await self._store.commit(Change(after.record, state, publication.entry))
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

    def _published(self, draft: Draft, now: datetime) -> Publication:
        before = self.snapshot
        version = before.record.version + 1
        record = draft.record.model_copy(update={"version": version, "changed_at": now})
        state = before.state if draft.state is None else draft.state
        after = Snapshot(self.game, record, state)
        if record.status == "playing" and draft.kind not in (None, "life"):
            movers, expired = _movers(Publication(before, after, None, draft.events), draft), draft.kind == "expire"
            record = clocks.asked(before, after, movers, self.calendar, now, expired=expired)
        elif record.status == "playing":
            record = clocks.switched(before, after, self.calendar, now)
        elif record.status in ("finished", "abandoned"):
            record = _ended(before.record, record)
        record = life.without_vain_wish(after.recorded(record))
        entry = self._entry(draft, record, now)
        heard = _heard(Publication(before, after.recorded(record), entry, draft.events), version)
        told = after.recorded(record.model_copy(update={"heard": heard}))
        return Publication(before, told, entry, draft.events)

    def _entry(self, draft: Draft, record: Record, now: datetime) -> Entry | None:
        if draft.kind is None:
            return None
        events = tuple(self.game.events.dump_python(event, mode="json") for event in draft.events)
        return Entry(
            record.version,
            now,
            draft.kind,
            draft.mover,
            draft.payload,
            self.game.version,
            record.chance_position,
            events,
        )

    def _tell(self, publication: Publication) -> None:
        for subscriber in tuple(self._subscribers):
            try:
                subscriber(publication)
            except Exception as error:
                log.error("session %d: a subscriber failed (%s)", self.id, type(error).__name__)

    def _certain(self, publication: Publication | None) -> Publication:
        if publication is None:
            raise SafehouseError("error-nothing-changed")
        return publication


def _movers(publication: Publication, draft: Draft) -> frozenset[Seat]:
    """Who may be the mover before everybody's eyes; nobody where the change isn't seen, or is no seat's."""
    if draft.mover is None or not _differs(publication, None):
        return frozenset()
    return publication.authors(draft.mover)


def _heard(publication: Publication, version: int) -> Heard:
    """Who hears of a change: whoever's own view, events or public surroundings differ after it."""
    before, after = publication.before, publication.after
    old, seats = before.record.heard, after.record.seats
    if _public(before.record) != _public(after.record) or (before.state is None) != (after.state is None):
        return Heard(public=version, seats=(version,) * seats)
    public = version if _differs(publication, None) else old.public
    had = old.seats if len(old.seats) == seats else (old.public,) * seats
    return Heard(public=public, seats=tuple(version if _differs(publication, s) else had[s] for s in range(seats)))


def _differs(publication: Publication, seat: Seat | None) -> bool:
    before, after = publication.before, publication.after
    if after.state is None or before.state is None:
        return before.state is not after.state
    return before.view(seat) != after.view(seat) or bool(publication.news(seat))


_PRIVATE = {"version", "changed_at", "chance_position", "clocks", "heard", "seed", "salt", "game_version", "tap"}


def _public(record: Record) -> tuple[Any, ...]:
    shown = tuple((name, value) for name, value in record if name not in _PRIVATE)
    return (*shown, tuple((clock.due, clock.left_s, clock.late, clock.skip) for clock in record.clocks))


def _ended(before: Record, record: Record) -> Record:
    still = tuple(SeatClock(serial=clock.serial) for clock in record.clocks)
    record = record.model_copy(
        update={**table_clock.NO_LIMIT, "clocks": still, "table_left_s": None, "paused": False, "paused_at": None}
    )
    if before.status == "playing" and record.status == "finished":
        return record.model_copy(update={"series": _scored(record)})
    return record


def _scored(record: Record) -> Series:
    """The running score: one more for each winner, the program, on however many seats, being one of them."""
    winners = {record.holders[seat].person for seat in record.outcome.winners} if record.outcome else set()
    wins = {score.person: score.wins for score in record.series.scores}
    for person in dict.fromkeys(holder.person for holder in record.holders):
        wins[person] = wins.get(person, 0) + (person in winners)
    scores = tuple(Score(person=person, wins=won) for person, won in wins.items())
    return record.series.model_copy(update={"games": record.series.games + 1, "scores": scores})
