"""Another game at the same table, once everybody wants it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Literal

from bot.basics.errors import told
from bot.store.lookup import Lookup
from bot.tables.lobbies import Lobbies
from bot.tables.ports import Venue
from bot.tables.registry import Registry
from bot.tables.rights import Asker
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.table import ending, lobby, series
from engines.table.changes import Draft, Plan
from engines.table.ports import SessionStore
from engines.table.record import Holder, Person, Record
from engines.table.snapshot import Snapshot

log = logging.getLogger(__name__)

Came = Literal["noted", "begun", "lobby"]
"""What comes of wanting a rematch: it is noted until all want it, begins, or waits in a lobby for a free seat."""


class Rematches:
    """Begins games in the place of finished ones."""

    def __init__(
        self, registry: Registry, lobbies: Lobbies, sessions: SessionStore, lookup: Lookup, venue: Venue
    ) -> None:
        self._registry, self._lobbies, self._sessions, self._lookup = registry, lobbies, sessions, lookup
        self._venue = venue

    async def want(self, session: int, person: Person, *, swap: bool) -> Came:
        """Want another game, on the same seats or with sides swapped; returns what has come of it.

        Raises `PlaceTaken` where another table is open there, `GroupPlays` where the campaign's group has one.
        """
        seat = Asker(person).own_seat((await self._registry.snapshot(session)).record)
        over = await self._registry.changed(session, series.want_rematch(seat, person, swap))
        agreed = series.rematch_agreed(over.record)
        if agreed is None:
            return "noted"
        return await self._begin(over, agreed)

    async def begin_left(self) -> None:
        """Begin the rematches that a crash has cut short; one that cannot begin is left as the lobby it is."""
        for session in await self._lookup.full_lobbies_untouched():
            try:
                record = (await self._registry.snapshot(session)).record
                if record.series.games:
                    await self._mend(record)
            except Exception as error:
                log.error("session %d: the rematch does not begin: %s", session, told(error))

    async def _begin(self, over: Snapshot, swap: bool) -> Came:
        """Begin the next game in the same place, with the same people on the same seats or each one further.

        Where somebody has left and too few would play, a lobby opens there instead.
        """
        record = await self._sessions.create(self._next(over, swap))
        try:
            if await self._registry.change(over.record.id, _followed_if_agreed(record.id)) is None:
                raise SafehouseError("error-no-rematch")
        except SafehouseError:
            with suppress(SafehouseError):
                await self._registry.change(record.id, ending.abandon("abandoned"))
            raise
        if lobby.free_seats(record):
            await self._venue.show(record.id)
            return "lobby"
        await self._registry.change(record.id, _begun)
        return "begun"

    async def _mend(self, record: Record) -> None:
        before = await self._lookup.opened_before(record.place.channel, record.id)
        if before is not None:
            with suppress(SafehouseError):
                await self._registry.change(before, _followed_if_agreed(record.id))
        await self._registry.change(record.id, _begun)

    def _next(self, over: Snapshot, swap: bool) -> Record:
        old, game = over.record, over.game
        seats = sorted(range(old.seats), key=lambda seat: (seat + int(swap)) % old.seats)
        seats = _without_given_up(seats, old.holders, game.seat_counts(over.options))
        holders = tuple(_anew(old.holders[seat]) for seat in seats)
        reseated = tuple(seats.index(seat) if seat in seats else seat for seat in range(old.seats))
        update = {
            "host": old.host if old.host in old.people() else next(iter(old.people())),
            "holders": holders,
            "group": old.group,
            "shared": old.shared,
            "hints": old.hints,
            "rated": old.rated,
            "strength": old.strength,
            "series": old.series.model_copy(
                update={"first": old.series.first or old.id, "again": (), "swap": (), "next": None}
            ),
        }
        options = series.next_options(over, reseated)
        return self._lobbies.new_record(game, options, old.place, old.pacing).model_copy(update=update)


def _anew(holder: Holder) -> Holder:
    """Whoever held a seat to the end of a game, on a seat of the next one; nobody, if it was given up."""
    if holder.person is not None:
        return Holder(person=holder.person)
    return Holder(program=holder.program, strength=holder.strength)


def _without_given_up(seats: list[Seat], holders: Sequence[Holder], counts: range) -> list[Seat]:
    """Without the seats that were given up, if enough are left; else they are free for others."""
    kept = [seat for seat in seats if not _anew(holders[seat]).free]
    return kept if len(kept) in counts else seats


def _followed_if_agreed(session: int) -> Plan:
    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        agreed = series.rematch_agreed(snapshot.record) is not None
        return series.followed_by(session)(snapshot, now) if agreed else None

    return plan


def _begun(snapshot: Snapshot, now: datetime) -> Draft:  # noqa: ARG001
    lobby.need_lobby(snapshot.record)
    return lobby.begun(snapshot.game, snapshot.record)
