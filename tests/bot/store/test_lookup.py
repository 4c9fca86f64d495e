from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from sqlalchemy import SelectBase, text
from sqlalchemy.dialects import sqlite

from bot.store import Store
from bot.store.lookup import Lookup, Sitting
from bot.store.statements import Statement
from engines.table.record import Holder, SeatClock
from tests.bot.store.samples import ADA, BORIS, CHANNEL, CLEO, NOON, SERVER, after, bare, finished, lobby, playing
from tests.support.database import watched

SOON, LATER = NOON + timedelta(minutes=1), NOON + timedelta(hours=1)


async def test_a_channel_knows_its_table_and_its_last_one(store: Store) -> None:
    assert await store.lookup.active_in(CHANNEL) is await store.lookup.last_in(CHANNEL) is None
    record = await store.sessions.create(lobby())
    assert await store.lookup.active_in(CHANNEL) == await store.lookup.last_in(CHANNEL) == record.id
    await store.sessions.commit(bare(after(record, status="abandoned")))
    assert await store.lookup.active_in(CHANNEL) is None
    assert await store.lookup.last_in(CHANNEL) == record.id


async def test_what_is_due_comes_by_urgency(store: Store) -> None:
    later = playing(await store.sessions.create(lobby(1)), due=LATER)
    soon = playing(await store.sessions.create(lobby(2)), due=SOON)
    appointed = await store.sessions.create(lobby(3, starts_at=SOON + timedelta(seconds=1)))
    paused = playing(await store.sessions.create(lobby(4)), due=SOON, paused=True)
    for record in (later, soon, paused):
        await store.sessions.commit(bare(record))
    assert await store.lookup.next_due() == SOON
    assert await store.lookup.due_before(SOON - timedelta(microseconds=1)) == ()
    assert await store.lookup.due_before(LATER) == (soon.id, appointed.id, later.id)
    assert await store.lookup.due_before(LATER, limit=1) == (soon.id,)
    await store.sessions.commit(bare(after(soon, clocks=(SeatClock(), SeatClock()))))
    assert await store.lookup.next_due() == appointed.starts_at


async def test_nothing_is_due_where_no_clock_runs(store: Store) -> None:
    await store.sessions.create(lobby())
    assert await store.lookup.next_due() is None


async def test_programs_that_are_waited_for(store: Store) -> None:
    asked, idle = SeatClock(key="play-1"), SeatClock()
    skipped = asked.model_copy(update={"skip": True})
    person, program, stand_in = Holder(person=ADA), Holder(program=True), Holder(person=BORIS, program=True)
    tables = {
        "program asked": ((person, program), (idle, asked), False),
        "stand-in asked": ((person, stand_in), (idle, asked), False),
        "one move for somebody late": ((person, Holder(person=BORIS)), (skipped, idle), False),
        "person asked": ((person, program), (asked, idle), False),
        "paused": ((person, program), (idle, asked), True),
    }
    ids = {}
    for channel, (name, (holders, clocks, paused)) in enumerate(tables.items()):
        record = playing(await store.sessions.create(lobby(channel)), holders=holders, clocks=clocks, paused=paused)
        await store.sessions.commit(bare(record))
        ids[name] = record.id
    waiting = await store.lookup.waiting_programs()
    assert waiting == tuple(ids[name] for name in list(tables)[:3])


async def test_idle_lobbies_but_not_those_with_a_later_start(store: Store) -> None:
    idle = await store.sessions.create(lobby(1))
    await store.sessions.create(lobby(2, starts_at=LATER))
    await store.sessions.create(lobby(3, changed_at=SOON))
    game = playing(await store.sessions.create(lobby(4)))
    await store.sessions.commit(bare(game))
    assert await store.lookup.idle_lobbies(SOON) == (idle.id,)


async def test_a_persons_tables_the_waiting_ones_first(store: Store) -> None:
    records = {
        name: await store.sessions.create(lobby(n))
        for n, name in enumerate(("lobby", "other", "late", "soon", "over", "untimed"))
    }
    clocks = (SeatClock(), SeatClock(key="x", due=SOON))
    await store.sessions.commit(bare(playing(records["other"], due=None, clocks=clocks)))
    await store.sessions.commit(bare(playing(records["late"], due=LATER)))
    await store.sessions.commit(bare(playing(records["soon"], due=SOON)))
    await store.sessions.commit(bare(playing(records["untimed"])))
    over = playing(records["over"])
    await store.sessions.commit(bare(over))
    await store.sessions.commit(bare(finished(over)))
    mine = await store.lookup.of_person(ADA)
    assert [sitting.session for sitting in mine] == [
        records[name].id for name in ("soon", "late", "untimed", "lobby", "other")
    ]
    assert mine[0] == Sitting(records["soon"].id, "agent_avenue", SERVER, 3, "playing", False, 0, False, True, SOON)
    assert await store.lookup.of_person(CLEO) == ()


async def test_a_servers_open_tables_with_their_free_seats(store: Store) -> None:
    full = playing(await store.sessions.create(lobby(1)))
    await store.sessions.commit(bare(full))
    free = await store.sessions.create(
        lobby(2, holders=(Holder(person=ADA), Holder(), Holder(program=True), Holder()))
    )
    await store.sessions.create(lobby(3, server=5))
    tables = await store.lookup.open_in_server(SERVER)
    assert [(table.session, table.seats, table.free) for table in tables] == [(free.id, 4, 2), (full.id, 2, 0)]
    assert tables[0].created_at == NOON
    assert tables[0].host == ADA


QUERIES: dict[str, Callable[[Lookup], Awaitable[object]]] = {
    "one_active_session_a_channel": lambda lookup: lookup.active_in(CHANNEL),
    "sessions_active": lambda lookup: lookup.open_in_server(SERVER),
    "sessions_due": lambda lookup: lookup.due_before(NOON),
    "sessions_due ": lambda lookup: lookup.next_due(),
    "sessions_program_waits": lambda lookup: lookup.waiting_programs(),
    "seats_by_person": lambda lookup: lookup.of_person(ADA),
}


@pytest.mark.parametrize("index", QUERIES)
async def test_the_partial_indexes_serve_their_queries(file_store: Store, index: str) -> None:
    store = file_store
    asked: list[Statement] = []
    with watched(store.database, asked.append):
        await QUERIES[index](store.lookup)
    assert isinstance(asked[0], SelectBase)
    query = asked[0].compile(dialect=sqlite.dialect(paramstyle="named"))
    plan = await store.database.read(
        lambda connection: connection.execute(text(f"EXPLAIN QUERY PLAN {query}"), dict.fromkeys(query.params)).rows
    )
    assert f"INDEX {index.strip()}" in str(plan)
