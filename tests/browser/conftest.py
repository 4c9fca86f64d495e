"""A Chromium for the tests of this folder, and the demonstration bot on a local Discord."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright

from bot.local.server import LocalDiscord
from bot.programs import workers
from tests.browser.demo_bot import DemoBot, running
from tests.browser.driver import Panes, Profiles
from tests.support.bot import RunningBot, running_bot
from tests.support.clock import FakeClock
from tests.support.games import IN_THE_MAKING, all_games

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",
]
HERE = "tests/browser/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One event loop for all tests of this folder, as one browser serves them all."""
    for item in items:
        if item.nodeid.startswith(HERE):
            item.add_marker(pytest.mark.browser)
            if pytest_asyncio.is_async_test(item):
                item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def chromium() -> str:
    """The path of the browser; without one the tests are skipped, but fail where CI is set."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if path is not None and Path(path).exists():
        return path
    reason = "no Chromium: install Debian's chromium or set CHROMIUM to a browser's path"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def profiles() -> AsyncIterator[Profiles]:
    path = chromium()
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield Profiles(launched)
        await launched.close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest_asyncio.fixture(loop_scope="session")
async def local(clock: FakeClock) -> AsyncIterator[LocalDiscord]:
    started = await LocalDiscord.start(clock=clock)
    yield started
    await started.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(local: LocalDiscord) -> AsyncIterator[DemoBot]:
    async with running(local) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="session")
async def panes(profiles: Profiles, local: LocalDiscord) -> AsyncIterator[Panes]:
    opened = Panes(profiles, local.url)
    yield opened
    await opened.close()
    assert opened.errors == []


@pytest_asyncio.fixture(loop_scope="session")
async def playing(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RunningBot]:
    """The bot with all its games; its computer players think but a moment."""
    monkeypatch.setattr(workers, "BUDGET_S", 0.02)
    games = {**all_games(), **{game.id: game for game in IN_THE_MAKING}}
    async with running_bot(games, packed=True) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def pages(profiles: Profiles, playing: RunningBot) -> AsyncIterator[Panes]:
    """Pages of the local Discord that `playing` runs on."""
    opened = Panes(profiles, playing.local.url)
    yield opened
    await opened.close()
    assert opened.errors == []
