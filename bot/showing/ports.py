"""What the use cases ask of Discord, done there: the places where tables are played, and calls to their people."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime

from bot.delivery.delivery import Delivery
from bot.delivery.results import Refused, Undelivered
from bot.known import Known
from bot.panels.covers import game_name
from bot.panels.layout import Note
from bot.panels.moments import stamp
from bot.showing.boards import Boards
from bot.showing.outbox import Outbox
from bot.showing.owners import Owners
from bot.showing.posts import Post
from bot.store.lookup import Lookup
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.table.record import Person, Record


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


class Calls:
    """The `Caller` of the use cases."""

    def __init__(self, outbox: Outbox, registry: Registry, known: Known, owners: Owners) -> None:
        self._outbox, self._registry, self._known, self._owners = outbox, registry, known, owners

    async def invite(self, record: Record, people: Collection[Person], host: Person | None) -> None:
        """Call people to a table they have just been invited to."""
        called = tuple(person for person in people if person != host)
        if called:
            words = self._known.words_in(record.place.server)
            mentions = tuple(f"<@{person}>" for person in called)
            said = words.get("lobby-invitation", people=mentions, host=f"<@{host}>", game=game_name(record.game))
            await self._outbox.delivery.post(record.place.channel, Note(said, mentions=called), silent=False)

    async def announce(self, record: Record) -> None:
        """Call the role that the server has chosen for new tables, if any."""
        role = self._known.servers.settings(record.place.server).role
        if role is not None:
            words, host = self._known.words_in(record.place.server), f"<@{record.host}>"
            said = words.get("lobby-role-call", role=f"<@&{role}>", host=host, game=game_name(record.game))
            await self._outbox.delivery.post(record.place.channel, Note(said, roles=(role,)), silent=False)

    async def tell_away(self, server: int, channel: int, person: Person, until: datetime) -> None:
        """Tell a table until when somebody is away."""
        words = self._known.words_in(server)
        said = words.get("life-away", who=f"<@{person}>", moment=stamp(until, "f"))
        await self._outbox.delivery.post(channel, Note(said))

    def gather(self, session: int) -> None:
        """Call the people of a lobby, in a lane of its own; nobody if it has begun or closed by then."""
        self._outbox.lanes.poke(("call", session), lambda: self._gather(session))

    def remind(self, session: int, seat: Seat) -> None:
        """Remind the person on a seat, by one ping in place of the last."""
        self._owners.remind(session, seat)

    def welcome(self, session: int, seat: Seat) -> None:
        """Call the person who was given the seat, though a move has just been made for them."""
        self._owners.welcome(session, seat)

    async def _gather(self, session: int) -> None:
        record = (await self._registry.snapshot(session)).record
        if record.status != "lobby":
            return
        words, people = self._known.words_in(record.place.server), record.people()
        mentions = tuple(f"<@{person}>" for person in people)
        said = words.get("lobby-call", people=mentions, game=game_name(record.game))
        note = Note(said, mentions=people)
        result = await self._outbox.posts.post(Post(record, "call", record.place.channel, note, silent=False))
        self._outbox.tried(("call", session), result, lambda: self._gather(session))
