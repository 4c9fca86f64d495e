"""The discord.py client, and where each event that Discord tells it goes."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.basics.errors import told
from bot.basics.reach import Reach
from bot.basics.share import Share
from bot.basics.turns import OwnTurns, Turns
from bot.delivery.delivery import Delivery
from bot.entrances.front import Front
from bot.known import Servers
from bot.showing.boards import Boards
from bot.showing.hello import Hello
from bot.showing.upkeep import Upkeep
from bot.showing.venue import archive_orphans
from bot.store.lookup import Lookup
from bot.tables.lost import LostPlaces


class Events:
    """Leads each of Discord's events to the part that deals with it."""

    def __init__(
        self,
        servers: Servers,
        lookup: Lookup,
        lost: LostPlaces,
        boards: Boards,
        upkeep: Upkeep,
        hello: Hello,
        delivery: Delivery,
        reach: Reach,
    ) -> None:
        self._servers, self._lookup, self._lost = servers, lookup, lost
        self._boards, self._upkeep, self._delivery = boards, upkeep, delivery
        self._hello, self._reach = hello, reach

    def gateway(self, *, works: bool) -> None:
        """The gateway is there, perhaps again, or gone."""
        if works:
            self._reach.works("gateway")
        else:
            self._reach.cut("gateway")

    async def connected(self, servers: Mapping[int, str], present: set[int]) -> None:
        """The gateway is there: these servers answer, with their preferred locales; these have the bot."""
        self._hello.greet(await self._servers.here(servers))
        await self._lost.servers_missing(present)

    async def first(self) -> None:
        """The gateway is there for the first time, and nothing has been opened yet."""
        await archive_orphans(self._delivery, self._lookup)

    async def up_to_date(self) -> None:
        """Show what is behind, after a start or a reconnect."""
        await self._upkeep.catch_up()

    async def server_here(self, server: int, locale: str) -> None:
        """A server has the bot, or speaks another language now."""
        self._hello.greet(await self._servers.here({server: locale}))

    async def server_removed(self, server: int) -> None:
        """A server has removed the bot."""
        await self._lost.server_removed(server)

    async def channel_deleted(self, channel: int, parent: int | None) -> None:
        """A channel is gone, or a thread of the channel `parent`."""
        await self._lost.channel_deleted(channel, parent)

    def wrote(self, channel: int) -> None:
        """Somebody wrote; of interest is only where."""
        self._boards.wrote(channel)

    async def told_of_pin(self, channel: int, message: int) -> None:
        """Discord has written that the bot pinned a message, which nobody needs to read."""
        await self._delivery.delete(channel, message)

    async def message_deleted(self, message: int) -> None:
        """A message is gone, perhaps one of ours."""
        await self._upkeep.message_deleted(message)

    async def permissions_changed(self, server: int) -> None:
        """The bot may be allowed more again somewhere in a server."""
        await self._upkeep.permissions_changed(server)


log = logging.getLogger(__name__)

QUIET_S = 2.0
CONNECTING_S = 900.0
"""So long a shard may take to begin, with all its waiting for its turn."""

Step = Callable[[], Awaitable[object]]


