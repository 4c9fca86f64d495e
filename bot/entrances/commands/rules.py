"""`/rules`: the rules, searchable, in own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.entrances.commands.frame import MOST_CHOICES, app_of, named, options, run
from bot.entrances.presses.rules import show_rules
from bot.panels.covers import game_name
from bot.panels.layout import LONGEST_OPTION, short
from bot.panels.rules import Found, found, rules_of, searched
from bot.tables.finding import games_from
from renderers.words import Words

Choice = app_commands.Choice[str]


@app_commands.command(name=named("command-rules"), description=named("command-rules-description"))
@options("command-rules", "query")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def rules(interaction: discord.Interaction[Any], query: str = "") -> None:
    """Show the rules that hold what is typed, or all."""
    await run(interaction, lambda press: show_rules(press, query))


@rules.autocomplete("query")
async def offer_rules(interaction: discord.Interaction[Any], typed: str) -> list[Choice]:
    """The search for what is typed, before the rules it finds; where nothing is typed the games."""
    app = app_of(interaction)
    words, query = app.words_of(interaction.user.id, str(interaction.locale)), searched(typed)
    games = await games_from(app, interaction.channel_id)
    if not query:
        return [*_games(games, words)][:MOST_CHOICES]
    return [*_offers(found(games, query, words), query, words)][:MOST_CHOICES]


def _games(games: Sequence[str], words: Words) -> Iterator[Choice]:
    for game in games:
        if count := len(rules_of(game, words)):
            name = game_name(game)
            offer = words.get("rules-offer-game", game=name, rules=count)
            yield Choice(name=short(offer, LONGEST_OPTION), value=searched(words(name)))


def _offers(of: Found, query: str, words: Words) -> Iterator[Choice]:
    if of.rules and not of.exact:
        key = "rules-offer-all" if of.whole else "rules-offer-some"
        yield Choice(name=short(words.get(key, query=query, rules=len(of.rules)), LONGEST_OPTION), value=query)
    for rule in of.rules:
        yield Choice(name=short(f"{rule.id}: {rule.said}", LONGEST_OPTION), value=rule.id)
