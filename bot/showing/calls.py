"""Calls to people that are asked for: invitations, a lobby that gathers, reminders."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial

from bot.delivery.results import Later
from bot.known import Known
from bot.panels.away import away_text
from bot.panels.campaign import group_name
from bot.panels.covers import game_name
from bot.panels.layout import Note
from bot.showing.outbox import Outbox
from bot.showing.owners import Owners
from bot.showing.posts import Post
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.core.text import text
from engines.table.record import Person, Record

_Said = Callable[[Record, tuple[Person, ...]], Note]
_Concerns = Callable[[Record, Person], bool]


class Calls:
    """The `Caller` of the use cases."""

    def __init__(self, outbox: Outbox, registry: Registry, known: Known, owners: Owners) -> None:
        self._outbox, self._registry, self._known, self._owners = outbox, registry, known, owners

    async def invite(self, record: Record, people: Collection[Person], host: Person | None) -> None:
        """Call people to a table they have just been invited to; whom nothing may call now, later."""
        called = tuple(person for person in people if person != host)
        if called:
            note = partial(self._note, "lobby-invitation", host=f"<@{host}>")
            await self._outbox.delivery.post(record.place.channel, note(record, called), silent=False)
            self._call_later(record.id, called, note, _is_expected)

    async def announce(self, record: Record) -> None:
        """Call the role that the server has chosen for new tables, if any; where that can't be, say so."""
        place, delivery = record.place, self._outbox.delivery
        role = self._known.servers.settings(place.server).role
        if role is None:
            return
        heard = not delivery.places.missing_to_call(place.server, role, place.channel)
        words, host = self._known.words_in(place.server), f"<@{record.host}>"
        key = "lobby-role-call" if heard else "lobby-role-uncalled"
        said = words.get(key, role=f"<@&{role}>", host=host, game=game_name(record.game))
        await delivery.post(place.channel, Note(said, roles=(role,) if heard else ()), silent=not heard)

    def tell_away(self, record: Record, person: Person, until: datetime | None) -> None:
        """Tell a table until when somebody is away, in a lane of its own; None: that they are back."""
        work = partial(self._tell_away, record, person, until)
        self._outbox.lanes.poke(("away", record.id, person), work)

    async def _tell_away(self, record: Record, person: Person, until: datetime | None) -> None:
        back = text("life-not-away", who=f"<@{person}>")
        said = back if until is None else away_text(record, person, until)
        note = Note(self._known.words_in(record.place.server)(said))
        await self._outbox.delivery.post(record.place.channel, note)

    async def tell_left(self, server: int, channel: int, person: Person, group: str) -> None:
        """Tell a campaign's group that somebody has left it."""
        words = self._known.words_in(server)
        said = words.get("campaign-left-told", who=f"<@{person}>", name=group_name(group, words))
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
        people, note = record.people(), partial(self._note, "lobby-call")
        post = Post(record, "call", record.place.channel, note(record, people), silent=False)
        result = await self._outbox.posts.post(post)
        self._outbox.tried(("call", session), result, lambda: self._gather(session))
        if not isinstance(result, Later):
            self._call_later(session, people, note, _is_seated)

    def _note(self, message: str, record: Record, people: tuple[Person, ...], **values: str) -> Note:
        """A call that names all of these people and notifies those whom something may call now."""
        words, named = self._known.words_in(record.place.server), tuple(f"<@{person}>" for person in people)
        said = words.get(message, people=named, game=game_name(record.game), **values)
        return Note(said, mentions=self._known.people.callable_now(people))

    def _call_later(self, session: int, people: tuple[Person, ...], note: _Said, concerns: _Concerns) -> None:
        """Call each of these people who can't be called now once they can, if the lobby still waits for them then."""

        async def call(person: Person) -> None:
            record = (await self._registry.snapshot(session)).record
            if record.status == "lobby" and concerns(record, person):
                await self._outbox.delivery.post(record.place.channel, note(record, (person,)), silent=False)
                self._call_later(session, (person,), note, concerns)

        for person in people:
            wait_s, key = self._known.people.quiet_s(person), ("call", session, person)
            if wait_s > 0:
                self._outbox.later(key, wait_s, partial(self._outbox.lanes.poke, key, partial(call, person)))


def _is_expected(record: Record, person: Person) -> bool:
    return person in record.invited and person not in record.people()


def _is_seated(record: Record, person: Person) -> bool:
    return person in record.people()
