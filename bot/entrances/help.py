"""`/help`, and the ways on from it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.delivery.delivery import Interaction
from bot.entrances.commands import Command, in_servers_and_dms, named
from bot.entrances.front import Ack, Front, Press, entrance
from bot.entrances.rules import RuleWays
from bot.entrances.settings import OwnSettings
from bot.panels.help import help_panel


class HelpWays:
    """The ways to help, and on to rules and settings; the one to the games is theirs."""

    def __init__(self, games: Sequence[str], rules: RuleWays, settings: OwnSettings) -> None:
        self._games, self._rules, self._settings = games, rules, settings

    @entrance("help", Ack.PRIVATE, at_table=False)
    async def show(self, press: Press) -> None:
        """Tell what this is and what to type."""
        await press.show(help_panel(self._games, press.words))

    @entrance("help-rules", Ack.PRIVATE, at_table=False)
    async def rules(self, press: Press) -> None:
        """Show the rules, of the game here if there is one."""
        await self._rules.search(press, "")

    @entrance("help-settings", Ack.PRIVATE, at_table=False)
    async def settings(self, press: Press) -> None:
        """Show one's own settings."""
        await self._settings.show(press)


def help_command(front: Front, ways: HelpWays) -> Command:
    """`/help`: what this is and what to type."""

    @app_commands.command(name=named("command-help"), description=named("command-help-description"))
    @in_servers_and_dms
    async def help_(interaction: Interaction) -> None:
        await front.run(interaction, ways.show)

    return help_
