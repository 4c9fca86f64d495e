"""Calls to a table in direct messages: each of its people is written to in their own, in their own language."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.delivery.results import Closed, Later, Refused, Result, Sent
from bot.known import Known
from bot.panels import calls as written
from bot.panels.calls import Calling
from bot.panels.layout import Note
from bot.showing.calls.standing import StandingCalls
from bot.showing.outbox import Outbox
from bot.store.shown import GATHERED, INVITED, called_directly
from bot.tables.keys import key
from engines.table.lobby import expected
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot


class DirectCalls:
    """The calls of lobbies that are in somebody's direct messages."""

    def __init__(self, outbox: Outbox, known: Known, standing: StandingCalls) -> None:
        self._outbox, self._known, self._standing = outbox, known, standing

    async def bring_invitations(
        self, snapshot: Snapshot, news: Collection[Person], host: Person | None
    ) -> Mapping[Person, Later]:
        """Call those among the news who may be called now, and let the other invitations go or say what holds.

        Returns whose invitation has to be brought later.
        """
        record, late = snapshot.record, dict[Person, Later]()
        for person in expected(record):
            calls = person in news and not self._known.people.quiet_s(person)
            result = await self._invite(snapshot, person, host, calls=calls)
            if isinstance(result, Later):
                late[person] = result
        await self._standing.end(
            record, *(_invitation(record, each) for each in (*record.people(), *record.declined))
        )
        return late

    async def gather(self, record: Record, people: Collection[Person]) -> Mapping[Person, Later]:
        """Call these people together, as the time of their lobby has come; the lobby itself only its host sees.

        Returns who has to be called later.
        """
        to, late = Calling(record.people(), (), await self._outbox.board_link(record)), dict[Person, Later]()
        for person in self._known.people.callable_now(people):
            result = await self._outbox.delivery.dm_channel(person)
            if isinstance(result, Sent):
                words = self._known.words_of(person)
                note = written.gathering(record, to, words, leads=person == record.host)
                kind = _named(record, GATHERED, person)
                result = await self._standing.call(record, kind, note, result.channel, loud=True)
            if isinstance(result, Later):
                late[person] = result
        return late

    async def _invite(self, snapshot: Snapshot, person: Person, host: Person | None, *, calls: bool) -> Result | None:
        record, words = snapshot.record, self._known.words_of(person)
        note = written.direct_invitation(snapshot, host, words)
        if not calls:
            return await self._standing.edit(record, _invitation(record, person), note)
        place = await self._outbox.delivery.dm_channel(person)
        if isinstance(place, Refused):
            return place
        result = await self._standing.call(record, _invitation(record, person), note, place.channel, loud=True)
        if isinstance(result, Closed):
            told = (await self._known.words_at(record)).get("direct-closed", who=f"<@{person}>")
            await self._outbox.delivery.post(record.place.channel, Note(told))
        return result


def _invitation(record: Record, person: Person) -> str:
    return _named(record, INVITED, person)


def _named(record: Record, kind: str, person: Person) -> str:
    """The recipient of somebody's call of that kind, which doesn't tell who it is."""
    return called_directly(kind, key(record.salt, str(person)))
