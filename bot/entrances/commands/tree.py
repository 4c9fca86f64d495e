"""The command tree: all commands, told to Discord only when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import TypeAlias

import discord
from discord import app_commands

from bot.basics.logs import told
from bot.entrances.commands.naming import FluentTranslator
from bot.entrances.front import Front
from bot.store.life import Marks

log = logging.getLogger(__name__)

MARK = "commands"

Binding: TypeAlias = app_commands.Group
Command: TypeAlias = app_commands.Command[Binding, ..., None] | app_commands.Group


class Tree(app_commands.CommandTree[discord.Client]):
    """Discord's commands of this bot."""

    def __init__(self, client: discord.Client, front: Front, marks: Marks) -> None:
        super().__init__(client)
        self._front, self._marks = front, marks

    async def prepare(self, commands: Sequence[Command]) -> bool:
        """Take the commands and tell them to Discord if they are not what was told last; whether they were told."""
        for command in commands:
            self.add_command(command)
        application, payload = self.client.application_id, await self._payload()
        if application is None:
            raise app_commands.MissingApplicationID
        mark = f"{application}:{hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()}"
        if await self._marks.get(MARK) == mark:
            return False
        await self.client.http.bulk_upsert_global_commands(application, payload)
        await self._marks.set(MARK, mark)
        return True

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that Discord still offers but this bot does not know, or that failed before its work."""
        log.error("a command failed: %s", told(error))
        known = not isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._front.refuse_command(interaction, known=known)

    async def _payload(self) -> list[dict[str, object]]:
        """All commands in all languages, as Discord is told them: made once, where `sync` would make it again."""
        return [await command.get_translated_payload(self, FluentTranslator()) for command in self.get_commands()]
