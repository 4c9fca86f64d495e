"""What everything that shows something shares: lanes, messages, pictures, chronicles, and trying again later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.basics.lanes import Lanes, Work
from bot.delivery import Later, Result
from bot.panels.links import channel_link, message_link
from bot.showing.aside import Aside
from bot.showing.chronicles import Chronicles
from bot.showing.messages import Messages
from bot.showing.pictures import Pictures
from bot.showing.posts import Posts
from bot.showing.presses import Presses
from bot.showing.scrolling import Scrolling
from bot.store.shown import BOARD, Shown
from engines.core.game import View
from engines.table.record import Record
from engines.table.snapshot import Snapshot
from renderers.registry import renderer
from renderers.words import Words

if TYPE_CHECKING:
    from bot.app import App

LONGEST_WAIT_S = 600.0
MOST_TRIES = 12


class Desk:
    """The shared parts; `later` keeps what is to be done at a later moment, one thing a key."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.lanes = Lanes()
        self.messages = Messages(app.store.shown)
        self.posts = Posts(app.delivery, app.clock.now, self.take_away)
        self.aside = Aside()
        self.pictures = Pictures(self.aside)
        self.chronicles = Chronicles(app.store.sessions)
        self.presses = Presses()
        self.scrolling = Scrolling()
        self._timers: dict[Hashable, asyncio.Task[None]] = {}
        self._tries: dict[Hashable, int] = {}

    async def snapshot(self, session: int) -> Snapshot:
        """The session as it stands now. Raises `SafehouseError` where there is none."""
        return await self.app.registry.snapshot(session)

    async def tell(self, game: str, view: View, words: Words) -> str:
        """All that a view knows, in words; beside the event loop, as some of it has to be worked out first."""
        return await self.aside(lambda: renderer(game).tell(view, words))

    async def take_away(self, shown: Shown | None) -> None:
        """Delete the message that a recipient had, if there was one; later where Discord is busy or away."""
        if shown is not None and shown.channel is not None and shown.message is not None:
            result = await self.app.delivery.delete(shown.channel, shown.message)
            self.tried(("gone", shown.message), result, lambda: self.take_away(shown))

    async def board_link(self, record: Record) -> str:
        """The address of a table's board, or of its channel while there is none."""
        board = await self.messages.get(record.id, BOARD)
        if board is None or board.message is None:
            return channel_link(record.place)
        return message_link(record.place, board.message)

    def later(self, key: Hashable, seconds: float, poke: Callable[[], None]) -> None:
        """Poke a lane after so many seconds of the bot's clock, instead of when it was to be poked before."""
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()
        moment = self.app.clock.now() + timedelta(seconds=seconds)
        self._timers[key] = asyncio.ensure_future(self._wait(key, moment, poke))

    def tried(self, key: Hashable, result: Result, work: Work) -> None:
        """Where Discord was busy or away, try again later, ever more patiently, and not for ever."""
        if not isinstance(result, Later):
            self._tries.pop(key, None)
            return
        tries = self._tries[key] = self._tries.get(key, 0) + 1
        if tries <= MOST_TRIES:
            wait_s = min(LONGEST_WAIT_S, result.seconds * 2 ** (tries - 1))
            self.later(("again", key), wait_s, lambda: self.lanes.poke(key, work))
        else:
            del self._tries[key]

    async def stop(self, patience_s: float) -> None:
        """Finish what is being sent, write down what is shown, do nothing more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await self.lanes.stop(patience_s)
        await self.messages.flush()
        self.aside.close()

    async def _wait(self, key: Hashable, moment: datetime, poke: Callable[[], None]) -> None:
        await self.app.clock.until(moment)
        self._timers.pop(key, None)
        poke()
