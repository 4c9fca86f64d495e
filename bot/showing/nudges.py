"""Nudges: a private message to somebody whose partner wants otherwise, as nobody else may learn that they differ."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.basics.loading import Lately
from bot.delivery.results import Later, Refused, Result, Sent
from bot.known import Known
from bot.panels.layout import Note
from bot.showing.history import Histories
from bot.showing.outbox import Outbox
from bot.showing.pings import NEARBY, asked_person
from bot.showing.posts import Post
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
        self._outbox, self._known, self._histories, self._compose = outbox, known, histories, compose
        self._due: set[tuple[int, Seat]] = set()
        self._chose: Lately[tuple[int, Seat], bool] = Lately(NEARBY, outbox.clock.now)

    def published(self, publication: Publication) -> None:
        """Note who has moved, and whose partner has just said otherwise."""
        entry, after = publication.entry, publication.after
        if entry is None or entry.kind != "move" or entry.seat is None or after.record.status != "playing":
            return
        session = after.record.id
        self._chose[session, entry.seat] = True
        self._due.discard((session, entry.seat))
        for seat in at_odds(after) - {entry.seat}:
            if publication.heard(seat):
                self._due.add((session, seat))

    async def bring(self, snapshot: Snapshot, seat: Seat) -> Result | float | None:
        """Nudge the seat's owner, or take the nudge away; None if all is well, seconds if it is too early.

        It is too early for somebody who has just chosen, who is away, or in their quiet hours.
        """
        record, at = snapshot.record, (snapshot.record.id, seat)
        shown = await self._outbox.messages.get(record.id, nudge(seat))
        person = asked_person(snapshot, seat) if seat in at_odds(snapshot) else None
        anothers = shown is not None and shown.version < await self._histories.taken_over(snapshot, seat)
        if shown is not None and (person is None or anothers):
            await self._take_away(shown)
            shown = None
        if person is None or not self._known.people.settings(person).pings:
            self._due.discard(at)
        if person is None or at not in self._due:
            await self._outbox.messages.mark(record.id, nudge(seat), record.heard.seats[seat])
            return None
        wait_s = max(self._chose.left_s(at), self._known.people.quiet_s(person))
        return wait_s if wait_s > 0 else await self._send(snapshot, seat, person, shown)

    async def _send(self, snapshot: Snapshot, seat: Seat, person: Person, old: Shown | None) -> Result:
        record, recipient = snapshot.record, nudge(seat)
        if old is not None:
            await self._take_away(old)
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
        if not isinstance(result, Refused):
            heard = record.heard.seats[seat]
            await self._outbox.messages.put(Shown(record.id, recipient, heard, result.channel, result.message))
        return result

    async def _written(self, snapshot: Snapshot, seat: Seat, person: Person) -> Note:
        note = await self._compose(snapshot, seat, person)
        return replace(note, content=f"{self._known.words_of(person).get('nudge-otherwise')}\n{note.content}")

    async def _take_away(self, shown: Shown) -> None:
        await self._outbox.messages.drop(shown.session, shown.recipient)
        await self._outbox.take_away(shown)


def at_odds(snapshot: Snapshot) -> frozenset[Seat]:
    """The seats whose partners want otherwise, while the game goes on."""
    return snapshot.game.at_odds(snapshot.state) if snapshot.record.status == "playing" else frozenset()
