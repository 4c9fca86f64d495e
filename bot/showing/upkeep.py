"""Keeping what is shown right without a publication: after a start, and when messages, rights or settings change."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

from bot.delivery.delivery import Delivery
from bot.showing.boards import Boards
from bot.showing.hands import Hands
from bot.showing.outbox import Outbox
from bot.showing.owners import Owners
from bot.showing.planning import Planning
from bot.showing.starts import StartEvents
from bot.store.lookup import Lookup
from bot.store.shown import BOARD, Behind, ShownMessages, calls_once
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.table.record import Person

AT_ONCE = 20
"""So many sessions are caught up with at the same time."""

WORTH_TELLING = timedelta(minutes=1)
"""A deadline that has moved by less stands right enough as it was told."""


class Upkeep:
    """Brings boards, seats and threads up to date that no publication speaks of."""

    def __init__(
        self,
        outbox: Outbox,
        registry: Registry,
        shown: ShownMessages,
        lookup: Lookup,
        boards: Boards,
        hands: Hands,
        owners: Owners,
        planning: Planning,
        starts: StartEvents,
    ) -> None:
        self._outbox, self._registry, self._shown, self._lookup = outbox, registry, shown, lookup
        self._boards, self._hands, self._owners, self._planning = boards, hands, owners, planning
        self._starts = starts

    @property
    def _delivery(self) -> Delivery:
        return self._outbox.delivery

    async def catch_up(self) -> None:
        """Show what is behind, on start and after a reconnect; sessions that are up to date cost nothing."""
        behind: dict[int, list[Behind]] = {}
        for each in await self._shown.behind():
            behind.setdefault(each.session, []).append(each)
        sessions = list(behind)
        for first in range(0, len(sessions), AT_ONCE):
            lanes = [
                self._catch_up(each) for session in sessions[first : first + AT_ONCE] for each in behind[session]
            ]
            await self._outbox.lanes.settled(*lanes)
        await self._outbox.lanes.settled(*await self._planning.catch_up())
        await self._outbox.messages.flush()

    async def message_deleted(self, message: int) -> None:
        """A message is gone: a board is posted again, a ping or call is not."""
        stored, messages = await self._shown.of_message(message), self._outbox.messages
        shown = None if stored is None else await messages.get(stored.session, stored.recipient)
        if shown is None or shown.message != message:
            return
        if calls_once(shown.recipient):
            await messages.put(replace(shown, channel=None, message=None))
        elif not shown.closed:
            await messages.drop(shown.session, shown.recipient)
            self._refresh(shown.session, shown.recipient)

    async def server_changed(self, server: int) -> None:
        """A server has changed settings that matter for what is shown."""
        for table in await self._lookup.open_in_server(server):
            self._boards.refresh(table.session)
            self._starts.refresh(table.session)

    async def permissions_changed(self, server: int) -> None:
        """What the bot may do in a server has changed: what could not be shown there may be shown now."""
        for session in tuple(self._boards.troubles):
            with suppress(SafehouseError):
                record = (await self._registry.snapshot(session)).record
                if record.place.server == server and not self._delivery.places.missing(record.place.channel):
                    self._boards.refresh(session)
                    self._owners.refresh_all(session)
        for table in await self._lookup.open_in_server(server):
            if self._boards.pins.may_settle(table.session):
                self._boards.refresh(table.session)
            if table.status == "lobby":
                self._starts.refresh(table.session)

    def clocks_moved(self, used: Iterable[int] = ()) -> None:
        """Running clocks have been given back time: tables tell their new deadlines, those that were in `used` first.

        Of the others all whose deadline has moved by `WORTH_TELLING` or more since their last change.
        """
        told = frozenset(used)
        self.tables_changed(told)
        self._outbox.lanes.poke("moved clocks", lambda: self._tell_moved(told))

    async def _tell_moved(self, told: Collection[int]) -> None:
        moved = [each for each in await self._lookup.given_back(WORTH_TELLING) if each not in told]
        for first in range(0, len(moved), AT_ONCE):
            portion = moved[first : first + AT_ONCE]
            self.tables_changed(portion)
            lanes = ((kind, session) for session in portion for kind in (BOARD, "seats"))
            await self._outbox.lanes.settled(*lanes)

    def tables_changed(self, tables: Iterable[int]) -> None:
        """What these tables' boards and hands say has changed, such as deadlines, or who is away."""
        for session in tables:
            self._boards.refresh(session)
            for live in self._hands.live.in_session(session):
                self._hands.live.refresh(live)
            self._owners.refresh_all(session)

    async def person_changed(self, person: Person) -> None:
        """A person has changed settings that matter for what is shown."""
        for live in self._hands.live.of_person(person):
            self._hands.live.refresh(live)
        for sitting in await self._lookup.of_person(person):
            if self._outbox.is_elsewhere(sitting.session):
                continue
            if sitting.server is None:
                self._boards.refresh(sitting.session)
            await self._owners.dm_hands.try_again(sitting.session, sitting.seat)
            self._owners.refresh(sitting.session, sitting.seat)

    def _catch_up(self, behind: Behind) -> tuple[object, ...]:
        self._refresh(behind.session, behind.recipient)
        if behind.recipient == BOARD:
            return (BOARD, behind.session)
        return ("seat", behind.session, seat_of(behind.recipient))

    def _refresh(self, session: int, recipient: str) -> None:
        if recipient == BOARD:
            self._boards.refresh(session)
        else:
            self._owners.refresh(session, seat_of(recipient))


def seat_of(recipient: str) -> Seat:
    """The seat in a recipient's name such as `ping:1`."""
    return int(recipient.partition(":")[2])
