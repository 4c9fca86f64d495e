"""The measurement of crowded bots, in small."""

from __future__ import annotations

import asyncio

from tests.bench.tables import MOST_MB, MOST_START_S, measure


async def test_a_bot_with_a_few_dozen_tables_starts_serves_and_stays_small() -> None:
    found = await asyncio.to_thread(measure, tables=40, moves=4)
    assert found.start_cpu_s < MOST_START_S
    assert 0 < found.memory_mb < MOST_MB
    assert min(found.crowded_ms, found.few_ms) > 0
