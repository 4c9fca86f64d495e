from __future__ import annotations

from bot.commands.all import COMMANDS
from tests.support.bot import running_bot


async def test_every_command_is_offered() -> None:
    async with running_bot() as bot:
        offered = {each["name"] for each in bot.local.world.commands.values()}
        assert {str(command.name) for command in COMMANDS} <= offered
