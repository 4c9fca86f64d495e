"""Time that the running bot has missed: its machine slept, its process stood still, its clock was set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.clocks.probe import EVERY_S
from bot.panels.moments import stamp
from bot.store.life import BEAT_S
from bot.tables.lobbies import Arrangement
from engines.table.ports import NotKept
from engines.wink import WINK
from engines.wink.moves import Confirm
from tests.bot.clocks.timing import at_pace, daily_beat, late, settle
from tests.bot.life.tables import begun, lobby, move, snapshot, turn
from tests.bot.showing.tables import eventually, settle_in
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import FakeClock
from tests.support.local import quick_retries

NIGHT_S = 8 * 3600
SLEPT = timedelta(seconds=NIGHT_S)


async def test_a_machine_that_slept_gives_the_time_back_before_anybody_is_late() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        await turn(bot, 100)
        bot.clock.jump(NIGHT_S)
        await bot.app.ticker.tick()
        record = await bot.record()
        assert (record.clocks[1].due, record.clocks[1].late) == (due + SLEPT, 0)
        assert await bot.app.store.lookup.next_due() == due + SLEPT
        await turn(bot, 79)
        assert await late(bot) == 0
        await turn(bot, 1)
        assert await late(bot) == 1
        assert "⏰" in await bot.until_reads("Boris", "⏰")


async def test_whoever_looks_first_after_waking_finds_the_clocks_put_off() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await daily_beat(bot)
        table = await snapshot(bot)
        due, (seat,) = table.record.table_due, table.to_act() - {table.state.active}
        assert due is not None
        bot.clock.jump(2 * NIGHT_S)
        person = table.record.holders[seat].person
        done = await bot.app.registry.act(table.record.id, seat, Confirm(), None, person)
        assert done.before.record.table_due == due + 2 * SLEPT
        assert done.after.record.table_late == 0


async def test_what_everybody_sees_tells_the_new_deadline() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        await bot.until_sees("Boris", "My hand")
        await bot.press("Boris", "My hand")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        bot.clock.jump(600)
        await bot.app.ticker.tick()
        await bot.app.outbox.idle()
        now = stamp(due + timedelta(seconds=600))
        assert bot.reads("Boris").count(now) == 3, "board, ping and hand"
        assert stamp(due) not in bot.reads("Boris")


async def test_a_sign_of_life_notices_it_too_and_a_restart_gives_it_only_once(tmp_path: Path) -> None:
    clock = FakeClock()
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        await bot.app.ticker.stop()
        await eventually(lambda: clock.is_slept_on(BEAT_S))
        clock.jump(NIGHT_S)
        await eventually(lambda: bot.app.store.life.given == SLEPT)
    clock.advance(60)
    async with running_bot(**kept) as bot:
        assert due is not None
        assert (await bot.record()).clocks[1].due == due + SLEPT + timedelta(seconds=60)


async def test_a_change_under_way_while_the_machine_sleeps_is_judged_again() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        async with bot.app.registry.holding((await bot.record()).id) as held:
            bot.clock.jump(NIGHT_S)
            await bot.app.registry.wake()
            assert held.lost
        after = await move(bot, "Boris")
        assert after.record.clocks[0].due == bot.clock.now() + timedelta(seconds=180)


@pytest.mark.parametrize("step_s", [3600, -3600])
async def test_a_clock_that_is_set_takes_nobodys_time_and_gives_none(step_s: float) -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        await turn(bot, 100)
        bot.clock.jump(step_s)
        await bot.app.ticker.tick()
        assert (await bot.record()).clocks[1].due == bot.clock.now() + timedelta(seconds=80)
        await eventually(lambda: bot.clock.is_slept_on(80))
        bot.clock.advance(80)
        await bot.until_reads("Boris", "⏰")


async def test_an_appointment_and_days_away_go_by_the_calendar_all_the_same() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris", pace="daily-86400")
        await settle(bot, "Boris", "Away", days="1")
        record = await lobby(bot, "Ada", where="table-2")
        starts = bot.clock.now() + timedelta(hours=4)
        await bot.app.use_cases.lobbies.arrange(record.id, bot.person("Ada"), Arrangement(starts_at=(starts,)))
        bot.clock.jump(3 * NIGHT_S)
        await bot.until_reads("Ada", "it’s time", where="table-2")
        await eventually(lambda: bot.app.people.settings(bot.person("Boris")).away_until is None)
        assert (await bot.record("table-2")).status == "lobby"


async def test_a_lobby_is_not_idle_while_the_machine_sleeps() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await turn(bot, 23 * 3600)
        bot.clock.jump(NIGHT_S)
        await bot.app.ticker.tick()
        assert (await bot.record()).status == "lobby"


async def test_while_the_store_cant_give_it_back_nobody_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot(quiet=False) as bot:
        await at_pace(bot, "Ada", "Boris")
        failing = asyncio.Event()

        async def refuse() -> None:
            failing.set()
            raise OSError

        with monkeypatch.context() as patched:
            patched.setattr(bot.app.store.life, "give_back", refuse)
            bot.clock.jump(NIGHT_S)
            await failing.wait()
        await bot.app.ticker.tick()
        assert await late(bot) == 0
        await bot.until_sees("Boris", "My hand")
        assert "⏳" in written(await bot.press("Boris", "My hand"))


@asynccontextmanager
async def cut_off(bot: RunningBot) -> AsyncIterator[None]:
    """Discord's gateway is down meanwhile."""
    with quick_retries():
        bot.local.gateway.refuses = True
        await bot.local.gateway.cut()
        await eventually(lambda: bot.app.reach.is_cut)
        yield
        bot.local.gateway.refuses = False
        await eventually(lambda: not bot.app.reach.is_cut)


