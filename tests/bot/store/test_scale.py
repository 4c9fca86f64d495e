"""Ten thousand open sessions: a start asks a handful of queries and loads no record."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from bot.clock import FakeClock
from bot.store import Store
from bot.store.rows import seat_rows, session_row
from bot.store.schema import records, seats, sessions, shown
from engines.core.record import Heard, Holder, Record, SeatClock
from tests.bot.store.samples import ADA, BORIS, NOON, lobby, playing

OPEN, ENDED = 10_000, 10_000
BEHIND, PROGRAMS, DUE = 100, 50, 70
BUDGET_S = 1.0
BUDGET_BYTES = 10_000_000
STATE = bytes(600)


def _record(number: int) -> Record:
    game = playing(lobby(number), due=NOON + timedelta(seconds=number), heard=Heard(public=1, seats=(1, 1)))
    changes: dict[str, Any] = {"id": number}
    if number > OPEN:
        changes |= {"status": "finished", "clocks": (SeatClock(), SeatClock())}
    elif number > OPEN - PROGRAMS:
        changes["holders"] = (Holder(program=True), Holder(person=BORIS))
    return game.model_copy(update=changes)


def _fill(connection: Connection) -> None:
    made = [_record(number) for number in range(1, OPEN + ENDED + 1)]
    connection.execute(insert(sessions), [{"id": record.id, **session_row(record)} for record in made])
    kept = [{"session": record.id, "record": record.model_dump_json(), "state": STATE} for record in made]
    connection.execute(insert(records), kept)
    connection.execute(insert(seats), [row for record in made for row in seat_rows(record)])
    connection.execute(insert(shown), [row for record in made for row in _shown(record.id)])


def _shown(session: int) -> list[dict[str, Any]]:
    behind = session <= BEHIND
    row = {"session": session, "channel": 1, "message": session, "version": 0 if behind else 1, "closed": False}
    return [row | {"recipient": "board", "seat": None}, row | {"recipient": "ping:0", "seat": 0, "version": 1}]


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("crowded") / "safehouse.sqlite3"


async def _timed(query: Callable[[], Awaitable[Any]]) -> tuple[Any, float]:
    began = time.perf_counter()
    return await query(), time.perf_counter() - began


async def _peak(queries: Iterable[Callable[[], Awaitable[Any]]]) -> int:
    """The bytes that the queries and what they find take at most."""
    tracemalloc.start()
    try:
        found = [await query() for query in queries]
        assert found
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


async def test_a_start_with_ten_thousand_open_sessions(crowded: Path) -> None:
    clock = FakeClock(NOON)
    store = await Store.open(crowded, clock)
    await store._database.write(_fill)
    await store.close()
    clock.advance(3600)
    store, took = await _timed(lambda: Store.open(crowded, clock))
    spent, found = {"open": took}, dict[str, Any]()
    queries: dict[str, Callable[[], Awaitable[Any]]] = {
        "open_ids": store.lookup.open_ids,
        "behind": store.shown.behind,
        "waiting_programs": store.lookup.waiting_programs,
        "due": lambda: store.lookup.due_before(NOON + timedelta(hours=1, seconds=DUE)),
        "next_due": store.lookup.next_due,
        "idle": lambda: store.lookup.idle_lobbies(NOON),
    }
    for name, query in queries.items():
        found[name], spent[name] = await _timed(query)
    peak = await _peak(queries.values())
    stored = await store.sessions.load(1)
    await store.close()
    assert len(found["open_ids"]) == OPEN
    assert [each.session for each in found["behind"]] == list(range(1, BEHIND + 1))
    assert len(found["waiting_programs"]) == PROGRAMS
    assert len(found["due"]) == DUE
    assert stored is not None
    assert found["next_due"] == stored.record.clocks[0].due == NOON + timedelta(hours=1, seconds=1)
    assert sum(spent.values()) < BUDGET_S, spent
    assert peak < BUDGET_BYTES


async def test_a_person_at_ten_thousand_tables_is_no_burden_to_others(crowded: Path) -> None:
    store = await Store.open(crowded, FakeClock(NOON + timedelta(hours=2)))
    mine, took = await _timed(lambda: store.lookup.of_person(ADA))
    none, alone = await _timed(lambda: store.lookup.of_person(1))
    await store.close()
    assert (len(mine), none) == (OPEN - PROGRAMS, ())
    assert took < BUDGET_S
    assert alone < BUDGET_S / 20
