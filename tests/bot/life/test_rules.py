from __future__ import annotations

import re
from typing import Any

from tests.bot.life.tables import lobby
from tests.support.bot import RunningBot, running_bot, written


async def _offers(bot: RunningBot, typed: str, where: str = "general") -> list[tuple[str, str]]:
    ada, channel = bot.person("Ada"), bot.channel(where)
    offers: list[dict[str, Any]] = await bot.local.people.autocomplete(ada, channel, "rules", "query", typed)
    return [(each["name"], each["value"]) for each in offers]


async def _told(bot: RunningBot, query: str, where: str = "general") -> list[str]:
    """The ids of all rules that a search tells, its pages turned to the last."""
    await bot.slash("Ada", "rules", query=query, where=where)
    told = written(bot.last("Ada", where=where))
    while bot.sees("Ada", "Later", where=where):
        told += written(await bot.press("Ada", "Later", where=where))
    return re.findall(r"\*\*([A-Z]+-?\d+[a-z]?)\*\*", told)


async def test_rules_are_found_by_word() -> None:
    async with running_bot() as bot:
        assert "Codebreaker" in written(await bot.slash("Ada", "rules", query="codebreakers"))
        for mark in "'’‘´ʼ":
            assert "AA-21" in written(await bot.slash("Ada", "rules", query=f"passing doesn{mark}t count"))
        assert "No rule" in written(await bot.slash("Ada", "rules", query="zebra:zebra"))
        await bot.slash("Ada", "rules")
        await bot.press("Ada", "Later")
        assert "Page 2" in written(bot.last("Ada"))


async def test_an_id_finds_its_rule_alone() -> None:
    async with running_bot() as bot:
        for typed in ("IN-2", " in-2 ", "in–2"):
            assert await _told(bot, typed) == ["IN-2"]
            assert "Page" not in written(bot.last("Ada", where="general"))
        assert (await _offers(bot, "IN-2"))[0][1] == "IN-2"


async def test_several_words_all_have_to_occur_in_any_order_else_those_with_some_are_offered() -> None:
    async with running_bot() as bot:
        assert await _told(bot, "suspect capture hq") == await _told(bot, "Capture HQ suspect")
        assert "IN-2" in await _told(bot, "suspect capture hq")
        some = written(await bot.slash("Ada", "rules", query="capture zebra", where="general"))
        assert "No rule mentions all of “capture zebra”" in some
        assert "IN-2" in some


async def test_the_first_suggestion_is_the_search_that_was_typed() -> None:
    async with running_bot() as bot:
        (name, value), *others = await _offers(bot, "capture")
        found = await _told(bot, value)
        assert (name, value) == (f"All rules with “capture” ({len(found)})", "capture")
        assert [each[1] for each in others] == found[:24]
        name, value = (await _offers(bot, "capture zebra"))[0]
        assert (name.startswith("No rule with all of “capture zebra”"), value) == (True, "capture zebra")
        assert await _offers(bot, "zebra") == []


async def test_at_a_table_its_games_rules_come_first_and_alone_where_nothing_is_asked() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", game="wink")
        shown = written(await bot.slash("Ada", "rules"))
        assert "Rules of Wink\n" in shown
        assert {each[:2] for each in await _told(bot, "", "table-1")} == {"WK"}
        assert (await _offers(bot, "", "table-1"))[0][0].startswith("All rules of Wink")
        assert {each[:2] for each in await _told(bot, "player", "table-1")} > {"WK"}
        assert (await _told(bot, "player", "table-1"))[0].startswith("WK")
        await bot.slash("Ada", "rules")
        await bot.press("Ada", "Rules of all games")
        assert "MIND MGMT" in written(bot.last("Ada"))
        assert "Page 1" in written(bot.last("Ada"))


async def test_without_a_word_a_games_name_finds_all_its_rules() -> None:
    async with running_bot() as bot:
        for name, value in await _offers(bot, ""):
            told = await _told(bot, value)
            assert name.endswith(f"({len(told)})"), name
