"""How much memory a bot takes as more and more games are played on it, its local Discord in another process.

`python -m tests.process.growth --games 400` plays so many and prints the curve.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.basics.clock import SystemClock
from bot.local.server import LocalDiscord
from tests.process.books import Books
from tests.process.people import Person, Table
from tests.process.processes import Process, bot_by_command
from tests.support.local import fresh

DATABASE = "var/safehouse.sqlite3"
PLAYERS = (("Ada", "Boris"), ("Cleo", "Dmitri"))
GAMES_A_CHANNEL = 10


@dataclass
class Growth:
    """Pairs of people who press their way through Agent Avenue, game after game; the bot is a process of its own."""

    local: LocalDiscord
    folder: Path
    process: Process
    every: int
    told: Callable[[int, float], None]
    megabytes: dict[int, float] = field(default_factory=dict)
    """The bot's resident memory after so many games."""
    _played: Iterator[int] = field(default_factory=lambda: count(1))

    async def play(self, games: int) -> None:
        """Play so many games."""
        async with asyncio.TaskGroup() as pairs:
            for names in PLAYERS:
                pairs.create_task(self._pair(tuple(Person(self.local, name) for name in names), games))

    async def _pair(self, people: tuple[Person, ...], games: int) -> None:
        world, dice, books = self.local.world, random.Random(people[0].name), Books(self.folder / DATABASE)
        for begun in count():
            if begun % GAMES_A_CHANNEL == 0:
                name = f"{people[0].name}-{begun}".lower()
                table = Table(books, world.add_channel(world.server("Safehouse"), name), people, dice)
            await table.play_out()
            for person in people:
                person.seen.clear()
                person.tries.clear()
            played = next(self._played)
            if played % self.every == 0:
                self.megabytes[played] = self.process.memory_mb()
                self.told(played, self.megabytes[played])
            if played > games - len(PLAYERS):
                return


async def grown(games: int, every: int, told: Callable[[int, float], None] = lambda *_: None) -> dict[int, float]:
    """Megabytes of the bot's resident memory after each `every` games."""
    with TemporaryDirectory() as folder:
        async with (
            fresh(clock=SystemClock()) as local,
            bot_by_command(Path(folder), SAFEHOUSE_DISCORD=local.url, SAFEHOUSE_LOG_LEVEL="WARNING") as process,
        ):
            await process.line()
            growth = Growth(local, Path(folder), process, every, told)
            await growth.play(games)
            return growth.megabytes


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.process.growth")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--every", type=int, default=50)
    asked = parser.parse_args()
    asyncio.run(grown(asked.games, asked.every, lambda games, mb: print(f"{games} games: {mb:.1f} MB", flush=True)))


if __name__ == "__main__":
    main()
