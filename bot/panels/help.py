"""The first words: the bot's greeting where it is new, and `/help`."""

from __future__ import annotations

from collections.abc import Iterable

from bot.panels.covers import game_name
from bot.panels.layout import ActionRow, Button, Line, Panel
from bot.tables.keys import custom_id
from renderers.words import Words


def hello_panel(words: Words) -> Panel:
    """Public, in a server that the bot is new in: what it is, and the ways to play and to more."""
    more = Button(custom_id("help"), words.get("help-button"))
    return Panel((Line(words.get("help-hello")), ActionRow((_play_button(words), more))))


def help_panel(games: Iterable[str], words: Words) -> Panel:
    """Private: what this is, the games, the commands one needs, and the ways on."""
    names = tuple(game_name(game) for game in games)
    rules = Button(custom_id("help-rules"), words.get("help-rules-button"))
    settings = Button(custom_id("help-settings"), words.get("help-settings-button"))
    said = f"{words.get('help-heading')}\n{words.get('help-games', games=names)}"
    return Panel((Line(said), Line(words.get("help-commands")), ActionRow((_play_button(words), rules, settings))))


def _play_button(words: Words) -> Button:
    return Button(custom_id("play"), words.get("help-play-button"), "primary")
