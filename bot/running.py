"""Putting the bot together, and keeping it running until it is told to stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Unpack

import aiohttp
import discord

from bot.app import App, Options
from bot.basics.clock import Clock
from bot.basics.errors import StartError, refused, unreachable, wrong_token
from bot.basics.share import Share
from bot.client import QUIET_S, SafehouseClient
from bot.clocks.backups import Backups
from bot.config import Settings
from bot.store import Store
from bot.store.backups import copy_before_upgrade
from bot.store.sqlite import SqliteDatabase
from engines.core.game import AnyGame

BAD_TOKEN = 4004
"""The gateway's code for a token that has become invalid."""


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
    if isinstance(settings.database, Path):
        await copy_before_upgrade(settings.database, settings.backups, clock.now())
    store = await Store.open_for_a_share(settings.database, clock)
    try:
        async with _backing_up(settings, clock, store):
            app = App(clock, store, games, SafehouseClient(quiet_s, store.turns), settings.program_workers, **options)
            async with _monitored(settings, app):
                yield app
    finally:
        await store.close()


@asynccontextmanager
async def _backing_up(settings: Settings, clock: Clock, store: Store) -> AsyncIterator[None]:
    """Copies of the database are made meanwhile, where it is a file."""
    if not isinstance(store.database, SqliteDatabase) or not isinstance(settings.database, Path):
        yield
        return
    backups = Backups(clock, settings.database, store.database.copy, settings.backups)
    backups.start()
    try:
        yield
    finally:
        await backups.stop()


@asynccontextmanager
async def _monitored(settings: Settings, app: App) -> AsyncIterator[None]:
    """Monitoring is answered meanwhile, where a port is set for it; its library is loaded only then."""
    if settings.status_port is None:
        yield
        return
    from bot.status.serving import monitored  # noqa: PLC0415

    async with monitored(app, settings):
        yield


@asynccontextmanager
async def connected(app: App, token: str, share: Share | None = None) -> AsyncIterator[asyncio.Task[None]]:
    """The bot connected to Discord; the task raises what ends that for good, or keeps the bot from its work.

    It has these shards, else all that Discord advises. Raises `StartError`, and what fails as the bot is prepared.
    """
    client = app.client
    app.reach.cut("gateway")
    async with client:
        await _logged_in(client, token)
        connection = asyncio.create_task(_connecting(app, await _divided(client, share)))
        running = asyncio.create_task(_serving(client, connection))
        try:
            yield running
        finally:
            if client.begun.is_set() and not running.done():
                await app.hand_over()
            await app.stop()
            await client.close()
            running.cancel()
            await asyncio.gather(running, connection, return_exceptions=True)


async def _logged_in(client: SafehouseClient, token: str) -> None:
    """Log in and prepare the bot, which the client does at the end of it."""
    try:
        await client.login(token)
    except discord.LoginFailure:
        raise wrong_token() from None
    except discord.HTTPException as error:
        raise _refused(error) from None
    except (aiohttp.ClientError, OSError) as error:
        raise unreachable(error) from None


async def _connecting(app: App, share: Share) -> None:
    """Connect once the shards belong to this process."""
    try:
        await app.take(share)
    except discord.HTTPException as error:
        raise _refused(error) from None
    await app.client.connect()


def _refused(error: discord.HTTPException) -> StartError:
    """What ends a start where Discord answers so."""
    failing = error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return unreachable(error) if failing else refused(error.status, error.code)


async def _divided(client: SafehouseClient, share: Share | None) -> Share:
    try:
        return await client.divide(share)
    except (discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise unreachable(error) from None


async def _serving(client: SafehouseClient, connection: asyncio.Task[None]) -> None:
    """Until the connection ends or the bot gives up; raises why."""
    ended = asyncio.create_task(client.ended.wait())
    try:
        await asyncio.wait({connection, ended}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        ended.cancel()
    if client.error is not None:
        raise client.error
    try:
        await connection
    except discord.ConnectionClosed as error:
        raise (wrong_token() if error.code == BAD_TOKEN else refused(error.code)) from None
