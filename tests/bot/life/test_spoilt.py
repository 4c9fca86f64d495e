"""One spoilt row spoils one thing: the start, other tables and other people go on, and its own people are told."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Column, Text

from bot.basics.loading import Recent
from bot.clocks.ticker import SWEEP_S
from bot.store.life import BEAT_S
from bot.store.owed_calls import OwedCall
from bot.store.preferences import PersonSettings
from bot.store.schema import metadata
from engines.core.sheets import Mark
from tests.bot.campaign.test_campaign import begun as begun_in_group
from tests.bot.campaign.test_campaign import founded
from tests.bot.life.tables import DAY_S, begun, changed, finish, move
from tests.bot.showing.tables import eventually
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import FakeClock

OVER, SPOILT = "(SELECT session FROM results)", "(SELECT session FROM campaign_games)"
"""Ada's and Boris's first game, which is over, and the second one, which is their group's."""
GROUP = "(SELECT campaign FROM campaign_games)"
ROWS = {
    "sessions": f"id = {SPOILT}",
    "records": f"session = {SPOILT}",
    "seats": f"session = {SPOILT} AND seat = 0",
    "journal": f"session = {SPOILT} AND version = (SELECT max(version) FROM journal WHERE session = {SPOILT})",
    "shown": f"session = {SPOILT} AND recipient = 'board'",
    "owed_calls": f"session = {SPOILT}",
    "sheet_marks": f"session = {SPOILT}",
    "campaigns": f"id = {GROUP}",
    "campaign_people": f"campaign = {GROUP} AND seat = 0",
    "campaign_games": f"session = {SPOILT}",
    "results": f"session = {OVER}",
    "result_people": f"session = {OVER} AND seat = 0",
    "people": "settings LIKE '%Prague%'",
    "servers": "1",
    "heartbeats": "1",
    "marks": "1",
    "ratings": "1",
    "rating_steps": "1",
    "handicaps": "1",
}
"""Which row of each table is spoilt."""
OF_SEVERAL_PROCESSES = {"crossings", "leases"}
"""What stays empty where one process has the file."""
RATED = f"""
INSERT INTO ratings VALUES (1, 'lantern', '', '', 2, 25000000, 8000000, 1000000, 1);
INSERT INTO rating_steps VALUES ({OVER}, 2, 1, 'lantern', '', '', '2030-01-01 15:00:00.000000', 25000000, 8000000);
INSERT INTO handicaps VALUES ('lantern', 'any', 25000000, 8000000);
"""


@dataclass(frozen=True)
class Kept:
    """What a bot has kept, to be spoilt and started again."""

    folder: Path
    clock: FakeClock

    @property
    def database(self) -> Path:
        return self.folder / "bot.sqlite3"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Two tables in play, one of them a group's, after a game that is over."""
    kept = Kept(tmp_path_factory.mktemp("evening"), FakeClock())
    async with running_bot(database=kept.database, data=kept.folder / "world", clock=kept.clock) as bot:
        await bot.app.people.set(bot.person("Ada"), PersonSettings(zone="Europe/Prague"))
        await bot.app.people.set(bot.person("Cleo"), PersonSettings(zone="Asia/Tokyo"))
        await begun(bot, "Ada", "Boris")
        await finish(bot, "Ada", "Boris")
        await founded(bot)
        spoilt = await begun_in_group(bot)
        await begun(bot, "Cleo", "Dmitri", where="table-2")
        await bot.app.store.sheets.set(spoilt.id, "lamps", [Mark(0, 0, "yes")])
        await bot.app.store.owed_calls.owe(OwedCall(spoilt.id, bot.person("Dmitri"), "invited", bot.person("Ada")))
        await bot.app.recorder.idle()
        await bot.app.outbox.idle()
    run(kept.database, RATED)
    return kept


def columns(table: str) -> list[Column[object]]:
    """The columns whose values can be spoilt: no generated key, and nothing that leads to another row."""
    found = [column for column in metadata.tables[table].columns if not column.foreign_keys]
    return [column for column in found if column.name != "id"]


def cases() -> Iterator[object]:
    """Each column with each kind of junk; the ordinary run takes one kind of each column, by turns."""
    number = 0
    for table in ROWS:
        for column in columns(table):
            kinds = ["bytes", "words", "huge", *(["null"] if column.nullable else [])]
            kinds += ["field"] if isinstance(column.type, Text) else []
            for at, kind in enumerate(kinds):
                rare = () if at == number % len(kinds) and number % 12 == 0 else (pytest.mark.long,)
                yield pytest.param(table, column.name, kind, marks=rare, id=f"{table}.{column.name} {kind}")
            number += 1


