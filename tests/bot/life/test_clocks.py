from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.panels.moments import stamp
from bot.people import after_quiet
from bot.store.preferences import QuietHours
from engines.core import life
from engines.core.record import Holder
from engines.wink import WINK
from engines.wink.moves import Confirm
from tests.bot.life.tables import DAY_S, begun, lobby, move, snapshot, turn
from tests.bot.showing.tables import NAMES
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import FakeClock
from tests.support.lantern import Note


async def at_pace(bot: RunningBot, *people: str, pace: str = "live-180", late: str = "ask") -> None:
    """A game of Lantern at a pace, in which the first person's move is made, so that the others are waited for."""
    await lobby(bot, *people)
    await bot.press(people[0], "Options")
    await bot.press(people[0], "Pace", values=[pace])
    await bot.press(people[0], "Whoever is late", values=[late])
    await bot.press(people[0], "Start")
    await move(bot, people[0])


async def late(bot: RunningBot) -> int:
    """What has been done about Boris being late."""
    return (await bot.record()).clocks[1].late


async def test_one_reminder_then_the_others_are_asked() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        await turn(bot, 179)
        assert await late(bot) == 0
        await turn(bot, 1)
        assert await late(bot) == 1
        await bot.until_reads("Boris", "⏰")
        await turn(bot, 60)
        assert await late(bot) == 2
        await bot.until_sees("Ada", "The program plays on")
        at = (await bot.record()).clocks[1].due
        assert at is not None
        board, _ = bot.find("Boris", "How to play")
        assert "The time is up." in written(board)
        hand = written(await bot.press("Boris", "My hand"))
        assert "Your time is up, but you can still answer." in hand
        for told in (written(board), hand):
            assert f"the program takes the seat {stamp(at)}" in told
            assert "Answer due" not in told
        listed = written(await bot.slash("Boris", "games"))
        assert "the time is up: the others decide" in listed
        assert "due" not in listed
        assert "you who is late" in written(await bot.press("Boris", "Wait"))
        assert "isn’t yours" in written(await bot.press("Cleo", "Wait"))


async def test_the_others_may_wait() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        await turn(bot, 180)
        await turn(bot, 60)
        await bot.until_sees("Ada", "Wait")
        board, button = bot.find("Ada", "Wait")
        await bot.press("Ada", "Wait")
        clock = (await bot.record()).clocks[1]
        assert clock.late == 0
        assert clock.due == bot.clock.now() + timedelta(seconds=180)
        await _stale(bot, int(board["id"]), button["custom_id"])
        await move(bot, "Boris")
        await move(bot, "Ada")
        await turn(bot, 180)
        await turn(bot, 60)
        assert await late(bot) == 2
        await _stale(bot, int(board["id"]), button["custom_id"])


@pytest.mark.parametrize(("pace", "calm_s"), [("live-180", 300), ("daily-86400", 6 * 3600)])
async def test_one_who_is_late_is_not_reminded_again_and_again(pace: str, calm_s: int) -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", "Cleo", pace=pace)
        await move(bot, "Cleo")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        await turn(bot, (due - bot.clock.now()).total_seconds())
        await turn(bot, calm_s)
        await bot.until_sees("Ada", "Remind")
        assert "being reminded." in written(await bot.press("Ada", "Remind"))
        await bot.app.publisher.idle()
        again = bot.clock.now() + timedelta(seconds=calm_s)
        ping = pinged(bot, "Boris")
        for who in ("Ada", "Cleo"):
            assert f"once more {stamp(again)}" in written(await bot.press(who, "Remind"))
        bot.speaks("Ada", "cs")
        bot.clock.advance(calm_s - 1)
        assert f"Další půjde poslat {stamp(again)}" in written(await bot.press("Ada", "Remind"))
        await bot.app.publisher.idle()
        assert pinged(bot, "Boris") == ping
        bot.clock.advance(1)
        await bot.press("Cleo", "Remind")
        await bot.app.publisher.idle()
        assert pinged(bot, "Boris") != ping


def pinged(bot: RunningBot, who: str) -> str:
    """The ping that calls somebody."""
    (ping,) = (m["id"] for m in bot.seen("Dmitri") if f"<@{bot.person(who)}>" in m["content"])
    return str(ping)


async def test_the_program_plays_on_until_they_are_back() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        await turn(bot, 180)
        await turn(bot, 60)
        await bot.until_sees("Ada", "The program plays on")
        await bot.press("Ada", "The program plays on")
        assert (await bot.record()).holders[1] == Holder(person=bot.person("Boris"), program=True)
        await bot.until_sees("Boris", "Its owner")
        await bot.press("Boris", "Its owner")
        assert (await bot.record()).holders[1] == Holder(person=bot.person("Boris"))


