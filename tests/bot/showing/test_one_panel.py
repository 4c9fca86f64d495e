"""A person has one panel of each kind at a table: opening it anew takes the one before away."""

from __future__ import annotations

import asyncio

from tests.bot.showing.tables import table
from tests.support.bot import RunningBot, running_bot, written


def private(bot: RunningBot, who: str, label: str) -> list[str]:
    return [m["id"] for m in bot.seen(who) if m["flags"] & 64 and label in written(m)]


async def test_opening_the_hand_or_the_log_anew_takes_the_older_panel_away() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        for label, mark in (("My hand", "Refresh"), ("Log", " – log")):
            await bot.press("Boris", label)
            await at.settled()
            (first,) = private(bot, "Boris", mark)
            await bot.press("Boris", label)
            await at.settled()
            (second,) = private(bot, "Boris", mark)
            assert second != first
        await bot.press("Boris", "Refresh")
        (third,) = private(bot, "Boris", "Refresh")
        presses = [await bot.pressing("Boris", "My hand") for _ in range(3)]
        await asyncio.gather(*(bot.handled[press.id].wait() for press in presses))
        await bot.until(lambda: len(private(bot, "Boris", "Refresh")) == 1 or None)
        assert private(bot, "Boris", "Refresh") != [third]
        await at.bid(1)
        assert private(bot, "Ada", "Refresh") == []


async def test_a_press_on_the_older_panel_while_a_new_one_is_on_its_way_leaves_one_of_them() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Boris", "My hand")
        (first,) = private(bot, "Boris", "Refresh")
        on_its_way = bot.local.faults.hold(method="PATCH", route="/webhooks/**")
        opened = await bot.pressing("Boris", "My hand")
        await on_its_way.arrived.wait()
        await bot.press("Boris", "Refresh")
        on_its_way.open()
        await bot.handled[opened.id].wait()
        await at.settled()
        assert private(bot, "Boris", "Refresh") == [first]


async def test_a_press_on_a_panel_that_is_gone_by_then_is_answered_by_one_that_stays_up_to_date() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Boris", "My hand")
        (first,) = private(bot, "Boris", "Refresh")
        answers = bot.local.faults.hold(method="PATCH", route="/webhooks/**")
        pressed = await bot.pressing("Boris", "Refresh")
        await answers.arrived.wait()
        await bot.local.people.dismiss(bot.person("Boris"), bot.channel(), int(first))
        answers.open()
        await bot.handled[pressed.id].wait()
        await at.settled()
        (second,) = private(bot, "Boris", "Refresh")
        assert second != first
        await at.act(0)
        assert "laid a card" in written(at.panel("Boris"))
        assert private(bot, "Boris", "Refresh") == [second]
        await bot.press("Boris", "My hand")
        await at.settled()
        (third,) = private(bot, "Boris", "Refresh")
        assert third != second
