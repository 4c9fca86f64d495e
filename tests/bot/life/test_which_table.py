"""Commands typed where one has no table, by people who play at several: asked which one is meant, never guessed."""

from __future__ import annotations

import pytest

from bot.local.model import Message
from tests.bot.life.tables import begun, lobby
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import PATIENCE_S

CHOOSE = "Choose a table"


def dm(bot: RunningBot, who: str) -> int:
    return bot.local.world.dm(bot.person(who))


async def chosen(bot: RunningBot, who: str, session: int, where: int) -> Message:
    """What choosing a table in the newest question is answered with."""
    return await bot.press(who, CHOOSE, where=where, values=[str(session)])


async def two_tables(bot: RunningBot) -> tuple[int, int]:
    first = await begun(bot, "Ada", "Boris")
    second = await begun(bot, "Ada", "Boris", where="table-2")
    return first.id, second.id


@pytest.mark.parametrize("where", ["dm", "general"])
async def test_resigning_goes_to_the_table_chosen(where: str) -> None:
    async with running_bot() as bot:
        _, second = await two_tables(bot)
        place = dm(bot, "Ada") if where == "dm" else bot.channel(where)
        asked = await bot.slash("Ada", "game resign", where=place)
        assert "Which one" in written(asked)
        assert "Lantern – #table-2" in written(asked)
        assert "Do you resign?" in written(await chosen(bot, "Ada", second, place))
        await bot.press("Ada", "Resign", where=place)
        assert (await bot.record("table-2")).status == "finished"
        assert (await bot.record("table-1")).status == "playing"


async def test_what_is_done_with_somebody_is_still_known_once_a_table_is_chosen() -> None:
    async with running_bot() as bot:
        _, second = await two_tables(bot)
        place, boris = dm(bot, "Ada"), bot.person("Boris")
        await bot.slash("Ada", "game host", where=place, who=boris)
        await chosen(bot, "Ada", second, place)
        assert (await bot.record("table-2")).host == boris
        assert (await bot.record("table-1")).host == bot.person("Ada")
        await bot.slash("Boris", "game replace", where=dm(bot, "Boris"))
        await chosen(bot, "Boris", second, dm(bot, "Boris"))
        assert (await bot.record("table-2")).holders[1].program
        assert not (await bot.record("table-1")).holders[1].program


async def test_a_table_moves_to_the_channel_named_before_it_was_chosen() -> None:
    async with running_bot() as bot:
        _, second = await two_tables(bot)
        server = int(bot.local.world.channels[bot.channel()]["guild_id"])
        added = bot.app.client.wait_for("guild_channel_create", timeout=PATIENCE_S)
        there = bot.local.world.add_channel(server, "table-3")
        await added
        await bot.slash("Ada", "game move", where="general", channel=there)
        await chosen(bot, "Ada", second, bot.channel("general"))
        assert (await bot.record(there)).id == second


@pytest.mark.parametrize("command", ["pause", "resume", "leave", "start", "undo", "abandon", "verify", "log", "join"])
async def test_every_deed_asks_first(command: str) -> None:
    async with running_bot() as bot:
        first, _ = await two_tables(bot)
        before = [await bot.record("table-1"), await bot.record("table-2")]
        place = dm(bot, "Ada")
        assert "Which one" in written(await bot.slash("Ada", f"game {command}", where=place))
        assert [await bot.record("table-1"), await bot.record("table-2")] == before
        assert "Which one" not in written(await chosen(bot, "Ada", first, place))
        assert "went wrong" not in bot.reads("Ada", where=place)
        assert await bot.record("table-2") == before[1]


async def test_where_there_is_but_one_table_nobody_is_asked() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await bot.slash("Ada", "game pause", where=dm(bot, "Ada"))
        assert (await bot.record()).paused


async def test_the_table_here_comes_before_ones_own() -> None:
    async with running_bot() as bot:
        await two_tables(bot)
        record = await lobby(bot, "Cleo", where="general")
        await bot.slash("Ada", "game join", where="general")
        assert (await bot.record("general")).people() == (*record.people(), bot.person("Ada"))


async def test_a_board_is_posted_or_told_of_the_table_chosen() -> None:
    async with running_bot() as bot:
        _, second = await two_tables(bot)
        place = dm(bot, "Ada")
        await bot.until_sees("Cleo", "My hand", where="table-2")
        before = bot.last("Cleo", where="table-2")["id"]
        assert "Which one" in written(await bot.slash("Ada", "board", where=place))
        await chosen(bot, "Ada", second, place)
        assert bot.last("Cleo", where="table-2")["id"] != before
        assert "Which one" in written(await bot.slash("Ada", "board", where=place, words=True))
        assert "# Lantern" in written(await chosen(bot, "Ada", second, place))


async def test_moves_are_offered_of_all_tables_and_go_to_their_own() -> None:
    async with running_bot() as bot:
        await two_tables(bot)
        place = dm(bot, "Ada")
        offers = await bot.local.people.autocomplete(bot.person("Ada"), place, "move", "move", "")
        names = {offer["name"].split(" · ")[0] for offer in offers}
        assert names == {"#table-1", "#table-2"}
        offer = next(each for each in offers if each["name"].startswith("#table-2"))
        here, there = await bot.record("table-1"), await bot.record("table-2")
        await bot.slash("Ada", "move", where=place, move=offer["value"])
        assert (await bot.record("table-2")).version == there.version + 1
        assert await bot.record("table-1") == here


async def test_a_move_typed_out_asks_which_table_and_shows_the_hand_there() -> None:
    async with running_bot() as bot:
        _, second = await two_tables(bot)
        place = dm(bot, "Ada")
        assert "Which one" in written(await bot.slash("Ada", "move", where=place, move="lay"))
        await chosen(bot, "Ada", second, place)
        await bot.until_reads("Ada", "Which card do you lay", where=place)


async def test_a_table_that_is_made_up_gets_a_polite_answer() -> None:
    async with running_bot() as bot:
        await two_tables(bot)
        place = dm(bot, "Ada")
        asked = await bot.slash("Ada", "game resign", where=place)
        for identifier in ("game-which:resign", "game-which:nothing", "game-which", "board-which"):
            done = await bot.local.people.forged(bot.person("Ada"), place, int(asked["id"]), identifier)
            assert written(await bot.finished(done))
        assert "went wrong" not in bot.reads("Ada", where=place)
