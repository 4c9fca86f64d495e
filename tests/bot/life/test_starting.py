"""The process itself: its one line, a clean stop, and what it says where it can't start."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.clock import SystemClock
from bot.config import Settings
from bot.errors import StartError, explain
from bot.running import built, connected
from tests.support.games import all_games
from tests.support.local import fresh

PATIENCE_S = 60.0


@asynccontextmanager
async def process(database: Path, **environment: str) -> AsyncIterator[asyncio.subprocess.Process]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("SAFEHOUSE", "DISCORD"))}
    started = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**inherited, "SAFEHOUSE_DATABASE": str(database), "SAFEHOUSE_PORT": "0", **environment},
    )
    try:
        yield started
    finally:
        if started.returncode is None:
            started.kill()
            await started.wait()


async def refusal(database: Path, **environment: str) -> str:
    """The one line with which a start is refused."""
    async with process(database, **environment) as started, asyncio.timeout(PATIENCE_S):
        out, err = await started.communicate()
    assert started.returncode == 2
    assert not out
    lines = err.decode().splitlines()
    assert len(lines) == 1, lines
    return lines[0]


async def test_it_opens_a_page_says_so_in_one_line_and_stops_cleanly(tmp_path: Path) -> None:
    async with process(tmp_path / "bot.sqlite3") as started, asyncio.timeout(PATIENCE_S):
        assert started.stdout is not None
        line = (await started.stdout.readline()).decode().strip()
        address = line.rpartition(" ")[2]
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert page.status == 200
        started.send_signal(signal.SIGTERM)
        out, err = await started.communicate()
    assert started.returncode == 0
    assert out == b""
    assert err == b""


async def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in await refusal(tmp_path / "bot.sqlite3", SAFEHOUSE_PORT=port)


async def test_a_newer_database_is_named(tmp_path: Path) -> None:
    database = tmp_path / "bot.sqlite3"
    async with built(Settings(database=database), SystemClock(), all_games()):
        pass
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert str(database) in await refusal(database)


async def test_a_wrong_token_is_refused_without_being_told(tmp_path: Path) -> None:
    async with (
        fresh() as local,
        built(Settings(database=tmp_path / "bot.sqlite3"), SystemClock(), all_games()) as app,
    ):
        with pytest.raises(StartError) as refused:
            async with connected(app, "a-wrong-token"):
                pass
        assert local.url
    assert refused.value.text.id == "start-wrong-token"
    assert "a-wrong-token" not in explain(refused.value)
