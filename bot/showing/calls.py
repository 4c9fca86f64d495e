"""Calls to people that are asked for: invitations, a lobby that gathers, reminders."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from bot.known import Known
from bot.panels.covers import game_name
from bot.panels.layout import Note
from bot.panels.moments import stamp
from bot.showing.outbox import Outbox
from bot.showing.owners import Owners
from bot.showing.posts import Post
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.table.record import Person, Record


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
