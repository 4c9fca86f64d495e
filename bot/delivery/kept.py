"""Answers to presses that Discord has not taken yet: tried again until it has, or has let go of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.basics.clock import Clock
from bot.basics.errors import told
from bot.delivery.results import Later, Result

log = logging.getLogger(__name__)

LIVES = timedelta(minutes=15)
"""So long a press can be answered; then Discord refuses."""

SHORTEST_WAIT, LONGEST_WAIT = timedelta(seconds=5), timedelta(minutes=1)
MOST = 500
"""For so many presses or panels answers are kept at once; they may hold pictures."""

Try = Callable[[], Awaitable[Result]]


@dataclass(frozen=True, slots=True, eq=False)
class _Answer:
    """What is tried again until a moment; `replaces`: it stands in place of what was there before."""

    again: Try
    until: datetime
    replaces: bool


class Kept:
    """Answers by where they stand, in order. In memory alone, since they tell secrets and tokens are let go of soon.

    An answer in place of another is dropped as soon as a newer one for the same place is tried (`overtaken`).
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._trying: dict[int, asyncio.Task[None]] = {}
        self._stopped = False
        self.waiting: dict[int, list[_Answer]] = {}
        """The answers by where they stand."""

    def keep(self, where: int, result: Result, again: Try, *, replaces: bool) -> None:
        """Try an answer again where Discord was busy or away; behind what is kept for that place already."""
        if not isinstance(result, Later) or self._stopped:
            return
        self.overtaken(where, replaces=replaces)
        answer = _Answer(again, self._clock.now() + LIVES, replaces)
        answers = self.waiting.setdefault(where, [])
        answers.insert(0 if replaces else len(answers), answer)
        if where not in self._trying:
            wait = max(SHORTEST_WAIT, timedelta(seconds=result.seconds))
            self._trying[where] = asyncio.ensure_future(self._try(where, self._clock.now() + wait, wait))
        while len(self.waiting) > MOST:
            self._let_go(next(iter(self.waiting)))

    def overtaken(self, where: int, *, replaces: bool = True) -> None:
        """Drop what a newer answer takes the place of."""
        left = [answer for answer in self.waiting.pop(where, ()) if not (replaces and answer.replaces)]
        if left:
            self.waiting[where] = left

    async def stop(self) -> None:
        """Try nothing any more."""
        self._stopped = True
        self.waiting.clear()
        tasks = [*self._trying.values()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _let_go(self, where: int) -> None:
        del self.waiting[where]
        log.error("so many answers wait for Discord that one is let go of")

    async def _try(self, where: int, first: datetime, wait: timedelta) -> None:
        moment = first
        try:
            while self.waiting.get(where):
                await self._clock.until(moment)
                await self._try_all(where)
                wait = min(LONGEST_WAIT, wait * 2)
                moment = self._clock.now() + wait
        finally:
            self.waiting.pop(where, None)
            del self._trying[where]

    async def _try_all(self, where: int) -> None:
        """Try what is kept for a place, in order, until Discord is away again or a newer one has come instead."""
        while answers := self.waiting.get(where):
            answer = answers[0]
            busy = answer.until > self._clock.now() and isinstance(await self._tried(answer), Later)
            left = self.waiting.get(where, [])
            if busy or answer not in left:
                return
            left.remove(answer)

    async def _tried(self, answer: _Answer) -> Result | None:
        try:
            return await answer.again()
        except Exception as error:
            log.error("an answer that was kept failed: %s", told(error))
            return None
