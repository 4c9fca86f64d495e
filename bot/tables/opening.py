"""Opening a table where somebody asks for it: is it allowed, may the bot speak there, is the place free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.known import Servers
from bot.store.campaigns import GroupPlays
from bot.tables.lobbies import Lobbies, Terms
from bot.tables.ports import Caller, Venue
from bot.tables.registry import Registry
from bot.tables.unreadable import UnreadableTables
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.core.text import Text, text
from engines.table import ending
from engines.table.ports import PlaceTaken
from engines.table.record import Person, Place, Record


@dataclass(frozen=True, slots=True)
class Here:
    """Where somebody asks for a table; without a server it is their direct messages."""

    server: int | None
    channel: int
    is_thread: bool
    top: int
    """The channel itself, or the one that the thread belongs to."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Another table is open here; `alone`: why this one can have no thread of its own, None where it can."""

    record: Record
    alone: Text | None


class Opening:
    """Opens tables."""

    def __init__(
        self,
        registry: Registry,
        lobbies: Lobbies,
        servers: Servers,
        venue: Venue,
        caller: Caller,
        unreadable: UnreadableTables,
    ) -> None:
        self._registry, self._lobbies, self._servers = registry, lobbies, servers
        self._venue, self._caller, self._unreadable = venue, caller, unreadable

    async def open(
        self,
        here: Here,
        host: Person,
        game: AnyGame,
        invited: Sequence[Person] = (),
        *,
        apart: bool = False,
        terms: Terms | None = None,
    ) -> Record | Taken:
        """Open a lobby here, or in a thread of its own where the server or the host (`apart`) wants that; show it.

        Where this kind of channel has no threads, the table opens here all the same. In direct messages it is
        for the host alone, against the program, and for those who are invited.
        Raises `SafehouseError` where it is not allowed, `GroupPlays` for a campaign's, `UnreadableNow` where a table
        keeps the place or the group that only this version can't read.
        """
        if here.server is None:
            need_programs(game)
            place = Place(server=None, channel=here.channel)
        else:
            place = await self._place(here, here.server, game, apart=apart)
        try:
            record = await self._opened(game, place, host, invited, terms)
        except PlaceTaken as taken:
            other = (await self._registry.snapshot(taken.session)).record
            return Taken(other, self._no_thread(here))
        await self._show(record)
        return record

    async def _opened(
        self, game: AnyGame, place: Place, host: Person, invited: Sequence[Person], terms: Terms | None
    ) -> Record:
        """Open a lobby; a table that can never be read again keeps it neither from its place nor from its group."""
        while True:
            try:
                return await self._lobbies.open(game, place, host, invited, terms)
            except (PlaceTaken, GroupPlays) as taken:
                if not await self._unreadable.makes_way(taken.session):
                    raise

    def need_playable(self, server: int, channel: int) -> None:
        """Refuse a channel (of a thread: its parent) that is not among those the server has chosen and still has."""
        there = self._venue.existing(server, self._servers.settings(server).channels)
        if there and channel not in there:
            raise SafehouseError("error-not-in-this-channel", channels=tuple(f"<#{each}>" for each in there))

    async def _place(self, here: Here, server: int, game: AnyGame, *, apart: bool) -> Place:
        """Where the table will be in a server. Raises `SafehouseError` where it is not allowed."""
        self.need_playable(server, here.top)
        wanted = apart or self._servers.settings(server).threads
        in_thread = wanted and not here.is_thread and self._venue.has_threads(here.channel)
        self._venue.need_voice(here.channel, threads=in_thread)
        if not in_thread:
            return Place(server=server, channel=here.channel)
        thread = await self._venue.open_thread(server, here.channel, game.id)
        return Place(server=server, channel=thread, thread=True, parent=here.channel)

    def _no_thread(self, here: Here) -> Text | None:
        """Why a second table can have no thread here; None where it can, or may."""
        if here.server is None:
            return text("no-thread-in-dm")
        return self._venue.no_thread(here.top, within=here.is_thread)

    async def _show(self, record: Record) -> None:
        """Show the new lobby and call people to it; where it cannot be shown it closes."""
        try:
            await self._venue.show(record.id)
        except SafehouseError:
            await self._registry.change(record.id, ending.abandon("abandoned"))
            raise
        await self._caller.invite(record, record.invited, record.host)
        await self._caller.announce(record)


def plays_alone(game: AnyGame) -> bool:
    """Whether somebody alone can play a game, as it is offered first, against the program."""
    return game.computer_seats(game.options())


def need_programs(game: AnyGame) -> None:
    """Refuse what direct messages can't have: games that only people can play."""
    if not plays_alone(game):
        raise SafehouseError("error-people-only")
