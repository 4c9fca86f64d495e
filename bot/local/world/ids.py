"""Snowflakes: rising ids that carry the time at which they were made."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.basics.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
SEQUENCE_BITS = 22


class Snowflakes:
    """Makes ids by a clock; each is higher than the one before, even while the clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A new id that carries the clock's current time."""
        milliseconds = int(self._clock.now().timestamp() * 1000) - DISCORD_EPOCH_MS
        self._last = max(self._last + 1, milliseconds << SEQUENCE_BITS)
        return self._last

    def skip_to(self, snowflake: int) -> None:
        """Make only ids above this one (used when a world is loaded)."""
        self._last = max(self._last, snowflake)


def made_at(snowflake: int) -> datetime:
    """When an id was made, aware, in UTC."""
    return datetime.fromtimestamp(((snowflake >> SEQUENCE_BITS) + DISCORD_EPOCH_MS) / 1000, UTC)
