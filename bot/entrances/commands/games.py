"""`/games`: one's tables on all servers, and the tables here."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.entrances.commands.frame import named, run
from bot.entrances.press import Press
from bot.panels.links import channel_link
from bot.panels.names import plain
from bot.panels.tables import MOST_LINES, Shown, tables_panel
from bot.store.lookup import Sitting
from bot.tables.finding import place_name, waits
from engines.table.overdue import is_overdue
from engines.table.record import Place


@app_commands.command(name=named("command-games"), description=named("command-games-description"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def games(interaction: discord.Interaction[Any]) -> None:
    """Show one's tables, and those here."""
    await run(interaction, _show)


async def _show(press: Press) -> None:
    lookup, server = press.app.store.lookup, press.interaction.guild_id
    mine = await lookup.of_person(press.person)
    taken = {sitting.session for sitting in mine}
    tables = () if server is None else await lookup.open_in_server(server)
    here = [
        (table, _shown(press, server or 0, table.channel))
        for table in tables
        if table.session not in taken and _visible(press, table.channel)
    ]
    sittings = [(sitting, _shown(press, sitting.server, sitting.channel)) for sitting in mine]
    overdue = frozenset([sitting.session for sitting in mine[:MOST_LINES] if await _is_overdue(press, sitting)])
    await press.show(tables_panel(sittings, here, overdue, press.words))


async def _is_overdue(press: Press, sitting: Sitting) -> bool:
    """Whether the others are asked already what becomes of the person's seat."""
    if not waits(sitting) or sitting.due is None:
        return False
    return is_overdue((await press.app.registry.snapshot(sitting.session)).record, sitting.seat)


def _shown(press: Press, server: int, channel: int) -> Shown:
    name = plain(place_name(press.app, server, channel))
    return Shown(name, channel_link(Place(server=server, channel=channel)))


def _visible(press: Press, channel: int) -> bool:
    found, person = press.app.client.get_channel(channel), press.interaction.user
    if isinstance(found, discord.Thread):
        found = found.parent
    if not isinstance(found, discord.abc.GuildChannel) or not isinstance(person, discord.Member):
        return False
    return found.permissions_for(person).view_channel
