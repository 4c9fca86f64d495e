"""Tables of the test game, in memory, with a clock that the test turns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.tables.registry import Registry
from engines.table import lobby
from engines.table.changes import Publication
from engines.table.record import Holder, Pacing, Place, Record
from tests.support.anything import AnySession
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar
from tests.support.lantern import LANTERN
from tests.support.memory import MemoryStore

ADA, BORIS, CLEO, DMITRI = 11, 12, 13, 14
PEOPLE = (ADA, BORIS, CLEO, DMITRI)

Opened = Callable[..., Awaitable[AnySession]]


@pytest.fixture
def clock() -> FakeClock:
    """Time that stands still until it is turned."""
    return FakeClock()


@pytest.fixture
async def store() -> MemoryStore:
    """Where the tables are kept."""
    return MemoryStore()


@pytest.fixture
def published() -> list[Publication]:
    """What the tables published."""
    return []


@pytest.fixture
def registry(store: MemoryStore, clock: FakeClock, published: list[Publication]) -> Registry:
    """The tables of this process."""
    return Registry(store, {LANTERN.id: LANTERN}, clock.now, NoCalendar(), published.append)


@pytest.fixture
def opened(registry: Registry, store: MemoryStore, clock: FakeClock) -> Opened:
    """Opens a table: a lobby of so many people, started unless told otherwise."""

    async def open_table(
        people: int = 2,
        *,
        started: bool = True,
        programs: int = 0,
        limit_s: int | None = 60,
        rated: bool = False,
        **options: Any,
    ) -> AnySession:
        holders = [*(Holder(person=person) for person in PEOPLE[:people]), *[Holder(program=True)] * programs]
        record = await store.create(
            Record(
                id=0,
                game=LANTERN.id,
                game_version=LANTERN.version,
                options=LANTERN.options(**options).model_dump(mode="json"),
                place=Place(server=1, channel=2),
                host=ADA,
                holders=tuple(holders),
                pacing=Pacing(limit_s=limit_s),
                rated=rated,
                created_at=clock.now(),
                changed_at=clock.now(),
                seed=b"a seed of thirty-two bytes, yes!",
                salt=b"salt",
            )
        )
        async with registry.holding(record.id) as session:
            if started:
                await session.change(lobby.start(ADA, fill=False))
            return session

    return open_table
