"""Seats of a game in play: who takes one over or back, or gives one away; `Lobbies.join` is for a lobby."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from bot.tables.lobbies import Lobbies
from bot.tables.ports import Caller
from bot.tables.registry import Registry
from bot.tables.rights import Asker, by_rights, by_rights_or_patience
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.table import hosting, play, seating
from engines.table.changes import Draft, Plan
from engines.table.ports import Calendar
from engines.table.record import Person
from engines.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Taking:
    """The result of asking for a seat of a game in play: one's own again, taken, or the host is asked."""

    snapshot: Snapshot
    seat: Seat
    back: bool = False

    def is_taken_by(self, person: Person) -> bool:
        """Whether the person has the seat now."""
        return self.snapshot.record.seat_of(person) == self.seat


Replaced = Literal["back", "stood-in-for-you", "stood-in", "passed"]
"""What came of replacing somebody: one is back oneself, the program plays for one or for them, their turn passes."""


class Seats:
    """Everything that is done about seats."""

    def __init__(self, registry: Registry, lobbies: Lobbies, calendar: Calendar, caller: Caller) -> None:
        self._registry, self._lobbies, self._calendar, self._caller = registry, lobbies, calendar, caller

    async def join(self, session: int, person: Person) -> Snapshot | Taking:
        """Sit down in a lobby on the first free seat; in play take one's own seat back, or the first that is free."""
        snapshot = await self._registry.snapshot(session)
        held = seating.to_take(snapshot) if snapshot.record.status == "playing" else ()
        if not held:
            return await self._lobbies.join(session, person)
        own = snapshot.record.seat_of(person)
        return await self.take(session, person, held[0] if own is None else own)

    async def take(self, session: int, person: Person, seat: Seat) -> Taking:
        """Take a seat that is free: one's own back at once, another one if the host agrees."""
        record = (await self._registry.snapshot(session)).record
        if 0 <= seat < record.seats and record.holders[seat].person == person:
            return Taking(await self._come_back(session, person, seat), seat, back=True)
        snapshot = await self._registry.changed(session, seating.ask_seat(person, seat, self._calendar))
        taking = Taking(snapshot, seat)
        if taking.is_taken_by(person):
            await self._arrived(snapshot, seat)
        return taking

    async def answer(self, session: int, asker: Asker, person: Person, seat: Seat, *, agree: bool) -> None:
        """Agree that somebody takes a seat, or refuse it. For the host, or somebody who manages the channels."""
        plan = seating.answer_seat(person, seat, agree, self._calendar)
        snapshot = await self._registry.changed(session, by_rights(asker, plan))
        if agree:
            await self._arrived(snapshot, seat)
            self._caller.welcome(session, seat)

    async def replace(
        self, session: int, asker: Asker, who: Person | None, strength: Strength = Strength.NORMAL
    ) -> Replaced:
        """Let the program play for somebody (None: the asker), or come back from that oneself; says which it was.

        For another person the asker needs the table's rights, or patience. Where no program can play and the rules
        have it so, the turn of somebody late passes.
        """
        themselves = who in (None, asker.person)
        record = (await self._registry.snapshot(session)).record
        if themselves:
            seat = asker.own_seat(record)
            if record.holders[seat].program:
                await self._come_back(session, asker.person, seat)
                return "back"
            await self._registry.change(session, seating.stand_in(seat, self._calendar, strength))
            return "stood-in-for-you"
        after = await self._registry.changed(session, by_rights_or_patience(asker, self._stand_in(who, strength)))
        return "passed" if after.game.passes(after.options) else "stood-in"

    async def pass_host(self, session: int, asker: Asker, who: Person) -> None:
        """Make somebody seated the host. For the host, or somebody who manages the channels, or patience."""
        await self._registry.change(session, by_rights_or_patience(asker, _host(who)))

    def _stand_in(self, who: Person | None, strength: Strength) -> Plan:
        def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
            seat = None if who is None else snapshot.record.seat_of(who)
            if seat is None:
                raise SafehouseError("error-they-have-no-seat")
            if not snapshot.game.passes(snapshot.options):
                return seating.stand_in(seat, self._calendar, strength)(snapshot, now)
            clock = snapshot.record.clock(seat)
            if clock.due is not None and not clock.late:
                raise SafehouseError("error-they-have-time")
            return play.pass_turn(seat)(snapshot, now)

        return plan

    async def _come_back(self, session: int, person: Person, seat: Seat) -> Snapshot:
        snapshot = await self._registry.changed(session, seating.come_back(seat, person, self._calendar))
        await self._arrived(snapshot, seat)
        return snapshot

    async def _arrived(self, snapshot: Snapshot, seat: Seat) -> None:
        """Let the game wait for the new owner of a seat that was away; in a pause, from their first move on."""
        if snapshot.record.status != "playing" or seat not in snapshot.game.away(snapshot.state):
            return
        back, person = snapshot.game.back(snapshot.state, seat), snapshot.record.holders[seat].person
        with suppress(SafehouseError):
            await self._registry.act(snapshot.record.id, seat, back, None, person)


def _host(who: Person) -> Plan:
    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        if snapshot.record.seat_of(who) is None:
            raise SafehouseError("error-they-have-no-seat")
        return hosting.pass_host(who)(snapshot, now)

    return plan
