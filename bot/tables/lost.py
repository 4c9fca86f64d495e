"""What happens to tables whose thread, channel or server is gone or takes no messages."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from datetime import datetime

from bot.known import Servers
from bot.store.lookup import Lookup
from bot.tables.registry import Registry
from bot.tables.unreadable import UnreadableTables
from engines.core.errors import SafehouseError, StaleDecision
from engines.table import ending, hosting, pausing
from engines.table.changes import Plan, given
from engines.table.record import Record
from engines.table.session import SessionLost
from engines.table.snapshot import Snapshot

log = logging.getLogger(__name__)


class LostPlaces:
    """Moves tables out of places that are gone, pauses them, or ends them."""

    def __init__(
        self,
        registry: Registry,
        lookup: Lookup,
        servers: Servers,
        parent: Callable[[Record], Awaitable[int | None]],
        can_keep: Callable[[int], bool],
        now: Callable[[], datetime],
        unreadable: UnreadableTables,
    ) -> None:
        """`parent` tells the channel that a table's thread belongs to; None where Discord does not tell.

        `can_keep`: whether a table can be kept in a channel; a forum takes none, and rights may be missing.
        """
        self._registry, self._lookup, self._servers, self._now = registry, lookup, servers, now
        self._parent, self._can_keep, self._unreadable = parent, can_keep, unreadable

    async def channel_deleted(self, channel: int, parent: int | None) -> None:
        """A channel is gone, and its table is over without a result; or a thread of the channel `parent`.

        A table in a thread moves to the channel that it belongs to, if that is there and free.
        """
        session = await self._lookup.active_in(channel)
        if session is not None and not await self._unreadable.freed(session):
            await self.leave_channel((await self._registry.snapshot(session)).record, parent)

    async def leave_channel(self, record: Record, parent: int | None = None) -> None:
        """The channel or thread is gone: the table moves to the thread's channel, if that is free, or ends.

        `parent`: the channel of a thread, where Discord has told it. That of the table's own thread is known.
        """
        parent = record.place.parent if parent is None else parent
        if parent is not None and await self._move(record, parent):
            return
        if record.status in ("lobby", "playing"):
            log.info("session %d: its channel is gone", record.id)
            await self._changed(record, ending.abandon("abandoned"))

    async def leave_thread(self, record: Record) -> None:
        """The thread takes no more messages: the table moves to the channel it belongs to, if that is free for it.

        The move is a change like any other, so the board follows it by itself. Else the table stays where it is.
        """
        if record.status not in ("lobby", "playing"):
            return
        parent = await self._parent(record)
        if parent is None or parent == record.place.channel or not await self._move(record, parent):
            log.warning("session %d: its thread takes no messages and its channel not this table", record.id)

    async def server_removed(self, server: int) -> None:
        """A server has removed the bot: its clocks stand, and all is kept for 30 days in case it comes back."""
        await self._servers.removed(server, self._now())
        await self._pause_all(server)

    async def servers_missing(self, present: Collection[int]) -> None:
        """All servers but these have removed the bot while it was away."""
        for server in await self._servers.missing(present, self._now()):
            await self._pause_all(server)

    async def _pause_all(self, server: int) -> None:
        for table in await self._lookup.open_in_server(server):
            if table.status == "playing" and not table.paused:
                with suppress(SafehouseError):
                    await self._registry.change(table.session, pausing.pause())

    async def _move(self, record: Record, channel: int) -> bool:
        if not self._can_keep(channel) or await self._lookup.active_in(channel) is not None:
            return False
        log.info("session %d: moves out of its thread", record.id)
        still_there = given(lambda snapshot: _need_place(snapshot, record), hosting.move_to(channel, thread=False))
        return await self._changed(record, still_there)

    async def _changed(self, record: Record, plan: Plan) -> bool:
        try:
            await self._registry.change(record.id, plan)
        except (SafehouseError, SessionLost) as error:
            log.info("session %d: not changed (%s)", record.id, type(error).__name__)
            return False
        return True


def _need_place(snapshot: Snapshot, record: Record) -> None:
    """Refuse to move a table that has moved already."""
    if snapshot.record.place != record.place:
        raise StaleDecision