def spoil(path: Path, table: str, column: str, kind: str) -> None:
    """Write junk into a column of the table's row, as a fault of the disk or another version may."""
    with closing(sqlite3.connect(path)) as connection, connection:
        ((had,),) = connection.execute(f"SELECT {column} FROM {table} WHERE {ROWS[table]} LIMIT 1").fetchall()
        junk = {"bytes": b"\xff\x00\x81\xfe", "words": "nonsense", "huge": 2**62, "null": None}
        value = _with_a_field(had) if kind == "field" else junk[kind]
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {ROWS[table]}", (value,))


def run(path: Path, script: str) -> None:
    """Run statements on a database that nobody has open."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def _with_a_field(had: str) -> str:
    known = json.loads(had) if had[:1] in "{[" else had
    return json.dumps({**known, "of-another-version": 1} if isinstance(known, dict) else {"of-another-version": 1})


@asynccontextmanager
async def started(evening: Kept, folder: Path, spoiling: Callable[[Path], None]) -> AsyncIterator[RunningBot]:
    """The bot started on a copy of what was kept, spoilt."""
    copytree(evening.folder, folder / "copy")
    kept = Kept(folder / "copy", FakeClock(evening.clock.now()))
    spoiling(kept.database)
    async with running_bot(database=kept.database, data=kept.folder / "world", clock=kept.clock, quiet=False) as bot:
        yield bot


UNREADABLE = {
    "record": "UPDATE records SET record = x'ff00' || record",
    "unknown field": "UPDATE records SET record = json_set(record, '$.mood', 1)",
    "game": "UPDATE records SET record = json_set(record, '$.game', 'chess')",
    "options": "UPDATE records SET record = json_set(record, '$.options.lamps', 'many')",
    "state": "UPDATE records SET state = x'ff00'",
    "no state": "UPDATE records SET state = NULL",
    "no record": "DELETE FROM records",
    "another version's record": "UPDATE records SET record = json_set(record, '$.version', 1)",
}
MAY_BE_READ = ("unknown field", "game", "options", "state")
"""What another version of the bot may be able to read."""


@pytest.mark.parametrize("how", UNREADABLE)
async def test_a_table_that_cannot_be_read_is_told_of_and_closed(evening: Kept, tmp_path: Path, how: str) -> None:
    script = f"{UNREADABLE[how]} WHERE session = {SPOILT}"
    async with started(evening, tmp_path, lambda path: run(path, script)) as bot:
        why = "can’t read this" if how in MAY_BE_READ else "can’t be read any more"
        assert why in await _said(bot, "Ada", "hand")
        told = (await _said(bot, "Ada", "games")).splitlines()
        assert [line for line in told if "can’t be read any more, end it with /game abandon" in line]
        await _others_go_on(bot)
        assert "Only the host" in await _said(bot, "Dmitri", "game abandon")
        if how in MAY_BE_READ:
            assert "another version of me may" in await _said(bot, "Dmitri", "play", game="lantern")
            assert "any more" in await _said(bot, "Ada", "games")
        if how in ("record", *MAY_BE_READ):
            await bot.slash("Boris", "game abandon")
            await bot.press("Boris", "End without a result")
            assert "any table" in await _said(bot, "Boris", "games")
        await _said(bot, "Dmitri", "play", game="lantern")
        assert (await bot.record()).host == bot.person("Dmitri")
        assert await bot.app.store.owed_calls.all() == ()
        ada = bot.person("Ada")
        await bot.app.departing.forget(ada)
    with closing(sqlite3.connect(tmp_path / "copy/bot.sqlite3")) as connection:
        connection.text_factory = lambda text: text.decode(errors="replace")
        assert str(ada) not in "\n".join(connection.iterdump())


async def test_a_closed_channel_and_a_day_without_a_move_close_it_too(evening: Kept, tmp_path: Path) -> None:
    spoilt_lobby = f"UPDATE records SET record = 'x'; UPDATE sessions SET status = 'lobby' WHERE id = {SPOILT}"
    async with started(evening, tmp_path, lambda path: run(path, spoilt_lobby)) as bot:
        bot.clock.advance(2 * DAY_S)
        await bot.app.ticker.tick()
        assert await bot.app.store.lookup.active_in(bot.channel()) is None
        await bot.app.lost.channel_deleted(bot.channel("table-2"), None)
        assert await bot.app.store.lookup.active_in(bot.channel("table-2")) is None


def test_a_row_of_every_table_is_spoilt() -> None:
    assert {*ROWS, *OF_SEVERAL_PROCESSES} == set(metadata.tables)


async def test_a_seat_that_cannot_be_read_is_told_with_its_table(
    evening: Kept, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.reading._told", Recent(8))
    async with started(evening, tmp_path, lambda path: spoil(path, "seats", "seat", "words")) as bot:
        await _said(bot, "Ada", "games")
        session = await bot.app.store.lookup.active_in(bot.channel())
    assert [line for line in caplog.messages if line.startswith(f"session {session}: a seat can't be read")]


async def test_a_call_that_makes_no_sense_is_left_out(
    evening: Kept, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.reading._told", Recent(8))
    async with started(evening, tmp_path, lambda path: spoil(path, "owed_calls", "kind", "words")) as bot:
        assert await bot.app.store.owed_calls.all() == ()
    assert len([line for line in caplog.messages if "a call that is owed can't be read" in line]) == 1


async def test_the_clocks_of_other_tables_do_not_wait_for_it(
    evening: Kept, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def overdue(path: Path) -> None:
        """The other table's moment is one at which nothing else happens."""
        run(path, f"UPDATE records SET record = 'x' WHERE session = {SPOILT}")
        run(path, "UPDATE sessions SET due = due + 7500000, given = given + 7500000 WHERE due IS NOT NULL")
        run(path, f"UPDATE sessions SET due = (SELECT min(due) FROM sessions) - 60000000 WHERE id = {SPOILT}")

    caplog.set_level(logging.INFO)
    async with started(evening, tmp_path, overdue) as bot:
        record = await bot.record("table-2")
        due = record.due()
        assert due is not None
        bot.clock.advance((due - bot.clock.now()).total_seconds() - 6.5)
        await bot.app.ticker.tick()
        bot.app.ticker.look()
        await eventually(lambda: bot.clock.is_slept_on(6.5))
        bot.clock.advance(6.5)
        assert any(clock.late for clock in (await changed(bot, record.id, record.version)).clocks)
    assert len([line for line in caplog.messages if "can't be read" in line and "session" in line]) == 1
    assert not [line for line in caplog.messages if "nothing to do" in line]


