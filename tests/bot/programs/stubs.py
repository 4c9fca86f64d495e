"""Workers that think until the test lets them answer, and tables of the test game at which programs are to move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass, field
from typing import Any

from bot.programs import choosing
from bot.tables.registry import Registry
from engines.table import lobby
from engines.table.record import Holder, Pacing, Place, Record
from tests.bot.showing.tables import eventually
from tests.support.anything import AnySession
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar
from tests.support.lantern import LANTERN
from tests.support.memory import MemoryStore

ADA = 11


class Stub(Executor):
    """One worker that has started at once; what it is handed stands in the office's list."""

    def __init__(self, office: Office) -> None:
        self.office, self.is_shut = office, False

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Take the work."""
        result: Future[Any] = Future()
        if fn is choosing.ready:
            result.set_result(0)
        else:
            self.office.handed.append(Handed(self, result, args))
        return result

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """It is let go."""
        self.is_shut = True


@dataclass
class Handed:
    """A decision that a worker was handed."""

    by: Stub
    result: Future[Any]
    args: Sequence[Any]

    @property
    def legal(self) -> Sequence[Any]:
        """What may be chosen."""
        legal: Sequence[Any] = self.args[2]
        return legal

    @property
    def budget_s(self) -> float:
        """How long may be thought."""
        return float(self.args[4])

    def answer(self) -> None:
        """Choose the first legal move."""
        self.result.set_result(self.legal[0])

    def die(self) -> None:
        """The worker dies over it."""
        self.result.set_exception(BrokenExecutor())


@dataclass
class Office:
    """All workers that were made, and all that they were handed, in order."""

    made: list[Stub] = field(default_factory=list)
    handed: list[Handed] = field(default_factory=list)

    def make(self) -> Executor:
        """Another worker."""
        self.made.append(Stub(self))
        return self.made[-1]

    async def until_handed(self, count: int) -> Handed:
        """Wait until so many decisions were handed over; the last of them."""
        await eventually(lambda: len(self.handed) >= count)
        return self.handed[count - 1]


async def quiet() -> None:
    """Let everything go on that needs neither clock nor worker."""
    for _ in range(5):
        await asyncio.to_thread(int)


class Tables:
    """Tables of the test game, each with programs that have the first moves and Ada behind them."""

    def __init__(self) -> None:
        self.clock, self.store = FakeClock(), MemoryStore()
        self.registry = Registry(self.store, {LANTERN.id: LANTERN}, self.clock.now, NoCalendar())

    async def open(self, programs: int = 1) -> AnySession:
        """A table that is played at."""
        holders = [*[Holder(program=True)] * programs, Holder(person=ADA)]
        record = await self.store.create(
            Record(
                id=0,
                game=LANTERN.id,
                game_version=LANTERN.version,
                options=LANTERN.options().model_dump(mode="json"),
                place=Place(server=1, channel=2),
                host=ADA,
                holders=tuple(holders),
                pacing=Pacing(limit_s=60),
                created_at=self.clock.now(),
                changed_at=self.clock.now(),
                seed=b"a seed of thirty-two bytes, yes!",
                salt=b"salt",
            )
        )
        async with self.registry.holding(record.id) as session:
            await session.change(lobby.start(ADA, fill=False))
            return session

    def moves(self, session: AnySession) -> int:
        """How many moves were made at a table."""
        return sum(entry.kind == "move" for entry in self.store.entries[session.record.id])
