"""What each kind of channel can hold, and why it can't."""

from __future__ import annotations

from typing import TypeAlias

import discord

from bot.delivery.results import NO_PERMISSION, Forbidden, Permission
from engines.core.text import Text, text

Placed: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""A channel that takes messages: a table can be there. A forum takes only posts, which are threads."""

SPEAKING: tuple[Permission, ...] = ("view_channel", "send_messages", "attach_files", "read_message_history")
SPEAKING_IN_THREADS: tuple[Permission, ...] = (
    "view_channel",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
SPEAKING_BESIDE_VOICE: tuple[Permission, ...] = (*SPEAKING, "connect")
OPENING_THREADS: tuple[Permission, ...] = ("create_public_threads", *SPEAKING_IN_THREADS)
OPENING_PRIVATE_THREADS: tuple[Permission, ...] = ("create_private_threads", *SPEAKING_IN_THREADS)


def speaking(channel: Placed) -> tuple[Permission, ...]:
    """The permissions that it takes to keep a table in a channel."""
    match channel:
        case discord.Thread():
            return SPEAKING_IN_THREADS
        case discord.TextChannel():
            return SPEAKING
        case _:
            return SPEAKING_BESIDE_VOICE


def thread_kind(channel: discord.TextChannel, *, private: bool) -> discord.ChannelType:
    """The kind of the threads that a channel holds."""
    if private:
        return discord.ChannelType.private_thread
    return discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread


def no_thread(top: discord.abc.GuildChannel, *, within: bool) -> Text | None:
    """Why the bot can't open a public thread in a channel (`within`: asked from one of them); None if it can.

    Nobody looks for the table of a thread in another thread beside it, so none is opened from `within`.
    """
    if within:
        key = "no-thread-in-post" if isinstance(top, discord.ForumChannel) else "no-thread-in-thread"
        return text(key, channel=top.mention)
    if not isinstance(top, discord.TextChannel):
        return text("no-thread-here")
    return _lacking(top, OPENING_THREADS)


def no_private_thread(top: discord.abc.GuildChannel) -> Text | None:
    """Why the bot can't open a private thread in a channel; None if it can."""
    if not isinstance(top, discord.TextChannel) or top.is_news():
        return text("no-private-thread-here")
    return _lacking(top, OPENING_PRIVATE_THREADS)


def in_threads(channel: discord.abc.GuildChannel) -> discord.Permissions:
    """What the bot may do in a channel's threads, where nobody need be able to write in the channel itself."""
    return discord.abc.GuildChannel.permissions_for(channel, channel.guild.me)


def missing(granted: discord.Permissions, needed: tuple[Permission, ...]) -> tuple[Permission, ...]:
    """Those of the needed permissions that are not granted, by Discord's names."""
    return tuple(name for name in needed if not getattr(granted, name))


def _lacking(channel: discord.TextChannel, needed: tuple[Permission, ...]) -> Text | None:
    lacking = missing(in_threads(channel), needed)
    return Forbidden(NO_PERMISSION, lacking).text if lacking else None
