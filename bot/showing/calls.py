"""Calls to people that are asked for: invitations, a lobby that gathers, reminders."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from datetime import datetime
from functools import partial

from bot.delivery.results import Closed, Later, Result, Sent
from bot.known import Known
from bot.panels.away import away_text
from bot.panels.campaign import group_name
from bot.panels.covers import game_name
from bot.panels.layout import Button, Note
from bot.showing.outbox import Outbox
from bot.showing.owners import Owners
from bot.showing.posts import Post
from bot.store.owed_calls import OwedCall, OwedCalls
from bot.tables.keys import custom_id
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.core.text import text
from engines.table.ports import NotKept
from engines.table.record import Person, Record


class Calls:
    """The `Caller` of the use cases."""

    def __init__(self, outbox: Outbox, registry: Registry, known: Known, owners: Owners, owed: OwedCalls) -> None:
        """`owed` keeps, for the next run too, whom nothing may call yet."""
        self._outbox, self._registry, self._known, self._owners = outbox, registry, known, owners
        self._owed = owed

    async def begin(self) -> None:
        """Take up what was owed when the process ended."""
        for call in await self._owed.all():
            self._call_later(call)

    async def invite(self, record: Record, people: Collection[Person], host: Person | None) -> None:
        """Call people to a table they have just been invited to; whom nothing may call now, later."""
        called = tuple(person for person in people if person != host)
        if record.place.server is None:
            for person in called:
                await self._invite_directly(record, person, host)
        elif called:
            note = await self._invitation(record, called, host)
            await self._outbox.delivery.post(record.place.channel, note, silent=False)
        await self._owe(OwedCall(record.id, person, "invited", host) for person in called)

    async def _invite_directly(self, record: Record, person: Person, host: Person | None) -> Result:
        """Call somebody to a table in direct messages, in their own; tell the host where they take none.

        Nothing is sent before something may call them.
        """
        if self._known.people.quiet_s(person) > 0:
            return Sent()
        delivery, words = self._outbox.delivery, self._known.words_of(person)
        result = await delivery.dm_channel(person)
        if isinstance(result, Sent):
            join = Button(custom_id("lobby-join", record.id), words.get("lobby-join-button"), "primary")
            guide = Button(custom_id("guide", record.game), words.get("guide-button"))
            said = words.get("direct-invitation", host=f"<@{host}>", game=game_name(record.game))
            result = await delivery.post(result.channel, Note(said, (join, guide)), silent=False)
        if isinstance(result, Closed):
            told = (await self._known.words_at(record)).get("direct-closed", who=f"<@{person}>")
            await delivery.post(record.place.channel, Note(told))
        return result

    async def announce(self, record: Record) -> None:
        """Call the role that the server has chosen for new tables, if any; where that can't be, say so."""
        place, delivery = record.place, self._outbox.delivery
        if place.server is None or (role := self._known.servers.settings(place.server).role) is None:
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
        others = [each for each in record.people() if each != person]
        for channel, words in await self._outbox.places(record, others, self._known):
            await self._outbox.delivery.post(channel, Note(words(said)))

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
        people = record.people()
        if record.place.server is None:
            await self._gather_directly(record, self._known.people.callable_now(people))
            await self._owe(OwedCall(session, person, "gathered") for person in people)
            return
        note = await self._note("lobby-call", record, people)
        post = Post(record, "call", record.place.channel, note, silent=False)
        result = await self._outbox.posts.post(post)
        self._outbox.tried(("call", session), result, lambda: self._gather(session))
        if not isinstance(result, Later):
            await self._owe(OwedCall(session, person, "gathered") for person in people)

    async def _gather_directly(self, record: Record, people: Collection[Person]) -> None:
        for channel, words in await self._outbox.places(record, people, self._known):
            named = tuple(f"<@{person}>" for person in record.people())
            said = words.get("lobby-call", people=named, game=game_name(record.game))
            await self._outbox.delivery.post(channel, Note(said), silent=False)

    async def _note(self, message: str, record: Record, people: tuple[Person, ...], **values: str) -> Note:
        """A call that names all of these people and notifies those whom something may call now."""
        words, named = await self._known.words_at(record), tuple(f"<@{person}>" for person in people)
        said = words.get(message, people=named, game=game_name(record.game), **values)
        return Note(said, mentions=self._known.people.callable_now(people))

    async def _invitation(self, record: Record, people: tuple[Person, ...], host: Person | None) -> Note:
        return await self._note("lobby-invitation", record, people, host=f"<@{host}>")

    async def _owe(self, calls: Iterable[OwedCall]) -> None:
        """Call each of these people who can't be called now once they can."""
        for call in calls:
            if self._known.people.quiet_s(call.person) > 0:
                with suppress(NotKept):
                    await self._owed.owe(call)
                self._call_later(call)

    def _call_later(self, call: OwedCall) -> None:
        wait_s, key = self._known.people.quiet_s(call.person), _lane(call)
        self._outbox.later(key, wait_s, partial(self._outbox.lanes.poke, key, partial(self._call, call)))

    async def _call(self, call: OwedCall) -> None:
        """Call somebody now, if the lobby still waits for them."""
        if self._known.people.quiet_s(call.person) > 0:
            self._call_later(call)
            return
        record = (await self._registry.snapshot(call.session)).record
        if _concerns(record, call):
            result = await self._call_now(record, call)
            self._outbox.tried(_lane(call), result, partial(self._call, call))
            if isinstance(result, Later):
                return
        with suppress(NotKept):
            await self._owed.paid(call)

    async def _call_now(self, record: Record, call: OwedCall) -> Result:
        if record.place.server is not None:
            note = await self._owed_note(record, call)
            return await self._outbox.delivery.post(record.place.channel, note, silent=False)
        if call.kind == "invited":
            return await self._invite_directly(record, call.person, call.by)
        await self._gather_directly(record, (call.person,))
        return Sent()

    async def _owed_note(self, record: Record, call: OwedCall) -> Note:
        if call.kind == "invited":
            return await self._invitation(record, (call.person,), call.by)
        return await self._note("lobby-call", record, (call.person,))


def _lane(call: OwedCall) -> tuple[str, int, Person]:
    return "call", call.session, call.person


def _concerns(record: Record, call: OwedCall) -> bool:
    """Whether a lobby still waits for who is to be called: who is invited to sit down, who sits there to begin."""
    is_seated = call.person in record.people()
    waits = is_seated if call.kind == "gathered" else call.person in record.invited and not is_seated
    return record.status == "lobby" and waits
