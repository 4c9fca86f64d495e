"""Tables at a pace, and the hours that people set, for the tests of clocks."""

from __future__ import annotations

from engines.wink import WINK
from engines.wink.moves import Confirm
from tests.bot.life.tables import lobby, move, snapshot
from tests.bot.showing.tables import NAMES
from tests.support.bot import RunningBot


async def at_pace(bot: RunningBot, *people: str, pace: str = "live-180", late: str = "ask") -> None:
    """A game of Lantern at a pace, in which the first person's move is made, so that the others are waited for."""
    await lobby(bot, *people)
    await bot.arrange(people[0], pace=pace, late=late)
    await bot.press(people[0], "Start")
    await move(bot, people[0])


async def late(bot: RunningBot) -> int:
    """What has been done about Boris being late."""
    return (await bot.record()).clocks[1].late


async def settle(bot: RunningBot, who: str, button: str, **fields: str) -> None:
    """Let somebody fill in the form behind a button of their own settings."""
    await bot.slash(who, "settings me", where="general")
    form = await bot.pressing(who, button, where="general")
    await bot.fill(who, form, **fields)


async def daily_beat(bot: RunningBot) -> None:
    """A game of Wink at a daily pace, in which two of four have confirmed."""
    await lobby(bot, *NAMES, game=WINK.id)
    await bot.arrange("Ada", pace="daily-28800")
    await bot.press("Ada", "Start")
    table = await snapshot(bot)
    on_turn = table.state.active
    others = [seat for seat in range(4) if seat != on_turn]
    for seat in others[:2]:
        await bot.app.registry.act(table.record.id, seat, Confirm(), None, table.record.holders[seat].person)
    await bot.app.outbox.idle()


async def waited_for(bot: RunningBot) -> list[str]:
    """Whom the game waits for."""
    table = await snapshot(bot)
    people = {bot.person(name): name for name in NAMES}
    return [people[table.record.holders[seat].person or 0] for seat in sorted(table.to_act())]
