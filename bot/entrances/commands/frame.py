"""The one way in for slash commands: named in every language, acknowledged at once, answered privately."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from discord import Interaction, app_commands
from discord.app_commands import locale_str

from bot.entrances.press import Ack, Press, acknowledge, guarded
from renderers.words import SOURCE, words

if TYPE_CHECKING:
    from bot.app import App
    from bot.client import SafehouseClient

T = TypeVar("T")

MOST_CHOICES = 25
"""So many choices an autocomplete may offer."""


def named(key: str) -> locale_str:
    """The text of that id as Discord shows it for each language; the English one goes with the command itself."""
    return locale_str(words(SOURCE).get(key), key=key)


def options(key: str, *names: str) -> Callable[[T], T]:
    """Name and describe options of a command: texts `<key>-<name>` and `<key>-<name>-description`."""
    rename = app_commands.rename(**{name: named(f"{key}-{name}") for name in names})
    describe = app_commands.describe(**{name: named(f"{key}-{name}-description") for name in names})
    return lambda command: rename(describe(command))


def app_of(interaction: Interaction[Any]) -> App:
    """The bot that an interaction came to."""
    return cast("SafehouseClient", interaction.client).app


async def run(interaction: Interaction[Any], work: Callable[[Press], Awaitable[None]]) -> None:
    """Acknowledge a command with an ephemeral deferral, do its work, and tell what went wrong."""
    if await acknowledge(interaction, Ack.PRIVATE):
        press = Press(app_of(interaction), interaction)
        await guarded(press, lambda: work(press))
