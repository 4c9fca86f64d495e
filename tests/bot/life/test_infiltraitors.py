"""What befalls a table of Infiltraitors: an agent who resigns leaves the others a mission that goes on."""

from __future__ import annotations

import pytest

from tests.bot.life.tables import begun, finish, snapshot
from tests.support.bot import RunningBot, controls, running_bot

PEOPLE = ("Ada", "Boris", "Cleo", "Dmitri")
MOVES = ("move", "choose", "several", "focus")
"""What leads to a move in a hand."""


async def can_move(bot: RunningBot, who: str) -> bool:
    """Whether somebody's hand offers a way to move."""
    hand = await bot.press(who, "My hand")
    names = [str(control.get("custom_id", "")).partition(":")[0] for control in controls(hand)]
    return any(name in MOVES for name in names)


@pytest.mark.parametrize("agents", [2, 4])
async def test_when_an_agent_resigns_the_others_have_something_to_press_and_play_to_the_end(agents: int) -> None:
    async with running_bot() as bot:
        people = PEOPLE[:agents]
        await begun(bot, *people, game="infiltraitors")
        (asked,) = (await snapshot(bot)).to_act()
        resigned, stay = people[asked], [*people[:asked], *people[asked + 1 :]]
        await bot.slash(resigned, "game resign")
        await bot.press(resigned, "Resign")
        await bot.until_reads(stay[0], f"<@{bot.person(resigned)}> resigned.")
        await bot.app.programs.settled()
        now = await snapshot(bot)
        (waited,) = now.to_act()
        assert people[waited] in stay
        assert await can_move(bot, people[waited])
        await bot.until_sees(resigned, "Take a seat")
        over = (await finish(bot, *stay)).record
        assert (over.status, over.ended) == ("finished", "game")
        for who in stay:
            again = "Next" if over.outcome is not None and over.outcome.winners else "Try again"
            await bot.until_sees(who, again)
            await bot.press(who, again)
        assert (await bot.record()).id != over.id
