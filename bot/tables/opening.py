"""Opening a table where somebody asks for it: is it allowed, may the bot speak there, is the place free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.delivery import Forbidden, Refused
from bot.delivery.codes import NO_PERMISSION
from bot.entrances.press import Press
from bot.panels.campaign import options_key
from bot.panels.covers import game_name
from bot.panels.keys import custom_id
from bot.panels.layout import Button, Line, Panel, Row
from bot.panels.links import channel_link
from bot.tables import lobbies
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.table.ports import PlaceTaken
from engines.table.record import Person, Place, Record

if TYPE_CHECKING:
    from bot.app import App


@dataclass(frozen=True, slots=True)
class Here:
    """Where somebody asks for a table."""

    server: int
    channel: int
    is_thread: bool
    top: int
    """The channel itself, or the one that the thread belongs to."""


class Undelivered(SafehouseError):
    """A refusal of Discord's, told to whoever asked for what it refused."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text.id)
        self.text = refused.text


async def open_here(
    press: Press,
    game: AnyGame,
    invited: Sequence[Person],
    *,
    apart: bool = False,
    terms: lobbies.Terms | None = None,
) -> None:
    """Open a lobby here, or in a thread of its own where the server or the asker (`apart`) wants that; and say so.

    Raises `SafehouseError` where it isn't allowed, `GroupPlays` for a campaign's.
    """
    here = _here(press)
    need_playable(press.app, here.server, here.top)
    settings = press.app.servers.settings(here.server)
    in_thread = (apart or settings.threads) and not here.is_thread
    missing = press.app.delivery.missing(here.channel, threads=in_thread)
    if missing:
        raise Undelivered(Forbidden(NO_PERMISSION, missing))
    try:
        record = await _open(press, game, here, in_thread, invited, terms)
    except PlaceTaken as taken:
        await press.show(await _taken_panel(press, taken.session, here, _apart_id(game, invited, terms)))
        return
    await _show(press, record)


def need_playable(app: App, server: int, channel: int) -> None:
    """Refuse a channel (of a thread: its parent) that is not among those the server has chosen and still has."""
    guild, chosen = app.client.get_guild(server), app.servers.settings(server).channels
    there = [each for each in chosen if guild is None or guild.get_channel(each) is not None]
    if there and channel not in there:
        raise SafehouseError("error-not-in-this-channel", channels=tuple(f"<#{each}>" for each in there))


def _apart_id(game: AnyGame, invited: Sequence[Person], terms: lobbies.Terms | None) -> str:
    if terms is not None and terms.group is not None:
        return custom_id("campaign-apart", terms.group.id, options_key(terms.options))
    return custom_id("open-apart", game.id, *invited)


async def _open(
    press: Press,
    game: AnyGame,
    here: Here,
    in_thread: bool,
    invited: Sequence[Person],
    terms: lobbies.Terms | None,
) -> Record:
    channel = here.channel
    if in_thread:
        name = press.app.words_in(here.server)(game_name(game.id))
        thread = await press.app.delivery.open_thread(here.channel, name)
        if isinstance(thread, Refused):
            raise Undelivered(thread)
        channel = thread.channel
    parent = here.channel if in_thread else None
    place = Place(server=here.server, channel=channel, thread=in_thread, parent=parent)
    return await lobbies.open_table(press.app, game, place, press.person, invited, terms)


async def _show(press: Press, record: Record) -> None:
    shown = await lobbies.show_new_table(press.app, record)
    if isinstance(shown, Refused):
        raise Undelivered(shown)
    link = Button(channel_link(record.place), press.words.get("open-go-button"))
    said = press.words.get("open-opened", game=game_name(record.game), channel=f"<#{record.place.channel}>")
    await press.show(Panel((Line(said), Row((link,)))))


async def _taken_panel(press: Press, session: int, here: Here, apart: str) -> Panel:
    record = (await press.app.registry.snapshot(session)).record
    buttons = [Button(channel_link(record.place), press.words.get("open-go-button"))]
    if not here.is_thread:
        buttons.insert(0, Button(apart, press.words.get("open-apart-button"), "primary"))
    return Panel((Line(press.words.get("open-taken", game=game_name(record.game))), Row(tuple(buttons))))


def _here(press: Press) -> Here:
    interaction = press.interaction
    channel = interaction.channel
    if interaction.guild_id is None or channel is None or interaction.channel_id is None:
        raise SafehouseError("error-server-only")
    is_thread = isinstance(channel, discord.Thread)
    top = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    return Here(interaction.guild_id, interaction.channel_id, is_thread, top)
