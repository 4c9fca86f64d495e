"""The bot killed at random moments of a game while other tables are played: nothing is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

from bot.basics.clock import SystemClock
from bot.local.server import LocalDiscord
from bot.local.world.changes import WorldChange
from tests.process.books import Books, PostgresBooks
from tests.process.people import MOVES, Button, Person, Table, Tries, Try
from tests.process.processes import Process, bot
from tests.support.clock import PATIENCE_S
from tests.support.local import fresh
from tests.support.postgres import fresh_database

LOAD = (("Boris", "Cleo"), ("Cleo", "Dmitri"), ("Dmitri", "Ada"), ("Cleo",))
"""Who plays beside Ada and Boris; somebody alone plays with the program."""
MANY = 300
MOST_CHANGES = 40
JITTER_S = 0.03
FILE = "var/safehouse.sqlite3"
UNTOUCHED = ("rematch", "rematch-swapped")


@dataclass
class Balance:
    """What was answered as made, against the journal: what it lacks, and what it holds more than was pressed.

    A move that was pressed and not answered, as its bot was killed, may stand there once or not at all. That the next
    question was asked tells that it stands there.
    """

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0

    def add(self, tried: Sequence[Tries], made: Sequence[str]) -> None:
        """What a person tried at a table, question by question, and their moves in its journal."""
        self.acknowledged += sum(tries.acknowledged is not None for tries in tried)
        for tries, move in zip(tried, made, strict=False):
            self.lost += tries.acknowledged not in (None, move)
            self.doubled += not tries.may_be(move)
        unmade = tried[len(made) :]
        self.lost += sum(tries.acknowledged is not None for tries in unmade) + max(0, len(unmade) - 1)
        self.doubled += max(0, len(made) - len(tried))


@dataclass
class Siege:
    """A bot that is killed again and again while people play."""

    local: LocalDiscord
    folder: Path
    dice: random.Random
    books: Books
    database: str = ""
    """`SAFEHOUSE_DATABASE`, where it is set."""

    def __post_init__(self) -> None:
        self.balance = Balance()
        self.people = {name: Person(self.local, name) for name in ("Ada", "Boris", "Cleo", "Dmitri")}
        self.main, *self.load = [self._table(names) for names in (("Ada", "Boris"), *LOAD)]

    def _table(self, names: tuple[str, ...]) -> Table:
        world = self.local.world
        channel = world.add_channel(world.server("Safehouse"), "-".join(names).lower())
        people = tuple(self.people[name] for name in names)
        return Table(self.books, channel, people, random.Random(self.dice.random()))

    @asynccontextmanager
    async def bot(self, shards: str = "") -> AsyncIterator[Process]:
        """The bot, up to date; what it writes to its errors must be nothing but warnings of Discord's side."""
        async with bot(
            self.folder,
            SAFEHOUSE_LOG_LEVEL="WARNING",
            SAFEHOUSE_DISCORD=self.local.url,
            SAFEHOUSE_DATABASE=self.database,
            SAFEHOUSE_SHARDS=shards,
        ) as process:
            assert self.local.url in await process.line()
            yield process

    async def killed_in_play(self) -> None:
        """Start the bot, see that all is as it was, and kill it at a random moment of play."""
        async with self.bot() as process:
            await self.old_buttons_answer()
            self.compare()
            at_work = asyncio.create_task(self.play_under_load())
            try:
                await self.random_moment(at_work)
                assert complaints(await process.killed()) == []
            finally:
                at_work.cancel()
                with suppress(asyncio.CancelledError):
                    await at_work
        self.compare()

    async def end(self) -> None:
        """Play the game that was killed so often to its end, and have it verified."""
        async with self.bot() as process:
            await self.old_buttons_answer()
            session = await self.main.play_out()
            assert self.books.status(session) == "finished"
            verdict = await self.main.people[0].slash(self.main.channel, "game verify")
            assert verdict.startswith("✅ Verified: all")
            assert await process.terminated() == ("", "")
        self.compare()

    async def old_buttons_answer(self) -> None:
        """Press what people saw before: all kinds of buttons at the main table, and the last move pressed."""
        for person in self.main.people:
            for button in self._old_buttons(person):
                value = next(iter(button.values), None)
                await person.press(button, value, forged=True)

    def _old_buttons(self, person: Person) -> Iterator[Button]:
        for (entrance, channel, _), button in tuple(person.seen.items()):
            there = self.local.world.find_message(button.channel, button.message) is not None
            in_lobby = entrance.startswith("lobby-") and self.books.status(int(button.args[0])) == "lobby"
            untried = entrance in MOVES and not self._was_tried(person, button)
            if channel == self.main.channel and there and entrance not in UNTOUCHED and not (in_lobby or untried):
                yield button

    def _was_tried(self, person: Person, button: Button) -> bool:
        tries = person.tries.get((int(button.args[0]), button.args[1]))
        return tries is not None and button.args[2:3] == (tries.all[-1].move,)

    def compare(self) -> None:
        """The journal holds exactly what was pressed and answered as made, once each; see `Balance`."""
        self.balance = Balance()
        for person in self.people.values():
            for session in {session for session, _ in person.tries}:
                tried = [tries for (at, _), tries in person.tries.items() if at == session]
                seat = self.books.record(session).seat_of(person.id)
                self.balance.add(tried, [move for of, move in self.books.moves(session) if of == seat])
        assert (self.balance.lost, self.balance.doubled) == (0, 0), self.balance

    async def play_under_load(self) -> None:
        """Play at all tables, for ever."""
        tables = [asyncio.create_task(table.play()) for table in (self.main, *self.load)]
        try:
            await asyncio.gather(*tables)
        finally:
            for table in tables:
                table.cancel()
            await asyncio.gather(*tables, return_exceptions=True)

    async def random_moment(self, at_work: asyncio.Task[None]) -> None:
        """Return at a random moment of play."""
        left = self.dice.randrange(1, MOST_CHANGES)
        moment = asyncio.Event()

        def count(change: WorldChange) -> None:
            nonlocal left
            left -= change.channel == self.main.channel
            if left == 0:
                asyncio.get_running_loop().call_later(self.dice.uniform(0, JITTER_S), moment.set)

        stop = self.local.world.subscribe(count)
        waiting = asyncio.create_task(moment.wait())
        await asyncio.wait({waiting, at_work}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
        stop()
        waiting.cancel()
        if at_work.done():
            await at_work
        assert moment.is_set()


def complaints(errors: str) -> list[str]:
    """What a killed bot wrote to its errors, but for what Python says of semaphores that a kill leaves over."""
    return [line for line in errors.splitlines() if "resource_tracker" not in line]


async def besiege(folder: Path, kills: int, books: Books | None = None, database: str = "") -> Siege:
    """Kill the bot so often in one long evening of games."""
    async with fresh(clock=SystemClock()) as local:
        siege = Siege(local, folder, random.Random(2031), books or Books(folder / FILE), database)
        for _ in range(kills):
            await siege.killed_in_play()
        await siege.end()
        return siege


async def test_nothing_is_lost_or_doubled_by_two_kills(tmp_path: Path) -> None:
    assert (await besiege(tmp_path, 2)).balance.acknowledged


async def test_nothing_is_lost_or_doubled_by_a_kill_where_games_are_in_postgresql(tmp_path: Path) -> None:
    async with fresh_database() as address:
        with PostgresBooks(address) as books:
            assert (await besiege(tmp_path, 1, books, address.url)).balance.acknowledged


@pytest.mark.long
async def test_nothing_is_lost_or_doubled_by_three_hundred_kills(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = (await besiege(tmp_path, MANY)).balance
    with capsys.disabled():
        print(f"\n{MANY} kills, {found.acknowledged} acknowledged moves, lost {found.lost}, doubled {found.doubled}")


def _tries(*tries: tuple[str, Literal["made", "refused"] | None]) -> Tries:
    return Tries([Try(*each) for each in tries])


@pytest.mark.parametrize(
    ("tried", "made", "wrong"),
    [
        ([_tries(("a", "made")), _tries(("b", None))], ["a"], (0, 0)),
        ([_tries(("a", "made")), _tries(("b", None))], ["a", "b"], (0, 0)),
        ([_tries(("a", None), ("a", "refused"))], ["a"], (0, 0)),
        ([_tries(("a", "refused"), ("b", None))], ["a"], (0, 1)),
        ([_tries(("a", "made"))], [], (1, 0)),
        ([_tries(("a", "made"))], ["a", "a"], (0, 1)),
        ([_tries(("a", None))], ["a", "a"], (0, 1)),
        ([_tries(("a", None)), _tries(("b", None))], [], (1, 0)),
        ([_tries(("a", "made"), ("b", None))], ["b"], (1, 1)),
    ],
)
def test_the_balance_sees_what_is_lost_or_doubled(
    tried: list[Tries], made: list[str], wrong: tuple[int, int]
) -> None:
    balance = Balance()
    balance.add(tried, made)
    assert (balance.lost, balance.doubled) == wrong
