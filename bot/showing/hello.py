"""The greeting in a server that the bot is new in: once, where people read it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial

from bot.known import Known
from bot.panels.help import hello_panel
from bot.showing.outbox import Outbox

log = logging.getLogger(__name__)


class Hello:
    """Greets servers."""

    def __init__(self, outbox: Outbox, known: Known, since: Callable[[], datetime]) -> None:
        """`since`: who had the bot before that moment isn't new, though a fresh database doesn't know them."""
        self._outbox, self._known, self._since = outbox, known, since

    def greet(self, servers: Iterable[int]) -> None:
        """Greet those of these servers, met for the first time, that the bot has just joined."""
        for server in servers:
            joined = self._outbox.delivery.places.joined_at(server)
            if joined is not None and joined > self._since():
                self._outbox.lanes.poke(("hello", server), partial(self._greet, server))

    async def _greet(self, server: int) -> None:
        channel = self._outbox.delivery.places.to_greet_in(server)
        if channel is None:
            log.info("a new server has no channel to be greeted in")
            return
        result = await self._outbox.delivery.post(channel, hello_panel(self._known.words_in(server)), nonce=server)
        self._outbox.tried(("hello", server), result, partial(self._greet, server))
