"""The servers that have the bot, as this process knows them: their settings in memory, their words."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from bot.store.preferences import ServerSettings
from bot.store.servers import ServerRow
from bot.store.servers import Servers as ServerStore
from renderers.words import Words, words


class Servers:
    """A cache over the store's servers, complete from `load` on."""

    def __init__(self, store: ServerStore) -> None:
        self._store = store
        self._rows: dict[int, ServerRow] = {}

    async def load(self) -> None:
        """Learn of all servers."""
        self._rows = dict(await self._store.all())

    async def here(self, locales: Mapping[int, str]) -> None:
        """These servers have the bot, with their preferred locales; costs nothing where that is no news."""
        news = {server: locale for server, locale in locales.items() if self._is_news(server, locale)}
        if news:
            await self._store.here(news)
            for server in news:
                self._rows[server] = await self._store.get(server)

    async def missing(self, present: Collection[int], now: datetime) -> tuple[int, ...]:
        """All other servers have removed the bot; those of which that is news."""
        gone = await self._store.missing(present, now)
        for server in gone:
            self._rows.pop(server, None)
        return gone

    async def removed(self, server: int, now: datetime) -> None:
        """The server has removed the bot."""
        self._rows.pop(server, None)
        await self._store.removed(server, now)

    async def set(self, server: int, settings: ServerSettings) -> None:
        """Keep what a server has set."""
        self._rows[server] = await self._store.set(server, settings)

    def settings(self, server: int) -> ServerSettings:
        """What a server has set, or the defaults."""
        return self._rows.get(server, ServerRow(server)).settings

    def words(self, server: int) -> Words:
        """The words for all in a server: its own choice, else its preferred locale."""
        return words(self._rows.get(server, ServerRow(server)).language)

    def _is_news(self, server: int, locale: str) -> bool:
        row = self._rows.get(server)
        return row is None or row.locale != locale or row.removed_at is not None
