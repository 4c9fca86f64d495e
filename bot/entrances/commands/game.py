"""`/game`: what befalls a table beside its moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.entrances.commands.frame import named, options, run
from bot.entrances.presses.game import at_table

Interaction = discord.Interaction[Any]

game = app_commands.Group(
    name=named("command-game"),
    description=named("command-game-description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)


def _command(name: str) -> Callable[[Any], Any]:
    return game.command(name=named(f"command-game-{name}"), description=named(f"command-game-{name}-description"))


async def _at_table(interaction: Interaction, deed: str, about: int | None = None) -> None:
    await run(interaction, lambda press: at_table(press, deed, about))


@_command("join")
async def join(interaction: Interaction) -> None:
    """Sit down in the lobby here, or take a seat from the program."""
    await _at_table(interaction, "join")


@_command("leave")
async def leave(interaction: Interaction) -> None:
    """Stand up from a lobby; in a game that is resigning."""
    await _at_table(interaction, "leave")


@_command("start")
async def start(interaction: Interaction) -> None:
    """Begin the game of the lobby here."""
    await _at_table(interaction, "start")


@_command("pause")
async def pause(interaction: Interaction) -> None:
    """Stop clocks and moves."""
    await _at_table(interaction, "pause")


@_command("resume")
async def resume(interaction: Interaction) -> None:
    """Let clocks and moves go on."""
    await _at_table(interaction, "resume")


@_command("resign")
async def resign(interaction: Interaction) -> None:
    """Give the game up."""
    await _at_table(interaction, "resign")


@_command("replace")
@options("command-game-replace", "who")
async def replace(interaction: Interaction, who: discord.User | discord.Member | None = None) -> None:
    """Let the program play for somebody, or come back from that oneself."""
    await _at_table(interaction, "replace", None if who is None else who.id)


@_command("undo")
async def undo(interaction: Interaction) -> None:
    """Take one's last move back, if need be by consent."""
    await _at_table(interaction, "undo")


@_command("abandon")
async def abandon(interaction: Interaction) -> None:
    """End a lobby or a game without a result."""
    await _at_table(interaction, "abandon")


@_command("host")
@options("command-game-host", "who")
async def host(interaction: Interaction, who: discord.User | discord.Member) -> None:
    """Make another seated person the host."""
    await _at_table(interaction, "host", who.id)


@_command("move")
@options("command-game-move", "channel")
async def move(interaction: Interaction, channel: discord.TextChannel | discord.Thread) -> None:
    """Move the table to another channel."""
    await _at_table(interaction, "move", channel.id)


@_command("verify")
async def verify(interaction: Interaction) -> None:
    """Play the journal again from the seed and say whether it leads to what is stored."""
    await _at_table(interaction, "verify")


@_command("log")
async def log(interaction: Interaction) -> None:
    """Show what has happened, turn by turn."""
    await _at_table(interaction, "log")
