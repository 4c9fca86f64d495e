"""What stands in a message names one table of one database, whatever else has been counted from 1."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store import campaigns, sessions
from bot.store.numbers import was_counted
from bot.tables.belonging import SLACK, Posted, need_own
from engines.core.errors import SafehouseError
from engines.table.record import Place, Record
from tests.bot.life.tables import begun, lobby
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import PATIENCE_S, FakeClock

NO_TABLE = "table is gone"
HERE, ELSEWHERE = 711, 722
OPENED = datetime(2030, 1, 1, 12, tzinfo=UTC)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Numbers are counted from 1, as by an older program, until the fixture is called."""
    for room in (sessions, campaigns):
        monkeypatch.setattr(room, "fresh", lambda at, about, newest: newest + 1)
    return monkeypatch.undo


async def _joins(bot: RunningBot, who: str, where: str = "table-1") -> str:
    return written(await bot.press(who, "Join", where=where))


async def test_an_old_lobby_leads_to_no_table_of_a_new_database(tmp_path: Path) -> None:
    async with running_bot(database=tmp_path / "old.sqlite3", data=tmp_path / "world") as bot:
        old = await lobby(bot, "Ada")
    async with running_bot(database=tmp_path / "new.sqlite3", data=tmp_path / "world") as bot:
        new = await lobby(bot, "Cleo", where="table-2")
        assert NO_TABLE in await _joins(bot, "Boris")
        assert (await bot.record("table-2")).people() == (bot.person("Cleo"),)
    assert not {old.id, new.id} & {1, 2}
    assert old.id != new.id


async def test_an_old_counted_lobby_leads_to_no_table_of_a_new_database(
    tmp_path: Path, counted: Callable[[], None]
) -> None:
    async with running_bot(database=tmp_path / "old.sqlite3", data=tmp_path / "world") as bot:
        assert (await lobby(bot, "Ada")).id == 1
    counted()
    async with running_bot(database=tmp_path / "new.sqlite3", data=tmp_path / "world") as bot:
        await lobby(bot, "Cleo", where="table-2")
        assert NO_TABLE in await _joins(bot, "Boris")


async def test_a_counted_lobby_goes_on_working_in_its_own_database(
    tmp_path: Path, counted: Callable[[], None]
) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(**kept) as bot:
        assert (await lobby(bot, "Ada")).id == 1
    counted()
    async with running_bot(**kept) as bot:
        assert NO_TABLE not in await _joins(bot, "Boris")
        assert (await bot.record()).people() == (bot.person("Ada"), bot.person("Boris"))
        assert not was_counted((await lobby(bot, "Cleo", where="table-2")).id)
        assert (await bot.app.store.lookup.last_in(bot.channel("table-1"))) == 1


async def test_a_counted_lobby_is_not_taken_for_a_younger_table_of_the_same_number(
    tmp_path: Path, counted: Callable[[], None]
) -> None:
    clock = FakeClock()
    async with running_bot(database=tmp_path / "old.sqlite3", data=tmp_path / "world", clock=clock) as bot:
        await lobby(bot, "Ada")
    clock.advance(2 * SLACK.total_seconds())
    async with running_bot(database=tmp_path / "new.sqlite3", data=tmp_path / "world", clock=clock) as bot:
        assert (await lobby(bot, "Cleo", where="table-2")).id == 1
    counted()
    async with running_bot(database=tmp_path / "new.sqlite3", data=tmp_path / "world", clock=clock) as bot:
        assert NO_TABLE in await _joins(bot, "Boris")
        assert (await bot.record("table-2")).people() == (bot.person("Cleo"),)
        assert NO_TABLE not in await _joins(bot, "Boris", "table-2")


def _record(number: int) -> Record:
    return Record(
        id=number,
        game="lantern",
        game_version=1,
        options={},
        place=Place(server=HERE, channel=1),
        created_at=OPENED,
        changed_at=OPENED,
        seed=b"",
        salt=b"",
    )


@pytest.mark.parametrize(
    ("number", "posted", "own"),
    [
        (1, Posted(HERE, OPENED), True),
        (1, Posted(None, OPENED), True),
        (1, Posted(HERE, OPENED - SLACK), True),
        (1, Posted(ELSEWHERE, OPENED), False),
        (1, Posted(HERE, OPENED - SLACK - timedelta(seconds=1)), False),
        (1, Posted(None, OPENED - timedelta(days=1)), False),
        (1 << 50, Posted(HERE, OPENED - timedelta(days=1)), True),
        (1 << 50, Posted(ELSEWHERE, OPENED), False),
    ],
)
def test_a_message_belongs_to_a_table_of_its_server_that_is_no_younger(
    number: int, posted: Posted, own: bool
) -> None:
    if own:
        need_own(_record(number), posted)
    else:
        with pytest.raises(SafehouseError):
            need_own(_record(number), posted)


async def test_a_private_panel_leads_to_a_table_of_another_server() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        known = bot.app.client.wait_for("guild_join", timeout=PATIENCE_S)
        server = bot.local.world.add_server("Elsewhere", owner=bot.person("Ada"))
        channel = bot.local.world.add_channel(server, "lounge")
        await known
        assert "Which card do you lay" in written(await bot.slash("Ada", "hand", where=channel))
        assert "Which card do you lay" in written(await bot.press("Ada", "Refresh", where=channel))
