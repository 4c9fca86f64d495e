"""What goes on by itself after a kill: computer players are set going again, clocks are given the downtime back."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from time import time_ns

import pytest_asyncio

from bot.basics.clock import SystemClock
from bot.local.server import LocalDiscord
from bot.store.life import BEAT_S
from tests.process.books import Books
from tests.process.people import Person, Table
from tests.process.processes import bot
from tests.support.clock import PATIENCE_S
from tests.support.local import fresh

SECOND = timedelta(seconds=1) // timedelta(microseconds=1)


@dataclass
class Evening:
    """A local Discord, and the folder of the bot on it."""

    local: LocalDiscord
    folder: Path

    @property
    def books(self) -> Books:
        """The bot's database."""
        return Books(self.folder / "var/safehouse.sqlite3")

    def table(self, channel: str, *names: str) -> Table:
        """A table of these people."""
        people = tuple(Person(self.local, name) for name in names)
        return Table(self.books, self.local.world.channel(channel), people, random.Random(1))


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with fresh(clock=SystemClock()) as local:
        yield Evening(local, tmp_path)


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return {int(child) for task in tasks for child in (task / "children").read_text().split()}


async def gone(pid: int) -> None:
    """Return once a process has ended."""
    try:
        process = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(process, ended.set)
    try:
        async with asyncio.timeout(PATIENCE_S):
            await ended.wait()
    finally:
        asyncio.get_running_loop().remove_reader(process)
        os.close(process)


async def test_computer_players_go_on_after_a_kill_and_those_of_the_killed_end(evening: Evening) -> None:
    table, books, world = evening.table("table-1", "Ada"), evening.books, evening.local.world
    async with bot(evening.folder, spawns=True, SAFEHOUSE_DISCORD=evening.local.url) as process:
        await process.line()
        session = await table.begin()
        await table.until(lambda: books.program_waits(session))
        await world.wait(lambda: books.moves(session), PATIENCE_S)
        await table.until(lambda: books.program_waits(session))
        workers = children(process.id)
        assert workers
        await process.killed()
    await asyncio.gather(*map(gone, workers))
    made = books.moves(session)
    assert books.program_waits(session)
    async with bot(evening.folder, SAFEHOUSE_DISCORD=evening.local.url) as process:
        await process.line()
        await world.wait(lambda: len(books.moves(session)) > len(made), PATIENCE_S)
        assert books.moves(session)[: len(made)] == made


async def test_clocks_are_given_the_downtime_back(evening: Evening) -> None:
    table, books = evening.table("table-1", "Ada", "Boris"), evening.books
    async with bot(evening.folder, SAFEHOUSE_DISCORD=evening.local.url) as process:
        await process.line()
        session = await table.begin()
        killed_at = time_ns() // 1000
        await process.killed()
    before, beat = books.deadlines(session), books.last_beat()
    assert before
    assert killed_at - (BEAT_S + 1) * SECOND - PATIENCE_S * SECOND < beat <= killed_at
    begun_at = time_ns() // 1000
    async with bot(evening.folder, SAFEHOUSE_DISCORD=evening.local.url) as process:
        await process.line()
        up_at = time_ns() // 1000
        after = books.deadlines(session)
    given = {later - earlier for earlier, later in zip(before, after, strict=True)}
    assert len(given) == 1
    assert begun_at - beat <= given.pop() <= up_at - beat
