"""A change in the world, who hears of it, and waiting for one without looking at a clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from bot.local.model import Json

PATIENCE_S = 60.0
"""How long is waited, in real seconds, where the world's clock may stand still."""

T = TypeVar("T")
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that has changed in the world.

    `kind` is what a page cares for ("message_create", "message_update", "message_delete", "channel", "world",
    "interaction", "commands", "typing", "gateway"); `event` is the gateway's name for it, if it has one there.
    `only_for` is the one person who may learn of it (ephemeral messages, interactions); None: whoever sees
    the channel.
    """

    kind: str
    channel: int | None = None
    only_for: int | None = None
    payload: Json = field(default_factory=dict)
    event: str | None = None
    server: int | None = None


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
