"""Starting times as events of the server: they move, begin, end and are cancelled with their tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.store.preferences import ServerSettings
from tests.bot.life.tables import finish, lobby
from tests.bot.showing.tables import eventually
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import FakeClock
from tests.support.local import quick_retries

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4


async def announced(bot: RunningBot) -> int:
    """A lobby with a starting time in a server where the bot may make events; the server's id."""
    world = bot.local.world
    server = world.server("Safehouse")
    world.give_role(world.bot_id, server, world.add_role(server, "planners", "create_events"))
    await lobby(bot, "Ada", "Boris")
    await bot.arrange("Ada", moment="+45")
    await bot.app.outbox.idle()
    return server


def statuses(bot: RunningBot) -> list[int]:
    """What has become of the events, in the order in which they were made."""
    return [each["status"] for each in bot.local.world.events.values()]


async def test_an_event_moves_with_its_starting_time_and_begins_and_ends_with_the_game() -> None:
    async with running_bot() as bot:
        server = await announced(bot)
        (event,) = bot.local.world.events.values()
        assert event["name"] == "Lantern"
        assert event["entity_metadata"]["location"] == f"https://discord.com/channels/{server}/{bot.channel()}"
        await bot.arrange("Ada", moment="+90")
        await bot.app.outbox.idle()
        (moved,) = bot.local.world.events.values()
        assert (moved["status"], moved["scheduled_start_time"] > event["scheduled_start_time"]) == (SCHEDULED, True)
        await bot.slash("Ada", "game move", channel=str(bot.channel("table-2")))
        await bot.app.outbox.idle()
        (event,) = bot.local.world.events.values()
        assert event["entity_metadata"]["location"].endswith(str(bot.channel("table-2")))
        bot.clock.advance(90 * 60)
        await bot.until_reads("Boris", "it’s time", where="table-2")
        await bot.app.outbox.idle()
        assert statuses(bot) == [SCHEDULED]
        await bot.press("Ada", "Start", where="table-2")
        await bot.app.outbox.idle()
        assert statuses(bot) == [ACTIVE]
        await finish(bot, "Ada", "Boris", where="table-2")
        await bot.app.outbox.idle()
        assert statuses(bot) == [COMPLETED]


async def test_an_event_is_cancelled_without_its_time_its_setting_or_its_table() -> None:
    async with running_bot() as bot:
        server = await announced(bot)
        await bot.arrange("Ada", moment="")
        await bot.app.outbox.idle()
        assert statuses(bot) == [CANCELED]
        await bot.arrange("Ada", moment="+45")
        await bot.slash("Ada", "settings server", where="general")
        await bot.press("Ada", "Events for starting times: on", where="general")
        await bot.app.outbox.idle()
        assert statuses(bot) == [CANCELED, CANCELED]
        await bot.app.servers.set(server, ServerSettings())
        await bot.app.upkeep.server_changed(server)
        await bot.app.outbox.idle()
        assert statuses(bot) == [CANCELED, CANCELED, SCHEDULED]
        for _ in range(2):
            await bot.press("Ada", "Close the table")
        await bot.app.outbox.idle()
        assert statuses(bot) == [CANCELED] * 3


async def test_an_event_that_somebody_has_ended_is_made_anew_for_another_time() -> None:
    async with running_bot() as bot:
        await announced(bot)
        (event,) = bot.local.world.events.values()
        event["status"] = CANCELED
        await bot.arrange("Ada", moment="+90")
        await bot.app.outbox.idle()
        assert statuses(bot) == [CANCELED, SCHEDULED]


async def test_a_table_that_not_everybody_can_see_has_no_event() -> None:
    async with running_bot() as bot:
        server, world = await announced(bot), bot.local.world
        for who in ("bot", bot.person("Ada")):
            world.allow(bot.channel(), who, "view_channel")
        world.deny(bot.channel(), "everyone", "view_channel")
        await eventually(lambda: not bot.app.delivery.places.is_open_to_all(bot.channel()))
        await bot.app.upkeep.server_changed(server)
        await bot.app.outbox.idle()
        assert statuses(bot) == [CANCELED]
        await bot.arrange("Ada", moment="+90")
        await bot.app.outbox.idle()
        assert statuses(bot) == [CANCELED]


async def test_without_the_permission_there_is_no_event_and_the_settings_say_what_it_takes() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await bot.arrange("Ada", moment="+45")
        await bot.app.outbox.idle()
        assert not bot.local.world.events
        assert "permission for it: Create Events." in written(await bot.slash("Ada", "settings server"))
        world = bot.local.world
        server = world.server("Safehouse")
        world.give_role(world.bot_id, server, world.add_role(server, "planners", "create_events"))
        await bot.until(lambda: statuses(bot) == [SCHEDULED])


async def test_an_event_whose_answers_are_lost_is_made_once() -> None:
    async with running_bot() as bot:
        faults, route = bot.local.faults, "/guilds/{server}/scheduled-events"
        for lost in (2, 5):
            with quick_retries():
                faults.add(error=500, method="POST", route=route, times=lost, handled=True)
                if lost == 2:
                    await announced(bot)
                else:
                    await bot.arrange("Ada", moment="")
                    await bot.arrange("Ada", moment="+45")
                await bot.app.outbox.idle()
                bot.clock.advance(10)
                await bot.until(lambda: statuses(bot).count(SCHEDULED) == 1)


async def test_what_a_crash_kept_from_being_told_is_told_by_the_next_run(tmp_path: Path) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": FakeClock()}
    async with running_bot(**kept) as bot:
        await announced(bot)
        assert await bot.app.store.lookup.dated_lobbies()
        bot.app.registry.listeners.remove(bot.app.starts.published)
        await bot.press("Ada", "Start")
        assert statuses(bot) == [SCHEDULED]
    async with running_bot(**kept) as bot:
        await bot.app.outbox.idle()
        assert statuses(bot) == [ACTIVE]
