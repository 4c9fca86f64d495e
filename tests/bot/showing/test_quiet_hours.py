"""In their quiet hours nothing calls a person; what would have called them then does so once they end."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Any

from bot.known import WAKING
from bot.panels.moments import stamp
from bot.store.preferences import QuietHours
from bot.tables.lobbies import Arrangement
from engines.table import seating
from tests.bot.clocks.timing import at_pace, late, settle
from tests.bot.life.tables import lobby, move, turn
from tests.bot.showing.tables import settle_in, table
from tests.support.bot import RunningBot, running_bot
from tests.support.clock import FakeClock

NIGHT = QuietHours(start=time(22), end=time(7))
BEDTIME, MORNING = datetime(2030, 1, 1, 22, tzinfo=UTC), datetime(2030, 1, 2, 7, tzinfo=UTC)


def calls(bot: RunningBot, who: str) -> list[str]:
    """What notifies somebody in the channel."""
    told = str(bot.person(who))
    return [m["content"] for m in bot.seen("Dmitri") if told in [user["id"] for user in m["mentions"]]]


async def turned_to(bot: RunningBot, moment: datetime) -> None:
    """It is that moment, and what is due by then is done."""
    await turn(bot, (moment - bot.clock.now()).total_seconds())
    await bot.app.outbox.idle()


async def test_who_is_asked_at_bedtime_is_called_in_the_morning_and_has_two_hours_then() -> None:
    async with running_bot(clock=FakeClock(BEDTIME - timedelta(hours=1))) as bot:
        await settle_in(bot, "Boris", quiet=NIGHT)
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await move(bot, "Boris")
        await turned_to(bot, BEDTIME)
        await move(bot, "Ada")
        await turned_to(bot, MORNING - timedelta(minutes=1))
        assert calls(bot, "Boris") == []
        await turned_to(bot, MORNING)
        await bot.until(lambda: calls(bot, "Boris"))
        await turned_to(bot, MORNING + timedelta(minutes=1))
        (ping,) = calls(bot, "Boris")
        assert f"Answer by {stamp(MORNING + WAKING)}" in ping
        assert await late(bot) == 0
        await turned_to(bot, MORNING + WAKING)
        (ping,) = calls(bot, "Boris")
        assert "Late" in ping
        assert f"Answer by {stamp(MORNING + WAKING + timedelta(hours=2))}" in ping


async def test_a_deadline_soon_after_the_night_leaves_two_hours_too() -> None:
    async with running_bot(clock=FakeClock(BEDTIME + timedelta(hours=1, minutes=30))) as bot:
        await settle_in(bot, "Boris", quiet=NIGHT)
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        assert (await bot.record()).clocks[1].due == MORNING + WAKING


async def test_who_is_asked_after_the_night_has_the_time_of_any_question() -> None:
    async with running_bot(clock=FakeClock(MORNING + timedelta(minutes=5))) as bot:
        await settle_in(bot, "Boris", quiet=NIGHT)
        await at_pace(bot, "Ada", "Boris")
        assert (await bot.record()).clocks[1].due == MORNING + timedelta(minutes=8)


async def test_the_time_that_a_reminder_gives_leaves_two_hours_after_the_night() -> None:
    async with running_bot(clock=FakeClock(BEDTIME - timedelta(hours=9))) as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await settle_in(bot, "Boris", quiet=NIGHT)
        await turned_to(bot, BEDTIME - timedelta(hours=1))
        assert await late(bot) == 1
        assert (await bot.record()).clocks[1].due == MORNING + WAKING


async def test_hours_set_meanwhile_leave_two_hours_after_them_too() -> None:
    async with running_bot(clock=FakeClock(BEDTIME + timedelta(hours=1, minutes=30))) as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await settle(bot, "Boris", "Quiet hours", start="22:00", end="07:00", zone="UTC")
        assert (await bot.record()).clocks[1].due == MORNING + WAKING


async def test_a_reminder_of_the_others_and_a_wish_for_a_seat_wait_for_the_morning() -> None:
    async with running_bot(clock=FakeClock(BEDTIME + timedelta(hours=1))) as bot:
        at = await table(bot, people=3)
        before = calls(bot, "Ada")
        await settle_in(bot, "Ada", quiet=NIGHT)
        await bot.app.registry.change(at.session, seating.stand_in(1, bot.app.people))
        await bot.app.registry.change(at.session, seating.ask_seat(bot.person("Dmitri"), 1, bot.app.people))
        bot.app.owners.remind(at.session, 0)
        await at.settled()
        assert calls(bot, "Ada") == before
        bot.clock.advance((MORNING - bot.clock.now()).total_seconds())
        (call,) = await bot.until(lambda: [said for said in calls(bot, "Ada") if said not in before])
        assert "would like to take the seat" in call


async def test_who_is_invited_or_gathered_at_night_is_called_in_the_morning() -> None:
    async with running_bot(clock=FakeClock(BEDTIME + timedelta(hours=1))) as bot:
        for who in ("Boris", "Cleo"):
            await settle_in(bot, who, quiet=NIGHT)
        record = await lobby(bot, "Ada", "Boris")
        await bot.app.use_cases.lobbies.invite(record.id, bot.person("Ada"), [bot.person("Cleo")])
        soon = Arrangement(starts_at=(bot.clock.now() + timedelta(minutes=5),))
        await bot.app.use_cases.lobbies.arrange(record.id, bot.person("Ada"), soon)
        await turn(bot, 300)
        await bot.until_reads("Dmitri", "it’s time")
        await bot.app.outbox.idle()
        assert len(calls(bot, "Ada")) == 1
        assert calls(bot, "Boris") == calls(bot, "Cleo") == []
        bot.clock.advance((MORNING - bot.clock.now()).total_seconds())
        (invitation,) = await bot.until(lambda: calls(bot, "Cleo"))
        (gathering,) = await bot.until(lambda: calls(bot, "Boris"))
        assert "invites you" in invitation
        assert "it’s time" in gathering


async def test_what_waits_for_the_morning_outlives_a_restart_and_comes_once(tmp_path: Path) -> None:
    clock = FakeClock(BEDTIME + timedelta(hours=1))
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        for who in ("Boris", "Cleo"):
            await settle_in(bot, who, quiet=NIGHT)
        record = await lobby(bot, "Ada", "Boris")
        lobbies, ada = bot.app.use_cases.lobbies, bot.person("Ada")
        await lobbies.invite(record.id, ada, [bot.person("Cleo")])
        await lobbies.arrange(record.id, ada, Arrangement(starts_at=(clock.now() + timedelta(minutes=5),)))
        await turn(bot, 300)
        await bot.until_reads("Dmitri", "it’s time")
        await bot.app.outbox.idle()
    async with running_bot(**kept) as bot:
        await bot.app.outbox.idle()
        assert calls(bot, "Boris") == calls(bot, "Cleo") == []
        clock.advance((MORNING - clock.now()).total_seconds())
        (invitation,) = await bot.until(lambda: calls(bot, "Cleo"))
        (gathering,) = await bot.until(lambda: calls(bot, "Boris"))
        assert f"<@{bot.person('Ada')}> invites you" in invitation
        assert "it’s time" in gathering
        await bot.app.outbox.idle()
    async with running_bot(**kept) as bot:
        await bot.app.outbox.idle()
        assert len(calls(bot, "Boris")) == len(calls(bot, "Cleo")) == 1
        assert await bot.app.store.owed_calls.all() == ()


async def test_a_wish_that_waits_for_the_morning_outlives_a_restart_and_comes_once(tmp_path: Path) -> None:
    clock = FakeClock(BEDTIME + timedelta(hours=1))
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        at = await table(bot, people=3)
        await settle_in(bot, "Ada", quiet=NIGHT)
        await bot.app.registry.change(at.session, seating.stand_in(1, bot.app.people))
        await bot.app.registry.change(at.session, seating.ask_seat(bot.person("Dmitri"), 1, bot.app.people))
        await at.settled()
    async with running_bot(**kept) as bot:
        await bot.app.outbox.idle()
        before = calls(bot, "Ada")
        assert not any("take the seat" in call for call in before)
        await turned_to(bot, MORNING)
        (call,) = await bot.until(lambda: [said for said in calls(bot, "Ada") if said not in before])
        assert "would like to take the seat" in call
        await bot.app.outbox.idle()
    async with running_bot(**kept) as bot:
        await bot.app.outbox.idle()
        assert calls(bot, "Ada") == [call]


async def test_nobody_is_called_in_the_morning_to_a_lobby_that_has_closed() -> None:
    async with running_bot(clock=FakeClock(BEDTIME + timedelta(hours=1))) as bot:
        await settle_in(bot, "Cleo", quiet=NIGHT)
        record = await lobby(bot, "Ada")
        await bot.app.use_cases.lobbies.invite(record.id, bot.person("Ada"), [bot.person("Cleo")])
        await bot.press("Ada", "Options")
        await bot.press("Ada", "Close the table")
        await bot.press("Ada", "Close the table")
        assert (await bot.record()).status == "abandoned"
        await turned_to(bot, MORNING)
        assert calls(bot, "Cleo") == []
