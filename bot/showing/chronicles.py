"""The chronicles of the tables that are being looked at, kept in memory as they grow."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.basics.recent import Recent
from bot.showing.happenings import Happening, Recipient, from_journal, from_publication
from engines.core.game import AnyGame
from engines.core.seats import Seat
from engines.core.text import Text
from engines.table.changes import Publication
from engines.table.ports import SessionStore
from engines.table.snapshot import Snapshot

KEPT = 512


@dataclass(slots=True)
class Chronicle:
    """What happened at a table so far, oldest first."""

    game: AnyGame
    happenings: list[Happening]

    def since(self, version: int, recipient: Recipient) -> list[Text]:
        """What the recipient may read of all that happened after a version."""
        later = (happening for happening in self.happenings if happening.version > version)
        return [line for happening in later for line in happening.lines(self.game, recipient)]

    def last(self, recipient: Recipient, most: int) -> list[Text]:
        """The last lines that the recipient may read."""
        found: list[Text] = []
        for happening in reversed(self.happenings):
            found[:0] = happening.lines(self.game, recipient)
            if len(found) >= most:
                break
        return found[-most:]

    def last_move(self, seat: Seat) -> int:
        """The version of the seat's last move that all could see to be its own; 0 before its first."""
        seen = (
            happening.version
            for happening in reversed(self.happenings)
            if happening.kind == "move" and happening.seat == seat and happening.is_openly_by(self.game, seat)
        )
        return next(seen, 0)

    def taken_over(self, seat: Seat) -> int:
        """The version at which the seat last got another owner; 0 where it never did."""
        taken = (happening.version for happening in reversed(self.happenings) if happening.takes_over(seat))
        return next(taken, 0)

    def add(self, happening: Happening) -> None:
        """Go on; what is here already is left out."""
        if not self.happenings or happening.version > self.happenings[-1].version:
            self.happenings.append(happening)


@dataclass(slots=True)
class _Slot:
    loading: asyncio.Task[Chronicle]
    meanwhile: list[Happening] = field(default_factory=list)


class Chronicles:
    """Chronicles by session: read once from the journal, then going on with each publication."""

    def __init__(self, store: SessionStore) -> None:
        self._store = store
        self._slots: Recent[int, _Slot] = Recent(KEPT)

    def published(self, publication: Publication) -> None:
        """Go on with the chronicle of a table that is being looked at."""
        slot = self._slots.get(publication.after.record.id)
        happening = from_publication(publication)
        if slot is not None and happening is not None:
            slot.meanwhile.append(happening)

    async def of(self, snapshot: Snapshot) -> Chronicle:
        """The chronicle of a table, at least as far as the snapshot."""
        session = snapshot.record.id
        slot = self._slots.use(session)
        if slot is None:
            slot = self._slots[session] = _Slot(asyncio.ensure_future(self._read(snapshot)))
        try:
            chronicle = await asyncio.shield(slot.loading)
        except Exception:
            self._slots.pop(session, None)
            raise
        for happening in slot.meanwhile:
            chronicle.add(happening)
        slot.meanwhile.clear()
        return chronicle

    async def taken_over(self, snapshot: Snapshot, seat: Seat) -> int:
        """The version from which on what a seat is sent is its present owner's; 0 where it never had another."""
        return (await self.of(snapshot)).taken_over(seat) if snapshot.record.holders[seat].left else 0

    async def _read(self, snapshot: Snapshot) -> Chronicle:
        entries = await self._store.journal(snapshot.record.id)
        return Chronicle(snapshot.game, from_journal(snapshot.game, snapshot.record, entries))
