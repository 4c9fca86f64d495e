"""Workers of computer players: the time of a move runs from when a worker has it, and each is replaced alone."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest

from bot.programs.worker import PATIENCE_S, Worker, WorkerLost
from bot.programs.workers import BEARABLE_S, BUDGET_S, LEAST_BUDGET_S, Workers, fair_budget_s, processes
from engines.core.game import Move
from tests.bot.programs.stubs import Office, Tables, quiet
from tests.support.clock import PATIENCE_S as WAITED_S
from tests.support.clock import FakeClock
from tests.support.deals import deals


class Thinking:
    """Workers of an office, and what they are asked."""

    def __init__(self, workers: int) -> None:
        self.tables, self.office, self.waiting = Tables(), Office(), 1
        self.workers = Workers(self.office.make, deals.draw, workers, self.tables.clock)

    async def asks(self, times: int = 1) -> list[asyncio.Task[Move]]:
        """Ask for so many moves, one after another."""
        snapshot = (await self.tables.open()).snapshot
        asked = []
        for _ in range(times):
            asked.append(asyncio.ensure_future(self.workers.choose(snapshot, 0, lambda: self.waiting)))
            await quiet()
        return asked

    async def passes(self, seconds: float) -> None:
        """Let so much time pass."""
        self.tables.clock.advance(seconds)
        await quiet()


async def test_waiting_in_line_takes_nothing_of_a_move_s_time() -> None:
    thinking = Thinking(1)
    for number, asked in enumerate(await thinking.asks(5), 1):
        handed = await thinking.office.until_handed(number)
        await thinking.passes(PATIENCE_S - 1)
        handed.answer()
        assert await asked == handed.legal[0]
    assert len(thinking.office.made) == 1


async def test_a_worker_that_is_stuck_is_replaced_alone() -> None:
    thinking = Thinking(2)
    stuck, other = await thinking.asks(2)
    hung, busy = thinking.office.handed
    await thinking.passes(PATIENCE_S - 1)
    busy.answer()
    await other
    (waiting,) = await thinking.asks()
    await thinking.passes(1)
    assert (hung.by.is_shut, busy.by.is_shut) == (True, False)
    *_, third, again = thinking.office.handed
    assert (third.by is busy.by, again.by not in (hung.by, busy.by)) == (True, True)
    for each in (third, again):
        each.answer()
    assert [await stuck, await waiting] == [again.legal[0], third.legal[0]]


async def test_a_move_over_which_a_worker_died_is_chosen_by_another() -> None:
    thinking = Thinking(1)
    (asked,) = await thinking.asks()
    (await thinking.office.until_handed(1)).die()
    again = await thinking.office.until_handed(2)
    assert again.by is not thinking.office.handed[0].by
    again.answer()
    assert await asked == again.legal[0]


async def test_only_a_move_over_which_two_workers_died_is_any(caplog: pytest.LogCaptureFixture) -> None:
    thinking = Thinking(1)
    asked, behind = await thinking.asks(2)
    for tries in (1, 2):
        (await thinking.office.until_handed(tries)).die()
    last = await thinking.office.until_handed(3)
    assert await asked in last.legal
    last.answer()
    assert await behind == last.legal[0]
    assert sum("any legal move" in line for line in caplog.messages) == 1


async def test_workers_start_when_all_others_are_busy() -> None:
    thinking = Thinking(3)
    for number in (1, 2):
        (asked,) = await thinking.asks()
        (await thinking.office.until_handed(number)).answer()
        await asked
    assert len(thinking.office.made) == 1
    await thinking.asks(5)
    assert (len(thinking.office.made), len(thinking.office.handed)) == (3, 2 + 3)
    thinking.workers.drop()


async def test_nobody_thinks_about_a_move_that_is_wanted_no_more() -> None:
    thinking = Thinking(1)
    first, second, third = await thinking.asks(3)
    second.cancel()
    first.cancel()
    await quiet()
    assert len(thinking.office.handed) == 1
    thinking.office.handed[0].answer()
    (await thinking.office.until_handed(2)).answer()
    assert await third
    assert not thinking.office.made[0].is_shut


async def test_the_more_wait_the_shorter_each_move_is_thought_about() -> None:
    thinking = Thinking(1)
    thinking.waiting = 64
    await thinking.asks()
    assert thinking.office.handed[0].budget_s == pytest.approx(BEARABLE_S / 64)
    thinking.workers.drop()


@pytest.mark.parametrize(
    ("waiting", "workers", "budget_s"),
    [(0, 1, BUDGET_S), (1, 1, BUDGET_S), (40, 4, BUDGET_S), (64, 2, BEARABLE_S / 32), (10_000, 2, LEAST_BUDGET_S)],
)
def test_a_budget_is_a_fair_share(waiting: int, workers: int, budget_s: float) -> None:
    assert fair_budget_s(waiting, workers) == pytest.approx(budget_s)


async def test_a_process_that_dies_or_hangs_is_replaced_and_its_neighbour_thinks_on() -> None:
    clock = FakeClock()
    workers = [Worker(processes, clock) for _ in range(2)]
    try:
        async with asyncio.timeout(WAITED_S):
            one, other = await asyncio.gather(*(worker.do(os.getpid) for worker in workers))
            assert one != other
            os.kill(one, signal.SIGKILL)
            with pytest.raises(WorkerLost, match="dead"):
                await workers[0].do(time.sleep, WAITED_S)
            hung = asyncio.ensure_future(workers[0].do(time.sleep, 10 * WAITED_S))
            while not clock.is_slept_on(PATIENCE_S):
                await quiet()
            clock.advance(PATIENCE_S)
            with pytest.raises(WorkerLost, match="stuck"):
                await hung
            assert await workers[0].do(os.getpid) not in (one, other)
            assert await workers[1].do(os.getpid) == other
    finally:
        for worker in workers:
            worker.drop()
