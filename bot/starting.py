"""Starting the bot: with a token on Discord, without one on a local Discord of its own."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.clock import SystemClock
from bot.config import Settings, load_settings
from bot.errors import StartError, fail, port_taken
from bot.local.server import LocalDiscord
from bot.running import built, connected
from engines import GAMES
from engines.core.errors import BrokenData

LOCAL_TOKEN = "local"


def main() -> None:
    """Run until SIGINT or SIGTERM; what keeps the bot from starting is told in one line, with exit status 2."""
    try:
        settings = load_settings()
        set_up_logging(settings.log_level)
        asyncio.run(run(settings))
    except (StartError, BrokenData) as error:
        fail(error)


async def run(settings: Settings) -> None:
    """Start everything and wait for a signal. Raises `StartError` and `BrokenData`."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, stopped.set)
    async with (
        built(settings, SystemClock(), GAMES) as app,
        _discord(settings) as token,
        connected(app, token) as running,
    ):
        waiting = asyncio.create_task(stopped.wait())
        await asyncio.wait({waiting, running}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if running.done():
            running.result()


@asynccontextmanager
async def _discord(settings: Settings) -> AsyncIterator[str]:
    """The token to speak to Discord with; without one in the settings, to a local Discord started here."""
    if settings.discord_token is not None:
        yield settings.discord_token.get_secret_value()
        return
    try:
        local = await LocalDiscord.start(port=settings.port, data=settings.local_data, token=LOCAL_TOKEN)
    except OSError:
        raise port_taken(settings.port) from None
    try:
        with local.patched():
            sys.stdout.write(f"Safehouse is open: {local.url}\n")
            sys.stdout.flush()
            yield LOCAL_TOKEN
    finally:
        await local.stop()


def set_up_logging(level: str) -> None:
    """Log to standard error; of other libraries only what goes wrong, and never what could tell secrets."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for ours in ("bot", "engines", "renderers"):
        logging.getLogger(ours).setLevel(level)
