"""The discord.py client: what it hears of Discord goes on to the parts that deal with it."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import TYPE_CHECKING, Any

import discord

from bot.basics.logs import told
from bot.entrances import press as frame
from bot.entrances.commands.all import COMMANDS
from bot.entrances.commands.tree import Tree
from bot.showing.orphans import archive_orphans
from bot.tables import gone

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)

QUIET_S = 2.0
ENTERED = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class SafehouseClient(discord.Client):
    """The bot on Discord, without privileged intents and without a memory of messages or members.

    `app` is set before the client is started; `begun` is set once everything is up to date for the first time.
    """

    app: App

    def __init__(self, quiet_s: float = QUIET_S) -> None:
        """`quiet_s`: when no server has turned up for so long at the start, all are there."""
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            max_ratelimit_timeout=30,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=quiet_s,
        )
        self.tree = Tree(self)
        self.begun = asyncio.Event()

    async def setup_hook(self) -> None:
        """Prepare everything that needs no gateway."""
        await self.app.load()
        await self.tree.prepare(self.app.store, COMMANDS)

    async def on_ready(self) -> None:
        """The gateway is there, at first or anew."""
        await self.app.servers.here(
            {each.id: str(each.preferred_locale) for each in self.guilds if not each.unavailable}
        )
        await gone.servers_missing(self.app, {each.id for each in self.guilds})
        if not self.begun.is_set():
            await archive_orphans(self.app)
            await self.app.begin()
        await self.app.publisher.catch_up()
        self.begun.set()

    async def on_resumed(self) -> None:
        """The gateway is back, and has told what it had missed."""
        await self.app.publisher.catch_up()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Let buttons, selects and forms in; commands come through the tree."""
        if interaction.type in ENTERED:
            await frame.enter(self.app, interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Somebody wrote; of interest is only where."""
        if message.author != self.user:
            self.app.publisher.wrote(message.channel.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message is gone, perhaps one of ours."""
        await self.app.publisher.message_deleted(payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Many messages are gone, perhaps some of ours."""
        for message in payload.message_ids:
            await self.app.publisher.message_deleted(message)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has got the bot, perhaps back."""
        await self.app.servers.here({guild.id: str(guild.preferred_locale)})
        await self.app.publisher.catch_up()

    async def on_guild_update(self, _: discord.Guild, guild: discord.Guild) -> None:
        """A server may speak another language now."""
        await self.app.servers.here({guild.id: str(guild.preferred_locale)})

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """A channel may be open to the bot again."""
        await self.app.publisher.permissions_changed(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """The bot may be allowed more again."""
        await self.app.publisher.permissions_changed(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """The bot itself may have got a role."""
        await self.app.publisher.permissions_changed(member.guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot."""
        await gone.server_removed(self.app, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its tables with it."""
        await gone.channel_deleted(self.app, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, and its table with it."""
        await gone.channel_deleted(self.app, payload.thread_id)

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """Note what failed, without what it was about."""
        error = sys.exc_info()[1]
        log.error("the event %s failed: %s", event_method, error and told(error))
