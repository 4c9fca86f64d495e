"""The command tree: all commands, told to Discord only when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.basics.logs import told
from bot.entrances.commands.frame import app_of
from bot.entrances.commands.translator import FluentTranslator
from bot.entrances.press import Ack, Press, acknowledge
from engines.core.text import text

if TYPE_CHECKING:
    from bot.client import SafehouseClient
    from bot.store import Store

log = logging.getLogger(__name__)

MARK = "commands"

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group


class Tree(app_commands.CommandTree["SafehouseClient"]):
    """Discord's commands of this bot."""

    async def prepare(self, store: Store, commands: Sequence[AnyCommand]) -> bool:
        """Take the commands and tell them to Discord if they are not what was told last; whether they were told."""
        for command in commands:
            self.add_command(command)
        application, payload = self.client.application_id, await self._payload()
        if application is None:
            raise app_commands.MissingApplicationID
        told = f"{application}:{hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()}"
        if await store.marks.get(MARK) == told:
            return False
        await self.client.http.bulk_upsert_global_commands(application, payload)
        await store.marks.set(MARK, told)
        return True

    async def on_error(
        self, interaction: discord.Interaction[SafehouseClient], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that Discord still offers but this bot doesn't know, or that failed before its work."""
        log.error("a command failed: %s", told(error))
        known = not isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        if interaction.response.is_done() or await acknowledge(interaction, Ack.PRIVATE):
            press = Press(app_of(interaction), interaction)
            await press.say(text("error-unexpected" if known else "error-unknown-command"))

    async def _payload(self) -> list[dict[str, Any]]:
        """All commands in all languages, as Discord is told them: made once, where `sync` would make it again."""
        return [await command.get_translated_payload(self, FluentTranslator()) for command in self.get_commands()]
