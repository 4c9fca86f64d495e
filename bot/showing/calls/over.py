"""Calls at a table in play and after it: a wish that was refused, how the game ended, a wish for another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta
from functools import partial

from bot.basics.loading import Recent
from bot.delivery.results import Later, Refused, Result, Sent
from bot.known import Known
from bot.panels import calls as written
from bot.panels.calls import Calling
from bot.showing.boards import Boards
from bot.showing.calls.owed import PutOff
from bot.showing.calls.standing import StandingCalls
from bot.showing.outbox import Outbox
from bot.showing.pings import Pings
from bot.showing.seat_messages import NEARBY
from bot.store.owed_calls import OwedCall
from bot.store.shown import OVER, REFUSED, over_by_dm
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import SOMEONE, Person, Record
from engines.table.snapshot import Snapshot
from renderers.words import Words

KEPT = 4096

Told = set[tuple[str, Person]]
"""What each person was called for: that it is "over", a "wish" for another game."""


class OverCalls:
    """The calls of all tables that have begun, beside the pings."""

    def __init__(
        self,
        outbox: Outbox,
        registry: Registry,
        known: Known,
        boards: Boards,
        pings: Pings,
        standing: StandingCalls,
        put_off: PutOff,
    ) -> None:
        """The boards tell when a game's end is shown, the pings who is near."""
        self._outbox, self._registry, self._known, self._pings = outbox, registry, known, pings
        self._standing, self._put_off = standing, put_off
        self._told: Recent[int, Told] = Recent(KEPT)
        boards.on_end.append(self.ended)
        put_off.pay["over"] = self._pay

    def published(self, publication: Publication) -> None:
        """Tell somebody of a refusal, take it away once the game has gone on, and call to another game."""
        before, after = publication.before, publication.after
        if not before.begun:
            return
        record, entry = after.record, publication.entry
        if (refused := _refusal(publication)) is not None:
            self._outbox.lanes.poke((REFUSED, record.id), partial(self._refuse, after, *refused))
        elif entry is not None and publication.heard(None):
            self._outbox.lanes.poke((REFUSED, record.id), partial(self._standing.end, record, REFUSED))
        if record.is_over and before.record.series != record.series and before.record.is_over:
            self._outbox.lanes.poke((OVER, record.id), partial(self._bring, record.id))

    async def ended(self, snapshot: Snapshot) -> None:
        """The end of a game is shown: call those who sat there and aren't looking, once."""
        if snapshot.begun:
            key = (OVER, snapshot.record.id)
            self._outbox.lanes.poke(key, partial(self._bring, snapshot.record.id, ended=True))
            await self._outbox.lanes.settled(key)

    async def _refuse(self, snapshot: Snapshot, person: Person, wanted: Seat | None) -> None:
        record = snapshot.record
        await self._known.people.known(person)
        seat = record.seat_of(person)
        near = seat is not None and self._pings.near_s(record.id, seat) > 0
        notified = () if near or not self._may_be_called(person) else (person,)
        to = Calling((person,), notified, await self._outbox.board_link(record, seat))
        direct = record.place.server is None
        words = self._known.words_of(person) if direct else await self._known.words_at(record)
        place = await self._outbox.delivery.dm_channel(person) if direct else Sent(record.place.channel)
        if isinstance(place, Refused):
            return
        heading = self._heading(record, words) if direct else None
        note = written.refused(snapshot, wanted, to, words, heading)
        result = await self._standing.call(record, REFUSED, note, place.channel)
        self._outbox.tried((REFUSED, record.id), result, partial(self._refuse, snapshot, person, wanted))

    async def _bring(self, session: int, *, ended: bool = False) -> None:
        snapshot = await self._registry.snapshot(session)
        record = snapshot.record
        if not record.is_over:
            return
        if record.series.next is not None:
            await self._standing.end(record, OVER, *map(over_by_dm, range(record.seats)))
            return
        told, wish = await self._told_of(record), bool(_wishing(record))
        fact = "wish" if wish else "over"
        seats = _waiting(record)
        await self._known.people.known(*(record.holders[seat].person or SOMEONE for seat in seats))
        if not wish and not ended:
            await self._deliver(snapshot, ())
            return
        fresh = [seat for seat in seats if (fact, _person(record, seat)) not in told]
        waits = {seat: self._near_s(record, seat) for seat in fresh}
        near, calls = (
            [wait_s for wait_s in waits.values() if wait_s],
            tuple(seat for seat in fresh if not waits[seat]),
        )
        if wish and near:
            self._outbox.later((OVER, session), min(near), lambda: self._again(session))
        failed = await self._deliver(snapshot, tuple(s for s in calls if self._may_be_called(_person(record, s))))
        done = calls if wish else tuple(fresh)
        told.update((fact, _person(record, seat)) for seat in done if seat not in failed)
        wanting = [_person(record, seat) for seat in calls]
        await self._put_off.owe(session, (p for p in wanting if self._known.people.settings(p).pings), "over")
        if failed:
            late = next(iter(failed.values()))
            self._outbox.tried((OVER, session), late, partial(self._bring, session, ended=ended))

    def _near_s(self, record: Record, seat: Seat) -> float:
        """For how long, in seconds, a seat's owner is taken to look, as is the host of a game just abandoned."""
        ends = record.ended == "abandoned" and _person(record, seat) == record.host
        since_s = (self._outbox.clock.now() - record.changed_at) / timedelta(seconds=1)
        return max(self._pings.near_s(record.id, seat), NEARBY / timedelta(seconds=1) - since_s if ends else 0.0)

    def _again(self, session: int) -> None:
        self._outbox.lanes.poke((OVER, session), partial(self._bring, session))

    async def _deliver(self, snapshot: Snapshot, called: Sequence[Seat]) -> dict[Seat, Later]:
        """Call the owners of these seats, and let what others were called by say the same; who couldn't be called."""
        failed: dict[Seat, Later] = {}
        in_channel = []
        for seat in _seated(snapshot.record):
            if self._is_written_to(snapshot.record, seat):
                result = await self._write_to(snapshot, seat, calls=seat in called)
                if isinstance(result, Later):
                    failed[seat] = result
                elif result is None or isinstance(result, Sent):
                    continue
            in_channel.append(seat)
        calls = [seat for seat in in_channel if seat in called and seat not in failed]
        result = await self._write_in_channel(snapshot, in_channel, calls)
        if isinstance(result, Later):
            failed |= dict.fromkeys(calls, result)
        return failed

    async def _write_in_channel(
        self, snapshot: Snapshot, seats: Sequence[Seat], called: Sequence[Seat]
    ) -> Result | None:
        record = snapshot.record
        if record.place.server is None:
            return None
        to = await self._calling(record, [seat for seat in seats if seat not in _wishing(record)], called)
        note = written.over(snapshot, to, await self._known.words_at(record))
        if called:
            return await self._standing.call(record, OVER, note)
        return await self._standing.edit(record, OVER, note)

    async def _write_to(self, snapshot: Snapshot, seat: Seat, *, calls: bool) -> Result | None:
        """Call somebody by direct message."""
        record, person = snapshot.record, _person(snapshot.record, seat)
        words, kind = self._known.words_of(person), over_by_dm(seat)
        to = await self._calling(record, (seat,), (seat,), seat)
        note = written.over(snapshot, to, words, self._heading(record, words))
        if not calls:
            return await self._standing.edit(record, kind, note)
        place = await self._outbox.delivery.dm_channel(person)
        return await self._standing.call(record, kind, note, place.channel) if isinstance(place, Sent) else place

    def _heading(self, record: Record, words: Words) -> str:
        place = self._outbox.delivery.places.name(record.place.server, record.place.channel, words)
        return written.place_heading(record, place, words)

    async def _pay(self, snapshot: Snapshot, owed: OwedCall) -> Result | None:
        """Call somebody who couldn't be called as it ended, or as others wished for another game."""
        record = snapshot.record
        seats = [seat for seat in _waiting(record) if _person(record, seat) == owed.person]
        if not record.is_over or record.series.next is not None or not self._may_be_called(owed.person):
            return None
        return next(iter((await self._deliver(snapshot, seats)).values()), None)

    async def _told_of(self, record: Record) -> Told:
        """Who was called for what; what another run has told is taken from what stands there."""
        told = self._told.get(record.id)
        if told is None:
            people, had = [_person(record, seat) for seat in _seated(record)], await self._standing.get(record, OVER)
            told = set() if had is None else {("over", person) for person in people}
            told |= {("wish", person) for person in people if had is not None and had.version >= record.version}
            self._told[record.id] = told
        return told

    def _is_written_to(self, record: Record, seat: Seat) -> bool:
        """Whether a seat's owner is called by direct message."""
        by_dm = self._known.people.settings(_person(record, seat)).hands == "dm"
        return record.place.server is None or by_dm

    async def _calling(
        self, record: Record, seats: Iterable[Seat], called: Iterable[Seat], reader: Seat | None = None
    ) -> Calling:
        people, notified = ([_person(record, seat) for seat in each] for each in (seats, called))
        return Calling(people, notified, await self._outbox.board_link(record, reader))

    def _may_be_called(self, person: Person) -> bool:
        return self._known.people.settings(person).pings and not self._known.people.quiet_s(person)


def _person(record: Record, seat: Seat) -> Person:
    return record.holders[seat].person or SOMEONE


def _seated(record: Record) -> tuple[Seat, ...]:
    """The seats of people."""
    return tuple(seat for seat, holder in enumerate(record.holders) if holder.person not in (None, SOMEONE))


def _wishing(record: Record) -> tuple[Seat, ...]:
    return (*record.series.again, *record.series.swap)


def _waiting(record: Record) -> tuple[Seat, ...]:
    """The seats of people who haven't said yet that they want another game."""
    return tuple(seat for seat in _seated(record) if seat not in _wishing(record))


def _refusal(publication: Publication) -> tuple[Person, Seat | None] | None:
    """Whose wish was refused, for which seat or (None) for an undo: it is gone, and nothing else has happened."""
    before, after = publication.before, publication.after
    if publication.entry is not None or after.record.status != "playing":
        return None
    undo, wish = before.record.undo, before.record.request
    if undo is not None and after.record.undo is None:
        person = after.record.holders[undo.seat].person
        return None if person is None else (person, None)
    if wish is not None and after.record.request is None:
        return wish.person, wish.seat
    return None
