"""`/rules`: the rules, searchable, in own words."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.frame import MOST_CHOICES, app_of, named, options, run
from bot.panels.layout import LONGEST_OPTION, short
from bot.panels.rules import found
from bot.presses.rules import show_rules


@app_commands.command(name=named("command-rules"), description=named("command-rules-description"))
@options("command-rules", "query")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def rules(interaction: discord.Interaction[Any], query: str = "") -> None:
    """Show the rules that hold what is typed, or all."""
    await run(interaction, lambda press: show_rules(press, query))


@rules.autocomplete("query")
async def offer_rules(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The rules that hold what is typed."""
    app = app_of(interaction)
    fitting = found(app.games, typed, app.words_of(interaction.user.id, str(interaction.locale)))
    return [
        app_commands.Choice(name=short(f"{rule.id}: {rule.said}", LONGEST_OPTION), value=rule.id)
        for rule in fitting[:MOST_CHOICES]
    ]
