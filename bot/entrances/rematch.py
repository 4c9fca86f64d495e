"""The buttons for another game."""

from __future__ import annotations

from bot.entrances.front import Ack, Press, entrance
from bot.tables.rematch import Rematches
from engines.core.text import text


class RematchWays:
    """The ways to another game at the same table."""

    def __init__(self, rematches: Rematches) -> None:
        self._rematches = rematches

    @entrance("rematch", Ack.PRIVATE)
    async def again(self, press: Press) -> None:
        """Want another game on the same seats."""
        await self._want(press, swap=False)

    @entrance("rematch-swapped", Ack.PRIVATE)
    async def again_swapped(self, press: Press) -> None:
        """Want another game with sides swapped."""
        await self._want(press, swap=True)

    async def _want(self, press: Press, *, swap: bool) -> None:
        begun = await self._rematches.want(press.session, press.person, swap=swap)
        await press.say(text("rematch-begun" if begun else "rematch-noted"))
