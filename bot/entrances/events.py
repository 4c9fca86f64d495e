"""What Discord tells by itself: it is there, a message is gone, a channel, a server, a permission has changed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.delivery import Delivery
from bot.known import Servers
from bot.showing.boards import Boards
from bot.showing.upkeep import Upkeep
from bot.showing.venue import archive_orphans
from bot.store.lookup import Lookup
from bot.tables.lost import LostPlaces


class Events:
    """Leads each of Discord's events to the part that deals with it."""

    def __init__(
        self, servers: Servers, lookup: Lookup, lost: LostPlaces, boards: Boards, upkeep: Upkeep, delivery: Delivery
    ) -> None:
        self._servers, self._lookup, self._lost = servers, lookup, lost
        self._boards, self._upkeep, self._delivery = boards, upkeep, delivery

    async def connected(self, servers: Mapping[int, str], present: set[int]) -> None:
        """The gateway is there: these servers answer, with their preferred locales; these have the bot."""
        await self._servers.here(servers)
        await self._lost.servers_missing(present)

    async def first(self) -> None:
        """The gateway is there for the first time, and nothing has been opened yet."""
        await archive_orphans(self._delivery, self._lookup)

    async def up_to_date(self) -> None:
        """Show what is behind, after a start or a reconnect."""
        await self._upkeep.catch_up()

    async def server_here(self, server: int, locale: str) -> None:
        """A server has the bot, or speaks another language now."""
        await self._servers.here({server: locale})

    async def server_removed(self, server: int) -> None:
        """A server has removed the bot."""
        await self._lost.server_removed(server)

    async def channel_deleted(self, channel: int) -> None:
        """A channel or thread is gone, and its table with it."""
        await self._lost.channel_deleted(channel)

    def wrote(self, channel: int) -> None:
        """Somebody wrote; of interest is only where."""
        self._boards.wrote(channel)

    async def message_deleted(self, message: int) -> None:
        """A message is gone, perhaps one of ours."""
        await self._upkeep.message_deleted(message)

    async def permissions_changed(self, server: int) -> None:
        """The bot may be allowed more again somewhere in a server."""
        await self._upkeep.permissions_changed(server)
