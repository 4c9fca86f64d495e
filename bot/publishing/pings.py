"""Pings: one for each visit a seat's owner has to make, gone as soon as it has been made."""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime, timedelta

from bot.delivery import Closed, Refused, Result, Sent
from bot.panels.keys import custom_id
from bot.panels.layout import Button
from bot.panels.moments import stamp
from bot.panels.names import mentioned, seat_label
from bot.panels.note import Note
from bot.panels.overdue import last_resort
from bot.publishing.desk import Desk
from bot.publishing.messages import told_of_dms
from bot.publishing.posts import Post
from bot.store.shown import Shown, ping
from engines.core.asked import public_prompt
from engines.core.life import asked_for_seat
from engines.core.play import asked_to_agree
from engines.core.record import Person
from engines.core.seats import Seat
from engines.core.snapshot import Snapshot
from engines.core.table_clock import is_common
from engines.core.text import Who
from renderers.words import Words

NEARBY = timedelta(minutes=2)
"""Whoever has moved so lately is taken to be looking."""

NEWS_ON_PING = 3
KEPT = 20_000


class Pings:
    """The pings of all sessions."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._moved: OrderedDict[tuple[int, Seat], datetime] = OrderedDict()
        self._answered: set[tuple[int, Seat]] = set()
        self._reminders: set[tuple[int, Seat]] = set()
        self._wished: set[tuple[int, Seat]] = set()

    def moved(self, session: int, seat: Seat) -> None:
        """A seat's owner has, for all that anybody can tell, made a move that all could see."""
        self._answered.add((session, seat))
        self._moved[session, seat] = self._desk.app.clock.now()
        self._moved.move_to_end((session, seat))
        if len(self._moved) > KEPT:
            self._moved.popitem(last=False)

    def passed_on(self, session: int, seat: Seat) -> None:
        """A seat has another owner, who has moved nowhere and of whom nothing was asked."""
        self._done((session, seat))
        self._moved.pop((session, seat), None)

    def remind(self, session: int, seat: Seat) -> None:
        """Whoever holds the seat is late."""
        self._reminders.add((session, seat))

    def wished(self, session: int, seat: Seat) -> None:
        """Somebody wishes for what the seat's owner must agree to: a ping that says so takes the last one's place."""
        self._wished.add((session, seat))

    def wait_s(self, session: int, seat: Seat) -> float:
        """How long to wait before a ping, in seconds, because the seat's owner has just moved."""
        moved = self._moved.get((session, seat))
        return 0.0 if moved is None else max(0.0, (moved + NEARBY - self._desk.app.clock.now()).total_seconds())

    async def bring(self, snapshot: Snapshot, seat: Seat, *, by_dm: bool, dms_closed: bool) -> Result | float | None:
        """Ping the seat's owner, or take the ping away; None if all is well, seconds if it is too early to ping."""
        record, at = snapshot.record, (snapshot.record.id, seat)
        shown = await self._desk.messages.get(record.id, ping(seat))
        person = asked_person(snapshot, seat)
        answered, reminds = at in self._answered, at in self._reminders
        self._answered.discard(at)
        anothers = shown is not None and shown.version < await self._desk.chronicles.taken_over(snapshot, seat)
        if shown is not None and (person is None or answered or anothers):
            await self._take_away(record.id, seat, shown)
            shown = None
        if person is None:
            self._done(at)
            return None
        if shown is not None and not reminds and at not in self._wished:
            await self._desk.messages.mark(record.id, ping(seat), record.heard.seats[seat])
            return None
        if not self._desk.app.people.settings(person).pings:
            self._done(at)
            await self._keep(snapshot, seat, Sent())
            return None
        if not reminds and (wait := self.wait_s(*at)) > 0:
            return wait
        return await self._send(snapshot, seat, person, shown, by_dm=by_dm, dms_closed=dms_closed)

    async def _send(
        self, snapshot: Snapshot, seat: Seat, person: Person, old: Shown | None, *, by_dm: bool, dms_closed: bool
    ) -> Result:
        at = (snapshot.record.id, seat)
        if old is not None:
            await self._take_away(at[0], seat, old)
        note = await self._note(snapshot, seat, person, by_dm=by_dm, dms_closed=dms_closed)
        result = await self._post(snapshot, seat, person, note, None if old is None else old.message, by_dm=by_dm)
        if by_dm and isinstance(result, Closed):
            return await self._send(snapshot, seat, person, None, by_dm=False, dms_closed=True)
        if isinstance(result, Sent):
            self._done(at)
            if dms_closed:
                await self._desk.messages.remember(at[0], told_of_dms(seat), snapshot.record.version)
            await self._keep(snapshot, seat, result)
        return result

    async def _post(
        self, snapshot: Snapshot, seat: Seat, person: Person, note: Note, after: int | None, *, by_dm: bool
    ) -> Result:
        record, place = snapshot.record, Sent(snapshot.record.place.channel)
        found = await self._desk.app.delivery.dm_channel(person) if by_dm else place
        if isinstance(found, Refused):
            return found
        about = (person, snapshot.question(seat), record.undo, record.request)
        post = Post(record, ping(seat), found.channel, note, after, about, silent=False)
        return await self._desk.posts.post(post)

    def _done(self, at: tuple[int, Seat]) -> None:
        self._reminders.discard(at)
        self._wished.discard(at)

    async def _keep(self, snapshot: Snapshot, seat: Seat, sent: Sent) -> None:
        record = snapshot.record
        message = (sent.channel, sent.message) if sent.message else (None, None)
        await self._desk.messages.put(Shown(record.id, ping(seat), record.heard.seats[seat], *message))

    async def _take_away(self, session: int, seat: Seat, shown: Shown) -> None:
        await self._desk.messages.drop(session, ping(seat))
        await self._desk.take_away(shown)

    async def _note(self, snapshot: Snapshot, seat: Seat, person: Person, *, by_dm: bool, dms_closed: bool) -> Note:
        record = snapshot.record
        words = self._desk.app.words_of(person) if by_dm else self._desk.app.words_in(record.place.server)
        told = mentioned(snapshot, words)
        chronicle = await self._desk.chronicles.of(snapshot)
        recipient = seat if by_dm else None
        news = [told(line) for line in chronicle.since(chronicle.last_move(seat), recipient)][-NEWS_ON_PING:]
        lines = [self._question(snapshot, seat, told, by_dm=by_dm), *(f"> {line}" for line in news)]
        if dms_closed and await self._desk.messages.get(record.id, told_of_dms(seat)) is None:
            lines.append(words.get("ping-dms-closed"))
        hand = Button(custom_id("hand", record.id), words.get("hand-button"), "primary")
        board = Button(await self._desk.board_link(record), words.get("hand-board-button"))
        return Note("\n".join(lines), (hand, board), mentions=(person,))

    def _question(self, snapshot: Snapshot, seat: Seat, told: Words, *, by_dm: bool) -> str:
        lines = _to_agree(snapshot, seat, told)
        if seat in snapshot.to_act():
            lines.append(self._turn(snapshot, seat, told, by_dm=by_dm))
        return "\n".join(lines)

    def _turn(self, snapshot: Snapshot, seat: Seat, told: Words, *, by_dm: bool) -> str:
        record, decision = snapshot.record, snapshot.decision(seat)
        prompt = public_prompt(snapshot, seat) if decision is None or not by_dm else decision.prompt
        asks = told.get("ping-turn", who=Who(seat))
        if prompt is not None:
            asks = told.get("ping-asked", who=Who(seat), prompt=prompt)
        end = last_resort(snapshot, seat)
        if end is not None:
            return told.get("ping-overdue", asked=asks, end=end)
        if (record.id, seat) in self._reminders:
            asks = told.get("ping-reminder", asked=asks)
        due = record.table_due if is_common(snapshot) else record.clock(seat).due
        return asks if due is None else told.get("ping-until", asked=asks, moment=stamp(due))


def asked_person(snapshot: Snapshot, seat: Seat) -> Person | None:
    """The person on a seat whom the game waits for, or a wish they must agree to; None while it is paused."""
    record = snapshot.record
    waits = seat in snapshot.to_act() or seat in agreeing(snapshot)
    return record.holders[seat].person if waits and not record.paused and not record.holders[seat].program else None


def agreeing(snapshot: Snapshot) -> frozenset[Seat]:
    """The seats whose owners must agree to what somebody wishes for: an undo, a seat."""
    host = asked_for_seat(snapshot.record)
    return frozenset(asked_to_agree(snapshot.record)) | (frozenset() if host is None else {host})


def _to_agree(snapshot: Snapshot, seat: Seat, told: Words) -> list[str]:
    """What the seat's owner is asked to agree to, a line each."""
    record, lines = snapshot.record, []
    if record.undo is not None and seat in asked_to_agree(record):
        lines.append(told.get("ping-undo", who=Who(seat), asker=Who(record.undo.seat)))
    if record.request is not None and seat == asked_for_seat(record):
        label = seat_label(snapshot, record.request.seat, told)
        lines.append(told.get("ping-wish", who=Who(seat), asker=f"<@{record.request.person}>", seat=label))
    return lines
