from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.delivery.results import Sent
from bot.store.shown import PLANNING, Shown
from tests.bot.life.tables import begun
from tests.support.bot import RunningBot, running_bot


def archived(bot: RunningBot, thread: int) -> bool:
    return bool(bot.local.world.channels[thread]["thread_metadata"]["archived"])


def kept(folder: Path) -> dict[str, Any]:
    return {"database": folder / "bot.sqlite3", "data": folder / "world"}


async def opened(bot: RunningBot, *, private: bool = False) -> int:
    """A thread that is opened for a table, and left before the table is written down."""
    delivery = bot.app.delivery
    thread = await (delivery.open_private_thread if private else delivery.open_thread)(bot.channel(), "Lantern")
    assert isinstance(thread, Sent)
    return thread.channel


async def test_a_thread_that_no_table_came_to_is_archived_at_the_next_start(tmp_path: Path) -> None:
    async with running_bot(**kept(tmp_path)) as bot:
        orphans = [await opened(bot), await opened(bot, private=True)]
        assert not any(archived(bot, each) for each in orphans)
    async with running_bot(**kept(tmp_path)) as bot:
        assert all(archived(bot, each) for each in orphans)


async def test_a_thread_in_which_somebody_has_written_stays(tmp_path: Path) -> None:
    async with running_bot(**kept(tmp_path)) as bot:
        thread = await opened(bot)
        await bot.local.people.say(bot.person("Ada"), thread, "Where is the game?")
    async with running_bot(**kept(tmp_path)) as bot:
        assert not archived(bot, thread)


async def test_a_thread_that_somebody_else_has_opened_stays(tmp_path: Path) -> None:
    async with running_bot(**kept(tmp_path)) as bot:
        thread = await opened(bot)
        bot.local.world.allow(bot.channel(), "bot", "manage_threads")
        channel = bot.local.world.channels[thread]
        bot.local.world.keep_channel({**channel, "owner_id": str(bot.person("Ada"))})
    async with running_bot(**kept(tmp_path)) as bot:
        assert not archived(bot, thread)


async def test_a_tables_own_threads_stay_though_nothing_stands_there_yet(tmp_path: Path) -> None:
    async with running_bot(**kept(tmp_path)) as bot:
        record = await begun(bot, "Ada", "Boris")
        table, planning = await opened(bot), await opened(bot, private=True)
        place = record.place.model_copy(update={"channel": table, "thread": True})
        bot.app.registry.listeners.clear()
        await bot.app.use_cases.lobbies.open(bot.app.games["lantern"], place, bot.person("Cleo"))
        await bot.app.store.shown.set(Shown(record.id, PLANNING, record.version, planning))
    async with running_bot(**kept(tmp_path)) as bot:
        assert not archived(bot, table)
        assert not archived(bot, planning)
