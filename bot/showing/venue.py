"""The places on Discord where tables are played: whether they can be, and the threads opened for them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.delivery.delivery import Delivery
from bot.delivery.results import Refused, Undelivered
from bot.known import Known
from bot.panels.covers import game_name
from bot.showing.boards import Boards
from bot.store.lookup import Lookup
from engines.core.text import Text
from engines.table.record import Record


class DiscordVenue:
    """The `Venue` of the use cases."""

    def __init__(self, delivery: Delivery, known: Known, boards: Boards) -> None:
        self._delivery, self._known, self._boards = delivery, known, boards

    def need_voice(self, channel: int, *, threads: bool = False) -> None:
        """Raise `Undelivered` where the bot cannot keep a table in a channel (`threads`: in a thread of it)."""
        self._delivery.places.need_voice(channel, threads=threads)

    def existing(self, server: int, channels: Iterable[int]) -> tuple[int, ...]:
        """Those of a server's channels that still exist, as far as this process knows."""
        return self._delivery.places.existing(server, channels)

    def has_threads(self, channel: int) -> bool:
        """Whether this is a kind of channel that has threads, as far as is known."""
        return self._delivery.places.has_threads(channel)

    def no_thread(self, top: int, *, within: bool) -> Text | None:
        """Why a channel can have no more threads (`within`: asked from one of them); None where it can, or may."""
        return self._delivery.places.no_thread(top, within=within)

    async def open_thread(self, server: int, channel: int, game: str) -> int:
        """Open a thread for a game's table in a channel; its id. Raises `Undelivered`."""
        thread = await self._delivery.open_thread(channel, self._known.words_in(server)(game_name(game)))
        if isinstance(thread, Refused):
            raise Undelivered(thread)
        return thread.channel

    async def show(self, session: int) -> None:
        """Show a new table where it is played. Raises `Undelivered`."""
        shown = await self._boards.show(session)
        if isinstance(shown, Refused):
            raise Undelivered(shown)


async def parent_of(delivery: Delivery, record: Record) -> int | None:
    """The channel that a table's thread belongs to, or that it is in itself; None where Discord does not tell."""
    if record.place.parent is not None:
        return record.place.parent
    found = await delivery.parent(record.place.channel)
    return None if isinstance(found, Refused) else found.channel


async def archive_orphans(delivery: Delivery, lookup: Lookup) -> None:
    """Archive threads that a crash has left behind: opened by the bot, never written in, and no table knows of them.

    At the start, before any is opened. Deleting would take a permission that the bot can do without; and where one
    is a table's after all, its first message opens it again.
    """
    empty = delivery.places.threads_left()
    for thread in sorted(empty - await lookup.places(empty)):
        await delivery.archive(thread)
