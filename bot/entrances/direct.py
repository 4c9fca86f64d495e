"""Inviting to a table in direct messages: people with whom one has sat at a table, and who allow it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.delivery.delivery import Delivery
from bot.entrances.front import Ack, Press, entrance
from bot.panels.direct import invite_panel
from bot.panels.names import tags
from bot.panels.ways import done_panel
from bot.store.lookup import Lookup
from bot.store.preferences import PersonSettings
from bot.tables.keys import number
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.core.text import text
from engines.table import lobby
from engines.table.record import Person

MOST_MET = 15
"""So many people are offered; each one's name is asked of Discord."""


class DirectWays:
    """The ways to invite by direct message."""

    def __init__(self, registry: Registry, lobbies: Lobbies, lookup: Lookup, delivery: Delivery) -> None:
        self._registry, self._lobbies, self._lookup, self._delivery = registry, lobbies, lookup, delivery

    @entrance("direct-invite", Ack.PRIVATE)
    async def offer(self, press: Press) -> None:
        """Show whom the host can invite."""
        record = (await self._registry.snapshot(press.session)).record
        lobby.need_lobby(record)
        lobby.need_host(record, press.person)
        asked = {*record.people(), *record.invited}
        people = [person for person in await self.welcome(press) if person not in asked]
        names = await self._delivery.names.of(people)
        await press.show(invite_panel(press.session, names, press.words))

    @entrance("direct-invite-set", Ack.UPDATE)
    async def invite(self, press: Press) -> None:
        """Ask the people chosen to the table, each by direct message."""
        lobby.need_host((await self._registry.snapshot(press.session)).record, press.person)
        chosen = await self.need_welcome(press, map(number, press.values))
        await self._lobbies.invite(press.session, press.person, chosen)
        invited = text("direct-invited", people=tags(chosen))
        await press.show(done_panel(invited, press.words))

    async def welcome(self, press: Press) -> tuple[Person, ...]:
        """Whom the presser may invite, those met last first."""
        met, people = await self._lookup.met(press.person, MOST_MET), press.known.people
        await people.known(*met)
        return tuple(person for person in met if _may_invite(people.settings(person), press.person))

    async def need_welcome(self, press: Press, chosen: Iterable[Person]) -> tuple[Person, ...]:
        """The people chosen; refused where the presser may not invite one of them."""
        people = tuple(dict.fromkeys(chosen))
        if people and not set(people) <= set(await self.welcome(press)):
            raise SafehouseError("error-not-to-invite")
        return people


def _may_invite(settings: PersonSettings, host: Person) -> bool:
    return settings.invitations and host not in settings.blocked
