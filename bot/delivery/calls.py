"""Calls to Discord that need nothing but what they are about; `Delivery` makes results of their failures."""

from __future__ import annotations

import discord

from bot.delivery.results import Sent
from bot.panels.layout import Panel

APART = "apart"
"""Among an interaction's extras the message that its answer is, where that is not its original one."""


async def add(interaction: discord.Interaction[discord.Client], panel: Panel) -> Sent:
    """Put one more private message below an interaction's answer."""
    message = await interaction.followup.send(view=panel.view(), files=panel.files(), ephemeral=True, wait=True)
    return Sent(interaction.channel_id or 0, message.id)


async def answer_apart(interaction: discord.Interaction[discord.Client], panel: Panel) -> discord.Message:
    """Answer by a message of its own, as the panel that was pressed is gone; from then on that is the answer."""
    message = await interaction.followup.send(view=panel.view(), files=panel.files(), ephemeral=True, wait=True)
    interaction.extras[APART] = message.id
    return message


async def withdraw(interaction: discord.Interaction[discord.Client]) -> Sent:
    """Take an interaction's private answer away."""
    if (apart := interaction.extras.get(APART)) is not None:
        await interaction.followup.delete_message(apart)
    else:
        await interaction.delete_original_response()
    return Sent(interaction.channel_id or 0)


async def dm_channel(client: discord.Client, person: int) -> Sent:
    """The channel of a person's direct messages."""
    channel = await client.create_dm(discord.Object(person))
    return Sent(channel.id)


async def member(client: discord.Client, server: int, person: int) -> discord.Member | None:
    """Somebody as a member of a server that has the bot; None where either isn't there."""
    guild = client.get_guild(server)
    if guild is None:
        return None
    try:
        return guild.get_member(person) or await guild.fetch_member(person)
    except discord.NotFound:
        return None


async def look(client: discord.Client) -> Sent:
    """Ask for something that is always there."""
    await client.application_info()
    return Sent()


async def delete(message: discord.PartialMessage) -> Sent:
    """Delete a message."""
    await message.delete()
    return Sent(message.channel.id, message.id)
