"""Deadlines and people's own hours: quiet ones, and days away."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.known import WAKING, after_quiet
from bot.store.preferences import QuietHours
from engines.table import pausing, seating
from engines.wink import WINK
from engines.wink.moves import Confirm
from tests.bot.clocks.timing import at_pace, daily_beat, late, settle, waited_for
from tests.bot.life.tables import DAY_S, move, snapshot, turn
from tests.bot.showing.tables import NAMES
from tests.support.bot import RunningBot, running_bot
from tests.support.clock import FakeClock


async def test_a_deadline_inside_quiet_hours_moves_to_two_hours_after_them() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await settle(bot, "Ada", "Quiet hours", start="19:00", end="23:30", zone="UTC")
        await move(bot, "Boris")
        due = (await bot.record()).clocks[0].due
        assert due == datetime(2030, 1, 2, 1, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("start", "due"),
    [
        (datetime(2030, 3, 30, 18, tzinfo=UTC), datetime(2030, 3, 31, 7, tzinfo=UTC)),
        (datetime(2030, 10, 26, 18, tzinfo=UTC), datetime(2030, 10, 27, 8, tzinfo=UTC)),
    ],
)
async def test_quiet_hours_end_by_the_wall_clock_the_night_it_is_changed(start: datetime, due: datetime) -> None:
    async with running_bot(clock=FakeClock(start)) as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await settle(bot, "Ada", "Quiet hours", start="22:00", end="07:00", zone="Europe/Prague")
        await move(bot, "Boris")
        assert (await bot.record()).clocks[0].due == due
        await turn(bot, (due - start).total_seconds() - 1)
        assert (await bot.record()).clocks[0].late == 0
        await turn(bot, 1)
        assert (await bot.record()).clocks[0].late == 1


async def test_away_stops_ones_daily_clocks_and_tells_the_tables() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        await settle(bot, "Boris", "Away", days="3")
        assert (await bot.record()).clocks[1].due is None
        await bot.until_reads("Ada", "is away until")
        await turn(bot, 3 * DAY_S)
        assert (await bot.record()).clocks[1].due == bot.clock.now() + timedelta(days=1)
        assert bot.app.people.settings(bot.person("Boris")).away_until is None


async def test_who_goes_away_again_and_again_gains_no_time_by_it() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        for _ in range(2):
            bot.clock.advance(DAY_S / 4)
            await settle(bot, "Boris", "Away", days="2")
            bot.clock.advance(DAY_S / 2)
            await settle(bot, "Boris", "Away", days="")
        assert (await bot.record()).clocks[1].due == bot.clock.now() + timedelta(hours=12)
        await settle(bot, "Boris", "Away", days="")
        assert (await bot.record()).clocks[1].due == bot.clock.now() + timedelta(hours=12)
        await turn(bot, DAY_S / 2)
        assert await late(bot) == 1


async def test_who_is_asked_while_away_has_the_whole_time_once_they_are_back() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        await settle(bot, "Ada", "Away", days="2")
        await move(bot, "Boris")
        assert (await bot.record()).clocks[0].due is None
        await turn(bot, 2 * DAY_S)
        assert (await bot.record()).clocks[0].due == bot.clock.now() + timedelta(days=1)


async def resumed(bot: RunningBot, who: str, **away: str) -> datetime | None:
    """The deadline of the one waited for after a pause in which somebody has gone away, or come back."""
    await bot.slash("Ada", "game pause")
    await bot.until_sees("Ada", "Resume")
    await settle(bot, who, "Away", **away)
    await bot.press("Ada", "Resume")
    return (await bot.record()).due()


async def test_who_goes_away_during_a_pause_has_no_clock_after_it() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        assert await resumed(bot, "Boris", days="2") is None
        await turn(bot, 2 * DAY_S)
        assert (await bot.record()).due() == bot.clock.now() + timedelta(days=1)


async def test_who_comes_back_during_a_pause_has_a_clock_again_after_it() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        await settle(bot, "Ada", "Away", days="2")
        await move(bot, "Boris")
        assert (await bot.record()).clocks[0].due is None
        await resumed(bot, "Ada", days="")
        assert (await bot.record()).clocks[0].due == bot.clock.now() + timedelta(days=1)


async def test_away_is_for_fourteen_days_at_most() -> None:
    async with running_bot() as bot:
        await settle(bot, "Boris", "Away", days="15")
        assert "14 days" in bot.reads("Boris", where="general")
        assert bot.app.people.settings(bot.person("Boris")).away_until is None


@pytest.mark.parametrize(
    ("start", "end", "moment", "moved"),
    [
        ("22:00", "07:00", "2030-01-01T21:30", "2030-01-02T06:00"),
        ("22:00", "07:00", "2030-01-02T05:00", "2030-01-02T06:00"),
        ("22:00", "07:00", "2030-01-02T06:00", "2030-01-02T06:00"),
        ("22:00", "07:00", "2030-01-01T20:59", "2030-01-01T20:59"),
        ("09:00", "17:00", "2030-01-01T08:00", "2030-01-01T16:00"),
        ("02:00", "02:30", "2030-03-31T01:15", "2030-03-31T01:15"),
        ("22:00", "07:00", "2030-03-30T23:00", "2030-03-31T05:00"),
        ("22:00", "07:00", "2030-03-31T05:00", "2030-03-31T05:00"),
        ("22:00", "07:00", "2030-10-26T22:00", "2030-10-27T06:00"),
        ("22:00", "07:00", "2030-10-27T05:30", "2030-10-27T06:00"),
        ("02:30", "07:00", "2030-10-27T01:10", "2030-10-27T06:00"),
        ("02:10", "02:40", "2030-10-27T01:20", "2030-10-27T01:20"),
        ("22:00", "02:30", "2030-10-27T00:10", "2030-10-27T00:30"),
        ("02:00", "03:00", "2030-10-27T00:30", "2030-10-27T02:00"),
        ("02:00", "03:00", "2030-10-27T01:30", "2030-10-27T02:00"),
        ("01:00", "02:30", "2030-10-26T23:30", "2030-10-27T00:30"),
        ("01:00", "02:30", "2030-10-27T00:45", "2030-10-27T00:45"),
        ("01:00", "02:30", "2030-03-31T00:30", "2030-03-31T01:30"),
    ],
)
def test_quiet_hours_go_by_their_own_zone(start: str, end: str, moment: str, moved: str) -> None:
    quiet = QuietHours(start=time.fromisoformat(start), end=time.fromisoformat(end))
    at = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    assert after_quiet(quiet, ZoneInfo("Europe/Prague"), at) == datetime.fromisoformat(moved).replace(tzinfo=UTC)


@pytest.mark.rule("WK-37")
async def test_the_deadline_of_a_daily_beat_follows_the_hours_of_whoever_is_waited_for() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        began, late = bot.clock.now(), await waited_for(bot)
        due = began + timedelta(hours=8)
        await turn(bot, 3600)
        for name in NAMES:
            night = {"start": f"{due.hour - 1:02}:00", "end": f"{due.hour + 2:02}:30", "zone": "UTC"}
            await settle(bot, name, "Quiet hours", **night)
            moved = due.replace(hour=due.hour + 2, minute=30) + WAKING
            asleep = set(late) & set(NAMES[: NAMES.index(name) + 1])
            assert (await bot.record()).table_due == (moved if asleep else due)


async def test_a_deadline_that_runs_already_moves_out_of_quiet_hours_set_meanwhile() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await settle(bot, "Boris", "Quiet hours", start="19:00", end="23:30", zone="UTC")
        assert (await bot.record()).clocks[1].due == datetime(2030, 1, 2, 1, 30, tzinfo=UTC)
        await settle(bot, "Boris", "Quiet hours", start="08:00", end="09:30", zone="UTC")
        assert (await bot.record()).clocks[1].due == datetime(2030, 1, 2, 1, 30, tzinfo=UTC)


async def test_quiet_hours_set_again_and_again_put_a_deadline_off_for_a_day_at_most() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await settle(bot, "Boris", "Quiet hours", start="19:30", end="09:30", zone="UTC")
        await settle(bot, "Boris", "Quiet hours", start="09:00", end="16:00", zone="UTC")
        last = datetime(2030, 1, 2, 18, tzinfo=UTC)
        assert (await bot.record()).clocks[1].due == last
        for start, end in (("17:30", "23:30"), ("12:00", "11:30")):
            await settle(bot, "Boris", "Quiet hours", start=start, end=end, zone="UTC")
            assert (await bot.record()).clocks[1].due == last
        await turn(bot, (last - bot.clock.now()).total_seconds())
        assert await late(bot) == 1


async def test_each_question_can_be_put_off_anew() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await settle(bot, "Boris", "Quiet hours", start="19:30", end="19:00", zone="UTC")
        assert (await bot.record()).clocks[1].due == datetime(2030, 1, 2, 19, 15, tzinfo=UTC)
        await move(bot, "Boris")
        await settle(bot, "Boris", "Quiet hours", start="18:30", end="18:00", zone="UTC")
        assert (await bot.record()).clocks[1].due == datetime(2030, 1, 3, 18, 15, tzinfo=UTC)


@pytest.mark.rule("WK-37")
async def test_quiet_hours_set_again_and_again_put_a_daily_beat_off_for_a_day_at_most() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        who = (await waited_for(bot))[0]
        await settle(bot, who, "Quiet hours", start="19:30", end="19:00", zone="UTC")
        last = datetime(2030, 1, 2, 19, 15, tzinfo=UTC)
        assert (await bot.record()).table_due == last
        await settle(bot, who, "Quiet hours", start="18:30", end="06:30", zone="UTC")
        assert (await bot.record()).table_due == last


NIGHT = {"start": "21:00", "end": "06:30", "zone": "UTC"}


MORNING = datetime(2030, 1, 2, 6, 30, tzinfo=UTC) + WAKING


async def test_the_time_that_a_reminder_gives_ends_outside_quiet_hours() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await settle(bot, "Boris", "Quiet hours", **NIGHT)
        await turn(bot, 28800)
        assert await late(bot) == 1
        assert (await bot.record()).clocks[1].due == MORNING


@pytest.mark.rule("WK-37")
async def test_the_quarter_more_of_a_daily_beat_ends_outside_the_hours_of_whoever_is_waited_for() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        await settle(bot, (await waited_for(bot))[0], "Quiet hours", **NIGHT)
        await turn(bot, 28800)
        record = await bot.record()
        assert (record.table_late, record.table_due) == (1, MORNING)


@pytest.mark.rule("WK-37")
async def test_the_hours_of_somebody_whose_seat_the_program_plays_put_no_daily_beat_off() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        who = (await waited_for(bot))[0]
        await settle(bot, who, "Quiet hours", **NIGHT)
        table, people = await snapshot(bot), bot.app.people
        seat = table.record.seat_of(bot.person(who))
        assert seat is not None
        await bot.app.registry.change(table.record.id, pausing.pause())
        await bot.app.registry.change(table.record.id, seating.stand_in(seat, people))
        bot.clock.advance(2 * 3600)
        await bot.app.registry.change(table.record.id, pausing.resume(people))
        assert (await bot.record()).table_due == bot.clock.now() + timedelta(hours=8)


async def sleeps(bot: RunningBot, who: str) -> None:
    """Somebody's quiet hours come to hold when the deadline does, as where downtime has moved it into them."""
    night = QuietHours(start=time(19), end=time(6, 30))
    settings = bot.app.people.settings(bot.person(who)).model_copy(update={"quiet": night})
    await bot.app.people.set(bot.person(who), settings)


