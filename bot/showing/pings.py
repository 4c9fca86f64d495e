"""Pings: one for each visit that a seat's owner has to make, deleted once it has been made."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.basics.loading import Recent
from bot.delivery.results import Closed, Later, Refused, Result, Sent
from bot.known import Known
from bot.panels.calls import place_heading, place_line
from bot.panels.choices import open_buttons
from bot.panels.layout import Button, Note
from bot.panels.names import mentioned
from bot.panels.notices import agreement_buttons, deadline, is_late, ping_question
from bot.showing.history import Histories
from bot.showing.messages import told_of_dms
from bot.showing.outbox import Outbox
from bot.showing.posts import Post
from bot.showing.seat_messages import SeatMessages
from bot.store.shown import Shown, ping
from bot.tables.keys import custom_id
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import Person
from engines.table.seating import asked_for_seat
from engines.table.snapshot import Snapshot
from engines.table.undo import asked_to_agree
from renderers.words import Words

NEWS_ON_PING = 3
MOST_MOVES = 3
"""More open moves than these stay on the board, beside which they mean something."""
KEPT = 20_000


_Told = tuple[tuple[datetime | None, bool], bool, tuple[Button, ...]]
"""What a ping is brought up to date for: its deadline, whether its person is the last, the buttons to answer by."""


@dataclass(frozen=True, slots=True)
class _Visit:
    """A seat's owner who is to come; called by direct message, or in the channel, perhaps as they take none."""

    snapshot: Snapshot
    seat: Seat
    person: Person
    by_dm: bool
    dms_closed: bool

    @property
    def at(self) -> tuple[int, Seat]:
        """The session and the seat."""
        return self.snapshot.record.id, self.seat


