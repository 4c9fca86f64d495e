"""What seats' owners are sent unasked, and when anew: hands by direct message, pings, nudges; `posts` sends them."""

from __future__ import annotations

from bot.delivery.results import Later, Result, Sent
from bot.known import Known
from bot.showing.dm_hands import DmHands
from bot.showing.guest_boards import GuestBoards
from bot.showing.nudges import Nudges
from bot.showing.outbox import Outbox
from bot.showing.pings import Pings, agreeing, asked_person
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import Person


class Owners:
    """One lane for each seat: a guest's board stands above the hand by direct message, and that above its ping."""

    def __init__(
        self,
        outbox: Outbox,
        registry: Registry,
        known: Known,
        dm_hands: DmHands,
        pings: Pings,
        nudges: Nudges,
        guests: GuestBoards,
    ) -> None:
        self._outbox, self._registry, self._known = outbox, registry, known
        self.dm_hands, self.pings, self.nudges, self._guests = dm_hands, pings, nudges, guests

    def published(self, publication: Publication) -> None:
        """Bring all seats that hear of a change up to date."""
        record, entry = publication.after.record, publication.entry
        if not publication.after.begun:
            return
        self.pings.published(publication)
        before, after = agreeing(publication.before), agreeing(publication.after)
        for seat in after - before:
            self.pings.wished(record.id, seat)
        for seat in before - after:
            self.pings.moved(record.id, seat)
        for seat in passed_on(publication):
            self.pings.passed_on(record.id, seat)
        self.nudges.published(publication)
        public = publication.heard(None)
        if public and entry is not None and entry.kind == "move" and entry.seat is not None:
            for author in publication.authors(entry.seat):
                self.pings.moved(record.id, author, answers=publication.answers)
        for seat in asked_anew(publication):
            self.dm_hands.asked(record.id, seat)
        for seat in range(record.seats):
            if public or publication.heard(seat):
                self.refresh(record.id, seat)

    def pressed(self, session: int, person: Person, focus: tuple[str, ...]) -> None:
        """Somebody has pressed on a hand by direct message: bring it up to date in any case."""

        async def work() -> None:
            seat = await self.dm_hands.pressed(session, person, focus)
            if seat is not None:
                self.refresh(session, seat)

        self._outbox.lanes.poke(("press", session, person), work)

    def welcome(self, session: int, seat: Seat) -> None:
        """Call the new owner of a seat at once, although a move has just been made for them."""
        self.pings.passed_on(session, seat)
        self.refresh(session, seat)

    def remind(self, session: int, seat: Seat) -> None:
        """Remind somebody who is late, by a ping in place of the last."""
        self.pings.remind(session, seat)
        self.refresh(session, seat)

    def refresh(self, session: int, seat: Seat) -> None:
        """Bring one seat up to date."""
        self._outbox.lanes.poke(("seat", session, seat), lambda: self._bring(session, seat))

    def refresh_all(self, session: int) -> None:
        """Bring all seats of a table up to date."""

        async def work() -> None:
            for seat in range((await self._registry.snapshot(session)).record.seats):
                self.refresh(session, seat)

        self._outbox.lanes.poke(("seats", session), work)

    async def _bring(self, session: int, seat: Seat) -> None:
        await self._outbox.presses.answered(session)
        snapshot = await self._registry.snapshot(session)
        if not snapshot.begun or seat >= snapshot.record.seats:
            return
        person = snapshot.record.holders[seat].person
        if person is not None:
            await self._known.people.known(person)
        board = await self._guests.bring(snapshot, seat)
        hand = await self.dm_hands.bring(snapshot, seat)
        closed = hand is None and await self.dm_hands.is_closed(snapshot.record, seat)
        called = await self.pings.bring(snapshot, seat, by_dm=isinstance(hand, Sent | Later), dms_closed=closed)
        nudged = await self.nudges.bring(snapshot, seat)
        self._again(session, seat, board, hand, called, nudged)

    def _again(self, session: int, seat: Seat, *results: Result | float | None) -> None:
        late = next((result for result in results if isinstance(result, Later)), Sent())
        self._outbox.tried(("seat", session, seat), late, lambda: self._bring(session, seat))
        waits = [result for result in results if isinstance(result, float)]
        if waits:
            self._outbox.later(("ping", session, seat), min(waits), lambda: self.refresh(session, seat))


def passed_on(publication: Publication) -> tuple[Seat, ...]:
    """The seats that belong to somebody else now than before."""
    before, after = publication.before.record.holders, publication.after.record.holders
    pairs = enumerate(zip(before, after, strict=False))
    return tuple(seat for seat, (had, has) in pairs if has.person not in (None, had.person))


def asked_anew(publication: Publication) -> tuple[Seat, ...]:
    """The seats of people who have just been asked.

    If somebody is, so is everybody who was asked before and is asked something else now: all who are asked together
    get their hands, no matter who answered last.
    """
    before, after = publication.before, publication.after
    asked = [seat for seat in range(after.record.seats) if asked_person(after, seat)]
    fresh = {seat for seat in asked if not asked_person(before, seat)}
    if not fresh:
        return ()
    return tuple(seat for seat in asked if seat in fresh or before.question(seat) != after.question(seat))