async def test_while_discord_is_away_nobody_is_late_and_its_time_is_given_back() -> None:
    async with running_bot(quiet=False) as bot:
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        async with cut_off(bot):
            await turn(bot, 90)
            await turn(bot, NIGHT_S)
            assert await late(bot) == 0
        await bot.until_reads("Cleo", f"Answer by {stamp(due + SLEPT + timedelta(seconds=90))}")
        await turn(bot, 179)
        assert await late(bot) == 0
        await turn(bot, 1)
        assert await late(bot) == 1


async def test_a_short_interruption_is_nobodys_excuse() -> None:
    async with running_bot(quiet=False) as bot:
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        async with cut_off(bot):
            await turn(bot, 60)
        await bot.app.ticker.tick()
        assert (await bot.record()).clocks[1].due == due


async def test_where_every_call_fails_it_is_asked_until_one_gets_through_and_the_time_is_given_back() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        await bot.app.outbox.idle()
        with quick_retries():
            bot.local.faults.add(error=502, times=100_000)
            bot.app.boards.refresh((await bot.record()).id)
            await bot.app.delivery.look()
            assert bot.app.reach.is_cut
            await turn(bot, NIGHT_S)
            assert await late(bot) == 0
            bot.local.faults.clear()
            bot.clock.advance(EVERY_S)
            await eventually(lambda: not bot.app.reach.is_cut)
        await bot.app.ticker.tick()
        moved = (await bot.record()).clocks[1].due
        assert moved is not None
        assert moved - due >= SLEPT
        await bot.until_reads("Cleo", f"Answer by {stamp(moved)}")


async def test_what_the_bot_lives_through_without_discord_is_given_back_by_its_next_run(tmp_path: Path) -> None:
    clock = FakeClock()
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        bot.app.reach.cut("gateway")
        for _ in range(10):
            await eventually(lambda: clock.is_slept_on(BEAT_S))
            clock.advance(3600)
    async with running_bot(**kept) as bot:
        assert (await bot.record()).clocks[1].due == due + timedelta(hours=10)


async def test_a_machine_that_sleeps_without_discord_hides_nothing_of_the_downtime_from_the_next_run(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        bot.app.reach.cut("gateway")
        clock.advance(3600)
        clock.jump(60)
        await bot.app.registry.wake()
        assert (await bot.record()).clocks[1].due == due + timedelta(seconds=60)
        clock.advance(300)
    async with running_bot(**kept) as bot:
        assert (await bot.record()).clocks[1].due == due + timedelta(seconds=3600 + 60 + 300)


async def test_a_machine_that_sleeps_while_discord_is_away_gives_its_time_back_once() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        bot.app.reach.cut("gateway")
        bot.clock.advance(3600)
        bot.clock.jump(NIGHT_S)
        bot.app.reach.works("gateway")
        await bot.app.ticker.tick()
        assert (await bot.record()).clocks[1].due == due + SLEPT + timedelta(hours=1)


async def test_tables_that_are_not_in_memory_tell_the_new_deadline_too() -> None:
    async with running_bot() as bot:
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        await bot.app.outbox.idle()
        await bot.app.registry._sessions.drain()
        bot.clock.jump(600)
        await bot.until_reads("Cleo", f"Answer by {stamp(due + timedelta(seconds=600))}")


async def test_after_a_restart_boards_hands_and_pings_tell_the_new_deadline_by_themselves(tmp_path: Path) -> None:
    clock = FakeClock()
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "clock": clock}
    async with running_bot(**kept) as bot:
        await settle_in(bot, "Boris", hands="dm")
        await at_pace(bot, "Ada", "Boris")
        due = (await bot.record()).clocks[1].due
        assert due is not None
        await bot.app.outbox.idle()
    clock.advance(3600)
    async with running_bot(**kept) as bot:
        now = stamp(due + timedelta(hours=1))
        await bot.app.outbox.idle()
        private = bot.local.world.dm(bot.person("Boris"))
        assert now in bot.reads("Cleo")
        assert bot.reads("Boris", where=private).count(now) == 2
        assert stamp(due) not in bot.reads("Cleo") + bot.reads("Boris", where=private)


async def test_the_program_rests_while_discord_is_away_and_goes_on_then() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada")
        await bot.app.programs.settled()
        bot.app.reach.cut("gateway")
        bot.clock.advance(120)
        after = await move(bot, "Ada")
        await bot.app.programs.settled()
        assert (await snapshot(bot)).record.version == after.record.version
        assert 1 in after.to_act()
        await bot.app.ticker.stop()
        bot.app.reach.works("gateway")
        await bot.app.programs.settled()
        assert (await snapshot(bot)).record.version > after.record.version


async def test_what_fails_in_a_look_everywhere_keeps_nothing_else_from_being_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running_bot() as bot:
        tried = list[str]()

        def failing(name: str) -> Callable[..., Awaitable[None]]:
            async def fail(*_: object) -> None:
                tried.append(name)
                raise NotKept

            return fail

        await bot.app.ticker.stop()
        monkeypatch.setattr(bot.app.store.lookup, "idle_lobbies", failing("lobbies"))
        monkeypatch.setattr(bot.app.store.forgetting, "purge", failing("purge"))
        monkeypatch.setattr(bot.app.programs, "start", failing("programs"))
        bot.app.ticker.look_everywhere()
        await bot.app.ticker.tick()
        assert tried == ["lobbies", "purge", "programs"]
