"""What people do about a table beside its moves: pause, undo, resign, end, move it, verify."""

from __future__ import annotations

import asyncio

from bot.tables.keys import undo_key
from bot.tables.registry import Registry
from bot.tables.rights import Asker, by_rights, by_rights_or_patience
from bot.tables.unreadable import UnreadableTables
from engines.core.errors import SafehouseError, StaleDecision
from engines.table import ending, hosting, journal, pausing
from engines.table.ports import Calendar, SessionStore, Unreadable
from engines.table.record import Person, Record


class Tending:
    """The deeds of `/game` and of the buttons that do the same."""

    def __init__(
        self,
        registry: Registry,
        sessions: SessionStore,
        calendar: Calendar,
        unreadable: UnreadableTables,
    ) -> None:
        self._registry, self._sessions, self._calendar = registry, sessions, calendar
        self._unreadable = unreadable

    async def pause(self, session: int, asker: Asker) -> None:
        """Stop clocks and moves. For the host, or somebody who manages the channels."""
        await self._registry.change(session, by_rights(asker, pausing.pause()))

    async def resume(self, session: int, asker: Asker) -> None:
        """Let clocks and moves go on. For the host, somebody who manages the channels, or patience."""
        await self._registry.change(session, by_rights_or_patience(asker, pausing.resume(self._calendar)))

    async def undo(self, session: int, asker: Asker) -> bool:
        """Take the asker's last move back, or ask the others; whether they are asked."""
        seat = asker.own_seat((await self._registry.snapshot(session)).record)
        publication = await self._registry.doing(session, lambda held: held.ask_undo(seat, asker.person))
        return publication.after.record.undo is not None

    async def answer_undo(self, session: int, asker: Asker, wanted: str, *, agree: bool) -> None:
        """Agree to the undo of that key, or refuse it. Raises `StaleDecision` where that undo is not asked for."""
        record = (await self._registry.snapshot(session)).record
        seat, request = asker.own_seat(record), record.undo
        if request is None or wanted != undo_key(record, request):
            raise StaleDecision
        await self._registry.doing(session, lambda held: held.answer_undo(seat, asker.person, request.version, agree))

    async def resigning(self, session: int, person: Person) -> ending.Following:
        """What would follow if they resigned now, for somebody who may."""
        snapshot = await self._registry.snapshot(session)
        if snapshot.record.status != "playing":
            raise SafehouseError("error-not-playing")
        return ending.following(snapshot, Asker(person).own_seat(snapshot.record))

    async def resign(self, session: int, person: Person) -> None:
        """Give the game up."""
        seat = Asker(person).own_seat((await self._registry.snapshot(session)).record)
        await self._registry.change(session, ending.resign(seat, person))

    async def need_endable(self, session: int, asker: Asker) -> None:
        """Refuse what is no lobby or game that the asker may end; one that can't be read is."""
        try:
            record = (await self._registry.snapshot(session)).record
        except Unreadable:
            await self._unreadable.need_endable(session, asker)
            return
        if record.status not in ("lobby", "playing"):
            raise SafehouseError("error-over")
        asker.need_table_rights(record)

    async def abandon(self, session: int, asker: Asker) -> None:
        """End a lobby or a game without a result. For the host, or somebody who manages the channels.

        One that can't be read may be ended by anybody who sits there, too.
        """
        try:
            await self._registry.change(session, by_rights(asker, ending.abandon("abandoned")))
        except Unreadable:
            await self._unreadable.end(session, asker)

    async def move_to(self, session: int, asker: Asker, channel: int) -> None:
        """Play on in another channel. For the host, or somebody who manages the channels."""
        await self._registry.change(session, by_rights(asker, hosting.move_to(channel, thread=False)))

    async def verify(self, session: int) -> tuple[Record, journal.Verdict]:
        """Play the journal again from the seed, in a thread; returns the verdict."""
        game, stored = (await self._registry.snapshot(session)).game, await self._sessions.load(session)
        if stored is None or stored.state is None:
            raise SafehouseError("error-not-begun")
        entries = await self._sessions.journal(session)
        verdict = await asyncio.to_thread(journal.verify, game, stored.record, entries, stored.state)
        return stored.record, verdict
