"""The buttons for another game."""

from __future__ import annotations

from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import change, table
from bot.tables.rematch import begin_rematch
from bot.tables.rights import own_seat
from engines.core.text import text
from engines.table import series


@entrance("rematch", Ack.PRIVATE)
async def again(press: Press) -> None:
    """Want another game on the same seats."""
    await _want(press, swap=False)


@entrance("rematch-swapped", Ack.PRIVATE)
async def again_swapped(press: Press) -> None:
    """Want another game with sides swapped."""
    await _want(press, swap=True)


async def _want(press: Press, swap: bool) -> None:
    seat = own_seat(press, (await table(press)).record)
    over = await change(press, series.want_rematch(seat, press.person, swap))
    agreed = series.rematch_agreed(over.record)
    if agreed is None:
        await press.say(text("rematch-noted"))
        return
    await begin_rematch(press.app, over, agreed)
    await press.say(text("rematch-begun"))
