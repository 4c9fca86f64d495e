from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from bot.programs import choosing, circles, programs, workers
from bot.programs.programs import PAUSE_S
from bot.store.life import BEAT_S
from engines.core.chance import Chance
from engines.core.strength import Strength
from tests.bot.life.tables import begun, finish, lobby, move, snapshot
from tests.bot.showing.tables import eventually
from tests.support.bot import RunningBot, running_bot
from tests.support.clock import PATIENCE_S, FakeClock
from tests.support.database import full_disk
from tests.support.lantern import LANTERN, Lantern, LanternMove, LanternView, Note, State


async def until_waited_for(bot: RunningBot, seat: int, where: str = "table-1") -> None:
    """Wait until the table waits for nobody but a seat, or is over."""
    session = (await bot.record(where)).id
    async with bot.app.registry.holding(session) as held:
        changed = asyncio.Event()
        forget = held.subscribe(lambda _: changed.set())
        async with asyncio.timeout(PATIENCE_S):
            while held.snapshot.to_act() not in (frozenset({seat}), frozenset()):
                changed.clear()
                await changed.wait()
        forget()


async def test_the_program_plays_a_whole_game_against_a_person() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada")
        while (await bot.record()).status == "playing":
            await until_waited_for(bot, 0)
            await move(bot, "Ada")
            await until_waited_for(bot, 0)
        assert (await bot.record()).outcome is not None


async def test_it_plays_on_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(**kept) as bot:
        await bot.app.programs.stop()
        await begun(bot, "Ada")
        assert 1 in (await snapshot(bot)).to_act()
    async with running_bot(**kept) as bot:
        await until_waited_for(bot, 0)


async def test_it_thinks_in_a_process_that_is_replaced_when_it_dies() -> None:
    async with running_bot(program_pool=workers.processes) as bot:
        await begun(bot, "Ada")
        await until_waited_for(bot, 0)
        worker = bot.app.programs._workers._all[0]
        executor = worker._executor
        for process in executor._processes.values():  # type: ignore[union-attr]
            process.kill()
        await move(bot, "Ada")
        await until_waited_for(bot, 0)
        assert worker._executor is not executor


async def test_after_a_failure_of_the_store_the_program_goes_on_within_seconds() -> None:
    async with running_bot(quiet=False) as bot:
        bot.app.programs._pause_s = PAUSE_S
        await begun(bot, "Ada")
        await bot.app.outbox.idle()
        with full_disk(bot.app.store.database):
            bot.app.programs._pause_s = 0
            bot.clock.advance(PAUSE_S)
            await bot.app.programs.settled()
            failed = len(bot.errors)
            assert failed >= programs.MOST_TRIES
            bot.clock.advance(BEAT_S)
            await eventually(lambda: len(bot.errors) > failed)
            assert 1 in (await snapshot(bot)).to_act()
        bot.clock.advance(BEAT_S)
        await until_waited_for(bot, 0)