async def test_who_sleeps_when_their_time_is_up_is_not_late_before_the_morning() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await sleeps(bot, "Boris")
        await turn(bot, 28800)
        assert await late(bot) == 0
        assert (await bot.record()).clocks[1].due == MORNING
        await turn(bot, (MORNING - bot.clock.now()).total_seconds())
        assert await late(bot) == 1


@pytest.mark.rule("WK-37")
async def test_nobody_is_reminded_of_a_daily_beat_while_one_who_is_waited_for_sleeps() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        await sleeps(bot, (await waited_for(bot))[0])
        await turn(bot, 28800)
        record = await bot.record()
        assert (record.table_late, record.table_due) == (0, MORNING)


async def test_a_pause_moves_no_deadline_into_quiet_hours() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await settle(bot, "Boris", "Quiet hours", **NIGHT)
        await bot.slash("Ada", "game pause")
        await bot.until_sees("Ada", "Resume")
        bot.clock.advance(2 * 3600)
        await bot.press("Ada", "Resume")
        assert (await bot.record()).clocks[1].due == MORNING


LATE_NIGHT = {"start": "23:00", "end": "06:30", "zone": "UTC"}


async def test_the_time_that_a_reminder_gives_ends_in_the_morning_where_downtime_moves_it_into_the_night() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800", late="resign")
        await settle(bot, "Boris", "Quiet hours", **LATE_NIGHT)
        await turn(bot, 28800)
        assert (await bot.record()).clocks[1].due == bot.clock.now() + timedelta(hours=2)
        bot.clock.jump(2 * 3600)
        await turn(bot, 2 * 3600)
        assert await late(bot) == 1
        assert (await bot.record()).clocks[1].due == MORNING
        await turn(bot, (MORNING - bot.clock.now()).total_seconds())
        assert (await bot.record()).ended == "resigned"


