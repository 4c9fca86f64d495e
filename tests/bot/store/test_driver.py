"""What the store relies on in aiosqlite, and what its own layer over it promises."""

from __future__ import annotations

import asyncio
import inspect
import logging
import re
import sqlite3
import threading
from functools import partial
from pathlib import Path

import aiosqlite
import pytest
from sqlalchemy import bindparam, text

from bot.basics.address import Address
from bot.store import Store
from bot.store.database import Connection, ConstraintFailed
from bot.store.file import connected
from bot.store.life import Marks
from bot.store.sqlite import Driver
from engines.table.ports import NotKept
from tests.bot.store.samples import change, lobby, playing


@pytest.fixture
def address(path: Path) -> Address:
    """What is looked at here is SQLite alone."""
    return path


MARK = text("INSERT INTO marks VALUES (:name, :value)")
MARKS = text("SELECT name FROM marks ORDER BY name")


def _mark(name: str, value: str = "x") -> dict[str, object]:
    return {"name": name, "value": value}


def _insert(name: str, connection: Connection) -> int:
    return connection.execute(MARK, _mark(name)).rowcount


def _note(order: list[int], number: int, _: sqlite3.Connection) -> None:
    order.append(number)


async def _marks(store: Store) -> list[str]:
    return await store.database.read(lambda connection: connection.execute(MARKS).scalars())


def test_aiosqlite_still_has_what_the_driver_uses_of_its_inside() -> None:
    """The one place that does is `Driver`; whoever raises aiosqlite's version sees here that it still holds."""
    assert list(inspect.signature(aiosqlite.Connection).parameters)[:2] == ["connector", "iter_chunk_size"]
    assert list(inspect.signature(aiosqlite.Connection._execute).parameters)[:2] == ["self", "fn"]
    assert "self._execute(self._conn.commit)" in inspect.getsource(aiosqlite.Connection.commit)
    assert isinstance(aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 1)._thread, threading.Thread)
    source = Path(inspect.getfile(Driver)).parent
    inside = re.compile(r"\._(execute|conn|thread)\b")
    users = [path.name for path in source.rglob("*.py") if inside.search(path.read_text(encoding="utf-8"))]
    assert users == ["sqlite.py"]


async def test_a_function_runs_in_the_drivers_thread_at_one_change_of_thread(tmp_path: Path) -> None:
    async with Driver(lambda: connected(tmp_path / "x", ())) as driver:
        ran = await driver.run(lambda _: threading.current_thread())
        assert ran is await driver.run(lambda _: threading.current_thread())
        assert ran is not threading.current_thread()
        assert ran.daemon
        order: list[int] = []
        await asyncio.gather(*(driver.run(partial(_note, order, n)) for n in range(5)))
        assert order == list(range(5))


async def test_an_iterators_end_in_a_job_is_an_error_like_any_other(store: Store) -> None:
    async def lost(run: object) -> None:
        with pytest.raises(RuntimeError, match="iterator"):
            await run  # type: ignore[misc]

    await asyncio.wait_for(lost(store.database.read(lambda _: next(iter(())))), 10)
    await asyncio.wait_for(lost(store.database.write(lambda _: next(iter(())))), 10)
    kept = asyncio.gather(
        store.marks.set("a", "x"), store.database.write(lambda _: next(iter(()))), return_exceptions=True
    )
    assert [type(each) for each in await asyncio.wait_for(kept, 10)] == [type(None), RuntimeError]
    assert await _marks(store) == ["a"]


