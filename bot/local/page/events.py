"""Sending changes to open pages."""

from __future__ import annotations

import asyncio
import json
import time

from aiohttp import WSCloseCode, web

from bot.local.model import Json, Person
from bot.local.world.changes import WorldChange
from bot.local.world.permissions import reads
from bot.local.world.world import World

BACKLOG = 1000
HEARTBEAT_S = 20.0


class Hub:
    """Passes the world's changes on to open pages, numbered.

    Numbers rise over restarts too (they start at the time in microseconds), so that a page which is catching up
    can tell an old answer from a new event.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.sequence = time.time_ns() // 1000
        self._listeners: dict[asyncio.Queue[str | None], int] = {}
        self._unsubscribe = world.subscribe(self._pass_on)

    def listen(self, person: int) -> asyncio.Queue[str | None]:
        """A queue of what this person sees happen, as JSON; None ends it."""
        queue: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)
        self._listeners[queue] = person
        return queue

    def forget(self, queue: asyncio.Queue[str | None]) -> None:
        """Stop filling a queue."""
        self._listeners.pop(queue, None)

    def close(self) -> None:
        """End all queues."""
        self._unsubscribe()
        for queue in tuple(self._listeners):
            self.end(queue)

    def _pass_on(self, change: WorldChange) -> None:
        self.sequence += 1
        event = _event(change, self.sequence)
        if event is None:
            return
        text = json.dumps(event)
        for queue, person in tuple(self._listeners.items()):
            if not self._concerns(change, person):
                continue
            if queue.full():
                self.end(queue)
            else:
                queue.put_nowait(text)

    def _concerns(self, change: WorldChange, person: int) -> bool:
        if change.only_for not in (None, person):
            return False
        place = self.world.channels.get(change.channel or 0)
        return not _about_messages(change) or (place is not None and reads(self.world, place, person))

    def end(self, queue: asyncio.Queue[str | None]) -> None:
        """End a queue."""
        self.forget(queue)
        if queue.full():
            queue.get_nowait()
        queue.put_nowait(None)


def _about_messages(change: WorldChange) -> bool:
    return change.kind.startswith("message_") or change.kind == "typing"


def _event(change: WorldChange, sequence: int) -> Json | None:
    if change.kind in ("message_create", "message_update"):
        return {"kind": "message", "seq": sequence, "message": change.payload}
    if change.kind == "message_delete":
        return {"kind": "gone", "channel": str(change.channel), "id": change.payload["id"]}
    if change.kind == "typing":
        return {"kind": "typing", "channel": str(change.channel), "user": change.payload.get("user_id")}
    return None if change.kind in ("interaction", "emojis") else {"kind": "world"}


async def serve_events(request: web.Request, hub: Hub, person: Person) -> web.StreamResponse:
    """Send a page all that its person sees happen, for as long as its socket is open."""
    socket = web.WebSocketResponse(heartbeat=HEARTBEAT_S)
    queue = hub.listen(person.id)
    try:
        await socket.prepare(request)
        reading = asyncio.ensure_future(_until_closed(socket, hub, queue))
        while (text := await queue.get()) is not None:
            await socket.send_str(text)
        await socket.close(code=WSCloseCode.GOING_AWAY)
        await reading
    except ConnectionResetError:
        pass
    finally:
        hub.forget(queue)
    return socket


async def _until_closed(socket: web.WebSocketResponse, hub: Hub, queue: asyncio.Queue[str | None]) -> None:
    async for _ in socket:
        pass
    hub.end(queue)
