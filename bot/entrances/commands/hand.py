"""`/hand`: one's hand, here or at the table that waits for one."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.entrances.commands.frame import named, run
from bot.entrances.presses.hand import open_mine


@app_commands.command(name=named("command-hand"), description=named("command-hand-description"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def hand(interaction: discord.Interaction[Any]) -> None:
    """Show one's hand."""
    await run(interaction, open_mine)