async def test_what_is_run_tells_no_values_to_any_log(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await asyncio.gather(*(store.marks.set(f"name-{n}", "Double Agent") for n in range(3)))
    assert await store.marks.get("name-1") == "Double Agent"
    with pytest.raises(ConstraintFailed):
        await store.database.write(lambda connection: connection.execute(MARK, _mark("name-1", "Double Agent")))
    assert any(record.name == "aiosqlite" for record in caplog.records)
    assert "Double Agent" not in caplog.text
    assert "name-1" not in caplog.text


async def test_all_that_wait_are_one_transaction_and_each_fails_alone(store: Store) -> None:
    await store.marks.set("b", "x")
    before = await store.database.read(_written)
    jobs = [partial(_insert, name) for name in ("a", "b", "c")]
    kept = await asyncio.gather(*map(store.database.write, jobs), return_exceptions=True)
    assert [type(each) for each in kept] == [int, ConstraintFailed, int]
    assert await _marks(store) == ["a", "b", "c"]
    assert await store.database.read(_written) == before + 1


def _written(connection: Connection) -> int:
    """A number that every transaction of another connection changes."""
    version: int = connection.execute(text("PRAGMA data_version")).scalar()
    return version


async def test_a_job_that_goes_on_after_its_transaction_has_ended_keeps_nothing(store: Store) -> None:
    """On a full disk SQLite rolls back by itself; statements after it would be kept each on its own."""

    def stubborn(connection: Connection) -> None:
        connection.execute(MARK, _mark("before"))
        connection.execute(text("ROLLBACK"))
        with pytest.raises(sqlite3.OperationalError, match="rolled back"):
            connection.execute(MARK, _mark("after"))
        connection.execute_many(MARK, [_mark("later")])

    for beside in ([], [store.marks.set("beside", "x")]):
        kept = await asyncio.gather(store.database.write(stubborn), *beside, return_exceptions=True)
        assert all(isinstance(each, NotKept) for each in kept)
        assert await _marks(store) == []
    await store.marks.set("then", "x")
    assert await _marks(store) == ["then"]


async def test_a_job_that_hides_the_end_of_the_transaction_keeps_nothing_of_the_others(store: Store) -> None:
    records = [playing(await store.sessions.create(lobby(n))) for n in range(3)]

    def rolled_back(connection: Connection) -> None:
        connection.execute(text("ROLLBACK"))

    commits = [store.sessions.commit(change(record)) for record in records]
    kept = await asyncio.gather(*commits, store.database.write(rolled_back), return_exceptions=True)
    assert all(isinstance(each, NotKept) for each in kept)
    assert await asyncio.gather(*(store.sessions.commit(change(record)) for record in records)) == [True] * 3


async def test_a_cancelled_caller_only_stops_listening(store: Store) -> None:
    began, go_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        connection.execute(MARK, _mark("slow"))
        began.set()
        assert go_on.wait(10)

    running = asyncio.ensure_future(store.database.write(slow))
    await asyncio.to_thread(began.wait, 10)
    waiting = [asyncio.ensure_future(store.marks.set(name, "x")) for name in ("heard", "unheard")]
    await asyncio.sleep(0)
    running.cancel()
    waiting[1].cancel()
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.wait_for(waiting[0], 10)
    assert await _marks(store) == ["heard", "slow"]


async def test_a_closed_store_takes_no_job_and_what_waited_is_written(
    store: Store, path: Path, clock: object
) -> None:
    waiting = asyncio.gather(*(store.marks.set(f"{n:03}", "x") for n in range(300)))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT count(*) FROM marks").fetchone() == (300,)
    marks = Marks(store.database)
    for refused in (marks.get("000"), marks.set("000", "y"), store.database.scrub()):
        with pytest.raises(RuntimeError, match="closed"):
            await refused


async def test_reads_go_to_whichever_connection_has_least_to_do(store: Store) -> None:
    meeting = threading.Barrier(4)
    together = (store.database.read(lambda _: meeting.wait(10)) for _ in range(3))
    await asyncio.gather(asyncio.to_thread(meeting.wait, 10), *together)


async def test_rows_have_their_values_in_order_and_by_name(store: Store) -> None:
    await store.marks.set("a", "x")
    found = text("SELECT name, value, :n AS number FROM marks").bindparams(bindparam("n"))
    (row,) = await store.database.read(lambda connection: connection.execute(found, {"n": 5}).rows)
    assert tuple(row) == ("a", "x", 5)
    assert (row.name, row.value, row.number) == ("a", "x", 5)
    with pytest.raises(AttributeError, match="other"):
        _ = row.other
    with pytest.raises(KeyError, match="n"):
        await store.database.read(lambda connection: connection.execute(found))
