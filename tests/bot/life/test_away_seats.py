"""The seat of somebody whom the rules go on without: onlookers may ask for it, as the host agrees (WK-30)."""

from __future__ import annotations

import pytest

from engines.table import seating
from engines.wink import WINK
from tests.bot.choosing.wink_table import act, seat_of, wink_table
from tests.bot.life.tables import snapshot, turn
from tests.support.bot import RunningBot, written

BEAT_S = 45
TAKE = "Take a seat"


async def _all_away(bot: RunningBot) -> None:
    """Let two beats pass in which nobody confirms, and somebody look on."""
    server = bot.local.world.channels[bot.channel()]["guild_id"]
    bot.local.world.add_person("Greta", servers=[int(server)])
    for _ in range(2):
        assert not bot.sees("Greta", TAKE)
        await turn(bot, BEAT_S)
        await bot.app.outbox.idle()


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
        await bot.app.outbox.idle()
        await bot.press("Greta", TAKE)
        offered = bot.find("Greta", "Which seat?")[1]["options"]
        assert [each["value"] for each in offered] == [str(other) for other in range(4) if other != seat]


async def _seat_given(bot: RunningBot) -> None:
    """Let whoever looks on ask for a seat, and the host agree."""
    await bot.slash("Greta", "game join")
    await bot.until_sees("Ada", "Agree")
    await bot.press("Ada", "Agree")
    await bot.app.outbox.idle()


@pytest.mark.rule("WK-30")
async def test_who_takes_the_seat_is_there_and_is_called() -> None:
    async with wink_table() as bot:
        await _all_away(bot)
        await _seat_given(bot)
        table = await snapshot(bot)
        assert table.to_act() == {table.record.seat_of(bot.person("Greta"))}
        assert table.record.due() is None
        assert any(each["content"].startswith(f"<@{bot.person('Greta')}>") for each in bot.seen("Greta"))
        assert "You’re at this table already" in written(await bot.press("Greta", TAKE))


@pytest.mark.rule("WK-30")
async def test_a_refusal_brings_nobody_back() -> None:
    async with wink_table() as bot:
        await _all_away(bot)
        await bot.slash("Greta", "game join")
        await bot.until_sees("Ada", "Refuse")
        await bot.press("Ada", "Refuse")
        assert (await snapshot(bot)).rests()


@pytest.mark.rule("WK-30")
@pytest.mark.parametrize("by", ["the button", "/game replace"])
async def test_who_takes_their_own_seat_back_from_the_program_is_there(by: str) -> None:
    async with wink_table() as bot:
        await _all_away(bot)
        seat = await seat_of(bot, "Boris")
        table, people = await snapshot(bot), bot.app.people
        await bot.app.registry.change(table.record.id, seating.stand_in(seat, people))
        await bot.app.outbox.idle()
        assert (await snapshot(bot)).rests()
        if by == "the button":
            await bot.press("Boris", "Take a seat, or yours back")
        else:
            await bot.slash("Boris", "game replace")
        assert (await snapshot(bot)).to_act() == {seat}


@pytest.mark.rule("WK-30")
async def test_a_wish_is_over_once_whoever_was_away_is_back() -> None:
    async with wink_table() as bot:
        await _all_away(bot)
        seat = await seat_of(bot, "Boris")
        await bot.press("Greta", TAKE)
        await bot.press("Greta", "Which seat?", values=[str(seat)])
        await bot.until_sees("Ada", "Agree")
        table = await snapshot(bot)
        await act(bot, seat, table.legal(seat)[0])
        await bot.app.outbox.idle()
        assert not bot.sees("Ada", "Agree")
        assert bot.sees("Greta", TAKE)
