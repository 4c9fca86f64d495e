"""A local Discord for tests, and discord.py clients on it.

Import `clock` and `local` into a conftest to have them as fixtures. `local` is a fresh, seeded world on a clock that
the test turns, with discord.py led to it; when the test ends, nothing may have been asked that it does not know.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any
from unittest import mock

import discord
import pytest
import pytest_asyncio

from bot.local.server import LocalDiscord
from tests.support.clock import PATIENCE_S, FakeClock

TOKEN = "local"
INTENTS = discord.Intents(guilds=True, guild_messages=True)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest_asyncio.fixture
async def local(clock: FakeClock) -> AsyncIterator[LocalDiscord]:
    async with fresh(clock=clock) as started:
        yield started


@contextlib.asynccontextmanager
async def fresh(**options: Any) -> AsyncIterator[LocalDiscord]:
    """A local Discord (options as for `LocalDiscord.start`) with discord.py led to it; checked at the end."""
    local = await LocalDiscord.start(**options)
    try:
        with local.patched():
            yield local
    finally:
        await local.stop()
    assert not local.rest.unknown
    assert not local.rest.failures
    assert not local.world.broken


@contextlib.asynccontextmanager
async def online(client: discord.Client, token: str = TOKEN) -> AsyncIterator[discord.Client]:
    """Run a client until it is ready, and close it in the end. Raises what made it fail before that.

    discord.py waits two seconds for further servers before it is ready; here a moment must do.
    """
    client._connection.guild_ready_timeout = 0.02
    async with client:
        running = asyncio.create_task(client.start(token))
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            async with asyncio.timeout(PATIENCE_S):
                await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            yield client
        finally:
            ready.cancel()
            await client.close()
            with contextlib.suppress(Exception):
                await running


@contextlib.contextmanager
def quick_retries() -> Iterator[None]:
    """Let discord.py wait no time between its tries; nothing else that sleeps is touched."""

    class _Impatient:
        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        @staticmethod
        async def sleep(delay: float, result: Any = None) -> Any:
            return await asyncio.sleep(0, result)

    with (
        mock.patch("discord.http.asyncio", _Impatient()),
        mock.patch("discord.webhook.async_.asyncio", _Impatient()),
        mock.patch("discord.client.asyncio", _Impatient()),
        mock.patch("discord.shard.asyncio", _Impatient()),
        mock.patch("bot.basics.turns.asyncio", _Impatient()),
    ):
        yield
