"""Whether Discord can be reached, and how long it couldn't be: nobody could answer then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Literal

from bot.basics.clock import Clock

ALLOWED = timedelta(minutes=1)
"""An interruption that lasts no longer is nobody's excuse."""

Way = Literal["gateway", "calls"]
"""What is cut: the gateway, by which all that people do comes in, or every call, by which all goes out."""


class Reach:
    """Told of what is cut and what works again; tells how long Discord was away, for it counts as downtime."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._cut: set[Way] = set()
        self._since: datetime | None = None
        self._missed_before = clock.missed()
        self.in_doubt = asyncio.Event()
        """Set while calls fail: then somebody should keep asking."""
        self.on_return: list[Callable[[timedelta], None]] = []
        """Hear that Discord is there again after it was lost, and how long it was, without what the clock missed."""

    def cut(self, way: Way) -> None:
        """It doesn't work this way."""
        if not self._cut:
            self._since, self._missed_before = self._clock.now(), self._clock.missed()
        self._cut.add(way)
        if way == "calls":
            self.in_doubt.set()

    def works(self, way: Way) -> None:
        """It works this way."""
        if way not in self._cut:
            return
        lost, length = self.is_lost, self._length()
        self._cut.discard(way)
        if way == "calls":
            self.in_doubt.clear()
        if self._cut:
            return
        self._since = None
        if lost:
            for hear in self.on_return:
                hear(length)

    @property
    def is_cut(self) -> bool:
        """Whether Discord can't be reached at this moment, by one of the ways or both."""
        return bool(self._cut)

    @property
    def is_lost(self) -> bool:
        """Whether Discord has been away for longer than is `ALLOWED`: until it is back all clocks stand."""
        return self._length() > ALLOWED

    def _length(self) -> timedelta:
        if self._since is None:
            return timedelta(0)
        return self._clock.now() - self._since - (self._clock.missed() - self._missed_before)
