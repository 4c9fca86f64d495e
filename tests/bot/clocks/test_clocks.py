from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.panels.moments import stamp
from engines.agent_avenue import AGENT_AVENUE
from engines.agent_avenue.moves import Recruit, Which
from engines.core.strength import Strength
from engines.table.record import Holder
from engines.wink import WINK
from tests.bot.clocks.timing import at_pace, daily_beat, late, waited_for
from tests.bot.life.tables import DAY_S, begun, lobby, move, snapshot, turn
from tests.bot.showing.tables import NAMES, watched
from tests.support.anything import AnyPublication, AnySnapshot
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import FakeClock
from tests.support.lantern import Note


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
        await bot.until_sees("Ada", "The computer plays on")
        at = (await bot.record()).clocks[1].due
        assert at is not None
        board, _ = bot.find("Boris", "How to play")
        assert "The time is up." in written(board)
        hand = written(await bot.press("Boris", "My hand"))
        assert "Your time is up, but you can still answer." in hand
        for told in (written(board), hand):
            assert f"The computer takes the seat {stamp(at)}" in told
            assert "Answer by" not in told
        listed = written(await bot.slash("Boris", "games"))
        assert "the time is up: the others decide" in listed
        assert "due" not in listed
        assert "the one who is late" in written(await bot.press("Boris", "Wait"))
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
        await bot.app.outbox.idle()
        again = bot.clock.now() + timedelta(seconds=calm_s)
        ping = pinged(bot, "Boris")
        for who in ("Ada", "Cleo"):
            assert f"remind them again {stamp(again)}" in written(await bot.press(who, "Remind"))
        bot.speaks("Ada", "cs")
        bot.clock.advance(calm_s - 1)
        assert f"Další půjde poslat {stamp(again)}" in written(await bot.press("Ada", "Remind"))
        await bot.app.outbox.idle()
        assert pinged(bot, "Boris") == ping
        bot.clock.advance(1)
        await bot.press("Cleo", "Remind")
        await bot.app.outbox.idle()
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
        await bot.until_sees("Ada", "The computer plays on")
        await bot.press("Ada", "The computer plays on")
        await bot.press("Ada", "Hard")
        boris = bot.person("Boris")
        assert (await bot.record()).holders[1] == Holder(person=boris, program=True, strength=Strength.HARD)
        await bot.until_reads("Cleo", f"(computer, hard) plays for <@{boris}> meanwhile.")
        await bot.until_sees("Boris", "Take a seat, or yours back")
        await bot.press("Boris", "Take a seat, or yours back")
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


async def test_who_is_passed_by_is_not_told_once_more_that_they_are_late() -> None:
    async with running_bot() as bot:
        await bot.app.programs.stop()
        await at_pace(bot, "Ada", "Boris", late="skip")
        with watched(bot) as heard:
            await turn(bot, 180)
            await bot.app.outbox.idle()
            await turn(bot, 60)
            await bot.app.outbox.idle()
        assert (await bot.record()).clocks[1].skip
        said = [change.payload["content"] for change in heard.changes if change.kind == "message_create"]
        assert sum("⏰" in content for content in said) == 1


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
        await bot.arrange("Ada", switches=["timed"])
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


async def _stale(bot: RunningBot, message: int, custom_id: str) -> None:
    again = await bot.local.people.forged(bot.person("Ada"), bot.channel(), message, custom_id)
    assert "moved on" in written(await bot.finished(again))


async def _until_moved_on(bot: RunningBot, version: int) -> None:
    record = await bot.record()
    async with bot.app.registry.holding(record.id) as held:
        await bot.until(lambda: held.record.version > version or None)


async def test_a_game_without_a_clock_has_no_deadline() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.arrange("Ada", pace="none-0")
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


async def test_somebody_alone_with_the_program_is_never_late() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada")
        for seconds in (180, 60, 8 * DAY_S):
            await turn(bot, seconds)
        await bot.app.outbox.idle()
        record = await bot.record()
        assert (record.status, record.holders[0].program) == ("playing", False)
        assert "⏰" not in bot.reads("Ada")
        assert not any(bot.sees("Ada", button) for button in ("Wait", "Remind", "The computer plays on"))


@pytest.mark.rule("AA-43")
@pytest.mark.parametrize("picks", [("face_up", None), ("face_up", "face_down"), (None, None)])
async def test_a_reminder_calls_no_partner_who_has_picked_alone(picks: tuple[Which | None, ...]) -> None:
    async with running_bot({AGENT_AVENUE.id: AGENT_AVENUE}) as bot:
        await begun(bot, *NAMES, game=AGENT_AVENUE.id)
        table = await snapshot(bot)
        while table.state.stage != "recruit":
            table = (await _played(bot, table, min(table.to_act()))).after
        team = sorted(table.to_act())
        for seat, pick in zip(team, picks, strict=True):
            if pick is not None:
                table = (await _played(bot, table, seat, Recruit(pick))).after
        await turn(bot, 180)
        await bot.app.outbox.idle()
        late = [each["content"] for each in bot.seen("Ada") if "⏰" in each["content"]]
        called = {name for name in NAMES for said in late if f"<@{bot.person(name)}>" in said.split("\n")[0]}
        expected = team[1:] if picks == ("face_up", None) else team
        assert called == {NAMES[seat] for seat in expected}


async def _played(bot: RunningBot, table: AnySnapshot, seat: int, chosen: Recruit | None = None) -> AnyPublication:
    move = chosen or table.legal(seat)[0]
    person = table.record.holders[seat].person
    return await bot.app.registry.act(table.record.id, seat, move, table.question(seat), person)


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


@pytest.mark.rule("WK-37", "WK-25")
async def test_before_a_daily_beat_closes_all_are_reminded_alike_who_have_not_confirmed() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        await turn(bot, 28800 - 1)
        assert "⏰" not in bot.reads("Ada")
        await turn(bot, 1)
        await bot.app.outbox.idle()
        table, late = await snapshot(bot), await waited_for(bot)
        said = [each["content"] for each in bot.seen("Ada") if "⏰" in each["content"]]
        reminded = [match[1] for each in said if (match := re.search(r"<@(\d+)>", each))]
        assert sorted(reminded) == sorted(str(bot.person(name)) for name in late)
        assert len(late) == 2
        assert table.state.number == 1
        assert table.record.table_due == bot.clock.now() + timedelta(hours=2)
        await turn(bot, 2 * 3600)
        assert (await snapshot(bot)).state.number == 2


async def test_no_clock_waits_for_a_channel_that_discord_is_slow_with() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await lobby(bot, "Cleo", where="table-2")
        await bot.arrange("Cleo", where="table-2", moment="+2")
        channel = bot.channel("table-2")
        slow = bot.local.faults.hold(method="POST", route=f"/channels/{channel}/messages")
        bot.clock.advance(DAY_S)
        await slow.arrived.wait()
        await bot.until_reads("Dmitri", "Late")
        slow.open()
        await bot.until_reads("Dmitri", "it’s time", where="table-2")
