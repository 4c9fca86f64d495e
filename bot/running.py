"""Putting the bot together, and keeping it running until it is told to stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Unpack

import aiohttp
import discord

from bot.app import App, Options
from bot.basics.clock import Clock
from bot.basics.errors import unreachable, wrong_token
from bot.client import QUIET_S, SafehouseClient
from bot.config import Settings
from bot.store import Store
from engines.core.game import AnyGame


@asynccontextmanager
async def built(
    settings: Settings,
    clock: Clock,
    games: Mapping[str, AnyGame],
    quiet_s: float = QUIET_S,
    **options: Unpack[Options],
) -> AsyncIterator[App]:
    """The bot, its store open, its client made but not connected. Raises `StartError`.

    `quiet_s` is the client's, `options` are `App`'s.
    """
    store = await Store.open(settings.database, clock)
    try:
        yield App(clock, store, games, SafehouseClient(quiet_s), settings.program_workers, **options)
    finally:
        await store.close()


@asynccontextmanager
async def connected(app: App, token: str) -> AsyncIterator[asyncio.Task[None]]:
    """The bot connected to Discord; the task ends only if the connection fails for good. Raises `StartError`."""
    client = app.client
    app.reach.cut("gateway")
    async with client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            raise wrong_token() from None
        except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
            raise unreachable(error) from None
        running = asyncio.create_task(client.connect())
        try:
            yield running
        finally:
            await app.stop()
            await client.close()
            with suppress(asyncio.CancelledError):
                await running
