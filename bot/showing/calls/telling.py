"""Quiet direct messages to those who want to hear of new tables: gone as a table is full, begins or closes."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from bot.delivery.results import Sent
from bot.known import DAY, Known
from bot.panels.meeting import telling
from bot.showing.calls.standing import StandingCalls
from bot.showing.outbox import Outbox
from bot.store.shown import TOLD, called_directly
from bot.tables.keys import key
from engines.table.lobby import free_seats
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot

MOST_OF_A_TABLE = 20
"""So many people are told of one table, those first who were told least of late."""


class Tellings:
    """Who is told of a lobby on a server."""

    def __init__(self, outbox: Outbox, known: Known, standing: StandingCalls) -> None:
        self._outbox, self._known, self._standing = outbox, known, standing

    async def bring(self, snapshot: Snapshot, *, opened: bool) -> None:
        """Tell of a lobby that has just opened; take away what was told of one that is full."""
        record = snapshot.record
        if not free_seats(record):
            told = await self._outbox.messages.recipients(record.id)
            await self._standing.end(record, *(each for each in told if each.startswith(f"{TOLD}-")))
        elif opened:
            await self._tell(snapshot)

    async def _tell(self, snapshot: Snapshot) -> None:
        record, people = snapshot.record, self._known.people
        if record.place.server is None or record.host is None or record.group is not None:
            return
        await people.known(record.host)
        fit = sorted((person for person in people.listening() if self._fits(record, person)), key=self._lately)
        told = 0
        for person in fit:
            if told == MOST_OF_A_TABLE:
                return
            told += await self._told(snapshot, record.place.server, person)

    def _fits(self, record: Record, person: Person) -> bool:
        """Whether the table is one that they want to hear of, now, from its host."""
        people = self._known.people
        settings = people.settings(person)
        tell, clock = settings.tell, self._outbox.clock.now().astimezone(ZoneInfo(settings.zone)).time()
        if tell is None or person in (*record.people(), *record.invited) or record.host is None:
            return False
        wanted = (not tell.games or record.game in tell.games) and tell.server in (None, record.place.server)
        apart = people.blocks(person, record.host) or people.blocks(record.host, person)
        awake = people.quiet_s(person) <= 0 and tell.within(clock)
        return wanted and awake and not apart and self._lately(person) < tell.most

    def _lately(self, person: Person) -> int:
        """How often they were told within the last day."""
        since = self._outbox.clock.now() - DAY
        return sum(moment > since for moment in self._known.people.settings(person).told)

    async def _told(self, snapshot: Snapshot, server: int, person: Person) -> bool:
        """Tell a person, who can be there and see the table; whether they were told."""
        record, delivery, people = snapshot.record, self._outbox.delivery, self._known.people
        if not await delivery.sees(server, record.place.channel, person):
            return False
        place = await delivery.dm_channel(person)
        if not isinstance(place, Sent) or not self._fits(record, person):
            return False
        words, board = self._known.words_of(person), await self._outbox.board_link(record)
        named = delivery.places.name(server, record.place.channel, words)
        note = telling.new_table(record, named, board, words)
        recipient = called_directly(TOLD, key(record.salt, str(person)))
        if not isinstance(await self._standing.call(record, recipient, note, place.channel), Sent):
            return False
        now = self._outbox.clock.now()
        settings = people.settings(person)
        told = (*(moment for moment in settings.told if moment > now - DAY), now)
        await people.set(person, settings.model_copy(update={"told": told}))
        return True
