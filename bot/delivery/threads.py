"""The calls about threads: open, take in, put out, archive; each raises what Discord may answer."""

from __future__ import annotations

from typing import Final

import discord

from bot.delivery.kinds import thread_kind
from bot.delivery.results import WRONG_KIND, Result, Sent, WrongKind
from bot.panels.layout import short
from engines.table.record import Person

LONGEST_NAME = 100
AFTER_A_WEEK: Final = 10080


async def open_in(client: discord.Client, channel_id: int, name: str, *, private: bool) -> Result:
    """Open a thread in a channel; only those whom the bot takes into it see one that is `private`."""
    channel = await _channel(client, channel_id)
    if not isinstance(channel, discord.TextChannel):
        return WrongKind(WRONG_KIND)
    thread = await channel.create_thread(
        name=short(name, LONGEST_NAME),
        type=thread_kind(channel, private=private),
        auto_archive_duration=AFTER_A_WEEK,
        invitable=not private,
    )
    return Sent(thread.id)


async def take_in(client: discord.Client, thread_id: int, person: Person) -> Sent:
    """Take somebody into a thread."""
    thread = await _channel(client, thread_id)
    if isinstance(thread, discord.Thread):
        await thread.add_user(discord.Object(person))
    return Sent(thread_id)


async def put_out(client: discord.Client, thread_id: int, person: Person) -> Sent:
    """Put somebody out of a private thread."""
    thread = await _channel(client, thread_id)
    if isinstance(thread, discord.Thread):
        await thread.remove_user(discord.Object(person))
    return Sent(thread_id)


async def reads_all(client: discord.Client, channel_id: int, person: Person) -> bool:
    """Whether a person can read all private threads of a channel."""
    channel = await _channel(client, channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise ValueError("no private threads in this kind of channel")
    member = channel.guild.get_member(person) or await channel.guild.fetch_member(person)
    return channel.permissions_for(member).manage_threads


async def archive(client: discord.Client, thread_id: int) -> Sent:
    """Archive a thread, unless it is archived."""
    thread = await _channel(client, thread_id)
    if isinstance(thread, discord.Thread) and not thread.archived:
        await thread.edit(archived=True)
    return Sent(thread_id)


async def parent(client: discord.Client, thread_id: int) -> Sent:
    """The channel that a thread belongs to, as the result's channel."""
    thread = await _channel(client, thread_id)
    return Sent(thread.parent_id if isinstance(thread, discord.Thread) else thread_id)


async def _channel(client: discord.Client, channel: int) -> object:
    return client.get_channel(channel) or await client.fetch_channel(channel)
