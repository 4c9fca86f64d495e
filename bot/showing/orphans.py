"""Threads that a crash has left behind: opened for a table, and never written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import App


async def archive_orphans(app: App) -> None:
    """Archive the threads that the bot has opened, that nobody has written in and no table knows of.

    At the start, before any is opened. Deleting would take a permission that the bot can do without; and where one
    is a table's after all, its first message opens it again.
    """
    empty = {
        thread.id
        for guild in app.client.guilds
        for thread in guild.threads
        if thread.owner_id == guild.me.id and not thread.message_count and not thread.archived
    }
    for thread in sorted(empty - await app.store.lookup.places(empty)):
        await app.delivery.archive(thread)
