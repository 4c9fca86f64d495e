"""Work in lanes: one piece at a time by key; asked for again while it runs, however often, it runs once more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass

from bot.basics.errors import told
from bot.basics.tasks import cut_off
from engines.core.errors import SafehouseError

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


@dataclass(slots=True)
class _Lane:
    work: Work
    again: bool
    task: asyncio.Task[None]


class Lanes:
    """Lanes by key. A lane exists only while it has something to do."""

    def __init__(self, what: str) -> None:
        """`what` the lanes are for, as the log names it."""
        self._what = what
        self.elsewhere: Callable[[Hashable], bool] = lambda _: False
        """Whether a lane's work is another process's; it is told of it then."""
        self._lanes: dict[Hashable, _Lane] = {}
        self._stopped = False

    def poke(self, key: Hashable, work: Work) -> None:
        """Do the work now, or, where the lane is busy, again as soon as it is free; nothing more once stopped."""
        if self._stopped or self.elsewhere(key):
            return
        lane = self._lanes.get(key)
        if lane is None:
            self._lanes[key] = _Lane(work, False, asyncio.ensure_future(self._drive(key, work)))
        else:
            lane.work, lane.again = work, True

    def __len__(self) -> int:
        """How many lanes have something to do."""
        return len(self._lanes)

    async def settled(self, *keys: Hashable) -> None:
        """Return once these lanes have nothing to do."""
        while busy := [lane.task for key in keys if (lane := self._lanes.get(key)) is not None]:
            await asyncio.wait(busy)

    async def idle(self) -> None:
        """Return once no lane has anything to do."""
        while self._lanes:
            await asyncio.wait([lane.task for lane in self._lanes.values()])

    async def stop(self, patience_s: float) -> None:
        """Give the lanes so many seconds to finish, then end them; no work is taken any more."""
        self._stopped = True
        late = await cut_off([lane.task for lane in self._lanes.values()], patience_s)
        if late:
            await asyncio.wait(late)

    async def _drive(self, key: Hashable, work: Work) -> None:
        try:
            while True:
                await self._done(key, work)
                lane = self._lanes[key]
                if not lane.again:
                    return
                work, lane.again = lane.work, False
        finally:
            del self._lanes[key]

    async def _done(self, key: Hashable, work: Work) -> None:
        try:
            await work()
        except SafehouseError:
            log.info("%s %s: the table is gone", self._what, _named(key))
        except Exception as error:
            log.error("%s %s failed: %s", self._what, _named(key), told(error))


def _named(key: Hashable) -> str:
    """A key for the log, without what comes third: that may be a person."""
    return " ".join(map(str, key[:2])) if isinstance(key, tuple) else str(key)
