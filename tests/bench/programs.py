"""Computer players under load: many tables of all games wait for them at once, on the whole bot with its own workers.

Each table has a person, who moves as soon as they are asked, and programs on all other seats. What is taken is how
long a table waits from the moment when the program is to move until its move is stored, without the pause that lets
people follow. The bot's own process makes and shows all moves meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import engines
from bot.app import App
from bot.basics.clock import SystemClock
from bot.config import Settings, workers_by_cores
from bot.local.server import LocalDiscord
from bot.programs import choosing
from bot.programs.circles import by_program
from bot.programs.programs import waits
from bot.programs.worker import Worker
from bot.programs.workers import BEARABLE_S, processes
from bot.running import built, connected
from engines.core.errors import SafehouseError
from engines.table.changes import Publication
from engines.table.record import Place
from tests.bench.rows import Row
from tests.support.local import TOKEN, fresh

TABLES = 64
MOVES = 3
"""So many moves of programs are waited for at each table."""
MOST_OF_BEARABLE = 1.5
"""Beside the thinking, which alone is held to what is bearable, all moves are stored and shown."""
MOST_OF_A_FRESH_START = 0.2


@dataclass(frozen=True)
class Figures:
    """Seconds that tables waited for a program's move; how many moves there were, and what went wrong over them.

    `started_s` is the processor time of a worker's start, `fresh_s` that of a process that loads the engines itself.
    """

    longest_s: float
    median_s: float
    moves: int
    lost: int
    at_random: int
    workers: int
    started_s: float
    fresh_s: float


def measure(tables: int = TABLES, moves: int = MOVES, workers: int | None = None) -> Figures:
    """Take all figures in one run."""
    return asyncio.run(_measure(tables, moves, workers or workers_by_cores()))


def run() -> list[Row]:
    """The section's rows."""
    taken = measure()
    made, bearable = f"{taken.moves} moves", f"{BEARABLE_S:g} s"
    spent, fresh_s = f"{1000 * taken.started_s:.0f} ms", f"{1000 * taken.fresh_s:.0f} ms with the engines loaded anew"
    return [
        Row(
            f"longest wait of {TABLES} tables, {taken.workers} workers",
            f"{taken.longest_s:.1f} s",
            bearable,
            taken.longest_s / BEARABLE_S,
            MOST_OF_BEARABLE,
        ),
        Row("their median wait", f"{taken.median_s:.1f} s"),
        Row("workers lost", f"{taken.lost}", made, taken.lost / taken.moves, 0.0),
        Row("moves at random", f"{taken.at_random}", made, taken.at_random / taken.moves, 0.0),
        Row("a worker's start", spent, fresh_s, taken.started_s / taken.fresh_s, MOST_OF_A_FRESH_START),
    ]


async def _measure(tables: int, moves: int, workers: int) -> Figures:
    fresh_s = await _fresh_s()
    started_s = await _started_s()
    complaints = _Complaints()
    logging.getLogger("bot.programs").addHandler(complaints)
    with TemporaryDirectory() as folder:
        async with _running(Path(folder) / "bot.sqlite3", workers) as (app, local):
            crowd = _Crowd(app, local)
            await crowd.begin(tables)
            await crowd.play(moves)
    logging.getLogger("bot.programs").removeHandler(complaints)
    lost, at_random = (sum(part in line for line in complaints.lines) for part in ("is lost", "any legal move"))
    waited = crowd.waited
    return Figures(max(waited), median(waited), len(waited), lost, at_random, workers, started_s, fresh_s)


@asynccontextmanager
async def _running(database: Path, workers: int) -> AsyncIterator[tuple[App, LocalDiscord]]:
    """A bot on a local Discord of its own, in this process."""
    settings = Settings(database=database, program_workers=workers)
    async with (
        fresh(clock=SystemClock()) as local,
        built(settings, SystemClock(), engines.GAMES, quiet_s=0.02, program_pause_s=0) as app,
        connected(app, TOKEN),
    ):
        await app.client.begun.wait()
        yield app, local


@dataclass
class _Crowd:
    """So many tables, one a channel, that begin to wait for programs all at once."""

    app: App
    local: LocalDiscord
    sessions: list[int] = field(default_factory=list)
    waited: list[float] = field(default_factory=list)
    """The seconds until each of the programs' moves."""
    made: Counter[int] = field(default_factory=Counter)
    since: dict[int, float] = field(default_factory=dict)
    """Since when a program has been waited for, by session."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def begin(self, tables: int) -> None:
        """Open and begin them; no program moves yet."""
        world, lobbies, listeners = self.local.world, self.app.use_cases.lobbies, self.app.registry.listeners
        listeners.remove(self.app.programs.published)
        games = [engines.GAMES[game] for game in sorted(engines.GAMES)]
        server, person = world.server("Safehouse"), world.person("Ada")
        for number in range(tables):
            place = Place(server=server, channel=world.add_channel(server, f"crowd-{number}"))
            session = (await lobbies.open(games[number % len(games)], place, person)).id
            await lobbies.begin(session, person, fill=True)
            self.sessions.append(session)
        await self.app.outbox.idle()
        listeners += [self.app.programs.published, self._published]

    async def play(self, moves: int) -> None:
        """Let programs and the person move until each table has had so many moves of programs, or is over."""
        for session in self.sessions:
            if waits(await self.app.registry.snapshot(session)):
                self.since[session] = time.perf_counter()
        await self.app.programs.start()
        await asyncio.gather(*(self._play(session, moves) for session in self.sessions))

    async def _play(self, session: int, moves: int) -> None:
        dice, person = random.Random(session), self.local.world.person("Ada")
        while self.made[session] < moves:
            snapshot = await self.app.registry.snapshot(session)
            seat = snapshot.record.seat_of(person)
            if snapshot.record.status != "playing" or seat is None:
                return
            if seat in snapshot.to_act() and session not in self.since:
                with suppress(SafehouseError):
                    move = dice.choice(list(snapshot.legal(seat)))
                    await self.app.registry.act(session, seat, move, snapshot.question(seat), person)
                await asyncio.sleep(0)
            else:
                self.changed.clear()
                await self.changed.wait()

    def _published(self, publication: Publication) -> None:
        session, now = publication.after.record.id, time.perf_counter()
        if by_program(publication) and (since := self.since.pop(session, None)) is not None:
            self.waited.append(now - since)
            self.made[session] += 1
        if not waits(publication.after):
            self.since.pop(session, None)
        else:
            self.since.setdefault(session, now)
        self.changed.set()


class _Complaints(logging.Handler):
    """What the bot says about its computer players."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


async def _started_s() -> float:
    """The processor seconds of a worker that isn't the first one."""
    async with AsyncExitStack() as stack:
        for worker in (Worker(processes, SystemClock()), Worker(processes, SystemClock())):
            stack.callback(worker.drop)
            taken = await worker.do(time.process_time)
        return taken


async def _fresh_s() -> float:
    """The same of a process that loads the engines itself."""

    def spawned() -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=choosing.begin)

    worker = Worker(spawned, SystemClock())
    try:
        return await worker.do(time.process_time)
    finally:
        worker.drop()
