"""The measurements of crowded bots, in small."""

from __future__ import annotations

import asyncio

import pytest

from tests.bench import programs, sessions
from tests.bench.tables import MOST_MB, MOST_START_S, measure


async def test_a_bot_with_a_few_dozen_tables_starts_serves_and_stays_small() -> None:
    found = await asyncio.to_thread(measure, tables=40, moves=4)
    assert found.start_cpu_s < MOST_START_S
    assert 0 < found.memory_mb < MOST_MB
    assert min(found.crowded_ms, found.few_ms) > 0


async def test_a_store_in_postgresql_is_measured() -> None:
    served = await sessions.measure_served(open_sessions=40, ended=10, rounds=8, durable=False)
    assert min(served.move_ms, served.grouped_ms, served.start_ms) > 0


@pytest.mark.long
async def test_of_tables_that_wait_for_programs_none_loses_a_worker_or_gets_a_move_at_random() -> None:
    found = await asyncio.to_thread(programs.measure, tables=64, moves=1, workers=2)
    assert found.moves >= 64
    assert (found.lost, found.at_random) == (0, 0)
