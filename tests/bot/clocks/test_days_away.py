"""Who has announced days away: everybody reads it, nothing calls them, and their return is told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.panels.moments import stamp
from bot.panels.tables import Further, TableLink, tables_panel
from bot.store.lookup import Sitting, Table
from renderers.words import words
from tests.bot.clocks.timing import at_pace, late, settle
from tests.bot.life.tables import DAY_S, begun, lobby, move, turn
from tests.bot.showing.tables import watched
from tests.support.bot import RunningBot, running_bot, written


async def idle(bot: RunningBot) -> None:
    """Everything has been shown."""
    await bot.app.outbox.idle()


def board(bot: RunningBot, where: str = "table-1") -> str:
    """The public message as everybody reads it."""
    return written(bot.find("Dmitri", "How to play", where=where)[0])


def hand(bot: RunningBot, who: str) -> str:
    """Somebody's open hand."""
    return next(written(message) for message in bot.seen(who) if "Refresh" in written(message))


def calls(bot: RunningBot, who: str) -> list[str]:
    """What notifies somebody in the channel."""
    told = str(bot.person(who))
    return [m["content"] for m in bot.seen("Dmitri") if told in [user["id"] for user in m["mentions"]]]


def away(bot: RunningBot, who: str, days: int) -> str:
    """How it is said that somebody is away."""
    until = bot.clock.now() + timedelta(days=days)
    return f"<@{bot.person(who)}> is away until {stamp(until, 'f')}"


async def test_it_stands_on_board_hands_lobby_and_list_until_they_are_back_early() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        await lobby(bot, "Cleo", "Boris", where="table-2")
        await idle(bot)
        await bot.press("Ada", "My hand")
        said = away(bot, "Boris", 3)
        await settle(bot, "Boris", "Away", days="3")
        await idle(bot)
        assert f"{said}; their clock stands still" in board(bot)
        assert f"{said}; their clock stands still" in hand(bot, "Ada")
        assert said in board(bot, "table-2")
        assert said in written(await bot.slash("Ada", "games"))
        assert "You’re away until" in written(await bot.slash("Boris", "games"))
        bot.clock.advance(60)
        await settle(bot, "Boris", "Away", days="")
        await bot.until_reads("Dmitri", f"<@{bot.person('Boris')}> is back")
        await idle(bot)
        for where in ("table-1", "table-2"):
            assert "is away" not in board(bot, where)
        assert "is away" not in hand(bot, "Ada")
        assert "away" not in written(await bot.slash("Ada", "games"))


async def test_a_return_at_the_announced_moment_is_told_and_calls_them() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        await settle(bot, "Ada", "Away", days="2")
        await move(bot, "Boris")
        await idle(bot)
        await turn(bot, 2 * DAY_S - 1)
        await idle(bot)
        assert calls(bot, "Ada") == []
        assert "is away" in board(bot)
        await turn(bot, 1)
        await bot.until_reads("Dmitri", f"<@{bot.person('Ada')}> is back")
        await idle(bot)
        (ping,) = calls(bot, "Ada")
        assert f"Answer by {stamp(bot.clock.now() + timedelta(days=1))}" in ping
        assert "is away" not in board(bot)


async def test_at_a_live_table_their_clock_runs_and_no_reminder_calls_them() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        await idle(bot)
        with watched(bot) as heard:
            await settle(bot, "Boris", "Away", days="1")
            await turn(bot, 180)
            await idle(bot)
        assert "clock stands" not in bot.reads("Dmitri")
        assert await late(bot) == 1
        assert [kind for kind, _ in heard.messages(bot.channel())].count("message_create") == 1
        with watched(bot) as heard:
            await settle(bot, "Boris", "Away", days="")
            await idle(bot)
        assert [kind for kind, _ in heard.messages(bot.channel())].count("message_create") == 2
        (ping,) = calls(bot, "Boris")
        assert "Late" in ping


async def test_who_was_never_away_is_not_told_to_be_back() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await settle(bot, "Boris", "Away", days="")
        await idle(bot)
        assert "is back" not in bot.reads("Dmitri")


@pytest.mark.parametrize("zone", ["UTC", "Europe/Prague"])
async def test_days_end_at_the_same_time_by_their_own_clock(zone: str) -> None:
    async with running_bot() as bot:
        await settle(bot, "Boris", "Quiet hours", zone=zone)
        bot.clock.advance((89 - 9) * DAY_S)
        now = bot.clock.now()
        await settle(bot, "Boris", "Away", days="14")
        early = timedelta(hours=1 if zone != "UTC" else 0)
        assert bot.app.people.settings(bot.person("Boris")).away_until == now + timedelta(days=14) - early


def test_a_long_list_with_many_who_are_away_still_fits_into_a_message() -> None:
    link = TableLink("a-channel-with-a-rather-long-name", "https://discord.com/channels/" + "1" * 39)
    mine = [(Sitting(n, "the_plan", 1, n, "playing", False, 0, False, True, None), link) for n in range(12)]
    here = [(Table(n, "the_plan", n, "lobby", False, None, 4, 2, datetime.now(UTC)), link) for n in range(20, 32)]
    gone = Further(away=["<@1985704309555200003> is away until <t:1893502800:f>."] * 4)
    further = {sitting.session: gone for sitting, _ in mine}
    panel = tables_panel(mine, here, further, words("en"), datetime.now(UTC))
    panel.view()
