"""What use cases ask to be called or told: each is carried out by whoever keeps that kind of message."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from functools import partial

from bot.known import Known
from bot.panels.away import away_text
from bot.panels.campaign import group_name
from bot.panels.covers import game_name
from bot.panels.layout import Note
from bot.showing.calls.lobby import LobbyCalls
from bot.showing.outbox import Outbox
from bot.showing.owners import Owners
from engines.core.seats import Seat
from engines.core.text import text
from engines.table.record import Person, Record


class Calls:
    """The `Caller` of the use cases."""

    def __init__(self, outbox: Outbox, known: Known, owners: Owners, lobbies: LobbyCalls) -> None:
        self._outbox, self._known, self._owners, self._lobbies = outbox, known, owners, lobbies

    async def invite(self, record: Record, people: Collection[Person], host: Person | None) -> None:
        """Call people to a table they have just been invited to; whom nothing may call now, later."""
        await self._lobbies.invite(record, people, host)

    async def announce(self, record: Record) -> None:
        """Call the role that the server has chosen for new tables, if any; where that can't be, say so.

        Who wanted to hear of new tables is told, too.
        """
        self._lobbies.announce(record.id)
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
        """Call the people of a lobby whose time has come; nobody if it has begun or closed by then."""
        self._lobbies.gather(session)

    def remind(self, session: int, seat: Seat) -> None:
        """Remind the person on a seat, by one ping in place of the last."""
        self._owners.remind(session, seat)

    def welcome(self, session: int, seat: Seat) -> None:
        """Call the person who was given the seat, though a move has just been made for them."""
        self._owners.welcome(session, seat)
