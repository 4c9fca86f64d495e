"""The running local Discord, on one port of the loopback interface."""

from __future__ import annotations

import socket
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

from aiohttp import web

from bot.basics.clock import Clock, SystemClock
from bot.local.client.clients import Clients
from bot.local.gateway import Gateway
from bot.local.guard import guard
from bot.local.model import as_id
from bot.local.page.page import add_page
from bot.local.repoint import point_discord_py_at
from bot.local.rest.faults import Faults
from bot.local.rest.ratelimits import RateLimits
from bot.local.rest.rest import PREFIX, Rest, reply
from bot.local.rest.routes import ALL
from bot.local.shards import Beginnings
from bot.local.world.persistence import FileStore, MemoryStore, WorldStore
from bot.local.world.seed import seed as seed_world
from bot.local.world.world import World

LOOPBACK = "127.0.0.1"
_MOST_REQUEST_BYTES = 110 * 1024 * 1024


class LocalDiscord:
    """A stand-in for Discord on the loopback interface.

    `world` is what it knows, `people` what people do on it, `faults` adds failures. `rest.unknown` and
    `rest.failures` list requests it could not answer.
    """

    def __init__(
        self,
        listener: socket.socket,
        store: WorldStore,
        clock: Clock,
        token: str,
        rate_limits: bool,
        shards: int,
        beginnings: Beginnings,
    ) -> None:
        self.url = f"http://{LOOPBACK}:{listener.getsockname()[1]}"
        self.token = token
        self.world = World(clock, store=store, base_url=self.url)
        self.faults = Faults()
        self._shards, self._beginnings = shards, beginnings
        self.gateway = Gateway(self.world, token, self.url, beginnings)
        self.people = Clients(self.world, lambda: self.gateway.has_session)
        self.rest = Rest(self.world, self.faults, RateLimits(rate_limits), token)
        self._listener = listener
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1)

    @classmethod
    async def start(
        cls,
        *,
        port: int = 0,
        data: Path | None = None,
        clock: Clock | None = None,
        token: str = "local",
        seed: bool = True,
        rate_limits: bool = False,
        shards: int = 1,
        max_concurrency: int | None = None,
    ) -> LocalDiscord:
        """Listen on a port (0: any free one).

        With a folder `data` the world is kept there and survives restarts; otherwise it is kept in memory.
        `seed` fills a new world. `token` is the bot's. It advises bots to have so many `shards`, and lets them begin
        `max_concurrency` of these every five seconds (None: as many as they like). Raises OSError for a port that is
        taken, a folder that cannot be written, or a world that another process has open.
        """
        with ExitStack() as undo:
            listener = _listen(port)
            undo.callback(listener.close)
            store = MemoryStore() if data is None else FileStore(data)
            undo.callback(store.close)
            beginnings = Beginnings(max_concurrency)
            local = cls(listener, store, clock or SystemClock(), token, rate_limits, shards, beginnings)
            if seed and local.world.is_new:
                seed_world(local.world)
            await local._runner.setup()
            await web.SockSite(local._runner, listener).start()
            undo.pop_all()
        return local

    async def stop(self) -> None:
        """End all connections and release port and folder."""
        self.faults.clear()
        await self.gateway.close()
        await self._runner.cleanup()
        self.world.store.close()

    def patched(self) -> AbstractContextManager[None]:
        """Point this process's discord.py here for as long as the context lasts."""
        return point_discord_py_at(self.url)

    async def drop_gateway(self, *, resumable: bool = True, shard: int | None = None) -> None:
        """Break the bot's gateway connections, or a shard's; without `resumable` their sessions are lost too."""
        await self.gateway.drop(resumable=resumable, shard=shard)

    def _application(self) -> web.Application:
        app = web.Application(middlewares=[guard], client_max_size=_MOST_REQUEST_BYTES)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get(f"{PREFIX}/gateway", self._gateway_address)
        app.router.add_get(f"{PREFIX}/gateway/bot", self._gateway_address)
        app.router.add_get("/cdn/attachments/{channel}/{attachment}/{name}", self._attachment)
        app.router.add_get("/cdn/emojis/{name}", self._emoji)
        for module in ALL:
            self.rest.serve(app, module.routes)
        self.rest.serve_unknown(app)
        add_page(app, self.people)
        return app

    async def _gateway_address(self, _: web.Request) -> web.Response:
        most = self._beginnings.at_once
        starts = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": most}
        url = self.url.replace("http", "ws", 1) + "/gateway"
        return reply({"url": url, "shards": self._shards, "session_start_limit": starts})

    async def _attachment(self, request: web.Request) -> web.Response:
        key = as_id(request.match_info["attachment"])
        data = None if key is None else self.world.blob(key)
        if data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, headers=_attachment_headers(request.match_info["name"]))

    async def _emoji(self, request: web.Request) -> web.Response:
        name = Path(request.match_info["name"])
        key = as_id(name.stem)
        data = None if key is None else self.world.blob(key)
        if data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, headers=_attachment_headers(name.name))


def _attachment_headers(name: str) -> dict[str, str]:
    kinds = {
        ".png": "image/png",
        ".jpg": "image/jpeg",
        ".jpeg": "image/jpeg",
        ".gif": "image/gif",
        ".webp": "image/webp",
    }
    kind = kinds.get(Path(name).suffix.lower())
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=31536000, immutable"}
    if kind is None:
        return {**headers, "Content-Type": "application/octet-stream", "Content-Disposition": "attachment"}
    return {**headers, "Content-Type": kind}


def _listen(port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((LOOPBACK, port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener
