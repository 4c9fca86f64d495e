"""`/campaign`: the file of one's group, or all campaigns of the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.entrances.commands.frame import named, run
from bot.entrances.presses.campaign import show_mine


@app_commands.command(name=named("command-campaign"), description=named("command-campaign-description"))
@app_commands.guild_only()
async def campaign(interaction: discord.Interaction[Any]) -> None:
    """Show a campaign's file, or all of them."""
    await run(interaction, show_mine)
