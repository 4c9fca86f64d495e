"""A table of Wink that rests while its people are away: what board and hands say of it, and how it goes on."""

from __future__ import annotations

import pytest

from engines.wink import WINK
from tests.bot.choosing.wink_table import hand_of, opened, pressed
from tests.bot.life.tables import lobby, snapshot, turn
from tests.support.bot import RunningBot, running_bot, written

BEAT_S = 45
ASLEEP = "All players are away"


@pytest.mark.rule("WK-30")
async def test_nobody_is_told_to_wait_for_the_program_while_all_people_are_away() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        await lobby(bot, "Ada", "Boris", game=WINK.id)
        await bot.press("Ada", "Start")
        await bot.press("Ada", "Give the computer free seats")
        await all_done(bot)
        await opened(bot, "Boris")
        for _ in range(2):
            assert ASLEEP not in bot.reads("Cleo")
            await turn(bot, BEAT_S)
            await all_done(bot)
        assert (await snapshot(bot)).rests()
        assert ASLEEP in bot.reads("Cleo")
        assert "Who do you watch" not in bot.reads("Cleo")
        hand = written(hand_of(bot, "Boris"))
        assert ASLEEP in hand
        assert "Waiting for" not in hand
        assert ASLEEP not in await pressed(bot, "Boris", "Wink subtly")
        await all_done(bot)
        assert ASLEEP not in bot.reads("Cleo")
        assert {2, 3}.isdisjoint((await snapshot(bot)).to_act())


async def all_done(bot: RunningBot) -> None:
    """Let the program play, and all be shown."""
    await bot.app.programs.settled()
    await bot.app.outbox.idle()
