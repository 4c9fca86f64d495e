from __future__ import annotations

from tests.support.bot import running_bot


async def test_a_lobby_opens_fills_and_starts() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="lantern")
        await bot.press("Boris", "Join")
        assert (await bot.record()).people() == (bot.person("Ada"), bot.person("Boris"))
        await bot.press("Ada", "Start")
        assert (await bot.record()).status == "playing"
