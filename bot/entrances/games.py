"""`/games`: one's tables on all servers, and the tables here."""

from __future__ import annotations

from discord import app_commands

from bot.delivery.delivery import Delivery, Interaction
from bot.delivery.results import Sent
from bot.entrances.commands import Command, in_servers_and_dms, named, options
from bot.entrances.front import Ack, Front, Press, entrance
from bot.entrances.past.profile import PastWays
from bot.panels.away import away_lines
from bot.panels.names import channel_link
from bot.panels.tables import Further, TableLink, on_page, pages_of, tables_panel
from bot.store.lookup import Lookup, Sitting, Table
from bot.tables.finding import waits
from bot.tables.keys import number
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.table.record import Place
from renderers.words import Words

FINISHED = "finished"
WHICH = ("open", FINISHED)
"""What `/games` can show."""


class TablesWay:
    """The way to the list of tables."""

    def __init__(self, registry: Registry, lookup: Lookup, delivery: Delivery) -> None:
        self._registry, self._lookup, self._delivery = registry, lookup, delivery
        self._places = delivery.places

    @entrance("games-page", Ack.UPDATE, at_table=False)
    async def turned(self, press: Press) -> None:
        """Turn to another page."""
        await self.show(press, number(press.arg(0)))

    async def show(self, press: Press, page: int = 0) -> None:
        """Answer with a page of the presser's tables, and those here that they could join or watch."""
        server, person = press.asker.server, press.interaction.user
        mine = await self._lookup.of_person(press.person)
        taken = {sitting.session for sitting in mine}
        tables = () if server is None else await self._lookup.open_in_server(server)
        await press.known.people.known(*(table.host for table in tables if table.host is not None))
        here = [
            (table, self._shown(server, table.channel, press.words))
            for table in tables
            if table.session not in taken
            and self._places.sees(person, table.channel)
            and not _unwelcome(table, press)
        ]
        sittings = [(sitting, await self._own(sitting, press)) for sitting in mine]
        page = min(max(page, 0), pages_of(len(mine) + len(here)) - 1)
        further = {sitting.session: await self._further(sitting, press) for sitting in on_page(mine, 0, page)}
        until = press.known.people.away_until(press.person)
        await press.show(tables_panel(sittings, here, further, press.words, until, page))

    async def _further(self, sitting: Sitting, press: Press) -> Further:
        """What the table itself tells."""
        try:
            record = (await self._registry.snapshot(sitting.session)).record
        except SafehouseError:
            return Further(is_readable=False)
        overdue = waits(sitting) and sitting.due is not None and record.clock(sitting.seat).overdue
        until = press.known.people.away_until
        away = away_lines(record, lambda person: None if person == press.person else until(person), press.words)
        return Further(overdue, away)

    async def _own(self, sitting: Sitting, press: Press) -> TableLink:
        """Where the presser plays: in direct messages that is in their own, whose ever the table is."""
        channel = sitting.channel
        if sitting.server is None and isinstance(own := await self._delivery.dm_channel(press.person), Sent):
            channel = own.channel
        return self._shown(sitting.server, channel, press.words)

    def _shown(self, server: int | None, channel: int, words: Words) -> TableLink:
        link = channel_link(Place(server=server, channel=channel))
        return TableLink(self._places.name(server, channel, words), link)


def _unwelcome(table: Table, press: Press) -> bool:
    """Whether a lobby isn't offered, as its host has blocked the presser."""
    host = table.host
    return host is not None and table.status == "lobby" and press.known.people.blocks(host, press.person)


def games_command(front: Front, way: TablesWay, past: PastWays) -> Command:
    """`/games`: show one's tables and those here, or the games that one has finished."""

    @app_commands.command(name=named("command-games"), description=named("command-games-description"))
    @options("command-games", "which")
    @app_commands.choices(
        which=[app_commands.Choice(name=named(f"command-games-{each}"), value=each) for each in WHICH]
    )
    @in_servers_and_dms
    async def games(interaction: Interaction, which: str = WHICH[0]) -> None:
        await front.run(interaction, past.show if which == FINISHED else way.show)

    return games
