from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.basics.address import Address
from bot.store import Store
from tests.bot.store.samples import NOON
from tests.support.clock import FakeClock
from tests.support.postgres import fresh_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "var" / "safehouse.sqlite3"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(NOON)


@pytest.fixture(params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Address]:
    """Where a database is, of each kind in turn."""
    if request.param == "sqlite":
        yield path
        return
    async with fresh_database() as found:
        yield found


@pytest.fixture
async def store(address: Address, clock: FakeClock) -> AsyncIterator[Store]:
    store = await Store.open(address, clock)
    yield store
    await store.close()


@pytest.fixture
async def file_store(path: Path, clock: FakeClock) -> AsyncIterator[Store]:
    """A store in a file, for what is looked for in the file itself."""
    store = await Store.open(path, clock)
    yield store
    await store.close()
