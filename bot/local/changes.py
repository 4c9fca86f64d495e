"""Who hears of changes, and waiting for one without looking at a clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from bot.local.model import Change

PATIENCE_S = 60.0
"""How long is waited, in real seconds, where the world's clock may stand still."""

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Changes:
    """Subscribers of a world; `broken` lists what they raised, which nobody else suffers from."""

    def __init__(self) -> None:
        self.broken: list[Exception] = []
        self._subscribers: list[Callable[[Change], None]] = []

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Call `callback` at each change, in order, from the event loop; the function returned ends it."""
        self._subscribers.append(callback)

        def unsubscribe() -> None:
            if callback in self._subscribers:
                self._subscribers.remove(callback)

        return unsubscribe

    def announce(self, change: Change) -> None:
        """Tell every subscriber."""
        for callback in tuple(self._subscribers):
            try:
                callback(change)
            except Exception as error:
                self.broken.append(error)
                _log.exception("a subscriber of the local Discord's world failed at %s", change.kind)

    async def wait(self, predicate: Callable[[], T | None], timeout: float = PATIENCE_S) -> T:  # noqa: ASYNC109
        """The predicate's first true value, tried now and again after each change.

        Raises TimeoutError after `timeout` real seconds.
        """
        changed = asyncio.Event()
        unsubscribe = self.subscribe(lambda _: changed.set())
        try:
            async with asyncio.timeout(timeout):
                while not (value := predicate()):
                    await changed.wait()
                    changed.clear()
                return value
        finally:
            unsubscribe()
