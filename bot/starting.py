"""Starting the bot: with a token on Discord, without one on a local Discord of its own."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import discord

from bot.basics.address import Address
from bot.basics.clock import SystemClock
from bot.basics.errors import StartError, defect, explain, fail, port_refused, port_taken
from bot.basics.garbage import spare_loaded
from bot.basics.private import OTHERS
from bot.client import QUIET_S
from bot.config import Settings, load_settings
from bot.delivery.logs import Discreet, DiscreetJson
from bot.local.repoint import point_discord_py_at
from bot.local.server import LocalDiscord
from bot.running import built, connected
from bot.store.file import is_damage, problem
from bot.tables.paces import table_facts
from engines import GAMES
from engines.core.errors import BrokenData
from engines.core.text import Value
from engines.table.ports import NotKept
from renderers.fonts import check_fonts
from renderers.theme import theme
from renderers.words import SOURCE, check_texts, words

log = logging.getLogger(__name__)

LOCAL_TOKEN = "local"
SIGNALS_SEEN_S = 0.5
"""How often an idle loop wakes to see a signal, since Windows' loops sleep through it."""

LOCAL_QUIET_S = 0.2
"""How long no further server must turn up until all are there; a local Discord tells of all of its at once."""


@dataclass(frozen=True, slots=True)
class Access:
    """How to reach a Discord: the token to log in with, and the address of a local one's page."""

    token: str
    page: str | None = None


def main() -> None:
    """Run until SIGINT, which is answered by where the games are kept, or SIGTERM.

    What keeps the bot from starting, or later from its work, is told in one line, with exit status 2. What it makes
    is for its owner alone.
    """
    os.umask(OTHERS)
    try:
        settings = load_settings()
        set_up_logging(settings.log_level, as_json=settings.log_format == "JSON")
        asyncio.run(run(settings))
    except (StartError, BrokenData) as error:
        _end(error)
    except NotKept:
        raise SystemExit(2) from None  # The store has told why.
    except Exception as error:
        _end(defect(error))


def _end(error: StartError | BrokenData) -> NoReturn:
    """Tell in one line why there is an end, in the log's own form where programs read it, with exit status 2."""
    if not any(isinstance(each.formatter, DiscreetJson) for each in logging.getLogger().handlers):
        fail(error)
    log.critical("%s", explain(error))
    raise SystemExit(2) from error


async def run(settings: Settings) -> None:
    """Start everything and wait for a signal. Raises what keeps the bot from its work."""
    check_data()
    stopped = asyncio.create_task(_signalled())
    quiet_s = LOCAL_QUIET_S if settings.is_local else QUIET_S
    async with (
        built(settings, SystemClock(), GAMES, quiet_s) as app,
        reached(settings) as way,
        connected(app, way.token, settings.shards) as running,
    ):
        begun = asyncio.create_task(app.client.begun.wait())
        await asyncio.wait({begun, running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        spare_loaded()
        if way.page is not None and begun.done():
            app.programs.warm_up()
            _say("start-local-open", url=way.page)
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        for task in (begun, stopped):
            task.cancel()
        if running.done():
            running.result()
    if stopped.done() and not stopped.cancelled() and stopped.result() == signal.SIGINT:
        _say("start-stopped", path=_place(settings.database))


def _place(database: Address) -> str:
    return str(database.resolve() if isinstance(database, Path) else database)


def check_data() -> None:
    """Load the data files that would else be loaded when they are first needed. Raises `BrokenData`."""
    check_texts()
    words(SOURCE)
    check_fonts()
    for game in GAMES:
        table_facts(game)
        theme(game)


@asynccontextmanager
async def reached(settings: Settings) -> AsyncIterator[Access]:
    """The way to Discord; without a token in the settings a local one is started. Raises `StartError`."""
    token = LOCAL_TOKEN if settings.discord_token is None else settings.discord_token.get_secret_value()
    if settings.discord is not None:
        with point_discord_py_at(settings.discord):
            yield Access(token, settings.discord)
        return
    if settings.discord_token is not None:
        yield Access(token)
        return
    local = await _local(settings)
    try:
        with local.patched():
            yield Access(LOCAL_TOKEN, local.url)
    finally:
        await local.stop()


def set_up_logging(level: str, *, as_json: bool) -> None:
    """Log to standard error; of other libraries only what goes wrong, and never what could tell secrets."""
    handler = logging.StreamHandler()
    handler.setFormatter(DiscreetJson() if as_json else Discreet())
    logging.captureWarnings(as_json)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    for ours in ("bot", "engines", "renderers"):
        logging.getLogger(ours).setLevel(level)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


async def _local(settings: Settings) -> LocalDiscord:
    try:
        return await LocalDiscord.start(port=settings.port, data=settings.local_data, token=LOCAL_TOKEN)
    except (OSError, sqlite3.Error, ValueError, LookupError, TypeError) as error:
        raise _no_local(settings, error) from None


def _no_local(settings: Settings, error: Exception) -> StartError:
    """Why there is no local Discord: its port, the place of its world, or what is in that."""
    cause = error.__cause__ if isinstance(error.__cause__, Exception) else error
    if isinstance(cause, OSError) and cause.errno is not None and cause.filename is None:
        taken = cause.errno == errno.EADDRINUSE
        return port_taken(settings.port) if taken else port_refused(settings.port, cause)
    if isinstance(cause, OSError) and cause.errno is not None:
        return problem(settings.local_data, cause)
    if isinstance(cause, sqlite3.Error) and not is_damage(cause):
        return problem(settings.local_data, cause)
    said = str(cause) if isinstance(cause, OSError | sqlite3.Error) else type(cause).__name__
    return StartError("start-world-unusable", path=str(settings.local_data), problem=said)


def _say(message: str, **values: Value) -> None:
    sys.stdout.write(words(SOURCE).get(message, **values) + "\n")
    sys.stdout.flush()


async def _signalled() -> int:
    """The number of the first signal to stop."""
    told: asyncio.Queue[int] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda number, _: loop.call_soon_threadsafe(told.put_nowait, number))
    while True:
        with suppress(TimeoutError):
            return await asyncio.wait_for(told.get(), SIGNALS_SEEN_S)
