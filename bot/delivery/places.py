"""Servers and channels as this process knows them: their names, what exists, and what may be done there."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.delivery.results import NO_PERMISSION, Forbidden, Permission, Undelivered
from engines.core.errors import SafehouseError

SPEAKING: tuple[Permission, ...] = ("view_channel", "send_messages", "attach_files", "read_message_history")
SPEAKING_IN_THREADS: tuple[Permission, ...] = (
    "view_channel",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
CALLING_ROLES: tuple[Permission, ...] = ("mention_everyone",)
OPENING_THREADS: tuple[Permission, ...] = ("create_public_threads", "send_messages_in_threads")


class Places:
    """What Discord has told of servers and channels, without further questions to it."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def name(self, server: int, channel: int) -> str:
        """A channel and its server by their names, as far as they are known."""
        found, guild = self._client.get_channel(channel), self._client.get_guild(server)
        names = [f"#{found}" if found is not None else "", guild.name if guild is not None else ""]
        return " · ".join(name for name in names if name) or str(channel)

    def server_name(self, server: int) -> str:
        """A server's name; empty where it is not known."""
        guild = self._client.get_guild(server)
        return "" if guild is None else guild.name

    def existing(self, server: int, channels: Iterable[int]) -> tuple[int, ...]:
        """Those of a server's channels that still exist, as far as this process knows."""
        guild = self._client.get_guild(server)
        return tuple(each for each in channels if guild is None or guild.get_channel(each) is not None)

    def missing(self, channel: int, *, threads: bool = False) -> tuple[Permission, ...]:
        """The permissions that the bot lacks to keep a table in a channel (`threads`: in a thread of its own there).

        None where the channel is not known to this process: then only trying tells.
        """
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return ()
        needed = SPEAKING_IN_THREADS if isinstance(found, discord.Thread) else SPEAKING
        granted = found.permissions_for(found.guild.me)
        return missing(granted, tuple(dict.fromkeys((*needed, *(OPENING_THREADS if threads else ())))))

    def missing_to_call(self, server: int, role: int, channel: int | None = None) -> tuple[Permission, ...]:
        """The permissions that the bot lacks to call a role in a channel, or without one anywhere in the server.

        None for a role that anybody may mention, and where this process knows too little: then only trying tells.
        """
        guild, found = self._client.get_guild(server), None if channel is None else self._client.get_channel(channel)
        called = None if guild is None else guild.get_role(role)
        if guild is None or called is None or called.mentionable:
            return ()
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return missing(guild.me.guild_permissions, CALLING_ROLES)
        return missing(found.permissions_for(guild.me), CALLING_ROLES)

    def need_voice(self, channel: int, *, threads: bool = False) -> None:
        """Refuse a channel where the bot lacks what it needs to keep a table. Raises `Undelivered`."""
        lacking = self.missing(channel, threads=threads)
        if lacking:
            raise Undelivered(Forbidden(NO_PERMISSION, lacking))

    def sees(self, person: discord.User | discord.Member, channel: int) -> bool:
        """Whether somebody can see a channel of the server they are in; of a thread: the channel it belongs to."""
        found = self._client.get_channel(channel)
        if isinstance(found, discord.Thread):
            found = found.parent
        if not isinstance(found, discord.abc.GuildChannel) or not isinstance(person, discord.Member):
            return False
        return found.permissions_for(person).view_channel

    def top(self, server: int, channel: int) -> int:
        """A channel of that server, or the one that a thread belongs to. Raises `SafehouseError` for any other."""
        found = self._playable(channel)
        if found is None or found.guild.id != server:
            raise SafehouseError("error-another-server")
        return found.parent_id if isinstance(found, discord.Thread) else found.id

    def need_writable(self, person: discord.User | discord.Member, channel: int) -> None:
        """Refuse a channel or thread where the person may not write. Raises `SafehouseError`."""
        found = self._playable(channel)
        if found is None or not _may_write(person, found):
            raise SafehouseError("error-you-may-not-write-there", channel=f"<#{channel}>")

    def _playable(self, channel: int) -> discord.TextChannel | discord.Thread | None:
        found = self._client.get_channel(channel)
        return found if isinstance(found, discord.TextChannel | discord.Thread) else None

    def threads_left(self) -> set[int]:
        """The open threads that the bot itself has opened and nobody has written in."""
        return {
            thread.id
            for guild in self._client.guilds
            for thread in guild.threads
            if thread.owner_id == guild.me.id and not thread.message_count and not thread.archived
        }


def missing(granted: discord.Permissions, needed: tuple[Permission, ...]) -> tuple[Permission, ...]:
    """Those of the needed permissions that are not granted, by Discord's names."""
    return tuple(name for name in needed if not getattr(granted, name))


def _may_write(person: discord.User | discord.Member, channel: discord.TextChannel | discord.Thread) -> bool:
    if not isinstance(person, discord.Member):
        return False
    allowed = channel.permissions_for(person)
    in_thread = isinstance(channel, discord.Thread)
    return allowed.view_channel and (allowed.send_messages_in_threads if in_thread else allowed.send_messages)