async def _said(bot: RunningBot, who: str, command: str, **options: Any) -> str:
    said = written(await bot.slash(who, command, **options))
    assert "went wrong" not in said, (who, command)
    return said


async def _others_go_on(bot: RunningBot) -> None:
    """Clocks, the sweep, downtime, another table and another person."""
    bot.clock.jump(3600)
    await bot.app.registry.wake()
    bot.clock.advance(BEAT_S)
    bot.clock.advance(SWEEP_S)
    await bot.app.ticker.tick()
    assert bot.app.client.error is None
    assert bot.app.people.settings(bot.person("Cleo")) == PersonSettings(zone="Asia/Tokyo")
    assert "Lantern" in await _said(bot, "Cleo", "games", where="table-2")
    before = (await bot.record("table-2")).version
    await move(bot, "Cleo", where="table-2")
    assert (await bot.record("table-2")).version == before + 1
    assert "Which card" in await _said(bot, "Dmitri", "hand", where="table-2")


async def _its_own_people_are_told(bot: RunningBot) -> None:
    """Nobody is left with an error that says nothing, and the place can be played in again."""
    for command in ("games", "hand", "campaign", "game verify", "game log", "settings me", "board"):
        await _said(bot, "Ada", command)
    await _said(bot, "Ada", "game abandon")
    if bot.sees("Ada", "End without a result"):
        await bot.press("Ada", "End without a result")
    await _said(bot, "Ada", "play", game="lantern")
    record = await bot.record()
    assert (record.status, record.group) == ("lobby", None)
    await bot.app.departing.forget(bot.person("Ada"))


@pytest.mark.parametrize(("table", "column", "kind"), [*cases()])
async def test_one_spoilt_row_spoils_one_thing(
    evening: Kept, tmp_path: Path, table: str, column: str, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with started(evening, tmp_path, lambda path: spoil(path, table, column, kind)) as bot:
        await _others_go_on(bot)
        await _its_own_people_are_told(bot)
        await bot.app.outbox.idle()
    failed = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert [line for line in failed if "can't be read" not in line] == []