async def test_skip_lets_the_program_make_one_move() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", late="skip")
        before = await snapshot(bot)
        await turn(bot, 180)
        await turn(bot, 60)
        await _until_moved_on(bot, before.record.version + 2)
        record = await bot.record()
        assert record.holders[1] == Holder(person=bot.person("Boris"))
        assert not record.clocks[1].skip


async def test_resign_loses_the_game() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", late="resign")
        await turn(bot, 180)
        await turn(bot, 60)
        record = await bot.record()
        assert (record.status, record.ended) == ("finished", "resigned")
        assert record.outcome is not None
        assert record.outcome.winners == (0,)


async def test_after_seven_days_the_program_takes_the_seat() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        await turn(bot, DAY_S)
        await turn(bot, DAY_S / 4)
        assert await late(bot) == 2
        await turn(bot, 5 * DAY_S)
        assert not (await bot.record()).holders[1].program
        await turn(bot, DAY_S)
        assert (await bot.record()).holders[1] == Holder(person=bot.person("Boris"), program=True)


async def test_the_rules_own_limit_comes_before_the_tables_choice() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.press("Ada", "Options")
        await bot.press("Ada", "Time limit: off")
        await bot.press("Ada", "Start")
        before = await snapshot(bot)
        assert before.record.table_due is not None
        await turn(bot, 120)
        after = await snapshot(bot)
        assert after.view(None) != before.view(None)
        assert after.record.clocks[1].late == 0


async def test_pause_stops_the_clocks_and_resume_lets_them_go_on() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        await turn(bot, 100)
        await bot.slash("Ada", "game pause")
        await turn(bot, 1000)
        assert await late(bot) == 0
        await bot.slash("Ada", "game resume")
        await turn(bot, 79)
        assert await late(bot) == 0
        await turn(bot, 1)
        assert await late(bot) == 1


async def test_the_ticker_wakes_by_itself() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        bot.clock.advance(180)
        await bot.until_reads("Boris", "⏰")


async def test_a_deadline_inside_quiet_hours_moves_to_their_end() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await _settings(bot, "Ada", "Quiet hours", start="19:00", end="23:30", zone="UTC")
        await move(bot, "Boris")
        due = (await bot.record()).clocks[0].due
        assert due == datetime(2030, 1, 1, 23, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("start", "due"),
    [
        (datetime(2030, 3, 30, 18, tzinfo=UTC), datetime(2030, 3, 31, 5, tzinfo=UTC)),
        (datetime(2030, 10, 26, 18, tzinfo=UTC), datetime(2030, 10, 27, 6, tzinfo=UTC)),
    ],
)
async def test_quiet_hours_end_by_the_wall_clock_the_night_it_is_changed(start: datetime, due: datetime) -> None:
    async with running_bot(clock=FakeClock(start)) as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await _settings(bot, "Ada", "Quiet hours", start="22:00", end="07:00", zone="Europe/Prague")
        await move(bot, "Boris")
        assert (await bot.record()).clocks[0].due == due
        await turn(bot, (due - start).total_seconds() - 1)
        assert (await bot.record()).clocks[0].late == 0
        await turn(bot, 1)
        assert (await bot.record()).clocks[0].late == 1


async def test_away_stops_ones_daily_clocks_and_tells_the_tables() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        await _settings(bot, "Boris", "Away", days="3")
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
            await _settings(bot, "Boris", "Away", days="2")
            bot.clock.advance(DAY_S / 2)
            await _settings(bot, "Boris", "Away", days="")
        assert (await bot.record()).clocks[1].due == bot.clock.now() + timedelta(hours=12)
        await _settings(bot, "Boris", "Away", days="")
        assert (await bot.record()).clocks[1].due == bot.clock.now() + timedelta(hours=12)
        await turn(bot, DAY_S / 2)
        assert await late(bot) == 1


async def test_who_is_asked_while_away_has_the_whole_time_once_they_are_back() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        await _settings(bot, "Ada", "Away", days="2")
        await move(bot, "Boris")
        assert (await bot.record()).clocks[0].due is None
        await turn(bot, 2 * DAY_S)
        assert (await bot.record()).clocks[0].due == bot.clock.now() + timedelta(days=1)


async def resumed(bot: RunningBot, who: str, **away: str) -> datetime | None:
    """The deadline of the one waited for after a pause in which somebody has gone away, or come back."""
    await bot.slash("Ada", "game pause")
    await bot.until_sees("Ada", "Resume")
    await _settings(bot, who, "Away", **away)
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
        await _settings(bot, "Ada", "Away", days="2")
        await move(bot, "Boris")
        assert (await bot.record()).clocks[0].due is None
        await resumed(bot, "Ada", days="")
        assert (await bot.record()).clocks[0].due == bot.clock.now() + timedelta(days=1)