class SafehouseClient(discord.AutoShardedClient):
    """The bot on Discord, without privileged intents and without a memory of messages or members.

    `lead` is called before the client is started, and `divide` before it connects; `begun` is set once everything is
    up to date for the first time, `ended` where the bot can't do its work, because of `error`.
    """

    def __init__(self, quiet_s: float = QUIET_S, turns: Turns | None = None) -> None:
        """`quiet_s`: when no server has turned up for so long at the start, all are there."""
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            max_ratelimit_timeout=30,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=quiet_s,
            shard_connect_timeout=CONNECTING_S,
        )
        self._turns, self._at_once = turns or OwnTurns(), 1
        self._down: set[int] = set()
        self._left: dict[int, frozenset[discord.Guild]] = {}
        self.begun, self.ended = asyncio.Event(), asyncio.Event()
        self.error: Exception | None = None
        self._beginning: asyncio.Future[None] | None = None

    def lead(self, front: Front, events: Events, begin: Step) -> None:
        """Where interactions and events go; `begin` is done once the gateway is there."""
        self._events, self._begin = events, begin
        self.on_interaction = front.enter

    def give_up(self, error: Exception) -> None:
        """The bot can't do its work: let it end, with its first such error."""
        if self.error is None:
            self.error = error
            self.ended.set()

    async def divide(self, share: Share | None) -> Share:
        """Have these shards, or else all, as many as Discord advises. Raises `discord.GatewayNotFound`."""
        advised, _, limits = await self.http.get_bot_gateway()
        share = share or Share.whole(advised)
        self._at_once = limits["max_concurrency"]
        self.shard_count, self.shard_ids = share.count, list(share.shards)
        self._down = set(share.shards)
        return share

    async def before_identify_hook(self, shard_id: int | None, **_: bool) -> None:
        """Wait until this shard may begin."""
        await self._turns.take((shard_id or 0) % self._at_once)

    async def on_ready(self) -> None:
        """All shards are there for the first time; until the bot has begun all that fails is its end."""
        if self._beginning is None:
            await self._bring_up()

    async def on_shard_ready(self, shard: int) -> None:
        """A shard is there, for the first time or anew."""
        self._forget_gone(shard)
        self._is_there(shard)
        if self._beginning is not None:
            await self._bring_up()

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard is back, and has told what it had missed."""
        self._left.pop(shard, None)
        self._is_there(shard)
        await self._events.up_to_date()

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard is gone, or couldn't be reached."""
        self._left[shard] = frozenset(each for each in self.guilds if each.shard_id == shard)
        self._down.add(shard)
        self._events.gateway(works=False)

    def _is_there(self, shard: int) -> None:
        """The gateway works while all shards are there."""
        self._down.discard(shard)
        self._events.gateway(works=not self._down)

    def _forget_gone(self, shard: int) -> None:
        """Forget the servers that a shard has not told of as it began anew; discord.py would keep them."""
        for guild in self._left.pop(shard, ()):
            if self.get_guild(guild.id) is guild:
                self._connection._remove_guild(guild)

    async def _bring_up(self) -> None:
        try:
            await self._catch_up()
        except Exception as error:
            if self.begun.is_set():
                raise
            self.give_up(error)

    async def _catch_up(self) -> None:
        locales = {each.id: str(each.preferred_locale) for each in self.guilds if not each.unavailable}
        await self._events.connected(locales, {each.id for each in self.guilds})
        await self._begin_once()
        await self._events.up_to_date()
        self.begun.set()

    async def _begin_once(self) -> None:
        """Begin, or wait for that: a shard may be there a second time before the bot has begun."""
        if self._beginning is None:
            self._beginning = asyncio.ensure_future(self._begin_all())
        await asyncio.shield(self._beginning)

    async def _begin_all(self) -> None:
        await self._events.first()
        await self._begin()

    async def on_message(self, message: discord.Message) -> None:
        """Somebody wrote; of interest is only where."""
        if message.author != self.user:
            self._events.wrote(message.channel.id)
        elif message.type is discord.MessageType.pins_add:
            await self._events.told_of_pin(message.channel.id, message.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message is gone, perhaps one of ours."""
        await self._events.message_deleted(payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Many messages are gone, perhaps some of ours."""
        for message in payload.message_ids:
            await self._events.message_deleted(message)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has got the bot, perhaps back."""
        await self._events.server_here(guild.id, str(guild.preferred_locale))
        await self._events.up_to_date()

    async def on_guild_update(self, _: discord.Guild, guild: discord.Guild) -> None:
        """A server may speak another language now."""
        await self._events.server_here(guild.id, str(guild.preferred_locale))

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """A channel may be open to the bot again."""
        await self._events.permissions_changed(channel.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be unlocked again."""
        await self._events.permissions_changed(payload.guild_id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """The bot may be allowed more again."""
        await self._events.permissions_changed(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """The bot itself may have got a role."""
        await self._events.permissions_changed(member.guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot."""
        await self._events.server_removed(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its tables with it."""
        await self._events.channel_deleted(channel.id, None)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._events.channel_deleted(payload.thread_id, payload.parent_id)

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """Note what failed, without what it was about."""
        error = sys.exc_info()[1]
        log.error("the event %s failed: %s", event_method, error and told(error))
