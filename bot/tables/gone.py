"""What becomes of tables whose channel or server is gone."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

from engines.core.errors import SafehouseError
from engines.table import pausing

if TYPE_CHECKING:
    from bot.app import App


async def channel_deleted(app: App, channel: int) -> None:
    """A channel or thread is gone: the table played there is over without a result.

    A table in a thread of its own moves to the channel that this was opened in, if no other table is open there.
    """
    session = await app.store.lookup.active_in(channel)
    if session is not None:
        await app.publisher.channel_deleted(session)


async def server_removed(app: App, server: int) -> None:
    """A server has removed the bot: its clocks stand, and all is kept for 30 days in case it comes back."""
    await app.servers.removed(server, app.clock.now())
    await _pause_all(app, server)


async def servers_missing(app: App, present: Collection[int]) -> None:
    """All servers but these have removed the bot while it was away."""
    for server in await app.servers.missing(present, app.clock.now()):
        await _pause_all(app, server)


async def _pause_all(app: App, server: int) -> None:
    for table in await app.store.lookup.open_in_server(server):
        if table.status == "playing" and not table.paused:
            with suppress(SafehouseError):
                await app.registry.change(table.session, pausing.pause())
