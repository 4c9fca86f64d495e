"""Whether the bot is well: Discord is there, the database takes writes, the clocks run."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

PATIENCE_S = 5.0
"""So long, in real seconds, a write may take."""


class Health:
    """Looks at each part when it is asked."""

    def __init__(
        self, connected: Callable[[], bool], write: Callable[[], Awaitable[object]], clocks_run: Callable[[], bool]
    ) -> None:
        """`write` writes something to the database, and raises what keeps it from that."""
        self._connected, self._write, self._clocks_run = connected, write, clocks_run

    async def look(self) -> Mapping[str, bool]:
        """Which part is well."""
        return {"discord": self._connected(), "database": await self._writes(), "clocks": self._clocks_run()}

    async def _writes(self) -> bool:
        """Whatever goes wrong here is told by the store itself."""
        with suppress(Exception):
            async with asyncio.timeout(PATIENCE_S):
                await self._write()
                return True
        return False