class Pings:
    """The pings of all sessions."""

    def __init__(self, outbox: Outbox, known: Known, histories: Histories) -> None:
        self._outbox, self._known, self._histories = outbox, known, histories
        self._answered: set[tuple[int, Seat]] = set()
        self._reminders: set[tuple[int, Seat]] = set()
        self._wished: set[tuple[int, Seat]] = set()
        self._last: Recent[tuple[int, Seat], str | None] = Recent(KEPT)
        self._told: Recent[int, _Told] = Recent(KEPT)
        self._sent = SeatMessages(outbox, histories, ping, lambda message: self._told.pop(message, None))

    def moved(self, session: int, seat: Seat, *, answers: bool = True) -> None:
        """A seat's owner has made a move that all could see, as far as others can tell; `answers`: no mere note."""
        if answers:
            self._answered.add((session, seat))
        self._sent.moved(session, seat)

    def passed_on(self, session: int, seat: Seat) -> None:
        """A seat has another owner, who has neither moved nor been asked."""
        self._done((session, seat))
        self._sent.passed_on(session, seat)

    def remind(self, session: int, seat: Seat) -> None:
        """The person on the seat is late."""
        self._reminders.add((session, seat))

    def wished(self, session: int, seat: Seat) -> None:
        """Somebody wishes for what the seat's owner must agree to: a ping that says so takes the last one's place."""
        self._wished.add((session, seat))

    def published(self, publication: Publication) -> None:
        """Note who is the last that others wait for."""
        after, seat = publication.after, last_asked(publication)
        if seat is not None:
            self._last[after.record.id, seat] = after.question(seat)

    def near_s(self, session: int, seat: Seat) -> float:
        """For how many seconds more the seat's owner is taken to be looking; 0 where they aren't."""
        return self._sent.wait_s(session, seat)

    async def bring(self, snapshot: Snapshot, seat: Seat, *, by_dm: bool, dms_closed: bool) -> Result | float | None:
        """Ping the seat's owner, or take the ping away; None if all is well, seconds if it is too early to ping.

        It is too early for somebody who has just moved, who is away, or in their quiet hours. What they are owed then
        beside the question itself, a reminder or a wish, outlives a restart.
        """
        at = snapshot.record.id, seat
        person = asked_person(snapshot, seat)
        answered, reminds = at in self._answered, at in self._reminders
        self._answered.discard(at)
        shown = await self._sent.own(snapshot, seat, is_over=person is None or answered)
        if person is None:
            self._done(at)
            return None
        visit = _Visit(snapshot, seat, person, by_dm, dms_closed)
        if shown is not None and not (reminds or shown.owed or at in self._wished):
            await self._sent.up_to_date(snapshot, seat)
            return await self._put_right(visit, shown)
        direct = snapshot.record.place.server is None
        if (direct and not (by_dm and _has_company(snapshot))) or not self._known.people.settings(person).pings:
            self._done(at)
            await self._keep(visit, Sent())
            return None
        if (wait_s := self._too_early_s(visit)) > 0:
            if shown is not None or at in self._wished:
                await self._sent.owe(snapshot, seat, shown)
            return wait_s
        return await self._send(visit, shown)

    def _too_early_s(self, visit: _Visit) -> float:
        """How long to wait before the ping, in seconds: whom nothing may call now isn't reminded either."""
        if (quiet_s := self._known.people.quiet_s(visit.person)) > 0:
            self._put_off(visit.at)
            return quiet_s
        return 0.0 if visit.at in self._reminders else self._sent.wait_s(*visit.at)

    async def private_note(self, snapshot: Snapshot, seat: Seat, person: Person) -> Note:
        """What a ping says that its person alone reads."""
        return await self._note(_Visit(snapshot, seat, person, True, False))

    async def _send(self, visit: _Visit, old: Shown | None) -> Result:
        if old is not None:
            await self._sent.take_away(old)
        note = await self._note(visit)
        result = await self._post(visit, note, None if old is None else old.message)
        if visit.by_dm and isinstance(result, Closed) and visit.snapshot.record.place.server is not None:
            return await self._send(replace(visit, by_dm=False, dms_closed=True), None)
        if isinstance(result, Sent):
            self._done(visit.at)
            if visit.dms_closed:
                version = visit.snapshot.record.version
                await self._outbox.messages.remember(visit.at[0], told_of_dms(visit.seat), version)
            await self._keep(visit, result)
        return result

    async def _post(self, visit: _Visit, note: Note, after: int | None) -> Result:
        record, place = visit.snapshot.record, Sent(visit.snapshot.record.place.channel)
        found = await self._outbox.delivery.dm_channel(visit.person) if visit.by_dm else place
        if isinstance(found, Refused):
            return found
        about = (visit.person, visit.snapshot.question(visit.seat), record.undo, record.request)
        post = Post(record, ping(visit.seat), found.channel, note, after, about, silent=False)
        return await self._outbox.posts.post(post)

    async def _put_right(self, visit: _Visit, shown: Shown) -> Result | None:
        """Update the deadline in a ping, and what else it tells of its question, silently."""
        told = self._tells(visit)
        if shown.channel is None or shown.message is None or self._told.get(shown.message) == told:
            return None
        delivery = self._outbox.delivery
        place = await delivery.dm_channel(visit.person) if visit.by_dm else None
        by_dm = isinstance(place, Sent) and place.channel == shown.channel
        note = await self._note(replace(visit, by_dm=by_dm, dms_closed=False))
        result = await delivery.edit(shown.channel, shown.message, note)
        if not isinstance(result, Later):
            self._told[shown.message] = told
        return result

    def _tells(self, visit: _Visit) -> _Told:
        snapshot, seat = visit.snapshot, visit.seat
        words = self._known.words_of(visit.person)
        return deadline(snapshot, seat), self._is_last(visit), ping_answers(snapshot, seat, words)

    def _is_last(self, visit: _Visit) -> bool:
        return self._last.get(visit.at, "") == visit.snapshot.question(visit.seat)

    def _put_off(self, at: tuple[int, Seat]) -> None:
        """A ping has to wait for hours: it is then no reminder but if its person is still late."""
        if at in self._reminders:
            self._reminders.discard(at)
            self._wished.add(at)

    def _done(self, at: tuple[int, Seat]) -> None:
        self._reminders.discard(at)
        self._wished.discard(at)

    async def _keep(self, visit: _Visit, sent: Sent) -> None:
        if sent.message:
            self._told[sent.message] = self._tells(visit)
        await self._sent.keep(visit.snapshot, visit.seat, sent)

    async def _note(self, visit: _Visit) -> Note:
        snapshot, seat, record = visit.snapshot, visit.seat, visit.snapshot.record
        known, private = self._known, visit.by_dm
        words = known.words_of(visit.person) if private else await known.words_at(record)
        told = mentioned(snapshot, words)
        history = await self._histories.of(snapshot)
        recipient = seat if private else None
        news = [told(line) for line in history.since(history.last_move(seat), recipient)][-NEWS_ON_PING:]
        late = visit.at in self._reminders or is_late(snapshot, seat)
        lines = [ping_question(snapshot, seat, told, private=private, late=late), *(f"> {line}" for line in news)]
        if self._is_last(visit):
            lines.append(words.get("ping-last"))
        if visit.dms_closed and await self._outbox.messages.get(record.id, told_of_dms(seat)) is None:
            lines.append(words.get("ping-dms-closed"))
        if private:
            places = self._outbox.delivery.places
            named = places.name(record.place.server, record.place.channel, words)
            lines.insert(0, place_heading(record, named, words))
        else:
            lines.append(place_line(record, words))
        answers = ping_answers(snapshot, seat, words, private=private)
        hand = Button(custom_id("hand", record.id), words.get("hand-button"), "secondary" if answers else "primary")
        board = Button(await self._outbox.board_link(record, seat), words.get("hand-board-button"))
        return Note("\n".join(lines), (*answers, hand, board), mentions=(visit.person,))


def ping_answers(snapshot: Snapshot, seat: Seat, words: Words, *, private: bool = False) -> tuple[Button, ...]:
    """The buttons by which a ping can be answered where it stands: consent and, for all to see, a few open moves.

    A private one stands below the hand, which has the moves.
    """
    moves = () if private else open_buttons(snapshot, words, seat)
    return (*agreement_buttons(snapshot, seat, words), *(moves if len(moves) <= MOST_MOVES else ()))


def last_asked(publication: Publication) -> Seat | None:
    """The seat that alone is still waited for of several asked together; between two that goes without saying."""
    before, after = publication.before, publication.after
    waited = after.to_act()
    if after.record.seats < 3 or len(waited) != 1 or not waited < before.to_act():
        return None
    (seat,) = waited
    return seat if before.question(seat) == after.question(seat) else None


def _has_company(snapshot: Snapshot) -> bool:
    """Whether more than one person plays: nobody waits for somebody alone."""
    return len(snapshot.record.people()) > 1


def asked_person(snapshot: Snapshot, seat: Seat) -> Person | None:
    """The person on a seat whom the game waits for, or a wish they must agree to; None while it is paused."""
    record = snapshot.record
    waits = seat in snapshot.to_act() or seat in agreeing(snapshot)
    return record.holders[seat].person if waits and not record.paused and not record.holders[seat].program else None


def agreeing(snapshot: Snapshot) -> frozenset[Seat]:
    """The seats whose owners must agree to what somebody wishes for: an undo, a seat."""
    host = asked_for_seat(snapshot.record)
    return frozenset(asked_to_agree(snapshot.record)) | (frozenset() if host is None else {host})
