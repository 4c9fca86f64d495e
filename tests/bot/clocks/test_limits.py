"""The rules' own time limit: through moves, pauses, restarts and downtime, apart from anybody's own clock."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from engines.core.errors import SafehouseError
from engines.core.game import Decision, Times
from tests.bot.life.tables import lobby, move, snapshot, turn
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import FakeClock
from tests.support.lantern import Lantern, State

LIMIT = timedelta(seconds=120)


async def timed(bot: RunningBot, pace: str = "none-0") -> None:
    """A game of Lantern with its own limit of two minutes a lamp, at a pace of the table's."""
    await lobby(bot, "Ada", "Boris")
    await bot.arrange("Ada", switches=["timed"], pace=pace)
    await bot.press("Ada", "Start")
    bot.clock.advance(1)


async def due(bot: RunningBot) -> datetime | None:
    return (await bot.record()).table_due


async def lamp(bot: RunningBot) -> int:
    """Which lamp is open; the rules go on to the next when their time is up."""
    return int((await snapshot(bot)).state.number)


async def test_the_limit_runs_on_from_move_to_move_and_anew_for_another_lamp() -> None:
    async with running_bot() as bot:
        await timed(bot)
        first = await due(bot)
        assert first == bot.clock.now() - timedelta(seconds=1) + LIMIT
        bot.clock.advance(60)
        await move(bot, "Ada")
        assert await due(bot) == first
        await move(bot, "Boris")
        assert await due(bot) == bot.clock.now() + LIMIT


async def test_when_it_is_up_the_rules_say_what_happens_once() -> None:
    async with running_bot() as bot:
        await timed(bot)
        await turn(bot, 118)
        assert await lamp(bot) == 0
        await turn(bot, 1)
        assert await lamp(bot) == 1
        assert await due(bot) == bot.clock.now() + LIMIT
        await turn(bot, 60)
        assert await lamp(bot) == 1
        kinds = [entry.kind for entry in await bot.app.store.sessions.journal((await bot.record()).id)]
        assert kinds.count("expire") == 1


async def test_the_same_limit_begins_anew_once_it_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lantern, "times", lambda *_: Times(limit_s=120))
    async with running_bot() as bot:
        await timed(bot)
        first = await due(bot)
        await move(bot, "Ada")
        await move(bot, "Boris")
        assert await due(bot) == first
        await turn(bot, 119)
        assert await due(bot) == bot.clock.now() + LIMIT


async def test_a_move_after_the_end_of_time_comes_too_late() -> None:
    async with running_bot() as bot:
        await timed(bot)
        bot.app.ticker._tasks[0].cancel()
        bot.clock.advance(119)
        with pytest.raises(SafehouseError, match="error-time-up"):
            await move(bot, "Ada")
        await bot.app.ticker.tick()
        bot.clock.advance(1)
        await move(bot, "Ada")
        assert await lamp(bot) == 1


async def test_somebody_s_own_clock_does_not_end_the_rules_time() -> None:
    async with running_bot() as bot:
        await timed(bot, "live-60")
        await turn(bot, 59)
        assert (await bot.record()).clocks[0].late == 1
        await turn(bot, 30)
        assert (await bot.record()).clocks[0].late == 2
        assert await lamp(bot) == 0
        await turn(bot, 30)
        assert await lamp(bot) == 1


async def test_a_pause_keeps_what_was_left() -> None:
    async with running_bot() as bot:
        await timed(bot)
        bot.clock.advance(99)
        await bot.slash("Ada", "game pause")
        await turn(bot, 24 * 3600)
        assert await lamp(bot) == 0
        await bot.slash("Ada", "game resume")
        assert await due(bot) == bot.clock.now() + timedelta(seconds=20)
        await turn(bot, 19)
        assert await lamp(bot) == 0
        await turn(bot, 1)
        assert await lamp(bot) == 1


@pytest.mark.parametrize("paused", [False, True])
async def test_it_outlives_a_restart_with_the_downtime_given_back(tmp_path: Path, paused: bool) -> None:
    clock = FakeClock()
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        await timed(bot)
        clock.advance(99)
        if paused:
            await bot.slash("Ada", "game pause")
    clock.advance(3600)
    async with running_bot(**kept) as bot:
        if paused:
            await bot.slash("Ada", "game resume")
        assert await due(bot) == clock.now() + timedelta(seconds=20)
        await turn(bot, 19)
        assert await lamp(bot) == 0
        await turn(bot, 1)
        assert await lamp(bot) == 1


async def test_everybody_reads_when_the_time_is_up() -> None:
    async with running_bot() as bot:
        await timed(bot)
        moment = await due(bot)
        assert moment is not None
        stamp = f"Time is up <t:{int(moment.timestamp())}:R>"
        assert stamp in await bot.until_reads("Cleo", "Time is up")
        assert stamp in written(await bot.press("Ada", "My hand"))


@pytest.mark.parametrize(
    ("pace", "limit"), [("live-180", LIMIT), ("daily-28800", timedelta(hours=8)), ("none-0", None)]
)
async def test_a_paced_limit_is_the_table_s_one_clock(
    pace: str, limit: timedelta | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lantern, "times", lambda *_: Times(limit_s=120, kept="by_table"))
    async with running_bot() as bot:
        await timed(bot, pace)
        assert await due(bot) == (None if limit is None else bot.clock.now() - timedelta(seconds=1) + limit)
        assert [clock.due for clock in (await bot.record()).clocks] == [None, None]
        if limit is not None:
            await turn(bot, limit.total_seconds() - 1)
            if pace.startswith("daily"):
                assert await lamp(bot) == 0
                await turn(bot, limit.total_seconds() / 4)
            assert await lamp(bot) == 1
            assert await due(bot) == bot.clock.now() + limit


async def test_a_paced_limit_spares_everybody_s_quiet_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lantern, "times", lambda *_: Times(limit_s=120, kept="by_table"))
    async with running_bot() as bot:
        later = bot.clock.now() + timedelta(hours=11)

        def hours(_people: object, person: int, start: datetime, seconds: float, *, daily: bool) -> datetime:
            assert daily
            return later if person == bot.person("Boris") else start + timedelta(seconds=seconds)

        monkeypatch.setattr(type(bot.app.people), "due", hours)
        await timed(bot, "daily-28800")
        assert await due(bot) == later
        await move(bot, "Ada")
        assert await due(bot) == later


async def test_at_a_clock_that_all_share_nobody_is_reminded_who_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Lantern.decision

    def decision(game: Lantern, state: State, seat: int) -> Decision | None:
        found = asked(game, state, seat)
        return None if found is None else replace(found, answered=seat == 0)

    monkeypatch.setattr(Lantern, "times", lambda *_: Times(limit_s=120, kept="by_table"))
    monkeypatch.setattr(Lantern, "decision", decision)
    async with running_bot() as bot:
        await timed(bot, "daily-28800")
        await turn(bot, 28800)
        assert (await bot.record()).table_late == 1
        assert f"<@{bot.person('Boris')}>" in await bot.until_reads("Cleo", "⏰")
        await bot.app.outbox.idle()
        assert bot.reads("Cleo").count("⏰") == 1


async def test_the_least_time_holds_up_no_move_that_may_be_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot() as bot:
        await timed(bot)
        bot.clock.advance(-1)
        with pytest.raises(SafehouseError, match="error-too-early"):
            await move(bot, "Ada")
        kind = (await snapshot(bot)).legal(0)[0].kind
        monkeypatch.setattr(Lantern, "times", lambda *_: Times(limit_s=120, least_s=1, at_once=(kind,)))
        await move(bot, "Ada")
