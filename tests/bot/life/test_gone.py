from __future__ import annotations

from datetime import timedelta

from engines.table.record import Record
from tests.bot.life.tables import DAY_S, begun, changed, lobby, move, turn
from tests.support.bot import RunningBot, running_bot, server_of
from tests.support.clock import PATIENCE_S


async def test_a_table_whose_channel_is_deleted_is_over() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        bot.local.world.delete_channel(bot.channel())
        assert (await changed(bot, record.id, record.version)).status == "abandoned"


async def test_a_table_whose_thread_is_deleted_moves_to_the_channel_it_was_opened_in() -> None:
    async with running_bot() as bot:
        record = await _in_thread(bot)
        bot.local.world.delete_channel(record.place.channel)
        after = await changed(bot, record.id, record.version)
        assert after.status == "lobby"
        assert after.place.channel == bot.channel()
        await bot.until_sees("Boris", "Join")


async def test_it_ends_where_another_table_is_open_there() -> None:
    async with running_bot() as bot:
        record = await _in_thread(bot)
        await lobby(bot, "Cleo")
        bot.local.world.delete_channel(record.place.channel)
        assert (await changed(bot, record.id, record.version)).status == "abandoned"


async def test_a_server_that_removes_the_bot_stops_its_clocks_and_finds_all_there_on_return() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        server = server_of(record)
        bot.local.world.remove_bot(server)
        assert (await changed(bot, record.id, record.version)).paused
        back = bot.app.client.wait_for("guild_join", timeout=PATIENCE_S)
        bot.local.world.add_bot(server)
        await back
        await bot.until_sees("Ada", "Resume")
        await bot.press("Ada", "Resume")
        assert not (await bot.record()).paused


async def test_thirty_days_after_a_server_removed_the_bot_all_of_it_is_gone() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        bot.local.world.remove_bot(server_of(record))
        await changed(bot, record.id, record.version)
        await turn(bot, 29 * DAY_S)
        assert await bot.app.store.sessions.load(record.id) is not None
        await turn(bot, 2 * DAY_S)
        assert await bot.app.store.sessions.load(record.id) is None


async def test_a_player_who_left_the_server_blocks_no_table() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        await move(bot, "Ada")
        bot.local.world.leave(bot.person("Boris"), server_of(record))
        await turn(bot, timedelta(seconds=180).total_seconds())
        await turn(bot, 60)
        assert (await bot.record()).clocks[1].late == 2
        await bot.until_sees("Ada", "The computer plays on")
        await bot.press("Ada", "The computer plays on")
        await bot.press("Ada", "Normal")
        assert (await bot.record()).holders[1].program


async def _in_thread(bot: RunningBot) -> Record:
    await lobby(bot, "Ada")
    await bot.slash("Boris", "play", game="lantern")
    await bot.press("Boris", "Open another one in a thread")
    sitting = (await bot.app.store.lookup.of_person(bot.person("Boris")))[0]
    await bot.press("Ada", "Leave")
    async with bot.app.registry.holding(sitting.session) as held:
        return held.record
