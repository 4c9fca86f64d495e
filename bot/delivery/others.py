"""Another program that runs with the same token, told of in the log."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from bot.basics.clock import Clock

log = logging.getLogger(__name__)

SILENT_FOR = timedelta(minutes=1)


class OtherPrograms:
    """Says that somebody else answers what people press: once a minute at most."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._said_at: datetime | None = None
        self.expected = False
        """Whether it is the process that follows this one, or the one before it."""

    def met(self) -> None:
        """Somebody else has answered an interaction before this bot could."""
        now = self._clock.now()
        if self.expected:
            return
        if self._said_at is None or now - self._said_at >= SILENT_FOR:
            self._said_at = now
            log.error(
                "ANOTHER PROGRAM RUNS THIS BOT: it has the same token and answers what people press, with tables of "
                "its own. Stop one of the two, or give one a token of its own."
            )
