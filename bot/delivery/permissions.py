"""Which permissions the bot needs where, and which of them it lacks."""

from __future__ import annotations

import discord

SPEAKING = ("view_channel", "send_messages", "attach_files", "read_message_history")
SPEAKING_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
OPENING_THREADS = ("create_public_threads", "send_messages_in_threads")


def missing(granted: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the needed permissions that are not granted, by Discord's names."""
    return tuple(name for name in needed if not getattr(granted, name))


def missing_in(client: discord.Client, channel_id: int, *, threads: bool = False) -> tuple[str, ...]:
    """What the bot lacks to keep a table in a channel or thread (and, with `threads`, in threads of its own there).

    Nothing where the channel isn't known to this process: then only trying tells.
    """
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return ()
    needed = SPEAKING_IN_THREADS if isinstance(channel, discord.Thread) else SPEAKING
    granted = channel.permissions_for(channel.guild.me)
    return missing(granted, tuple(dict.fromkeys((*needed, *(OPENING_THREADS if threads else ())))))