async def test_away_is_for_fourteen_days_at_most() -> None:
    async with running_bot() as bot:
        await _settings(bot, "Boris", "Away", days="15")
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


async def _stale(bot: RunningBot, message: int, custom_id: str) -> None:
    again = await bot.local.people.forged(bot.person("Ada"), bot.channel(), message, custom_id)
    assert "moved on" in written(await bot.finished(again))


async def _settings(bot: RunningBot, who: str, button: str, **fields: str) -> None:
    await bot.slash(who, "settings me", where="general")
    form = await bot.pressing(who, button, where="general")
    await bot.fill(who, form, **fields)


async def _until_moved_on(bot: RunningBot, version: int) -> None:
    record = await bot.record()
    async with bot.app.registry.holding(record.id) as held:
        await bot.until(lambda: held.record.version > version or None)


async def test_a_game_without_a_clock_has_no_deadline() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.press("Ada", "Options")
        await bot.press("Ada", "Pace", values=["none-0"])
        await bot.press("Ada", "Start")
        assert (await bot.record()).due() is None


async def test_deadlines_outlive_a_restart_with_the_downtime_given_back(tmp_path: Path) -> None:
    clock = FakeClock()
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        await begun(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
    clock.advance(1000)
    async with running_bot(**kept) as bot:
        assert due is not None
        assert (await bot.record()).clocks[1].due == due + timedelta(seconds=1000)
        await turn(bot, 180)
        assert await late(bot) == 1


@pytest.mark.parametrize("noted_after_s", [100, 300])
async def test_a_hidden_move_of_who_is_late_changes_neither_deadline_nor_buttons(noted_after_s: int) -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        since, record = bot.clock.now(), await bot.record()

        async def note_at(seconds: int) -> None:
            if seconds == noted_after_s:
                await bot.app.registry.act(record.id, 1, Note("hidden"), None, bot.person("Boris"))

        for seconds in (100, 80, 60):
            await turn(bot, seconds)
            await note_at(seconds)
        await bot.until_sees("Ada", "Wait")
        await turn(bot, 60)
        await note_at(300)
        assert (await bot.record()).clocks[1].due == since + timedelta(days=7)
        await bot.press("Ada", "Wait")
        assert await late(bot) == 0


async def daily_beat(bot: RunningBot) -> None:
    """A game of Wink at a daily pace, in which two of four have confirmed."""
    await lobby(bot, *NAMES, game=WINK.id)
    await bot.press("Ada", "Options")
    await bot.press("Ada", "Pace", values=["daily-28800"])
    await bot.press("Ada", "Start")
    table = await snapshot(bot)
    on_turn = table.state.active
    others = [seat for seat in range(4) if seat != on_turn]
    for seat in others[:2]:
        await bot.app.registry.act(table.record.id, seat, Confirm(), None, table.record.holders[seat].person)
    await bot.app.publisher.idle()


async def waited_for(bot: RunningBot) -> list[str]:
    """Whom the game waits for."""
    table = await snapshot(bot)
    people = {bot.person(name): name for name in NAMES}
    return [people[table.record.holders[seat].person or 0] for seat in sorted(table.to_act())]


@pytest.mark.rule("WK-37", "WK-25")
async def test_before_a_daily_beat_closes_all_are_reminded_alike_who_have_not_confirmed() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        await turn(bot, 28800 - 1)
        assert "⏰" not in bot.reads("Ada")
        await turn(bot, 1)
        await bot.app.publisher.idle()
        table, late = await snapshot(bot), await waited_for(bot)
        said = [each["content"] for each in bot.seen("Ada") if "⏰" in each["content"]]
        reminded = [match[1] for each in said if (match := re.search(r"<@(\d+)>", each))]
        assert sorted(reminded) == sorted(str(bot.person(name)) for name in late)
        assert len(late) == 2
        assert table.state.number == 1
        assert table.record.table_due == bot.clock.now() + timedelta(hours=2)
        await turn(bot, 2 * 3600)
        assert (await snapshot(bot)).state.number == 2


@pytest.mark.rule("WK-37")
async def test_the_deadline_of_a_daily_beat_follows_the_hours_of_whoever_is_waited_for() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        began, late = bot.clock.now(), await waited_for(bot)
        due = began + timedelta(hours=8)
        await turn(bot, 3600)
        for name in NAMES:
            night = {"start": f"{due.hour - 1:02}:00", "end": f"{due.hour + 2:02}:30", "zone": "UTC"}
            await _settings(bot, name, "Quiet hours", **night)
            moved = due.replace(hour=due.hour + 2, minute=30)
            asleep = set(late) & set(NAMES[: NAMES.index(name) + 1])
            assert (await bot.record()).table_due == (moved if asleep else due)


async def test_a_deadline_that_runs_already_moves_out_of_quiet_hours_set_meanwhile() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await _settings(bot, "Boris", "Quiet hours", start="19:00", end="23:30", zone="UTC")
        assert (await bot.record()).clocks[1].due == datetime(2030, 1, 1, 23, 30, tzinfo=UTC)
        await _settings(bot, "Boris", "Quiet hours", start="08:00", end="09:30", zone="UTC")
        assert (await bot.record()).clocks[1].due == datetime(2030, 1, 1, 23, 30, tzinfo=UTC)


async def test_quiet_hours_set_again_and_again_put_a_deadline_off_for_a_day_at_most() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await _settings(bot, "Boris", "Quiet hours", start="19:30", end="09:30", zone="UTC")
        await _settings(bot, "Boris", "Quiet hours", start="09:00", end="19:00", zone="UTC")
        last = datetime(2030, 1, 2, 19, tzinfo=UTC)
        assert (await bot.record()).clocks[1].due == last
        for start, end in (("18:30", "23:30"), ("12:00", "11:30")):
            await _settings(bot, "Boris", "Quiet hours", start=start, end=end, zone="UTC")
            assert (await bot.record()).clocks[1].due == last
        await turn(bot, (last - bot.clock.now()).total_seconds())
        assert await late(bot) == 1


async def test_each_question_can_be_put_off_anew() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await _settings(bot, "Boris", "Quiet hours", start="19:30", end="19:00", zone="UTC")
        assert (await bot.record()).clocks[1].due == datetime(2030, 1, 2, 19, tzinfo=UTC)
        await move(bot, "Boris")
        await _settings(bot, "Boris", "Quiet hours", start="18:30", end="18:00", zone="UTC")
        assert (await bot.record()).clocks[1].due == datetime(2030, 1, 3, 18, tzinfo=UTC)


@pytest.mark.rule("WK-37")
async def test_quiet_hours_set_again_and_again_put_a_daily_beat_off_for_a_day_at_most() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        who = (await waited_for(bot))[0]
        await _settings(bot, who, "Quiet hours", start="19:30", end="19:00", zone="UTC")
        last = datetime(2030, 1, 2, 19, tzinfo=UTC)
        assert (await bot.record()).table_due == last
        await _settings(bot, who, "Quiet hours", start="18:30", end="06:30", zone="UTC")
        assert (await bot.record()).table_due == last


NIGHT = {"start": "21:00", "end": "06:30", "zone": "UTC"}
MORNING = datetime(2030, 1, 2, 6, 30, tzinfo=UTC)


async def test_the_time_that_a_reminder_gives_ends_outside_quiet_hours() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-28800")
        await _settings(bot, "Boris", "Quiet hours", **NIGHT)
        await turn(bot, 28800)
        assert await late(bot) == 1
        assert (await bot.record()).clocks[1].due == MORNING


@pytest.mark.rule("WK-37")
async def test_the_quarter_more_of_a_daily_beat_ends_outside_the_hours_of_whoever_is_waited_for() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        await _settings(bot, (await waited_for(bot))[0], "Quiet hours", **NIGHT)
        await turn(bot, 28800)
        record = await bot.record()
        assert (record.table_late, record.table_due) == (1, MORNING)


@pytest.mark.rule("WK-37")
async def test_the_hours_of_somebody_whose_seat_the_program_plays_put_no_daily_beat_off() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        who = (await waited_for(bot))[0]
        await _settings(bot, who, "Quiet hours", **NIGHT)
        table, people = await snapshot(bot), bot.app.people
        seat = table.record.seat_of(bot.person(who))
        assert seat is not None
        await bot.app.registry.change(table.record.id, life.pause())
        await bot.app.registry.change(table.record.id, life.stand_in(seat, people))
        bot.clock.advance(2 * 3600)
        await bot.app.registry.change(table.record.id, life.resume(people))
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
        await _settings(bot, "Boris", "Quiet hours", **NIGHT)
        await bot.slash("Ada", "game pause")
        await bot.until_sees("Ada", "Resume")
        bot.clock.advance(2 * 3600)
        await bot.press("Ada", "Resume")
        assert (await bot.record()).clocks[1].due == MORNING


async def test_no_clock_waits_for_a_channel_that_discord_is_slow_with() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await lobby(bot, "Cleo", where="table-2")
        await bot.press("Cleo", "Options", where="table-2")
        form = await bot.pressing("Cleo", "Starting time", where="table-2")
        await bot.fill("Cleo", form, moment="+2")
        channel = bot.channel("table-2")
        slow = bot.local.faults.hold(method="POST", route=f"/channels/{channel}/messages")
        bot.clock.advance(DAY_S)
        await slow.arrived.wait()
        await bot.until_reads("Dmitri", "Late")
        slow.open()
        await bot.until_reads("Dmitri", "it is time", where="table-2")