@pytest.mark.rule("WK-37")
async def test_the_quarter_more_of_a_daily_beat_ends_in_the_morning_where_downtime_moves_it_into_the_night() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        await settle(bot, (await waited_for(bot))[0], "Quiet hours", **LATE_NIGHT)
        await turn(bot, 28800)
        bot.clock.jump(2 * 3600)
        await turn(bot, 2 * 3600)
        record = await bot.record()
        assert (record.table_late, record.table_due) == (1, MORNING)


async def beat_due(bot: RunningBot) -> datetime | None:
    """By when the beat closes."""
    return (await bot.record()).table_due


@pytest.mark.rule("WK-37")
async def test_a_daily_beat_stands_while_one_who_is_waited_for_is_away() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        first, second = await waited_for(bot)
        await turn(bot, 3600)
        await settle(bot, first, "Away", days="2")
        assert await beat_due(bot) is None
        await settle(bot, second, "Away", days="1")
        await bot.slash("Ada", "game pause")
        await turn(bot, 12 * 3600)
        await bot.slash("Ada", "game resume")
        assert await beat_due(bot) is None
        await turn(bot, DAY_S)
        assert await beat_due(bot) is None
        await turn(bot, 12 * 3600)
        assert await beat_due(bot) == bot.clock.now() + timedelta(hours=7)


@pytest.mark.rule("WK-37")
async def test_a_daily_beat_goes_on_once_who_is_away_has_confirmed_or_the_program_has_their_seat() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        table = await snapshot(bot)
        on_turn = table.state.active
        (other,) = table.to_act() - {on_turn}
        for who in await waited_for(bot):
            await settle(bot, who, "Away", days="2")
        await turn(bot, 3600)
        await bot.app.registry.act(table.record.id, other, Confirm(), None, table.record.holders[other].person)
        assert await beat_due(bot) is None
        await bot.app.registry.change(table.record.id, seating.stand_in(on_turn, bot.app.people))
        assert await beat_due(bot) == bot.clock.now() + timedelta(hours=8)
