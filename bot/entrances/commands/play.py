"""`/play`: open a table, or see which games there are."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.entrances.commands.frame import MOST_CHOICES, app_of, named, options, run
from bot.entrances.press import Press
from bot.panels.covers import covers_panel, game_name
from bot.tables.opening import open_here
from engines.core.errors import SafehouseError
from renderers.words import words

Somebody = discord.User | discord.Member


@app_commands.command(name=named("command-play"), description=named("command-play-description"))
@options("command-play", "game", "guest", "guest2", "guest3")
@app_commands.guild_only()
async def play(
    interaction: discord.Interaction[Any],
    game: str | None = None,
    guest: Somebody | None = None,
    guest2: Somebody | None = None,
    guest3: Somebody | None = None,
) -> None:
    """Open a lobby for a game here, or in a thread of its own; without a game, show them all."""
    invited = tuple(person.id for person in (guest, guest2, guest3) if person is not None and not person.bot)

    async def work(press: Press) -> None:
        if game is None:
            games = press.app.games.values()
            pictures = {game.id: await press.app.publisher.cover(game.id, press.words) for game in games}
            await press.show(covers_panel(games, pictures, invited, press.words))
        elif game not in press.app.games:
            raise SafehouseError("error-no-such-game")
        else:
            await open_here(press, press.app.games[game], invited)

    await run(interaction, work)


@play.autocomplete("game")
async def offer_games(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The games whose name holds what is typed."""
    spoken = words(str(interaction.locale))
    offers = ((game_id, spoken(game_name(game_id))) for game_id in app_of(interaction).games)
    found = [
        app_commands.Choice(name=name, value=game_id) for game_id, name in offers if typed.lower() in name.lower()
    ]
    return found[:MOST_CHOICES]
