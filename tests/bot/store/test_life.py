from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from sqlalchemy import select

from bot.basics.address import Address
from bot.store import Store
from bot.store.database import Connection
from bot.store.life import BEAT_S
from bot.store.schema import heartbeats
from engines.table.record import Record, SeatClock
from tests.bot.store.samples import NOON, after, bare, finished, lobby, playing
from tests.support.clock import FakeClock

DUE = NOON + timedelta(minutes=3)
AWAY = timedelta(hours=2, microseconds=1)


@asynccontextmanager
async def _running(address: Address, clock: FakeClock) -> AsyncIterator[Store]:
    store = await Store.open(address, clock)
    try:
        yield store
    finally:
        await store.close()


async def _kept(address: Address, clock: FakeClock, *records: Record) -> list[Record]:
    async with _running(address, clock) as store:
        made = [await store.sessions.create(lobby(channel)) for channel in range(len(records))]
        kept = [
            record.model_copy(update={"id": new.id, "place": new.place})
            for record, new in zip(records, made, strict=True)
        ]
        for record in kept:
            assert not record.version or await store.sessions.commit(bare(record, b"state"))
    return kept


async def test_a_first_start_has_no_downtime(store: Store) -> None:
    assert store.downtime == timedelta(0)


async def test_downtime_is_given_back_to_running_clocks(address: Address, clock: FakeClock) -> None:
    table_due = NOON + timedelta(minutes=15)
    (record,) = await _kept(address, clock, playing(lobby(), due=DUE, table_due=table_due))
    clock.advance(AWAY.total_seconds())
    async with _running(address, clock) as store:
        assert store.downtime == AWAY
        stored = await store.sessions.load(record.id)
        assert stored is not None
        given = stored.record
        assert (given.clocks[0].due, given.table_due) == (DUE + AWAY, table_due + AWAY)
        assert given.clocks[0].asked_at == NOON + AWAY
        assert given.clocks[1] == record.clocks[1]
        assert (given.version, stored.state) == (record.version, b"state")
        assert await store.lookup.next_due() == DUE + AWAY
        assert [sitting.due for sitting in await store.lookup.of_person(record.people()[0])] == [DUE + AWAY]


async def test_downtimes_add_up_and_a_commit_keeps_them_once(address: Address, clock: FakeClock) -> None:
    (record,) = await _kept(address, clock, playing(lobby(), due=DUE))
    for _ in range(2):
        clock.advance(AWAY.total_seconds())
        async with _running(address, clock) as store:
            stored = await store.sessions.load(record.id)
    async with _running(address, clock) as store:
        assert stored is not None
        assert stored.record.clocks[0].due == DUE + 2 * AWAY
        assert await store.sessions.commit(bare(after(stored.record)))
        again = await store.sessions.load(record.id)
        assert again is not None
        assert again.record.clocks == stored.record.clocks


async def test_nothing_is_given_to_pauses_appointments_and_ended_games(address: Address, clock: FakeClock) -> None:
    clocks = (SeatClock(key="x", left_s=60, asked_at=NOON), SeatClock())
    paused = playing(lobby(), paused=True, clocks=clocks)
    appointed = lobby(starts_at=DUE)
    kept = await _kept(address, clock, paused, finished(lobby()), after(appointed))
    clock.advance(AWAY.total_seconds())
    async with _running(address, clock) as store:
        for record in kept:
            stored = await store.sessions.load(record.id)
            assert stored is not None
            assert stored.record == record
        assert await store.lookup.next_due() == DUE


async def test_a_lobby_is_not_idle_while_the_bot_is_away(address: Address, clock: FakeClock) -> None:
    await _kept(address, clock, lobby())
    clock.advance(AWAY.total_seconds())
    async with _running(address, clock) as store:
        assert await store.lookup.idle_lobbies(NOON + AWAY) == ()
        assert len(await store.lookup.idle_lobbies(NOON + AWAY + timedelta(microseconds=1))) == 1


async def test_a_sign_of_life_every_few_seconds(store: Store, clock: FakeClock) -> None:
    beating = asyncio.ensure_future(store.life.beat_soon())
    await asyncio.sleep(0)
    clock.advance(BEAT_S - 0.1)
    await asyncio.sleep(0)
    assert await store.database.read(_signs) == [NOON]
    clock.advance(0.1)
    await asyncio.wait_for(beating, 10)
    assert await store.database.read(_signs) == [NOON + timedelta(seconds=BEAT_S)]


async def test_the_last_sign_of_life_is_the_end_itself(address: Address, clock: FakeClock) -> None:
    async with _running(address, clock):
        clock.advance(1000)
    clock.advance(10)
    async with _running(address, clock) as store:
        assert store.downtime == timedelta(seconds=10)


async def test_a_clock_set_back_gives_nothing(address: Address, clock: FakeClock) -> None:
    await _kept(address, clock)
    async with _running(address, FakeClock(NOON - timedelta(days=1))) as store:
        assert store.downtime == timedelta(0)


async def test_time_missed_while_running_is_given_back_once(address: Address, clock: FakeClock) -> None:
    async with _running(address, clock) as store:
        made = await store.sessions.create(lobby(1))
        record = playing(lobby(1), due=DUE).model_copy(update={"id": made.id, "place": made.place})
        assert await store.sessions.commit(bare(record, b"state"))
        clock.jump(AWAY.total_seconds())
        assert store.life.given < store.life.missed()
        await store.life.give_back()
        assert store.life.given == store.life.missed() == AWAY
        clock.advance(10)
        assert await store.lookup.next_due() == DUE + AWAY
    async with _running(address, clock) as store:
        assert store.downtime == timedelta(0)
        stored = await store.sessions.load(record.id)
        assert stored is not None
        assert stored.record.clocks[0].due == DUE + AWAY


async def test_no_sign_of_life_hides_what_is_owed(address: Address, clock: FakeClock) -> None:
    async with _running(address, clock) as store:
        clock.jump(AWAY.total_seconds())
        await store.life.beat()
    async with _running(address, clock) as store:
        assert store.downtime == AWAY


def _signs(connection: Connection) -> list[datetime]:
    return connection.execute(select(heartbeats.c.at)).scalars()
