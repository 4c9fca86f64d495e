"""Slash commands: named in every language that has texts, and told to Discord unless it has them as they are."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import discord
from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.basics.errors import told
from bot.entrances.front import Front
from bot.panels.computers.told import NAMES
from bot.store.life import Marks
from engines.core.strength import Strength
from renderers.words import SOURCE, words

if TYPE_CHECKING:
    from discord.types.command import ApplicationCommand

log = logging.getLogger(__name__)

T = TypeVar("T")

MARK = "commands"

Binding: TypeAlias = app_commands.Group
Command: TypeAlias = app_commands.Command[Binding, ..., None] | app_commands.Group | app_commands.ContextMenu

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


def strengths(command: T) -> T:
    """Offer the three strengths of computers for a command's option `strength`."""
    offers = [app_commands.Choice(name=named(NAMES[each]), value=each.value) for each in Strength]
    return app_commands.choices(strength=offers)(command)


def in_servers(command: T) -> T:
    """Offer a command in servers alone."""
    return _offered(command, dms=False)


def in_servers_and_dms(command: T) -> T:
    """Offer a command in servers and in direct messages with the bot."""
    return _offered(command, dms=True)


def _offered(command: T, *, dms: bool) -> T:
    contexts = app_commands.allowed_contexts(guilds=True, dms=dms, private_channels=False)
    return contexts(app_commands.allowed_installs(guilds=True, users=False)(command))


def group(key: str) -> app_commands.Group:
    """A group of commands, named by the texts `<key>` and `<key>-description`, in servers and in direct messages."""
    return app_commands.Group(
        name=named(key),
        description=named(f"{key}-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


class FluentTranslator(Translator):
    """Looks the `key` of a `locale_str` up in the words of a Discord locale."""

    async def translate(
        self,
        string: locale_str,
        locale: Locale,
        context: TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        """The text in that locale; None where it is the English one."""
        spoken, key = words(str(locale)), string.extras.get("key")
        if key is None or spoken.locale == SOURCE:
            return None
        said = spoken.get(key)
        return None if said == string.message else said


class Tree(app_commands.CommandTree[discord.Client]):
    """Discord's commands of this bot."""

    def __init__(self, client: discord.Client, front: Front, marks: Marks) -> None:
        super().__init__(client)
        self._front, self._marks = front, marks

    async def prepare(self, commands: Sequence[Command], *, tells: bool = True) -> bool:
        """Take the commands and tell them to Discord unless it still has what it was last told; whether it was.

        `tells`: whether it is this process that does.

        Somebody else may have overwritten or deleted them meanwhile: Discord numbers each version of each command.
        """
        for command in commands:
            self.add_command(command)
        if not tells:
            return False
        application, payload = self.client.application_id, await translated(self, self.get_commands())
        if application is None:
            raise app_commands.MissingApplicationID
        there = await self.client.http.get_global_commands(application)
        if await self._marks.get(MARK) == _mark(payload, there):
            return False
        there = await self.client.http.bulk_upsert_global_commands(application, payload)
        await self._marks.set(MARK, _mark(payload, there))
        return True

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that Discord still offers but this bot does not know, or that failed before its work."""
        log.error("a command failed: %s", told(error))
        known = not isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._front.refuse_command(interaction, known=known)


async def translated(tree: Tree, commands: Sequence[Command]) -> list[dict[str, object]]:
    """Commands in all languages, as Discord is told them: made once, where `sync` would make it again."""
    return [await command.get_translated_payload(tree, FluentTranslator()) for command in commands]


def _mark(payload: Sequence[Mapping[str, object]], there: Sequence[ApplicationCommand]) -> str:
    """What tells whether the bot's commands, and Discord's versions of them, are still the same."""
    versions = sorted((command["application_id"], command["id"], command["version"]) for command in there)
    told = json.dumps([payload, [list(map(str, version)) for version in versions]], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()