class Dying(Executor):
    """Workers that all die at once."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        broken: Future[Any] = Future()
        broken.set_exception(BrokenExecutor())
        return broken


async def test_a_table_never_hangs_on_workers_that_keep_dying() -> None:
    async with running_bot(program_pool=Dying) as bot:
        await begun(bot, "Ada")
        await until_waited_for(bot, 0)


class Failing(Lantern):
    """A game whose computer player has a defect."""

    def choose(
        self, view: LanternView, legal: Sequence[LanternMove], chance: Chance, budget_s: float, strength: Strength
    ) -> LanternMove:
        raise RuntimeError


async def test_a_defect_of_a_computer_player_makes_a_move_at_random() -> None:
    async with running_bot({LANTERN.id: Failing()}, quiet=False) as bot:
        await begun(bot, "Ada")
        await until_waited_for(bot, 0)
        assert any("no move was chosen" in line for line in bot.errors)


class Chatty(Lantern):
    """A game whose notes may be written anew, and whose computer player does that and never comes to the point."""

    def legal(self, state: State, seat: int) -> Sequence[LanternMove]:
        moves = super().legal(state, seat)
        return [*moves, Note("")] if moves and Note("") not in moves else moves

    def choose(
        self, view: LanternView, legal: Sequence[LanternMove], chance: Chance, budget_s: float, strength: Strength
    ) -> LanternMove:
        return Note(str(chance.below(1 << 30)))


async def test_a_program_that_comes_no_further_makes_any_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circles, "ANY_AFTER", 8)
    async with running_bot({LANTERN.id: Chatty()}) as bot:
        await begun(bot, "Ada")
        await until_waited_for(bot, 0)


async def test_a_program_that_goes_round_in_circles_stops_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circles, "MOST_UNSEEN", 8)
    async with running_bot({LANTERN.id: Chatty()}, quiet=False) as bot:
        await begun(bot, "Ada")
        before = (await _at_rest(bot)).record.version
        assert any("round in circles" in line for line in bot.errors)
        await move(bot, "Ada")
        assert (await _at_rest(bot)).record.version == before + 1 + circles.MOST_UNSEEN


class Held(Executor):
    """A worker that thinks until it is let go."""

    def __init__(self) -> None:
        self.inner, self.asked = ThreadPoolExecutor(1), asyncio.Event()
        self.waiting: list[tuple[Future[Any], Any, Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if fn is choosing.ready:
            return self.inner.submit(fn)
        result: Future[Any] = Future()
        self.waiting.append((result, fn, args))
        self.asked.set()
        return result

    def let_go(self) -> None:
        for result, fn, args in self.waiting:
            result.set_result(fn(*args))
        self.waiting = []


async def test_a_result_that_comes_too_late_is_dropped() -> None:
    held = Held()
    async with running_bot(program_pool=lambda: held) as bot:
        await begun(bot, "Ada", "Boris")
        await bot.slash("Boris", "game replace")
        await held.asked.wait()
        await bot.slash("Boris", "game replace")
        before = (await bot.record()).version
        held.let_go()
        await bot.app.programs.settled()
        assert (await bot.record()).version == before
        await finish(bot, "Ada", "Boris")


async def test_a_partner_s_program_says_its_choice_once_and_waits_for_the_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "BUDGET_S", 0.01)
    async with running_bot() as bot:
        await lobby(bot, "Ada", game="agent_avenue")
        await bot.arrange("Ada", seats="4")
        await bot.press("Ada", "Start")
        session = (await bot.record()).id
        now = await _at_rest(bot)
        while not now.view(0).picks:
            assert 0 in now.to_act()
            await bot.app.registry.act(session, 0, now.legal(0)[0], now.question(0), bot.person("Ada"))
            now = await _at_rest(bot)
        assert now.to_act() == {0, 2}
        bot.app.programs.wake(session)
        assert (await _at_rest(bot)).record.version == now.record.version


async def _at_rest(bot: RunningBot) -> Any:
    async with asyncio.timeout(PATIENCE_S):
        await bot.app.programs.settled()
    return await snapshot(bot)


class _Noted(FakeClock):
    """A clock that notes for how long anybody wanted to sleep."""

    def __init__(self) -> None:
        super().__init__()
        self.naps: list[float] = []

    async def until(self, moment: datetime) -> None:
        self.naps.append((moment - self.now()).total_seconds())
        await super().until(moment)


async def test_its_move_takes_the_same_time_however_many_choices_it_has() -> None:
    clock, took = _Noted(), dict[int, float]()
    async with running_bot(clock=clock) as bot:
        bot.app.programs._pause_s = PAUSE_S
        await begun(bot, "Ada")
        while 1 in (await snapshot(bot)).to_act():
            before = await snapshot(bot)
            await eventually(lambda: PAUSE_S in clock.naps)
            clock.naps.clear()
            await asyncio.to_thread(int)
            clock.advance(PAUSE_S - 0.01)
            await bot.app.outbox.idle()
            assert (await snapshot(bot)).record.version == before.record.version
            clock.advance(0.01)
            await until_waited_for(bot, 0)
            after = await snapshot(bot)
            took[len(before.legal(1))] = (after.record.changed_at - before.record.changed_at).total_seconds()
            if after.to_act():
                await move(bot, "Ada")
    assert len(took) >= 2
    assert set(took.values()) == {PAUSE_S}
