"""Ten thousand open tables in a bot's own process: its start, its memory, and moves spread over them all.

Two bots run at the same time, each on a local Discord of its own in this process: one with ten thousand tables of
Agent Avenue, one with ten. People press turn by turn on either; what is timed is a move, from the press to its
answer. The crowded one has dropped each table from its memory since its hand was opened, as it does when moves are
spread over all.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from sqlalchemy import insert

from bot.basics.clock import SystemClock
from bot.known import People
from bot.local.server import LocalDiscord
from bot.store import Store
from bot.store.database import Connection
from bot.store.preferences import PersonSettings
from bot.store.schema import journal, records, seats, sessions, shown
from bot.store.sessions import entry_row, seat_rows, session_row
from bot.tables.registry import CAPACITY
from engines import GAMES
from engines.table import lobby
from engines.table.journal import Entry
from engines.table.ports import Stored
from engines.table.record import Holder, Pacing, Place, Record
from engines.table.session import Session
from tests.bench.clicks import timed
from tests.bench.rows import Row
from tests.process.books import Books
from tests.process.people import Button, Person
from tests.process.processes import Process, bot, bot_by_command
from tests.support.clock import PATIENCE_S
from tests.support.local import fresh

OPEN, FEW = 10_000, 10
MOVES = 100
CHANNELS_A_SERVER = 100
MOST_START_S, MOST_MB, MOST_SPREAD = 5.0, 300.0, 1.5
DAY_S = 86_400
DATABASE = "var/safehouse.sqlite3"
FIRST_MESSAGE = 10**18


@dataclass(frozen=True)
class Figures:
    """The crowded bot's start in seconds (by the clock, and of processor time), the process's own resident memory
    in megabytes once all moves were made, and the milliseconds of a move's median in the crowded and the other one.
    """

    start_s: float
    start_cpu_s: float
    memory_mb: float
    crowded_ms: float
    few_ms: float

    @property
    def spread(self) -> float:
        """How many times a move among few tables one among many takes."""
        return self.crowded_ms / self.few_ms


def run() -> list[Row]:
    """The rows of the bench."""
    found = measure()
    start = f"{found.start_s:.1f} s ({found.start_cpu_s:.1f} s of processor time)"
    return [
        Row(f"start with {OPEN:,} open tables", start, "5 s", found.start_cpu_s / MOST_START_S, 1.0),
        Row("its memory", f"{found.memory_mb:.0f} MB", "300 MB", found.memory_mb / MOST_MB, 1.0),
        Row("a move among them", f"{found.crowded_ms:.1f} ms", f"{found.few_ms:.1f} ms", found.spread, MOST_SPREAD),
    ]


def measure(tables: int = OPEN, moves: int = MOVES) -> Figures:
    """Take all figures in one run."""
    return asyncio.run(_measure(tables, moves))


async def _measure(tables: int, moves: int) -> Figures:
    async with AsyncExitStack() as stack:
        few = await stack.enter_async_context(crowd(FEW))
        many = await stack.enter_async_context(crowd(tables))
        await few.start(stack, by_command=False)
        began = perf_counter()
        await many.start(stack)
        start_s, cpu_s = perf_counter() - began, many.process_s()
        for number in range(min(tables, moves + CAPACITY)):
            await many.open_hand(number * 7919 % tables)
        for number in range(FEW):
            await few.open_hand(number)
        times = [(await many.move(n * 7919 % tables), await few.move(n % FEW)) for n in range(moves)]
        crowded, other = zip(*times, strict=True)
        return Figures(start_s, cpu_s, many.memory_mb(), median(crowded), median(other))


@dataclass
class Crowd:
    """A local Discord with so many tables of Ada and Boris, one a channel, and the bot they are kept by."""

    local: LocalDiscord
    folder: Path
    channels: list[int]
    people: tuple[Person, ...]
    dice: random.Random
    process: Process | None = None

    async def start(self, stack: AsyncExitStack, *, by_command: bool = True) -> None:
        """Start the bot and return once it serves; it imports nothing where it isn't started `by_command`."""
        starting = bot_by_command if by_command else bot
        self.process = await stack.enter_async_context(starting(self.folder, SAFEHOUSE_DISCORD=self.local.url))
        await self.process.line()

    async def open_hand(self, number: int) -> None:
        """Let both people look at their hands at a table."""
        for person in self.people:
            forged = Button(person.id, self.channels[number], 0, f"hand:{number + 1}")
            await person.press(forged, forged=True)

    async def move(self, number: int) -> float:
        """Make a move at a table, or at the next one where a game is over; the milliseconds until it was answered."""
        books = Books(self.folder / DATABASE)
        while not (asked := books.asked(number + 1)):
            number = (number + 1) % len(self.channels)
        person = next(person for person in self.people if person.id == asked[0])
        channel = self.channels[number]
        while True:
            offered = await self.local.world.wait(lambda: person.offered(channel), PATIENCE_S)
            moves = [button for button in offered if button.entrance == "move"]
            if moves:
                button = self.dice.choice(moves)
                return await timed(self.local, person.id, channel, button.message, button.custom_id)
            await person.press(self.dice.choice(offered))

    def memory_mb(self) -> float:
        """The resident memory of the bot's own process."""
        assert self.process is not None
        return self.process.memory_mb()

    def process_s(self) -> float:
        """The processor time that the bot's own process has taken."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.id}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def crowd(tables: int) -> AsyncIterator[Crowd]:
    """A local Discord and a database with so many open tables; the bot is not yet started."""
    with TemporaryDirectory() as folder:
        async with fresh(clock=SystemClock()) as local:
            people = tuple(Person(local, name) for name in ("Ada", "Boris"))
            channels = _channels(local, tables)
            await _fill(local, Path(folder) / DATABASE, channels, [person.id for person in people])
            yield Crowd(local, Path(folder), channels, people, random.Random(5))


def _channels(local: LocalDiscord, tables: int) -> list[int]:
    world = local.world
    ada, boris = world.person("Ada"), world.person("Boris")
    found: list[int] = []
    for first in range(0, tables, CHANNELS_A_SERVER):
        server = world.add_server(f"Server {first // CHANNELS_A_SERVER}", owner=ada)
        world.rejoin(boris, server)
        found += [world.add_channel(server, f"table-{n}") for n in range(min(CHANNELS_A_SERVER, tables - first))]
    return found


async def _fill(local: LocalDiscord, path: Path, channels: list[int], people: list[int]) -> None:
    store = await Store.open(path, SystemClock())
    for person in people:
        await store.people.set(person, PersonSettings(words=True))
    games = [await _begun(store, people, seed) for seed in range(20)]
    places = [Place(server=int(local.world.channels[key]["guild_id"]), channel=key) for key in channels]
    await store.database.write(lambda connection: _keep(connection, games, places))
    await store.close()


async def _begun(store: Store, people: list[int], seed: int) -> tuple[Record, bytes, Entry]:
    """A game just begun; it is kept in no channel."""
    clock, game = SystemClock(), GAMES["agent_avenue"]
    record = Record(
        id=0,
        game=game.id,
        game_version=game.version,
        options=game.options().model_dump(),
        place=Place(server=0, channel=seed),
        host=people[0],
        holders=tuple(Holder(person=person) for person in people),
        pacing=Pacing(pace="daily", limit_s=DAY_S),
        created_at=clock.now(),
        changed_at=clock.now(),
        seed=bytes([seed]) * 32,
        salt=os.urandom(16),
    )
    kept = await store.sessions.create(record)
    session = Session(game, Stored(kept, None), store.sessions, clock.now, People(store.people, clock))
    await session.change(lobby.start(people[0], fill=False))
    stored, lines = await store.sessions.load(kept.id), await store.sessions.journal(kept.id)
    assert stored is not None
    assert stored.state is not None
    return stored.record, stored.state, lines[0]


def _keep(connection: Connection, games: list[tuple[Record, bytes, Entry]], places: list[Place]) -> None:
    """In place of these games, as many as there are places."""
    connection.execute(sessions.delete())
    made = []
    for number, place in enumerate(places):
        record, state, entry = games[number % len(games)]
        made.append((record.model_copy(update={"id": number + 1, "place": place}), state, entry))
    connection.execute_many(insert(sessions), [{"id": record.id, **session_row(record)} for record, _, _ in made])
    kept = [{"session": record.id, "record": record.model_dump_json(), "state": state} for record, state, _ in made]
    connection.execute_many(insert(records), kept)
    connection.execute_many(insert(seats), [row for record, _, _ in made for row in seat_rows(record)])
    connection.execute_many(insert(journal), [entry_row(record.id, entry) for record, _, entry in made])
    connection.execute_many(insert(shown), [row for record, _, _ in made for row in _shown(record)])


def _shown(record: Record) -> list[dict[str, Any]]:
    """The board and the pings as they stand, so that nobody is behind."""
    at = {"session": record.id, "channel": record.place.channel}
    row: dict[str, Any] = {**at, "version": record.version, "closed": False}
    pings = [row | {"recipient": f"ping:{seat}", "seat": seat, "message": None} for seat in range(record.seats)]
    return [row | {"recipient": "board", "seat": None, "message": FIRST_MESSAGE + record.id}, *pings]


if __name__ == "__main__":
    print(measure())
