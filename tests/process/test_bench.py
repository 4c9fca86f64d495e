"""The measurements of crowded bots and of strength, in small."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from engines import GAMES
from engines.agent_avenue.moves import Move
from engines.agent_avenue.views import AgentAvenueView
from engines.core.chance import Chance
from tests.bench import programs, sessions
from tests.bench.duels import match, simple, tables_of, wilson
from tests.bench.strength import measure as measure_strength
from tests.bench.strength import report, rows
from tests.bench.tables import MOST_MB, MOST_START_S, measure
from tests.support.lantern import LANTERN
from tests.support.tally import Tally


@pytest.mark.long
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


def test_duels_deal_both_sides_the_same_cards_and_tell_who_is_better() -> None:
    game = GAMES["agent_avenue"]
    basic, *_, teams = tables_of(game)
    players = simple(game)
    for table in (basic, teams):
        assert match(game, table, first, first, 8).share == 0.5
    found = match(game, basic, players["greedy"], players["random"], 60)
    low, high = wilson(found)
    assert 0.6 < low < found.share < high < 1
    assert [round(bound, 3) for bound in wilson(Tally(5, 10))] == [0.237, 0.763]


def first(view: AgentAvenueView, legal: Sequence[Move], chance: Chance) -> Move:
    """The first legal move."""
    return legal[0]


def test_the_bench_of_strength_tells_shares_and_times() -> None:
    found = measure_strength(LANTERN, 2, 0.0)
    told = "\n".join(report(LANTERN, found, 2))
    assert "| as it is: won against | easy" in told
    assert "| random " in told
    assert "| normal " in told
    assert [row.name for row in rows(LANTERN, found.times)] == [
        "lantern, a decision at hard, median",
        "lantern, a decision at hard, p99",
    ]
