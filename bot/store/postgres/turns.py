"""Turns that the processes on one database share: each is an advisory lock, held for a while."""

from __future__ import annotations

import asyncio
import logging

from bot.basics.address import PostgresAddress
from bot.basics.tasks import cut_off
from bot.basics.turns import BETWEEN_S, OwnTurns
from bot.store.postgres.server import UNOPENED, Link, lock_number

log = logging.getLogger(__name__)

_LONGEST_S = 900.0


class SharedTurns:
    """The `Turns` of a process that has some of the shards."""

    def __init__(self, address: PostgresAddress, between_s: float = BETWEEN_S) -> None:
        self._address, self._between_s = address, between_s
        self._own = OwnTurns()
        self._held: set[asyncio.Task[None]] = set()

    async def take(self, turn: int) -> None:
        """Wait for the turn, of this process's own shards alone where the database is away."""
        try:
            link = await self._locked(turn)
        except UNOPENED as error:
            log.warning("shards begin without asking the other processes: %s", type(error).__name__)
            await self._own.take(turn)
            return
        task = asyncio.create_task(self._hold(link))
        self._held.add(task)
        task.add_done_callback(self._held.discard)

    async def stop(self) -> None:
        """Let go of all turns."""
        await cut_off(list(self._held), 0)

    async def _locked(self, turn: int) -> Link:
        link = await Link.made(self._address)
        try:
            await link.driver.execute(f"SELECT pg_advisory_lock({lock_number(f'turn {turn}')})", timeout=_LONGEST_S)
        except BaseException:
            await link.close()
            raise
        return link

    async def _hold(self, link: Link) -> None:
        try:
            await asyncio.sleep(self._between_s)
        finally:
            await link.close()
