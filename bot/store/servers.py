"""Servers as the store knows them: preferred locale, settings, and whether they have removed the bot."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

from sqlalchemy import bindparam, select, update

from bot.basics.portions import portions
from bot.store.database import Connection, Database
from bot.store.domain import Domain
from bot.store.preferences import DEFAULT_LOCALE, ServerSettings
from bot.store.schema import servers
from bot.store.statements import Row, upsert

_KEEP = upsert(servers)
_ONE = select(servers).where(servers.c.id == bindparam("server"))
_HERE = select(servers).where(servers.c.removed_at.is_(None))
_REMOVE = update(servers).where(servers.c.id == bindparam("server"))


@dataclass(frozen=True, slots=True)
class ServerRow:
    """A server's preferred locale and settings; `removed_at` is when it removed the bot."""

    server: int
    locale: str = DEFAULT_LOCALE
    settings: ServerSettings = field(default_factory=ServerSettings)
    removed_at: datetime | None = None

    @property
    def language(self) -> str:
        """The locale to speak in public: what was set, else the server's preferred one."""
        return self.settings.language or self.locale


class StoredServers:
    """Every server that has the bot, or had it recently."""

    def __init__(self, database: Database, domain: Domain) -> None:
        self._database, self._domain = database, domain

    async def get(self, server: int) -> ServerRow:
        """The server; an unknown one has the defaults."""
        return await self._database.read(lambda connection: server_of(connection, server))

    async def all(self) -> Mapping[int, ServerRow]:
        """Every server that has the bot."""
        rows = await self._database.read(lambda connection: connection.execute(_HERE).rows)
        return {row.id: _server(row) for row in rows}

    async def set(self, server: int, settings: ServerSettings, known: ServerSettings | None = None) -> ServerRow:
        """Keep what a server has set: all of it, or where it differs from what was `known` of the server before.

        What was changed elsewhere meanwhile stays so then.
        """
        return await self._database.write(
            lambda connection: _keep(connection, server, set_to=lambda kept: settings.onto(kept, known))
        )

    async def here(self, locales: Mapping[int, str]) -> tuple[int, ...]:
        """These servers have the bot, with their preferred locales: told on arrival and at each start, all at once.

        A server that had removed the bot is as it was. Written only where it has changed. Returns those that are new,
        each of them once.
        """
        rows = await self._database.read(lambda connection: connection.execute(_HERE).rows)
        had = {row.id: row.locale for row in rows}
        news = {server: locale for server, locale in locales.items() if had.get(server) != locale}
        found: list[int] = []
        for portion in portions(sorted(news.items())):
            found += await self._database.write(partial(_here, locales=dict(portion)))
        return tuple(found)

    async def removed(self, server: int, at: datetime) -> None:
        """The server has removed the bot; all it has is purged 30 days later unless it comes back."""
        await self._database.write(lambda connection: _removed(connection, server, at))

    async def missing(self, present: Collection[int], at: datetime) -> tuple[int, ...]:
        """Note as removed all of the process's own servers but these; returns them.

        They have removed the bot while it was away.
        """
        ids = await self._database.read(lambda connection: connection.execute(_HERE).scalars())
        gone = tuple(server for server in ids if server not in present and self._domain.has(server))
        if gone:
            await self._database.write(lambda connection: _all_removed(connection, gone, at))
        return gone


def hold_server(connection: Connection, server: int) -> None:
    """The server neither comes nor goes, nor is set, until the transaction ends; there may be no row yet."""
    connection.hold(f"server {server}")


def server_of(connection: Connection, server: int) -> ServerRow:
    """The server; an unknown one has the defaults."""
    row = connection.execute(_ONE, {"server": server}).first()
    return ServerRow(server) if row is None else _server(row)


def _server(row: Row) -> ServerRow:
    locale = row.locale if isinstance(row.locale, str) else DEFAULT_LOCALE
    return ServerRow(row.id, locale, ServerSettings.restored(row.settings), row.removed_at)


def _keep(
    connection: Connection,
    server: int,
    *,
    locale: str | None = None,
    set_to: Callable[[ServerSettings], ServerSettings] = lambda kept: kept,
) -> ServerRow:
    hold_server(connection, server)
    had = server_of(connection, server)
    now = ServerRow(server, locale or had.locale, set_to(had.settings))
    row = {
        "id": server,
        "locale": now.locale,
        "settings": now.settings.model_dump_json(exclude_defaults=True),
        "removed_at": None,
    }
    connection.execute(_KEEP, row)
    connection.relay("server", server=server)
    return now


def _here(connection: Connection, locales: Mapping[int, str]) -> list[int]:
    """Keep these servers, and return those that are new."""
    return [server for server, locale in locales.items() if _is_new_here(connection, server, locale)]


def _is_new_here(connection: Connection, server: int, locale: str) -> bool:
    hold_server(connection, server)
    is_new = connection.execute(_ONE, {"server": server}).first() is None
    _keep(connection, server, locale=locale)
    return is_new


def _removed(connection: Connection, server: int, at: datetime) -> None:
    _keep(connection, server)
    _all_removed(connection, (server,), at)


def _all_removed(connection: Connection, gone: tuple[int, ...], at: datetime) -> None:
    connection.execute_many(_REMOVE, [{"server": server, "removed_at": at} for server in gone])
