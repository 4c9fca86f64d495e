"""What somebody meets first: the greeting in a new server, and `/help`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.local.model import ANNOUNCEMENT, EPHEMERAL, TEXT
from bot.local.world.world import World
from tests.support.bot import RunningBot, controls, running_bot, written
from tests.support.clock import FakeClock
from tests.support.games import all_games
from tests.support.local import quick_retries


def new_server(world: World, name: str, *, locale: str = "en-US", system: str = "") -> int:
    """A server of Ada's without the bot, which may not see the second of its channels."""
    server = world.add_server(name, owner=world.person("Ada"), locale=locale, has_bot=False)
    world.add_channel(server, f"{name}-news", ANNOUNCEMENT)
    world.deny(world.add_channel(server, f"{name}-closed"), "everyone", "view_channel")
    for each in ("first", "talk"):
        world.add_channel(server, f"{name}-{each}", TEXT)
    world.set_system_channel(server, world.channel(f"{name}-{system}") if system else None)
    return server


def greetings(bot: RunningBot) -> dict[str, int]:
    """How many messages stand for good in each channel that has any."""
    world = bot.local.world
    kept = {world.channels[key].get("name", "dm"): found.values() for key, found in world.messages.items()}
    counted = {name: sum(not each["flags"] & EPHEMERAL for each in found) for name, found in kept.items()}
    return {name: count for name, count in counted.items() if count}


async def greeted(bot: RunningBot, server: int, channel: str, play: str = "Play") -> None:
    """Let the bot join a server, and wait until it has said all that it has to say, there and elsewhere."""
    bot.clock.advance(60)
    bot.local.world.add_bot(server)
    await bot.until_sees("Ada", play, where=channel)
    await bot.app.outbox.idle()


async def test_a_new_server_is_greeted_once_where_people_read_it(tmp_path: Path) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": FakeClock()}
    async with running_bot(**kept) as bot:
        world = bot.local.world
        one = new_server(world, "One")
        await greeted(bot, one, "One-first")
        world.remove_bot(one)
        world.add_bot(one)
        with quick_retries():
            route = "/channels/{channel}/messages"
            bot.local.faults.add(error=500, method="POST", route=route, times=2, handled=True)
            await bot.local.drop_gateway(resumable=False)
            await greeted(bot, new_server(world, "Two", locale="cs", system="talk"), "Two-talk", "Hrát")
        assert greetings(bot) == {"One-first": 1, "Two-talk": 1}
        three = new_server(world, "Three")
    kept["clock"].advance(60)
    async with running_bot(**kept) as bot:
        assert greetings(bot) == {"One-first": 1, "Two-talk": 1}
        await greeted(bot, three, "Three-first")
        assert greetings(bot) == {"One-first": 1, "Two-talk": 1, "Three-first": 1}


async def test_from_the_greeting_on_all_ways_lead_on_and_no_other_reader_sees_them() -> None:
    games = {game: all_games()[game] for game in ("lantern", "agent_avenue")}
    async with running_bot(games) as bot:
        await greeted(bot, new_server(bot.local.world, "One"), "One-first")
        before = bot.seen("Ada", where="One-first")
        helped = await bot.press("Ada", "Help", where="One-first")
        assert {"Play", "Rules", "Settings"} == {control["label"] for control in controls(helped)}
        assert "Lantern" in written(helped)
        assert "## Your settings" in written(await bot.press("Ada", "Settings", where="One-first"))
        assert "AA-1" in written(await bot.press("Ada", "Rules", where="One-first"))
        assert "Open a table of Lantern" in written(await bot.press("Ada", "Play", where="One-first"))
        await bot.press("Ada", "Open a table of Lantern", where="One-first")
        assert (await bot.record("One-first")).people() == (bot.person("Ada"),)
        assert next(m for m in bot.seen("Ada", where="One-first") if not m["flags"] & EPHEMERAL) == before[0]


async def test_help_comes_in_direct_messages_too_in_ones_own_language() -> None:
    async with running_bot() as bot:
        bot.speaks("Cleo", "cs")
        said = written(await bot.slash("Cleo", "help", where=bot.local.world.dm(bot.person("Cleo"))))
        assert "/hrát" in said
        assert "Pravidla" in said
