"""The seat of somebody whom the rules go on without: onlookers may ask for it, as the host agrees (WK-30)."""

from __future__ import annotations

import pytest

from engines.wink import WINK
from renderers.wink import seat_mark
from renderers.words import words
from tests.bot.choosing.wink_table import act, seat_of, wink_table
from tests.bot.life.tables import snapshot, turn
from tests.support.bot import RunningBot, written

BEAT_S = 45
TAKE = "Onlookers: take seat"


async def _all_away(bot: RunningBot) -> None:
    """Let two beats pass in which nobody confirms, and somebody look on."""
    server = bot.local.world.channels[bot.channel()]["guild_id"]
    bot.local.world.add_person("Greta", servers=[int(server)])
    for _ in range(2):
        assert not bot.sees("Greta", TAKE)
        await turn(bot, BEAT_S)
        await bot.app.publisher.idle()


@pytest.mark.rule("WK-30")
async def test_who_looks_on_asks_for_the_seat_of_who_is_away() -> None:
    async with wink_table() as bot:
        await _all_away(bot)
        away = sorted(WINK.away((await snapshot(bot)).state))
        assert away == [0, 1, 2, 3]
        assert "asked" in written(await bot.slash("Greta", "game join"))
        await bot.until_sees("Ada", "Agree")
        await bot.press("Ada", "Agree")
        assert (await snapshot(bot)).record.seat_of(bot.person("Greta")) == away[0]


@pytest.mark.rule("WK-30")
async def test_who_is_back_keeps_their_seat() -> None:
    async with wink_table() as bot:
        await _all_away(bot)
        seat = await seat_of(bot, "Boris")
        table = await snapshot(bot)
        await act(bot, seat, table.legal(seat)[0])
        await bot.app.publisher.idle()
        offered = {other: bot.sees("Greta", f"{TAKE} {seat_mark(other, words('en'))}") for other in range(4)}
        assert offered == {other: other != seat for other in range(4)}
