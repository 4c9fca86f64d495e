"""Sessions of Wink in memory, with a clock that the test turns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.tables.registry import Registry
from engines.table import lobby
from engines.table.changes import Publication
from engines.table.record import Holder, Pacing, Place, Record
from engines.wink import WINK
from engines.wink.options import WinkOptions
from tests.support.anything import AnySession
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar
from tests.support.memory import MemoryStore

PEOPLE = (11, 12, 13, 14)
ADA, BORIS, CLEO, DMITRI = PEOPLE

Opened = Callable[..., Awaitable[AnySession]]


@pytest.fixture
def clock() -> FakeClock:
    """Time that stands still until it is turned."""
    return FakeClock()


@pytest.fixture
def published() -> list[Publication]:
    """What the tables published."""
    return []


@pytest.fixture
def opened(clock: FakeClock, published: list[Publication]) -> Opened:
    """Opens a table of four seats, each time the same: so many people, else programs.

    With a clock and a list of its own where these are given.
    """
    first = (clock, published)

    async def open_table(
        pacing: Pacing | None = None,
        clock: FakeClock = first[0],
        published: list[Publication] = first[1],
        people: int = 4,
        **options: Any,
    ) -> AnySession:
        store = MemoryStore()
        registry = Registry(store, {WINK.id: WINK}, clock.now, NoCalendar(), published.append)
        record = await store.create(
            Record(
                id=0,
                game=WINK.id,
                game_version=WINK.version,
                options=WinkOptions(**options).model_dump(mode="json"),
                place=Place(server=1, channel=2),
                host=ADA,
                holders=tuple(
                    Holder(person=person) if seat < people else Holder(program=True)
                    for seat, person in enumerate(PEOPLE)
                ),
                pacing=pacing or Pacing(),
                created_at=clock.now(),
                changed_at=clock.now(),
                seed=b"wink" * 8,
                salt=b"salt",
            )
        )
        async with registry.holding(record.id) as session:
            await session.change(lobby.start(ADA, fill=False))
            return session

    return open_table
