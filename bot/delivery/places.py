"""Servers and channels as this process knows them: their names, what exists, and what may be done there."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import discord

from bot.basics.harmless import bare
from bot.delivery import kinds
from bot.delivery.results import NO_PERMISSION, THREAD_LOCKED, Archived, Forbidden, Permission, Undelivered
from engines.core.errors import SafehouseError
from engines.core.text import Text
from renderers.words import Words

CALLING_ROLES: tuple[Permission, ...] = ("mention_everyone",)
GREETING: tuple[Permission, ...] = ("view_channel", "send_messages")
PINNING: tuple[Permission, ...] = ("pin_messages",)
EVENTS: tuple[Permission, ...] = ("create_events",)
BESIDE_WRITING: tuple[Permission, ...] = ("attach_files", "read_message_history")
"""What the bot needs beside the right to write."""


class Places:
    """What Discord has told of servers and channels, without further questions to it."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def name(self, server: int | None, channel: int, words: Words) -> str:
        """A channel and its server by their bare names, as far as they are known; direct messages as such."""
        if server is None:
            return self.server_name(server, words)
        found = bare(str(self._client.get_channel(channel) or ""))
        names = (f"#{found}" if found else "", self.server_name(server, words))
        return " · ".join(name for name in names if name) or str(channel)

    def server_name(self, server: int | None, words: Words) -> str:
        """A server's bare name; empty where it is not known. Without a server it is direct messages."""
        if server is None:
            return words.get("place-direct")
        guild = self._client.get_guild(server)
        return "" if guild is None else bare(guild.name)

    def joined_at(self, server: int) -> datetime | None:
        """When the bot has joined a server, as far as that is known."""
        guild = self._client.get_guild(server)
        return None if guild is None else guild.me.joined_at

    def to_greet_in(self, server: int) -> int | None:
        """Where to greet a server: where its newcomers are told of, else in its first text channel.

        Only where the bot may write, and neither among a server's rules nor its announcements.
        """
        guild = self._client.get_guild(server)
        if guild is None:
            return None
        channels = [guild.system_channel, *guild.text_channels]
        fit = (each for each in channels if each is not None and each != guild.rules_channel and not each.is_news())
        found = next((each for each in fit if not kinds.missing(each.permissions_for(guild.me), GREETING)), None)
        return None if found is None else found.id

    def existing(self, server: int, channels: Iterable[int]) -> tuple[int, ...]:
        """Those of a server's channels that still exist, as far as this process knows."""
        guild = self._client.get_guild(server)
        return tuple(each for each in channels if guild is None or guild.get_channel(each) is not None)

    def missing(self, channel: int, *, threads: bool = False) -> tuple[Permission, ...]:
        """The permissions that the bot lacks to keep a table in a channel (`threads`: in a thread of its own there).

        None where the channel is not known to this process: then only trying tells.
        """
        found = self._placed(channel)
        if found is None:
            return ()
        if threads and not isinstance(found, discord.Thread):
            return kinds.missing(kinds.in_threads(found), kinds.OPENING_THREADS)
        return kinds.missing(found.permissions_for(found.guild.me), kinds.speaking(found))

    def missing_to_call(self, server: int, role: int, channel: int | None = None) -> tuple[Permission, ...]:
        """The permissions that the bot lacks to call a role in a channel, or without one anywhere in the server.

        None for a role that anybody may mention, and where this process knows too little: then only trying tells.
        """
        guild, found = self._client.get_guild(server), None if channel is None else self._client.get_channel(channel)
        called = None if guild is None else guild.get_role(role)
        if guild is None or called is None or called.mentionable:
            return ()
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return kinds.missing(guild.me.guild_permissions, CALLING_ROLES)
        return kinds.missing(found.permissions_for(guild.me), CALLING_ROLES)

    def missing_to_pin(self, channel: int) -> tuple[Permission, ...]:
        """The permissions that the bot lacks to pin messages in a channel."""
        found = self._placed(channel)
        return () if found is None else kinds.missing(found.permissions_for(found.guild.me), PINNING)

    def is_open_to_all(self, channel: int) -> bool:
        """Whether everybody in its server surely sees a channel or thread."""
        found = self._client.get_channel(channel)
        top = found.parent if isinstance(found, discord.Thread) else found
        if not isinstance(top, discord.abc.GuildChannel) or (
            isinstance(found, discord.Thread) and found.is_private()
        ):
            return False
        return top.permissions_for(top.guild.default_role).view_channel

    def missing_for_events(self, server: int) -> tuple[Permission, ...]:
        """The permissions that the bot lacks to make scheduled events in a server."""
        guild = self._client.get_guild(server)
        return EVENTS if guild is None else kinds.missing(guild.me.guild_permissions, EVENTS)

    def need_voice(self, channel: int, *, threads: bool = False) -> None:
        """Refuse a channel where the bot lacks what it needs to keep a table. Raises `Undelivered`."""
        lacking = self.missing(channel, threads=threads)
        if lacking:
            raise Undelivered(Forbidden(NO_PERMISSION, lacking))
        if self.is_locked(channel):
            raise Undelivered(Archived(THREAD_LOCKED))

    def can_keep(self, channel: int) -> bool:
        """Whether the bot can surely keep a table in a channel."""
        found = self._placed(channel)
        return found is not None and not self.missing(channel) and not self.is_locked(channel)

    def is_locked(self, channel: int) -> bool:
        """Whether this is a thread that is locked against the bot, as far as is known."""
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.Thread) or not found.locked:
            return False
        return not found.permissions_for(found.guild.me).manage_threads

    def knows(self, channel: int) -> bool:
        """Whether this process knows a channel or thread; not one that is archived or that the bot can't see."""
        return self._client.get_channel(channel) is not None

    def has_threads(self, channel: int) -> bool:
        """Whether this is a kind of channel that has threads, as far as is known; a forum has posts instead."""
        found = self._client.get_channel(channel)
        return found is None or isinstance(found, discord.TextChannel)

    def no_thread(self, top: int, *, within: bool = False) -> Text | None:
        """Why a channel can have no more threads (`within`: asked from one of them); None where it can, or may."""
        found = self._client.get_channel(top)
        return kinds.no_thread(found, within=within) if isinstance(found, discord.abc.GuildChannel) else None

    def no_private_thread(self, top: int) -> Text | None:
        """Why no private thread can be opened in a channel; None where one can, or may."""
        found = self._client.get_channel(top)
        return kinds.no_private_thread(found) if isinstance(found, discord.abc.GuildChannel) else None

    def sees(self, person: discord.User | discord.Member, channel: int) -> bool:
        """Whether somebody can see a channel of the server they are in; of a thread: the channel it belongs to.

        Who is in a private thread Discord doesn't tell: only those who may manage threads surely see it.
        """
        found = self._client.get_channel(channel)
        top = found.parent if isinstance(found, discord.Thread) else found
        if not isinstance(top, discord.abc.GuildChannel) or not isinstance(person, discord.Member):
            return False
        granted, private = top.permissions_for(person), isinstance(found, discord.Thread) and found.is_private()
        return granted.view_channel and (granted.manage_threads or not private)

    def top(self, server: int, channel: int) -> int:
        """A channel of that server, or the one that a thread belongs to. Raises `SafehouseError` for any other."""
        found = self._placed(channel)
        if found is None:
            raise SafehouseError("error-unseen-place")
        if found.guild.id != server:
            raise SafehouseError("error-another-server")
        return found.parent_id if isinstance(found, discord.Thread) else found.id

    def need_writable(self, person: discord.User | discord.Member, channel: int) -> None:
        """Refuse a channel or thread where the person may not write. Raises `SafehouseError`."""
        found = self._placed(channel)
        if found is None or not _may_write(person, found):
            raise SafehouseError("error-you-may-not-write-there", channel=f"<#{channel}>")

    def _placed(self, channel: int) -> kinds.Placed | None:
        found = self._client.get_channel(channel)
        return found if isinstance(found, kinds.Placed) else None

    def threads_left(self) -> set[int]:
        """The open threads that the bot itself has opened and nobody has written in."""
        return {
            thread.id
            for guild in self._client.guilds
            for thread in guild.threads
            if thread.owner_id == guild.me.id and not thread.message_count and not thread.archived
        }


def _may_write(person: discord.User | discord.Member, channel: kinds.Placed) -> bool:
    if not isinstance(person, discord.Member):
        return False
    needed = (name for name in kinds.speaking(channel) if name not in BESIDE_WRITING)
    return not kinds.missing(channel.permissions_for(person), tuple(needed))
