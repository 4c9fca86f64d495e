"""Eight people at a live table of Wink who all press at once."""

from __future__ import annotations

import asyncio
import random

from engines.wink import WINK
from engines.wink.state import State
from tests.bot.choosing.wink_table import called
from tests.bot.life.tables import lobby, snapshot
from tests.support.bot import RunningBot, running_bot, written

EIGHT = ("Ada", "Boris", "Cleo", "Dmitri", "P5", "P6", "P7", "P8")
CLICKS = 100


async def test_of_a_hundred_clicks_at_once_none_is_lost() -> None:
    async with running_bot({WINK.id: WINK}) as bot:
        caller, number, holder = await live_table_with_a_call(bot)
        accusers = [who for seat, who in enumerate(await seated(bot)) if seat not in (caller, holder)]
        for who in EIGHT:
            await bot.press(who, "My hand")
        for who in accusers:
            await bot.press(who, f"Accuse over {number}")
            await bot.app.outbox.idle()
        accused = "🦊🦉🐱🐦🦌🦋🐺🐰"[holder]
        wanted = [(who, f"Accuse {accused}") for who in accusers]
        wanted += [(EIGHT[n % 8], "Refresh") for n in range(CLICKS - len(wanted))]
        random.Random(8).shuffle(wanted)
        first = next(who for who, label in wanted if label != "Refresh")
        before = await snapshot(bot)

        pressed = await asyncio.gather(*(bot.pressing(who, label) for who, label in wanted))
        answers = await asyncio.gather(*(bot.finished(each) for each in pressed))
        await bot.app.outbox.idle()

        assert not any(each.failed for each in pressed)
        assert all(map(written, answers))
        after = await snapshot(bot)
        assert after.record.version == before.record.version + 1
        state: State = after.state
        spent = [seat for seat, player in enumerate(state.players) if player.counters < 4]
        assert [(await seated(bot))[seat] for seat in spent] == [first]
        assert number in state.players[spent[0]].agents
        for late in set(accusers) - {first}:
            assert any(said in bot.reads(late) for said in ("You have spent nothing", "has moved on"))


async def live_table_with_a_call(bot: RunningBot) -> tuple[int, int, int]:
    """A game that eight people have begun by winks, with one call open: who called, what, and whose card it is."""
    server = bot.local.world.channels[bot.channel()]["guild_id"]
    for name in EIGHT[4:]:
        bot.local.world.add_person(name, servers=[int(server)])
    await lobby(bot, *EIGHT, game=WINK.id)
    await bot.arrange("Ada", signal="wink")
    await bot.press("Ada", "Start")
    return await called(bot)


async def seated(bot: RunningBot) -> list[str]:
    """Who sits on each seat."""
    record = (await snapshot(bot)).record
    names = {bot.person(name): name for name in EIGHT}
    return [names[holder.person or 0] for holder in record.holders]
