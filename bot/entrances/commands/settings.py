"""`/settings`: one's own, and the server's."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.entrances.commands.frame import named, run
from bot.entrances.presses.settings import show_person, show_server

settings = app_commands.Group(
    name=named("command-settings"),
    description=named("command-settings-description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)


@settings.command(name=named("command-settings-me"), description=named("command-settings-me-description"))
async def me(interaction: discord.Interaction[Any]) -> None:
    """Show one's own settings."""
    await run(interaction, show_person)


@settings.command(name=named("command-settings-server"), description=named("command-settings-server-description"))
async def server(interaction: discord.Interaction[Any]) -> None:
    """Show the server's settings."""
    await run(interaction, show_server)
