from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace

import aiohttp
import pytest
import pytest_asyncio

from bot.local.server import LocalDiscord
from tests.local.api import Api
from tests.local.prompting import INTENTS, Prompter
from tests.support.local import clock, local

__all__ = ["clock", "local"]


@pytest_asyncio.fixture
async def api(local: LocalDiscord) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession() as session:
        yield Api(local, session)


@pytest.fixture
def ids(local: LocalDiscord) -> SimpleNamespace:
    world = local.world
    people = {name.lower(): world.person(name) for name in ("Ada", "Boris", "Cleo", "Dmitri")}
    return SimpleNamespace(
        server=world.server("Safehouse"),
        general=world.channel("general"),
        table=world.channel("table-1"),
        **people,
    )


@pytest_asyncio.fixture
async def prompter(local: LocalDiscord, api: Api) -> AsyncIterator[Prompter]:
    async with api.session.ws_connect(f"{local.url}/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": local.token, "intents": INTENTS, "properties": {}}})
        prompter = Prompter(local, api, socket)
        hearing = asyncio.create_task(prompter.hear())
        await prompter.until("GUILD_CREATE")
        yield prompter
        await prompter.close()
        hearing.cancel()
