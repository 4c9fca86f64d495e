"""Tables whose journals can't be read: what is lost is said, and the game goes on."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from sqlalchemy import update

from bot.store.database import Damaged, Job
from bot.store.schema import journal
from bot.store.sessions import PAYLOAD
from tests.bot.showing.tables import Table, table
from tests.support.bot import running_bot, written

DAMAGE = ({"payload": "{"}, {"events": '[{"kind": "none such"}]'})


async def damage(at: Table, values: dict[str, object]) -> None:
    """Damage all that is written of a table, which nobody has in memory."""
    statement = update(journal).where(journal.c.session == at.session).values(**values)
    await at.bot.app.store.database.write(lambda connection: connection.execute(statement))
    at.bot.app.histories.forget(at.session)


@pytest.fixture(params=DAMAGE, ids=lambda values: next(iter(values)))
def values(request: pytest.FixtureRequest) -> dict[str, object]:
    return dict(request.param)


async def test_a_table_whose_journal_is_damaged_goes_on_and_says_so(values: dict[str, object]) -> None:
    async with running_bot(quiet=False) as bot:
        at = await table(bot)
        await at.bid(0)
        await damage(at, values)
        await bot.slash("Cleo", "board")
        assert "can’t be read" in written(at.board())
        assert "can’t be read" in written(await bot.press("Cleo", "Log"))
        assert "can’t be read" in written(await bot.slash("Ada", "game log"))
        assert "Lantern" in written(await bot.slash("Ada", "board", words=True))
        assert "Which card" in written(await bot.press("Boris", "My hand"))
        await at.bid(1)
        assert "wins the lamp" in written(at.board()) or "nobody wins" in written(at.board())


async def test_what_can_not_be_read_can_be_neither_checked_nor_taken_back() -> None:
    async with running_bot(quiet=False) as bot:
        at = await table(bot)
        await at.bid(0)
        before = await at.record()
        await damage(at, {"payload": "{"})
        for deed in ("game verify", "game undo"):
            assert "can’t be read" in written(await bot.slash("Ada", deed))
        assert await at.record() == before


async def test_a_journal_that_is_mended_is_read_again() -> None:
    async with running_bot(quiet=False) as bot:
        at = await table(bot)
        kept = await bot.app.store.sessions.journal(at.session)
        await damage(at, {"payload": "{"})
        assert "can’t be read" in written(await bot.press("Cleo", "Log"))
        (start,) = kept
        statement = update(journal).where(journal.c.session == at.session)
        mended = statement.values(payload=PAYLOAD.dump_json(start.payload).decode())
        await bot.app.store.database.write(lambda connection: connection.execute(mended))
        assert "has begun" in written(await bot.press("Cleo", "Log"))


@pytest.mark.parametrize("error", [sqlite3.OperationalError("disk I/O error"), Damaged(), RuntimeError("a defect")])
async def test_a_journal_that_could_not_be_read_once_is_not_lost(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(quiet=False) as bot:
        at = await table(bot)
        bot.app.histories.forget(at.session)
        database = bot.app.store.database
        read = database.read

        async def fails(job: Job[Any]) -> Any:
            if "Sessions.journal" in job.__qualname__:
                raise error
            return await read(job)

        with monkeypatch.context() as broken:
            broken.setattr(database, "read", fails)
            await at.bid(0)
            assert "can’t be read" not in written(at.board())
            assert "record is damaged" not in written(await bot.press("Cleo", "Log"))
        await bot.slash("Cleo", "board")
        assert "can’t be read" not in written(at.board())
        assert "laid a card" in written(await bot.press("Cleo", "Log"))
        history = await bot.app.histories.of(await bot.app.registry.snapshot(at.session))
        assert [entry.kind for entry in history.entries] == ["start", "move"]


async def test_an_entry_that_makes_no_sense_is_found_by_the_check() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await at.bid(0)
        statement = update(journal).where(journal.c.session == at.session, journal.c.kind == "move")
        await bot.app.store.database.write(
            lambda connection: connection.execute(statement.values(payload='{"kind": "bid", "card": 4711}'))
        )
        assert "doesn’t lead" in written(await bot.slash("Ada", "game verify"))
