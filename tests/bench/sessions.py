"""What the store takes of a move: against the bare driver, among many sessions, with many at once; and its start.

Also what it takes in PostgreSQL, on a server that keeps what it has been given, where its programs are here.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import pytest

from bot.basics.address import Address
from bot.store import Store
from engines.table.ports import Change
from tests.bench.rows import Row
from tests.bot.store.crowd import ENDED, OPEN, STATE, fill
from tests.bot.store.samples import NOON, after, change
from tests.support.clock import FakeClock
from tests.support.postgres import fresh_database

ROUNDS = 300
FEW = 10
MOST_OF_THE_DRIVER = 1.4
MOST_SPREAD = 1.5


@dataclass(frozen=True)
class Figures:
    """Milliseconds: a move's median and 99th centile among `FEW` sessions, its median among `OPEN`, the bare driver's
    median, a move's part of `ROUNDS` at once, and the start of a store with `OPEN` sessions.
    """

    move_ms: float
    move_p99_ms: float
    crowded_ms: float
    driver_ms: float
    grouped_ms: float
    start_ms: float

    @property
    def ratio(self) -> float:
        """How many times the bare driver's commit of the same rows a move takes."""
        return self.move_ms / self.driver_ms

    @property
    def spread(self) -> float:
        """How many times a move among `FEW` sessions one among `OPEN` takes."""
        return self.crowded_ms / self.move_ms


@dataclass(frozen=True)
class Served:
    """Milliseconds in PostgreSQL: a move's median among `OPEN`, its part of `ROUNDS` at once, and a start."""

    move_ms: float
    grouped_ms: float
    start_ms: float


def measure(rounds: int = ROUNDS) -> Figures:
    """Take all figures in one run, what is compared turn by turn."""
    return asyncio.run(_measure(rounds))


def run() -> list[Row]:
    """The section's rows."""
    taken = measure()
    move, driver = f"{taken.move_ms:.2f} ms", f"{taken.driver_ms:.2f} ms bare driver"
    return [
        Row("commit of a move", move, driver, taken.ratio, MOST_OF_THE_DRIVER),
        Row("commit of a move, p99", f"{taken.move_p99_ms:.2f} ms"),
        Row(f"commit among {OPEN}", f"{taken.crowded_ms:.2f} ms", f"{move} among {FEW}", taken.spread, MOST_SPREAD),
        Row(f"commit, {ROUNDS} at once", f"{taken.grouped_ms:.2f} ms each"),
        Row(f"opening a store of {OPEN}", f"{taken.start_ms:.0f} ms"),
        *_beside(taken),
    ]


def _beside(taken: Figures) -> Iterator[Row]:
    """PostgreSQL's figures beside SQLite's; none where it isn't installed."""
    with suppress(pytest.skip.Exception):
        served = asyncio.run(measure_served(OPEN, ENDED, ROUNDS))
        for name, value, yardstick in (
            (f"PostgreSQL: commit among {OPEN}", served.move_ms, taken.crowded_ms),
            (f"PostgreSQL: commit, {ROUNDS} at once", served.grouped_ms, taken.grouped_ms),
            (f"PostgreSQL: opening a store of {OPEN}", served.start_ms, taken.start_ms),
        ):
            yield Row(name, f"{value:.2f} ms", f"{yardstick:.2f} ms SQLite", value / yardstick)


async def _measure(rounds: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / name for name in ("few", "many", "bare")]
        few, many = await _filled(paths[0], FEW, 0), await _filled(paths[1], OPEN, ENDED)
        await (await _filled(paths[2], FEW, 0)).close()
        with _driver(paths[2]) as driver:
            spent = [await _turn(few, many, driver, number) for number in range(rounds)]
        grouped = await _at_once(many, rounds) / rounds
        await few.close()
        await many.close()
        start = await _timed(_start(paths[1]))
    moves, crowded, driven = zip(*spent, strict=True)
    last = quantiles(moves, n=100)[-1]
    return Figures(median(moves), last, median(crowded), median(driven), grouped, start)


async def measure_served(open_sessions: int, ended: int, rounds: int, *, durable: bool = True) -> Served:
    """Take PostgreSQL's figures; skips where it isn't installed."""
    async with fresh_database(durable=durable) as address:
        store = await _filled(address, open_sessions, ended)
        moves = [await _timed(store.sessions.commit(await _next(store, number + 1))) for number in range(rounds)]
        grouped = await _at_once(store, rounds, open_sessions // 2) / rounds
        await store.close()
        start = await _timed(_start(address))
    return Served(median(moves), grouped, start)


async def _filled(path: Address, open_sessions: int, ended: int) -> Store:
    store = await Store.open(path, FakeClock(NOON))
    await store.database.write(lambda connection: fill(connection, open_sessions, ended))
    return store


async def _turn(few: Store, many: Store, driver: sqlite3.Connection, number: int) -> tuple[float, float, float]:
    move, crowded = await _next(few, number % FEW + 1), await _next(many, number * 31 % OPEN + 1)
    return (
        await _timed(few.sessions.commit(move)),
        await _timed(many.sessions.commit(crowded)),
        await _timed(asyncio.to_thread(_drive, driver, move)),
    )


async def _next(store: Store, session: int) -> Change:
    stored = await store.sessions.load(session)
    assert stored is not None
    return change(after(stored.record), STATE)


async def _timed(work: Awaitable[object]) -> float:
    began = perf_counter()
    await work
    return (perf_counter() - began) * 1000


async def _at_once(store: Store, moves: int, first: int = OPEN // 2) -> float:
    changes = [await _next(store, first + number) for number in range(moves)]
    return await _timed(asyncio.gather(*map(store.sessions.commit, changes)))


async def _start(path: Address) -> None:
    store = await Store.open(path, FakeClock(NOON))
    await store.shown.behind()
    await store.lookup.waiting_programs()
    await store.lookup.next_due()
    await store.close()


@contextmanager
def _driver(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as connection:
        connection.execute("PRAGMA synchronous=FULL")
        yield connection


def _drive(driver: sqlite3.Connection, moved: Change) -> None:
    """The rows of a move, written as shortly as SQLite lets them be."""
    record, entry = moved.record, moved.entry
    assert entry is not None
    driver.execute("BEGIN IMMEDIATE")
    driver.execute("UPDATE sessions SET version = ?, heard = ? WHERE id = ?", (record.version, 1, record.id))
    written = (record.model_dump_json(), moved.state, record.id)
    driver.execute("UPDATE records SET record = ?, state = ? WHERE session = ?", written)
    heard = [(record.version, record.id, seat) for seat in range(record.seats)]
    driver.executemany("UPDATE seats SET heard = ? WHERE session = ? AND seat = ?", heard)
    line = (record.id, record.version, 0, entry.kind, 0, str(entry.payload), 1, 0, str(entry.events))
    driver.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", line)
    driver.execute("COMMIT")
