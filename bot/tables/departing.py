"""People who go away for a while, come back, or leave for good."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime

from bot.known import People
from bot.store.forget import Forgetting
from bot.store.lookup import Lookup, Sitting
from bot.tables.ports import Caller
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.table import clocks, ending, lobby
from engines.table.changes import Draft, Plan
from engines.table.ports import Calendar
from engines.table.record import Person
from engines.table.snapshot import Snapshot


class Departing:
    """What a person's hours and absences mean for the tables they sit at."""

    def __init__(
        self,
        registry: Registry,
        lookup: Lookup,
        people: People,
        forgetting: Forgetting,
        caller: Caller,
        show: Callable[[Iterable[int]], None],
    ) -> None:
        """`show` brings what everybody sees of some tables up to date."""
        self._registry, self._lookup, self._people = registry, lookup, people
        self._forgetting, self._caller, self._show = forgetting, caller, show

    async def went_away(self, person: Person, until: datetime) -> None:
        """Somebody is away from now on: their clocks of daily games stand, and their tables are told."""
        await self.presence_changed(person)
        await self._tell(person, until)

    async def came_back(self, person: Person) -> None:
        """A person's time away is over, or they end it: their clocks go on, and their tables are told.

        An absence that is over stays noted until all that is done, so that what fails is done again.
        """
        ends_early = self._people.away_until(person) is not None
        if ends_early:
            await self._no_longer_away(person)
        await self.presence_changed(person)
        await self._tell(person, None)
        if not ends_early:
            await self._no_longer_away(person)

    async def _no_longer_away(self, person: Person) -> None:
        settings = self._people.settings(person)
        await self._people.set(person, settings.model_copy(update={"away_until": None}))

    async def presence_changed(self, person: Person) -> None:
        """Let a person's clocks of daily games go on, or stand, as they are back, or away."""
        await self._change_clocks(person, _presence)

    async def hours_changed(self, person: Person) -> None:
        """Let a person's quiet hours hold for what already waits for them."""
        await self._change_clocks(person, _hours)

    async def forget(self, person: Person) -> None:
        """Forget a person: they leave lobbies, resign from games, and every mention of them is erased."""
        for sitting in await self._lookup.of_person(person):
            with suppress(SafehouseError):
                await self._depart(sitting, person)
        self._registry.drop(await self._forgetting.person(person))
        self._people.forgotten(person)

    async def _tell(self, person: Person, until: datetime | None) -> None:
        """Tell a person's tables until when they are away, or that they aren't any more, and show it there."""
        sittings = await self._lookup.of_person(person)
        self._show([sitting.session for sitting in sittings])
        for sitting in sittings:
            if sitting.status == "playing":
                with suppress(SafehouseError):
                    record = (await self._registry.snapshot(sitting.session)).record
                    self._caller.tell_away(record, person, until)

    async def _change_clocks(self, person: Person, plan: Callable[[Seat, Calendar], Plan]) -> None:
        """Carry a plan out at each table that waits for a person."""
        for sitting in await self._lookup.of_person(person):
            if sitting.status == "playing" and sitting.asked and not sitting.program:
                with suppress(SafehouseError):
                    await self._registry.change(sitting.session, plan(sitting.seat, self._people))

    async def _depart(self, sitting: Sitting, person: Person) -> None:
        plan = lobby.leave(person) if sitting.status == "lobby" else ending.resign(sitting.seat, person)
        await self._registry.change(sitting.session, plan)


def _hours(seat: Seat, calendar: Calendar) -> Plan:
    """Move a running deadline out of the quiet hours that its person has just set."""

    def plan(snapshot: Snapshot, _now: datetime) -> Draft | None:
        record = snapshot.record
        if record.status != "playing" or record.paused or seat not in snapshot.to_act():
            return None
        moved = clocks.outside_hours(snapshot, seat, calendar)
        return None if moved == record else Draft(moved)

    return plan


def _presence(seat: Seat, calendar: Calendar) -> Plan:
    """Let the clock of a seat in a daily game go on, or stand, because the person is back, or away."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        record = snapshot.record
        if record.status != "playing" or record.paused:
            return None
        moved = clocks.attended(snapshot, seat, calendar, now)
        return None if moved == record else Draft(moved)

    return plan
