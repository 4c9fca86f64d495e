from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.bot.store.samples import NOON
from tests.support.clock import FakeClock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "var" / "safehouse.sqlite3"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(NOON)


@pytest.fixture
async def store(path: Path, clock: FakeClock) -> AsyncIterator[Store]:
    store = await Store.open(path, clock)
    yield store
    await store.close()
