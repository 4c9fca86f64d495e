"""Several bots on one database, as processes: one goes on where another was killed, and the others play on."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from time import monotonic

from bot.basics.clock import SystemClock
from tests.process.books import PostgresBooks
from tests.process.processes import bot
from tests.process.test_kill import Siege
from tests.support.local import fresh
from tests.support.postgres import fresh_database

TAKEN_OVER_S = 30
SHARDS = 4


async def test_whoever_waits_goes_on_where_a_process_was_killed_under_load(tmp_path: Path) -> None:
    async with (
        fresh_database() as address,
        fresh(clock=SystemClock(), shards=SHARDS, max_concurrency=SHARDS) as local,
    ):
        with PostgresBooks(address) as books:
            siege = Siege(local, tmp_path, random.Random(2031), books, address.url)
            own = (local.world.server("Safehouse") >> 22) % SHARDS
            theirs = ",".join(str(shard) for shard in range(SHARDS) if shard != own)
            async with (
                siege.bot(f"{theirs}/{SHARDS}"),
                siege.bot(f"{own}/{SHARDS}") as first,
                bot(
                    tmp_path,
                    SAFEHOUSE_DISCORD=local.url,
                    SAFEHOUSE_DATABASE=address.url,
                    SAFEHOUSE_SHARDS=f"{own}/{SHARDS}",
                ) as second,
            ):
                at_work = asyncio.create_task(siege.play_under_load())
                await siege.random_moment(at_work)
                killed_at = monotonic()
                await first.killed()
                await second.line()
                assert monotonic() - killed_at < TAKEN_OVER_S
                await siege.random_moment(at_work)
                at_work.cancel()
                with suppress(asyncio.CancelledError):
                    await at_work
                await siege.old_buttons_answer()
                _, told = await second.terminated()
            siege.compare()
            assert siege.balance.acknowledged
            assert "another process has the shards" in told
