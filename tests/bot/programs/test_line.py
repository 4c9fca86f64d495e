"""The line of tables at which programs are to move: each in its turn, none for nothing, none held up by a pause."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.basics.reach import Reach
from bot.programs.programs import AT_ONCE, PAUSE_S, Programs
from bot.programs.workers import BEARABLE_S
from engines.table import ending, pausing
from tests.bot.programs.stubs import Office, Tables
from tests.bot.showing.tables import eventually
from tests.support.clock import PATIENCE_S
from tests.support.deals import deals
from tests.support.hours import NoCalendar


class Playing(Tables):
    """Tables with programs that think in an office of one worker."""

    def __init__(self, pause_s: float) -> None:
        super().__init__()
        self.office = Office()
        lookup: Any = None
        reach = Reach(self.clock)
        self.programs = Programs(self.clock, self.registry, lookup, reach, deals.draw, self.office.make, 1, pause_s)
        self.registry.listeners.append(self.programs.published)


@asynccontextmanager
async def playing(pause_s: float = 0) -> AsyncIterator[Playing]:
    """Tables with programs, until the block is left."""
    tables = Playing(pause_s)
    try:
        yield tables
    finally:
        await tables.programs.stop()


async def test_every_table_has_its_turn_before_any_has_two() -> None:
    async with playing() as tables:
        sessions = [await tables.open(programs=3) for _ in range(6)]
        for turn in (1, 2):
            for number in range(6 * turn - 5, 6 * turn + 1):
                (await tables.office.until_handed(number)).answer()
                await eventually(lambda made=number: sum(map(tables.moves, sessions)) == made)  # type: ignore[misc]
            assert {tables.moves(session) for session in sessions} == {turn}


async def test_what_waits_at_tables_not_yet_looked_at_shortens_the_budget() -> None:
    async with playing() as tables:
        for _ in range(30 * AT_ONCE):
            await tables.open()
        (await tables.office.until_handed(1)).answer()
        second = await tables.office.until_handed(2)
        assert second.budget_s == pytest.approx(BEARABLE_S / (30 * AT_ONCE), rel=0.05)


async def test_a_table_that_was_given_up_or_paused_leaves_the_line() -> None:
    async with playing() as tables:
        first, paused, gone, last = [await tables.open() for _ in range(4)]
        handed = await tables.office.until_handed(1)
        await paused.change(pausing.pause())
        await gone.change(ending.abandon("abandoned"))
        await eventually(lambda: len(tables.programs._line) == 2)
        handed.answer()
        (await tables.office.until_handed(2)).answer()
        await eventually(lambda: len(tables.programs._line) == 0)
        await eventually(lambda: [tables.moves(each) for each in (first, paused, gone, last)] == [1, 0, 0, 1])
        await paused.change(pausing.resume(NoCalendar()))
        (await tables.office.until_handed(3)).answer()
        await eventually(lambda: tables.moves(paused) == 1)
        assert len(tables.office.handed) == 3


async def test_a_pause_between_moves_holds_up_no_other_table() -> None:
    async with playing(PAUSE_S) as tables:
        sessions = [await tables.open() for _ in range(3 * AT_ONCE)]
        for number in range(len(sessions)):
            (await tables.office.until_handed(number + 1)).answer()
        assert {tables.moves(session) for session in sessions} == {0}
        await eventually(lambda: len(tables.programs._line) == 0)
        tables.clock.advance(PAUSE_S)
        await eventually(lambda: {tables.moves(session) for session in sessions} == {1})


async def test_the_pause_before_a_move_runs_while_it_waits_in_line() -> None:
    async with playing(PAUSE_S) as tables:
        sessions = [await tables.open() for _ in range(3 * AT_ONCE)]
        await eventually(lambda: len(tables.programs._line) == len(sessions))
        tables.clock.advance(PAUSE_S)
        for number in range(len(sessions)):
            (await tables.office.until_handed(number + 1)).answer()
        await eventually(lambda: {tables.moves(session) for session in sessions} == {1})


async def test_a_move_that_has_been_overtaken_is_not_waited_out() -> None:
    async with playing(PAUSE_S) as tables:
        session = await tables.open()
        (await tables.office.until_handed(1)).answer()
        await eventually(lambda: tables.clock.is_slept_on(PAUSE_S))
        await session.change(ending.abandon("abandoned"))
        await asyncio.wait_for(tables.programs.settled(), PATIENCE_S)
        assert not tables.programs._thoughts
        assert not tables.programs._began
