"""Nudges: a private message to somebody whose partner wants otherwise, as nobody else may learn that they differ."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.delivery.results import Later, Result, Sent
from bot.known import Known
from bot.panels.layout import Note
from bot.showing.history import Histories
from bot.showing.outbox import Outbox
from bot.showing.pings import asked_person
from bot.showing.posts import Post
from bot.showing.seat_messages import SeatMessages
from bot.store.shown import Shown, nudge
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import Person
from engines.table.snapshot import Snapshot

Compose = Callable[[Snapshot, Seat, Person], Awaitable[Note]]


class Nudges:
    """The nudges of all sessions; by direct message in any case, for a ping in the channel would tell others."""

    def __init__(self, outbox: Outbox, known: Known, histories: Histories, compose: Compose) -> None:
        """`compose` writes a ping that its person alone reads."""
        self._outbox, self._known, self._compose = outbox, known, compose
        self._sent = SeatMessages(outbox, histories, nudge)
        self._due: set[tuple[int, Seat]] = set()
        self._spoke: set[tuple[int, Seat]] = set()

    def published(self, publication: Publication) -> None:
        """Note who has moved, and whose partner has just said otherwise."""
        entry, after = publication.entry, publication.after
        if entry is None or entry.kind != "move" or entry.seat is None or after.record.status != "playing":
            return
        session = after.record.id
        self._sent.moved(session, entry.seat)
        self._due.discard((session, entry.seat))
        if entry.seat in at_odds(after):
            self._spoke.add((session, entry.seat))
        for seat in at_odds(after) - {entry.seat}:
            if publication.heard(seat):
                self._due.add((session, seat))

    async def bring(self, snapshot: Snapshot, seat: Seat) -> Result | float | None:
        """Nudge the seat's owner, or take the nudge away; None if all is well, seconds if it is too early.

        It is too early for somebody who has just chosen, who is away, or in their quiet hours. What is owed to them
        then outlives a restart.
        """
        at = snapshot.record.id, seat
        person = asked_person(snapshot, seat) if seat in at_odds(snapshot) else None
        shown = await self._sent.own(snapshot, seat, is_over=person is None)
        if shown is not None and shown.owed and at not in self._spoke:
            self._due.add(at)
        self._spoke.discard(at)
        if person is None or not self._known.people.settings(person).pings:
            self._due.discard(at)
        if person is None or at not in self._due:
            await self._sent.up_to_date(snapshot, seat)
            return None
        wait_s = max(self._sent.wait_s(*at), self._known.people.quiet_s(person))
        if wait_s > 0:
            await self._sent.owe(snapshot, seat, shown)
            return wait_s
        return await self._send(snapshot, seat, person, shown)

    async def _send(self, snapshot: Snapshot, seat: Seat, person: Person, old: Shown | None) -> Result:
        record, recipient = snapshot.record, nudge(seat)
        if old is not None and old.message is not None:
            await self._sent.take_away(old)
        place = await self._outbox.delivery.dm_channel(person)
        if isinstance(place, Later):
            return place
        result: Result = place
        if isinstance(place, Sent):
            note = await self._written(snapshot, seat, person)
            about = (person, snapshot.question(seat), record.heard.seats[seat])
            after = None if old is None else old.message
            post = Post(record, recipient, place.channel, note, after, about, silent=False)
            result = await self._outbox.posts.post(post)
        if isinstance(result, Later):
            return result
        self._due.discard((record.id, seat))
        if isinstance(result, Sent):
            await self._sent.keep(snapshot, seat, result)
        return result

    async def _written(self, snapshot: Snapshot, seat: Seat, person: Person) -> Note:
        note = await self._compose(snapshot, seat, person)
        return replace(note, content=f"{self._known.words_of(person).get('nudge-otherwise')}\n{note.content}")


def at_odds(snapshot: Snapshot) -> frozenset[Seat]:
    """The seats whose partners want otherwise, while the game goes on."""
    return snapshot.game.at_odds(snapshot.state) if snapshot.record.status == "playing" else frozenset()
