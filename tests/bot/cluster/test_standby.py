"""A second process with the same shards waits, and goes on where the first one ends."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from bot.local.world.changes import WorldChange
from bot.store.leases import LOOKS_EVERY_S
from tests.bot.life.tables import begun, move
from tests.bot.showing.tables import eventually
from tests.support.bot import process_on, written
from tests.support.clock import FakeClock
from tests.support.games import registered
from tests.support.local import fresh
from tests.support.postgres import fresh_database


async def test_whoever_waits_is_there_before_the_first_one_is_gone() -> None:
    clock = FakeClock()
    async with fresh(clock=clock) as local, fresh_database() as database, AsyncExitStack() as waiting:
        with registered():
            async with process_on(local, clock, database) as first:
                record = await begun(first, "Ada", "Boris")
                entering = asyncio.create_task(waiting.enter_async_context(process_on(local, clock, database)))
                await eventually(lambda: clock.is_slept_on(LOOKS_EVERY_S))
                assert "for the lamp of" in written(await first.press("Boris", "My hand"))
                assert not entering.done()
                cut: list[WorldChange] = []
                local.world.subscribe(
                    lambda change: None if change.payload.get("connected", True) else cut.append(change)
                )
            second = await entering
            assert (await second.record()).seed == record.seed
            assert "for the lamp of" in written(await second.press("Boris", "My hand"))
            assert cut == []
            assert second.app.store.domain.has(record.place.server)
            await move(second, "Ada")
            await second.until_reads("Cleo", "laid a card")
