"""What the store promises on PostgreSQL beside what it promises everywhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection as Plain
from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util.concurrency import await_

from bot.basics.address import PostgresAddress
from bot.basics.errors import StartError, explain
from bot.store import Store, restore
from bot.store.database import Away, Connection, ConstraintFailed
from bot.store.migrations import REVISIONS
from bot.store.postgres.server import lock_number
from bot.store.schema import metadata
from tests.bot.store.samples import ADA, BORIS, NOON, change, lobby, playing
from tests.support.clock import FakeClock
from tests.support.postgres import fresh_database, gone, hung_up

PASSWORD = "correct-horse"


@pytest.fixture
async def address() -> AsyncIterator[PostgresAddress]:
    async with fresh_database() as found:
        yield found


@pytest.fixture
async def empty() -> AsyncIterator[PostgresAddress]:
    async with fresh_database(built=False) as found:
        yield found


async def _refused(address: PostgresAddress) -> str:
    with pytest.raises(StartError) as refused:
        await Store.open(address, FakeClock(NOON))
    return explain(refused.value)


async def _asked(address: PostgresAddress, statement: str) -> None:
    connection = await asyncpg.connect(address.url)
    await connection.execute(statement)
    await connection.close()


async def test_the_revisions_build_what_the_schema_says(store: Store, address: PostgresAddress) -> None:
    def compared(connection: Plain) -> tuple[object, object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return compare_metadata(context, metadata), context.get_current_revision()

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(address.url), poolclass=NullPool
    )
    async with engine.connect() as connection:
        assert await connection.run_sync(compared) == ([], REVISIONS[-1])


async def test_an_empty_database_is_built_and_opened_again(empty: PostgresAddress) -> None:
    for _ in range(2):
        store = await Store.open(empty, FakeClock(NOON))
        await store.marks.set("x", "y")
        await store.close()


async def test_a_second_process_is_refused_until_the_first_lets_go(store: Store, address: PostgresAddress) -> None:
    assert "in use by another running Safehouse" in await _refused(address)
    await store.close()
    await (await Store.open(address, FakeClock(NOON))).close()


async def test_what_keeps_it_from_being_opened_is_told_without_the_password(empty: PostgresAddress) -> None:
    nowhere = PostgresAddress.parsed(f"postgres://ada:{PASSWORD}@127.0.0.1:1/games")
    said = await _refused(nowhere)
    assert "postgresql://127.0.0.1:1/games can’t be reached" in said
    assert PASSWORD not in said + repr(nowhere) + str(nowhere)
    await _asked(empty, "CREATE TABLE diary (page int)")
    assert "belongs to another program" in await _refused(empty)


async def test_a_newer_database_is_refused(address: PostgresAddress) -> None:
    await _asked(address, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version of Safehouse" in await _refused(address)


async def test_a_database_that_is_gone_for_a_while_loses_nothing(
    store: Store, address: PostgresAddress, caplog: pytest.LogCaptureFixture
) -> None:
    record = playing(await store.sessions.create(lobby()))
    async with gone(address):
        with caplog.at_level(logging.ERROR):
            for _ in range(3):
                with pytest.raises(Away):
                    await store.sessions.commit(change(record))
            with pytest.raises(Away):
                await store.sessions.load(record.id)
        assert len([line for line in caplog.messages if "can’t be reached" in line]) == 1
    assert await store.sessions.commit(change(record))
    assert await store.sessions.load(record.id) is not None
    assert "in use by another running Safehouse" in await _refused(address)


async def test_connections_that_were_ended_are_made_again(store: Store, address: PostgresAddress) -> None:
    await store.marks.set("x", "1")
    assert await store.marks.get("x") == "1"
    await hung_up(address)
    assert await store.marks.get("x") == "1"
    await store.marks.set("x", "2")
    assert await store.marks.get("x") == "2"


async def test_whoever_took_the_database_over_meanwhile_keeps_it(store: Store, address: PostgresAddress) -> None:
    await hung_up(address)
    other = await asyncpg.connect(address.url)
    await other.execute(f"SELECT pg_advisory_lock({lock_number('process')})")
    with pytest.raises(Away):
        await store.marks.set("x", "1")
    await other.close()
    await store.marks.set("x", "1")


async def test_a_connection_lost_within_a_transaction_keeps_nothing(store: Store) -> None:
    def job(connection: Connection) -> None:
        connection.execute(text("INSERT INTO marks VALUES ('x', 'y')"))
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with pytest.raises(Away):
        await store.database.write(job)
    assert await store.marks.get("x") is None


async def test_errors_tell_no_values(store: Store) -> None:
    row = text("INSERT INTO marks VALUES ('Double Agent', 'x')")

    def twice(connection: Connection) -> None:
        connection.execute(row)
        connection.execute(row)

    with pytest.raises(ConstraintFailed) as forbidden:
        await store.database.write(twice)
    with pytest.raises(RuntimeError) as refused:
        await store.database.write(lambda connection: connection.execute(text("SELECT CAST('Double Agent' AS int)")))
    for error in (forbidden.value, refused.value):
        assert "Double Agent" not in str(error)
        assert error.__cause__ is None


async def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(Away):
        await store.database.read(lambda connection: connection.execute(text("DELETE FROM marks")))


async def test_two_that_wait_for_each_other_are_both_done(store: Store) -> None:
    both, tries = asyncio.Barrier(2), 0

    def job(names: tuple[str, str]) -> None:
        async def met() -> None:
            if tries <= 2:
                await both.wait()

        def run(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            connection.hold(names[0])
            await_(met())
            connection.hold(names[1])

        return run  # type: ignore[return-value]

    async with asyncio.timeout(60):
        await asyncio.gather(*(store.database.write(job(names)) for names in (("a", "b"), ("b", "a"))))  # type: ignore[arg-type,func-returns-value]
    assert tries == 3


async def test_a_cancelled_caller_only_stops_listening(store: Store) -> None:
    going_on, resting = asyncio.Event(), asyncio.Event()

    def job(connection: Connection) -> None:
        connection.execute(text("INSERT INTO marks VALUES ('x', 'y')"))
        resting.set()
        await_(going_on.wait())

    caller = asyncio.ensure_future(store.database.write(job))
    await asyncio.wait_for(resting.wait(), 30)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    going_on.set()
    await store.close()
    with pytest.raises(RuntimeError, match="closed"):
        await store.marks.get("x")


async def test_what_was_under_way_at_the_close_is_kept(store: Store, address: PostgresAddress) -> None:
    waiting = asyncio.gather(*(store.marks.set(f"{n:03}", "x") for n in range(60)))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    again = await Store.open(address, FakeClock(NOON))
    assert all([await again.marks.get(f"{n:03}") == "x" for n in range(60)])
    await again.close()


async def test_forgetting_leaves_no_dead_row(store: Store, address: PostgresAddress) -> None:
    for channel in range(5):
        await store.sessions.commit(change(playing(await store.sessions.create(lobby(channel)))))
    await store.forgetting.person(ADA)
    connection = await asyncpg.connect(address.url)
    await connection.execute("CREATE EXTENSION pgstattuple")
    for table in metadata.sorted_tables:
        assert await connection.fetchval("SELECT dead_tuple_count FROM pgstattuple($1)", table.name) == 0
    await connection.close()
    assert len(await store.lookup.of_person(BORIS)) == 5


async def test_each_transaction_is_measured(store: Store) -> None:
    heard: list[bool] = []
    store.database.on_commit.append(lambda _, kept: heard.append(kept))
    await store.marks.set("x", "y")
    with pytest.raises(ZeroDivisionError):
        await store.database.write(lambda _: 1 // 0)
    assert heard == [True, False]


def test_restoring_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SAFEHOUSE_DATABASE", f"postgresql://ada:{PASSWORD}@host/games")
    with pytest.raises(SystemExit):
        restore.main([])
    said = capsys.readouterr().err
    assert "postgresql://host/games" in said
    assert PASSWORD not in said
