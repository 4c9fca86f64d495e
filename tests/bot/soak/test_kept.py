"""What a bot keeps in memory does not grow with the games played on it."""

from __future__ import annotations

import pytest

from bot.basics import loading
from bot.showing.drawing import Drawing
from bot.store.preferences import PersonSettings
from tests.bot.life.tables import begun, finish, turn
from tests.bot.soak.kept import sizes
from tests.bot.soak.table import drawn
from tests.support.bot import RunningBot, running_bot

DAY_S = 24 * 3600
MORE = 2
"""What grows by one with each of so many more games is a leak; less comes and goes."""


async def _one_game(bot: RunningBot) -> None:
    """A game in which all is used that is kept for a table, and what follows by itself in the day after."""
    await begun(bot, "Ada", "Boris")
    await bot.app.outbox.idle()
    for who in ("Ada", "Boris"):
        await bot.press(who, "My hand")
    await bot.press("Ada", "Log")
    await bot.press("Ada", "Notes")
    await bot.slash("Ada", "game pause")
    await bot.slash("Ada", "game resume")
    await bot.app.outbox.idle()
    await turn(bot, 600)
    await bot.slash("Boris", "game replace")
    await bot.slash("Boris", "game join")
    await finish(bot, "Ada", "Boris")
    await bot.app.outbox.idle()
    await turn(bot, DAY_S)
    await bot.app.outbox.idle()
    await bot.app.outbox.messages.flush()


async def test_nothing_is_kept_of_a_game_that_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "MOST_OVER", 1)
    monkeypatch.setattr(Drawing, "image", drawn)
    async with running_bot() as bot:
        await bot.app.people.set(bot.person("Boris"), PersonSettings(hands="dm"))
        await _one_game(bot)
        before = sizes(bot.app)
        assert before["app.registry._sessions._slots"] == 1
        for _ in range(MORE):
            await _one_game(bot)
        grown = {at: size - before.get(at, 0) for at, size in sizes(bot.app).items()}
        assert {at: by for at, by in grown.items() if by >= MORE} == {}
