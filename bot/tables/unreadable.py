"""Closing tables that can't be read: nobody can play there, and their place must not stay taken."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime

from bot.store.lookup import Lookup
from bot.store.sessions import Sessions
from bot.tables.registry import Registry
from bot.tables.rights import Asker
from engines.core.errors import SafehouseError
from engines.table.ports import Unreadable, UnreadableNow

log = logging.getLogger(__name__)


class UnreadableTables:
    """Knows them by the rows beside their records alone."""

    def __init__(self, registry: Registry, sessions: Sessions, lookup: Lookup, now: Callable[[], datetime]) -> None:
        self._registry, self._sessions, self._lookup, self._now = registry, sessions, lookup, now

    async def freed(self, session: int) -> bool:
        """Whether the table could not be read and has been closed for that, where it has to end in any case."""
        try:
            return await self.makes_way(session)
        except UnreadableNow:
            await self._close(session)
            return True

    async def makes_way(self, session: int) -> bool:
        """Whether the table can never be read again and has been closed for that.

        Raises `UnreadableNow` for one that another version may read: that is for its own people to end.
        """
        try:
            await self._registry.snapshot(session)
        except UnreadableNow:
            raise
        except Unreadable:
            await self._close(session)
            return True
        return False

    async def need_endable(self, session: int, asker: Asker) -> None:
        """Refuse what is over, and who neither sits there, nor is its host, nor manages the channels."""
        table = await self._lookup.outline(session)
        if table is None or table.status not in ("lobby", "playing"):
            raise SafehouseError("error-over")
        manages = asker.manages_channels and asker.server == table.server
        if not manages and asker.person != table.host and asker.person not in table.people:
            raise SafehouseError("error-host-or-manager-only")

    async def end(self, session: int, asker: Asker) -> None:
        """Close it, for anybody who may."""
        await self.need_endable(session, asker)
        await self._close(session)

    async def _close(self, session: int) -> None:
        log.warning("session %d: closed, as it can't be read", session)
        await self._sessions.close_unreadable(session, self._now())
        self._registry.drop((session,))
