"""Shards that belong to one process at a time, and what each is given back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import asyncpg
import pytest

from bot.basics.address import PostgresAddress
from bot.basics.share import Share
from bot.store import Store
from bot.store.database import LostShards
from bot.store.leases import GONE_LOOKS, LOOKS_EVERY_S, SILENT_LOOKS, last_sign
from bot.store.postgres.turns import SharedTurns
from engines.table.record import Record
from tests.bot.showing.tables import eventually
from tests.bot.store.samples import NOON, bare, lobby, playing
from tests.support.clock import FakeClock
from tests.support.postgres import fresh_database, gone, hung_up

DUE = NOON + timedelta(minutes=3)
DAY = timedelta(days=1)


@dataclass
class Cluster:
    """Processes that share a database; each has a store."""

    address: PostgresAddress
    clock: FakeClock
    stores: list[Store] = field(default_factory=list)

    async def process(self) -> Store:
        """One more."""
        self.stores.append(await Store.open_for_a_share(self.address, self.clock))
        return self.stores[-1]

    async def having(self, written: str) -> Store:
        """One more, which has these shards."""
        store = await self.process()
        await store.take(Share.parsed(written))
        return store

    async def looks(self, waiting: asyncio.Task[Store], times: int) -> None:
        """Let a process look so many times more at what it waits for."""
        for _ in range(times):
            await eventually(lambda: waiting.done() or self.clock.is_slept_on(LOOKS_EVERY_S))
            self.clock.advance(LOOKS_EVERY_S)
        await eventually(lambda: waiting.done() or self.clock.is_slept_on(LOOKS_EVERY_S))


@asynccontextmanager
async def connected(address: PostgresAddress) -> AsyncIterator[asyncpg.Connection[asyncpg.Record]]:
    connection = await asyncpg.connect(address.url)
    yield connection
    await connection.close()


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    async with fresh_database() as address:
        made = Cluster(address, FakeClock(NOON))
        yield made
        for store in made.stores:
            await store.close()


async def _kept(store: Store, *servers: int) -> list[int]:
    """A game in each of these servers, somebody's answer due."""
    made = [await store.sessions.create(lobby(server, server=server)) for server in servers]
    for new in made:
        game = playing(lobby(), due=DUE).model_copy(update={"id": new.id, "place": new.place})
        assert await store.sessions.commit(bare(game, b"state"))
    return [new.id for new in made]


async def _dues(store: Store, sessions: Sequence[int]) -> list[datetime | None]:
    found = [await store.sessions.load(session) for session in sessions]
    records: list[Record] = [stored.record for stored in found if stored is not None]
    return [record.clocks[0].due for record in records]


def _in_shard(shard: int) -> int:
    return (1000 + shard) << 22


async def test_what_a_process_has_another_gets_once_it_lets_go(cluster: Cluster) -> None:
    first, beside = await cluster.having("0-1/4"), await cluster.having("2-3/4")
    waiting = asyncio.create_task(cluster.having("1-2/4"))
    for left in (first, beside):
        await cluster.looks(waiting, 2)
        assert not waiting.done()
        await left.close()
    await cluster.looks(waiting, 1)
    assert (await waiting).domain.has(_in_shard(5))
    assert not (await waiting).domain.has(None)


async def test_another_number_of_shards_waits_for_all_who_have_the_old_one(cluster: Cluster) -> None:
    first = await cluster.having("3/4")
    waiting = asyncio.create_task(cluster.having("0/8"))
    await cluster.looks(waiting, 1)
    assert not waiting.done()
    await first.close()
    await cluster.looks(waiting, 1)
    await waiting


