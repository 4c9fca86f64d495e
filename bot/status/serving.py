"""The port for monitoring: `/healthz` and `/metrics`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from http import HTTPStatus
from pathlib import Path

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.app import App
from bot.basics.errors import status_refused
from bot.config import Settings
from bot.status.health import Health
from bot.status.metrics import Metrics
from bot.store.backups import Folder

HEALTH, METRICS = "/healthz", "/metrics"
COUNTED_EVERY = timedelta(minutes=1)
"""So often at most all active tables are counted."""
MARK = "health"


class Status:
    """Answers monitoring. It listens to the bot's parts, and asks them how they stand when it is asked itself."""

    def __init__(self, app: App, copies: Folder | None) -> None:
        self._app, self._copies, self._metrics = app, copies, Metrics()
        self._health = Health(self._connected, self._write, lambda: app.ticker.runs or self._waits)
        self._tables: dict[tuple[str, str], int] = {}
        self._counted: datetime | None = None

    def listen(self) -> None:
        """From now on hear what is to be counted."""
        app, metrics = self._app, self._metrics
        app.front.on_done.append(metrics.pressed)
        app.delivery.on_refused = metrics.refused
        app.registry.listeners.append(metrics.published)
        app.store.database.on_commit.append(metrics.committed)

    async def healthz(self, _: web.Request) -> web.Response:
        """Which parts are well; with status 503 where one isn't."""
        parts = await self._health.look()
        well = all(parts.values())
        status = HTTPStatus.OK if well else HTTPStatus.SERVICE_UNAVAILABLE
        return web.json_response({"well": well, **parts}, status=status)

    async def metrics(self, _: web.Request) -> web.Response:
        """All that is counted and timed."""
        app, metrics = self._app, self._metrics
        lanes = {"showing": len(app.outbox.lanes), "programs": len(app.programs)}
        metrics.note(await self._count(), lanes, await self._health.look())
        newest = max((copy.at.timestamp() for copy in self._copies.copies()), default=0.0) if self._copies else 0.0
        metrics.note_numbers(app.programs.waiting, len(app.delivery.kept.waiting), newest)
        return web.Response(body=metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    @property
    def _waits(self) -> bool:
        """Whether another process has this one's shards: then it has nothing to do but to wait."""
        return self._app.store.domain.rests

    def _connected(self) -> bool:
        return self._waits or (self._app.client.begun.is_set() and not self._app.reach.is_cut)

    async def _write(self) -> None:
        await self._app.store.marks.set(MARK, self._app.clock.now().isoformat())

    async def _count(self) -> dict[tuple[str, str], int]:
        now = self._app.clock.now()
        if self._counted is None or not timedelta(0) <= now - self._counted < COUNTED_EVERY:
            self._tables, self._counted = await self._app.store.lookup.counts(), now
        return self._tables


@asynccontextmanager
async def monitored(app: App, settings: Settings) -> AsyncIterator[int]:
    """Answer monitoring at the port of the settings, which it gives, until the block is left. Raises `StartError`."""
    file = settings.database if isinstance(settings.database, Path) else None
    status, routes = Status(app, Folder(file, settings.backups) if file else None), web.Application()
    routes.router.add_get(HEALTH, status.healthz)
    routes.router.add_get(METRICS, status.metrics)
    runner = web.AppRunner(routes, access_log=None, handle_signals=False)
    await runner.setup()
    try:
        host, port = settings.status_host, settings.status_port or 0
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise status_refused(host, port, error) from None
        status.listen()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
