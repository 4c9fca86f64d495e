"""`/games` in pages: all of one's tables, those that wait for one first, then those here."""

from __future__ import annotations

import pytest

from bot.panels import tables
from tests.bot.showing.tables import table
from tests.support.bot import running_bot, written


async def test_all_tables_are_listed_page_by_page_and_those_that_wait_come_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "A_PAGE", 1)
    async with running_bot() as bot:
        await bot.slash("Boris", "play", game="lantern", where="general")
        at = await table(bot)
        other = await table(bot, where="table-2")
        await at.bid(0)
        first = written(await bot.slash("Ada", "games"))
        assert f"/{other.channel}" in first
        assert "waits for you" in first
        second = written(await bot.press("Ada", "Later ›"))
        assert f"/{at.channel}" in second
        assert "waits for others" in second
        third = written(await bot.press("Ada", "Later ›"))
        assert "Tables here" in third
        assert "Your tables" not in third
        assert bot.sees("Ada", "Join Lantern in")
        assert not bot.sees("Ada", "Later ›")
