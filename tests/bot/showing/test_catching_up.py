from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.showing.tables import table, watched
from tests.support.bot import running_bot, written
from tests.support.local import quick_retries


def kept(folder: Path) -> dict[str, Any]:
    return {"database": folder / "bot.sqlite3", "data": folder / "world"}


async def test_what_was_stored_and_not_shown_is_shown_at_the_next_start(tmp_path: Path) -> None:
    async with running_bot(**kept(tmp_path)) as bot:
        at = await table(bot)
        before = written(at.board())
        bot.show_nothing()
        await at.bid(0)
        assert written(at.board()) == before
    async with running_bot(**kept(tmp_path)) as bot:
        at.bot = bot
        assert "laid a card" in written(at.board())
        assert await bot.app.store.shown.behind() == ()
        assert [ping.split(">")[0] for ping in at.pings()] == [f"<@{bot.person('Boris')}"]


async def test_a_start_does_nothing_for_tables_that_are_up_to_date(tmp_path: Path) -> None:
    async with running_bot(**kept(tmp_path)) as bot:
        at = await table(bot)
        await bot.press("Ada", "My hand")
        await at.bid(0)
    async with running_bot(**kept(tmp_path)) as bot:
        at.bot = bot
        board = at.board()
        with watched(bot) as heard:
            await bot.app.upkeep.catch_up()
        assert heard.messages() == []
        assert at.board() is board
        assert len(bot.app.registry) == 0


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_gateway_that_drops_loses_nothing(resumable: bool) -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "My hand")
        with quick_retries():
            await bot.local.drop_gateway(resumable=resumable)
            await at.bid(1)
            await bot.until(lambda: bot.local.gateway.connected or None)
        assert "laid a card" in written(at.board())
        assert "laid a card" in written(at.panel("Ada"))
        await bot.press("Ada", "My hand")
        await at.bid(0)
        assert "wins the lamp" in written(at.board()) or "nobody wins" in written(at.board())


async def test_a_board_deleted_while_the_bot_was_away_comes_back_with_the_next_change(tmp_path: Path) -> None:
    async with running_bot(**kept(tmp_path)) as bot:
        at = await table(bot)
        first = int(at.board()["id"])
    async with running_bot(**kept(tmp_path)) as bot:
        at.bot = bot
        bot.local.faults.add(error=10008, method="PATCH", route=f"/channels/*/messages/{first}")
        await at.bid(0)
        assert int(at.board()["id"]) != first
