"""Changes in the world: subscribing to them and waiting for one."""

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
class WorldChange:
    """One change in the world.

    `kind` is for pages ("message_create", "message_update", "message_delete", "channel", "world",
    "interaction", "commands", "emojis", "typing", "gateway"); `event` is the gateway's name for it, if it has one.
    `only_for` is the only person who may learn of it (ephemeral messages, interactions); None: all who see the
    channel.
    """

    kind: str
    channel: int | None = None
    only_for: int | None = None
    payload: Json = field(default_factory=dict)
    event: str | None = None
    server: int | None = None


class Changes:
    """A world's subscribers; `broken` lists the exceptions they raised, which affect nobody else."""

    def __init__(self) -> None:
        self.broken: list[Exception] = []
        self._subscribers: list[Callable[[WorldChange], None]] = []

    def subscribe(self, callback: Callable[[WorldChange], None]) -> Callable[[], None]:
        """Call `callback` at each change, in order, in the event loop; the function returned unsubscribes it."""
        self._subscribers.append(callback)

        def unsubscribe() -> None:
            if callback in self._subscribers:
                self._subscribers.remove(callback)

        return unsubscribe

    def announce(self, change: WorldChange) -> None:
        """Tell every subscriber."""
        for callback in tuple(self._subscribers):
            try:
                callback(change)
            except Exception as error:
                self.broken.append(error)
                _log.exception("a subscriber of the local Discord's world failed at %s", change.kind)

    async def wait(self, predicate: Callable[[], T | None], timeout: float = PATIENCE_S) -> T:  # noqa: ASYNC109
        """The predicate's first true value; it is called now and after each change.

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