async def test_who_is_gone_is_followed_soon_and_who_stands_still_later(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    still = await cluster.having("0/2")
    waiting = asyncio.create_task(cluster.having("0/2"))
    await cluster.looks(waiting, SILENT_LOOKS - 2)
    await still.life.beat()
    await cluster.looks(waiting, SILENT_LOOKS - 1)
    assert not waiting.done()
    await cluster.looks(waiting, 2)
    after = await waiting
    with caplog.at_level(logging.CRITICAL), pytest.raises(LostShards):
        await still.life.beat()
    assert "taken over the shards" in caplog.text
    await after.life.beat()
    await hung_up(cluster.address)
    waiting = asyncio.create_task(cluster.having("0/2"))
    await cluster.looks(waiting, GONE_LOOKS - 1)
    assert not waiting.done()
    await cluster.looks(waiting, 2)
    await waiting


async def test_while_the_database_is_away_nobody_takes_anything_over(cluster: Cluster) -> None:
    first = await cluster.having("0/1")
    waiting = asyncio.create_task(cluster.having("0/1"))
    await cluster.looks(waiting, SILENT_LOOKS - 2)
    async with gone(cluster.address):
        await cluster.looks(waiting, 2 * SILENT_LOOKS)
    await first.life.beat()
    await cluster.looks(waiting, GONE_LOOKS)
    assert not waiting.done()
    waiting.cancel()


async def test_each_shard_is_given_back_its_own_downtime(cluster: Cluster) -> None:
    first, second = await cluster.having("0/2"), await cluster.having("1/2")
    sessions = await _kept(first, _in_shard(0), _in_shard(1), 0)
    await first.close()
    cluster.clock.advance(DAY.total_seconds())
    await second.life.beat()
    again = await cluster.having("0/2")
    assert await _dues(again, sessions) == [DUE + DAY, DUE, DUE + DAY]
    await second.close()
    await again.close()
    cluster.clock.advance(DAY.total_seconds())
    third = await cluster.having("0-3/4")
    assert await _dues(third, sessions) == [DUE + 2 * DAY, DUE + DAY, DUE + 2 * DAY]
    assert third.life.since == NOON + DAY


async def test_what_a_process_misses_is_given_back_to_its_own_tables(cluster: Cluster) -> None:
    first = await cluster.having("0/2")
    sessions = await _kept(first, _in_shard(0), _in_shard(1))
    cluster.clock.jump(DAY.total_seconds())
    await first.life.give_back()
    assert await _dues(first, sessions) == [DUE + DAY, DUE]


async def test_what_waits_is_seen_by_its_own_process_alone(cluster: Cluster) -> None:
    first, second = await cluster.having("0/2"), await cluster.having("1/2")
    zero, one, direct = await _kept(first, _in_shard(0), _in_shard(1), 0)
    for store, own in ((first, (zero, direct)), (second, (one,))):
        assert set(await store.lookup.due_before(DUE)) == set(own)
        assert {each.session for each in await store.shown.behind()} == set(own)
    await first.servers.here({_in_shard(0): "cs", _in_shard(1): "cs"})
    assert await first.servers.missing(set(), NOON) == (_in_shard(0),)
    assert await first.forgetting.purge(NOON + 31 * DAY) == 1
    assert await second.sessions.load(zero) is None
    assert await second.sessions.load(one) is not None


async def test_processes_take_turns_and_need_no_database_for_it(cluster: Cluster) -> None:
    one, other = SharedTurns(cluster.address, 60), SharedTurns(cluster.address, 60)
    await one.take(0)
    await other.take(1)
    waiting = asyncio.create_task(other.take(0))
    async with connected(cluster.address) as looking:
        while not await looking.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            assert not waiting.done()
    await one.stop()
    await waiting
    async with gone(cluster.address):
        await one.take(1)
    await other.stop()


@pytest.mark.parametrize(
    ("signs", "shard", "count", "found"),
    [
        ({}, 0, 2, None),
        ({(2, 0): 5, (2, 1): 7}, 1, 2, 7),
        ({(2, 0): 5, (2, 1): 7}, 3, 4, 7),
        ({(2, 0): 5, (2, 1): 7}, 0, 1, 5),
        ({(2, 0): 5, (2, 1): 7}, 1, 3, 5),
        ({(2, 0): 5, (2, 1): 7, (4, 1): 9}, 1, 4, 9),
        ({(2, 0): 5, (2, 1): 7, (4, 1): 3}, 1, 4, 7),
    ],
)
def test_a_shard_was_last_looked_after_when_all_its_servers_were(
    signs: dict[tuple[int, int], int], shard: int, count: int, found: int | None
) -> None:
    moments = {key: NOON + at * DAY for key, at in signs.items()}
    assert last_sign(moments, shard, count) == (None if found is None else NOON + found * DAY)
