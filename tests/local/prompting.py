"""A bot of a few lines that speaks the gateway by hand: for answering interactions over plain HTTP."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp

from bot.local.model import Interaction
from bot.local.server import LocalDiscord
from tests.local.api import Api, button, row
from tests.support.clock import PATIENCE_S

INTENTS = 1 << 0 | 1 << 9


class Prompter:
    """Connected by hand. `payloads` are the interactions received, `events` everything else."""

    def __init__(self, local: LocalDiscord, api: Api, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.local = local
        self.api = api
        self.socket = socket
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.payloads: list[dict[str, Any]] = []
        self._answer: tuple[int, Any] | None = None
        self._pending: set[asyncio.Task[Any]] = set()
        self._heard = asyncio.Event()

    async def hear(self) -> None:
        async for frame in self.socket:
            payload = json.loads(frame.data)
            if payload["op"] == 0:
                self._take(payload["t"], payload["d"])

    def _take(self, name: str, data: dict[str, Any]) -> None:
        self.events.append((name, data))
        if name == "INTERACTION_CREATE":
            self.payloads.append(data)
            if self._answer is not None:
                task = asyncio.create_task(self._respond(data, *self._answer))
                self._pending.add(task)
                task.add_done_callback(self._pending.discard)
        self._heard.set()

    async def _respond(self, payload: dict[str, Any], kind: int, data: Any) -> None:
        interaction = self.local.world.interactions[int(payload["id"])]
        await self.api.answer(interaction, kind, data)

    def answer_with(self, kind: int | None, data: Any = None) -> None:
        """Answer all further interactions like this (None: not at all)."""
        self._answer = None if kind is None else (kind, data or {})

    async def until(self, event: str, count: int = 1) -> dict[str, Any]:
        """The event's data once so many have been heard."""
        async with asyncio.timeout(PATIENCE_S):
            while len(found := [d for name, d in self.events if name == event]) < count:
                self._heard.clear()
                await self._heard.wait()
        return found[-1]

    async def unanswered(self, *, kind: int = 3) -> Interaction:
        """An interaction of Ada's that waits for its answer: a click (3) or a command (2)."""
        world = self.local.world
        ada, general = world.person("Ada"), world.channel("general")
        self.answer_with(None)
        if kind == 3:
            message = await self.api.sent(general, content="here", components=[row(button("go"))])
            doing = self.local.people.click(ada, general, int(message["id"]), "go")
        else:
            doing = self.local.people.slash(ada, general, "go")
        before = set(world.interactions)
        task = asyncio.create_task(doing)
        self._pending.add(task)
        task.add_done_callback(self._forget)
        await world.wait(lambda: set(world.interactions) - before)
        return next(reversed(world.interactions.values()))

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._pending.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        for task in tuple(self._pending):
            task.cancel()
        await self.socket.close()
