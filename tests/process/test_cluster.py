"""Several bots on one database, as processes: one goes on where another was killed, and the others play on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import pytest

from bot.basics.address import PostgresAddress
from bot.basics.clock import SystemClock
from tests.process.books import PostgresBooks
from tests.process.processes import Process, bot
from tests.process.test_kill import Siege
from tests.support.local import fresh
from tests.support.postgres import fresh_database

TAKEN_OVER_S = 30
SHARDS = 4
RESTARTS = 3


@dataclass
class Cluster:
    """Processes with some shards each, and people who play at tables of one of them."""

    siege: Siege
    database: PostgresAddress

    @property
    def own(self) -> str:
        """The shard of the tables."""
        return f"{(self.siege.local.world.server('Safehouse') >> 22) % SHARDS}/{SHARDS}"

    @property
    def others(self) -> str:
        """All other shards."""
        own = self.own.partition("/")[0]
        return ",".join(str(shard) for shard in range(SHARDS) if str(shard) != own) + f"/{SHARDS}"

    def waiting(self) -> AbstractAsyncContextManager[Process]:
        """One more process for the shard of the tables, which may have to wait."""
        return bot(
            self.siege.folder,
            SAFEHOUSE_DISCORD=self.siege.local.url,
            SAFEHOUSE_DATABASE=self.database.url,
            SAFEHOUSE_SHARDS=self.own,
        )

    @asynccontextmanager
    async def played(self) -> AsyncIterator[asyncio.Task[None]]:
        """People play meanwhile; at the end all old buttons answer, and nothing is lost or doubled."""
        at_work = asyncio.create_task(self.siege.play_under_load())
        await self.siege.random_moment(at_work)
        yield at_work
        await self.siege.random_moment(at_work)
        at_work.cancel()
        with suppress(asyncio.CancelledError):
            await at_work
        await self.siege.old_buttons_answer()
        self.siege.compare()
        assert self.siege.balance.acknowledged


@asynccontextmanager
async def cluster(folder: Path) -> AsyncIterator[Cluster]:
    options = {"shards": SHARDS, "max_concurrency": SHARDS}
    async with fresh_database() as address, fresh(clock=SystemClock(), **options) as local:
        with PostgresBooks(address) as books:
            siege = Siege(local, folder, random.Random(2031), books, address.url)
            made = Cluster(siege, address)
            async with siege.bot(made.others):
                yield made


async def test_whoever_waits_goes_on_where_a_process_was_killed_under_load(tmp_path: Path) -> None:
    async with cluster(tmp_path) as found, found.siege.bot(found.own) as first, found.waiting() as second:
        async with found.played():
            killed_at = monotonic()
            await first.killed()
            await second.line()
            assert monotonic() - killed_at < TAKEN_OVER_S
        _, told = await second.terminated()
        assert "another process has the shards" in told


@pytest.mark.long
async def test_restarts_one_after_the_other_leave_no_press_unanswered(tmp_path: Path) -> None:
    async with cluster(tmp_path) as found, AsyncExitStack() as running:
        before = await running.enter_async_context(found.siege.bot(found.own))
        async with found.played():
            for _ in range(RESTARTS):
                after = await running.enter_async_context(found.waiting())
                assert "it waits" in await after.told()
                await before.terminated()
                await after.line()
                before = after
        assert [person.unanswered for person in found.siege.people.values()] == [0, 0, 0, 0]
