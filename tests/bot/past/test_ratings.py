"""Ratings as people meet them: a table's option, `/leaderboard`, the course on `/profile`."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.local.world.seed import SERVER
from bot.store.preferences import PersonSettings, ServerSettings
from tests.bot.showing.tables import Table
from tests.support.bot import RunningBot, running_bot, written

PICTURE = "Lantern\n1. "
"""How the words begin that stand in for the picture."""


async def _leaderboard(bot: RunningBot, who: str, where: str | int = "table-1") -> str:
    return written(await bot.slash(who, "leaderboard", where=where, game="lantern"))


async def _played(bot: RunningBot, *, rated: bool = True) -> Table:
    """A game of Ada and Boris, played out; its host turns ratings on in the lobby."""
    await bot.slash("Ada", "play", game="lantern")
    if rated:
        await bot.arrange("Ada", table=["rated"])
        assert "counts for ratings" in bot.reads("Cleo")
    await bot.press("Boris", "Join")
    await bot.press("Ada", "Start")
    at = Table(bot, (await bot.record()).id, bot.channel())
    await at.play_out()
    return at


async def test_a_game_that_opted_in_is_on_the_leaderboard_and_a_course_on_the_profile() -> None:
    async with running_bot() as bot:
        await _played(bot, rated=False)
        assert "Nobody stands here" in await _leaderboard(bot, "Ada")
        assert "Rating in" not in written(await bot.slash("Ada", "profile"))
        await _played(bot)
        await bot.app.people.set(bot.person("Boris"), PersonSettings(profile="server", words=True))
        told = await _leaderboard(bot, "Ada")
        assert f"1\\. <@{bot.person('Boris')}>" in told
        assert "You: " in told
        assert "Only you see your rating" in told
        assert f"<@{bot.person('Ada')}>" not in await _leaderboard(bot, "Boris")
        assert "Rating in Lantern" in written(await bot.slash("Boris", "profile"))
        assert "Rating in Lantern" in written(await bot.slash("Ada", "profile"))
        assert PICTURE in await _leaderboard(bot, "Ada")
        assert PICTURE not in await _leaderboard(bot, "Boris")


@pytest.mark.parametrize(("setting", "here"), [("nobody", False), ("server", True), ("everyone", True)])
async def test_who_shows_nothing_is_on_no_leaderboard_and_each_server_has_its_own(setting: str, here: bool) -> None:
    async with running_bot() as bot:
        await bot.app.servers.set(bot.local.world.server(SERVER), ServerSettings(rated=True))
        await _played(bot, rated=False)
        for name in ("Ada", "Boris"):
            await bot.app.people.set(bot.person(name), PersonSettings.model_validate({"profile": setting}))
        assert (f"<@{bot.person('Ada')}>" in await _leaderboard(bot, "Cleo")) is here
        assert ("Rating in" in written(await bot.slash("Cleo", "profile", who=bot.person("Ada")))) is here
        assert "Rating in Lantern" in written(await bot.slash("Ada", "profile"))
        elsewhere = bot.local.world.add_channel(
            bot.local.world.add_server("Elsewhere", owner=bot.person("Cleo")), "lounge"
        )
        for place in (elsewhere, bot.local.world.dm(bot.person("Cleo"))):
            assert "Rating in" not in written(await bot.slash("Cleo", "profile", where=place, who=bot.person("Ada")))
        assert "Nobody stands here" in await _leaderboard(bot, "Cleo", elsewhere)


async def test_a_server_rates_new_tables_and_has_seasons_as_it_sets_them() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "settings server")
        await bot.press("Ada", "New tables rated: off")
        await bot.press("Ada", "Seasons of ratings", values=["month"])
        await _played(bot, rated=False)
        assert f"Lantern · {bot.clock.now():%Y-%m}" in await _leaderboard(bot, "Ada")
        bot.clock.jump(timedelta(days=40).total_seconds())
        later = await _leaderboard(bot, "Ada")
        assert "You: " not in later
        assert "You: " in written(await bot.press("Ada", "Season before"))
        assert await bot.press("Ada", "This season")
