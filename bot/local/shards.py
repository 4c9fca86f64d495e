"""Shards: whose events each connection of a bot gets, and how often one may be begun."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

BETWEEN = timedelta(seconds=5)
"""So far apart connections may be begun that share a turn."""
_TIME_BITS = 22


@dataclass(frozen=True, slots=True)
class Shard:
    """One of so many parts of all servers; what belongs to no server belongs to the first."""

    number: int = 0
    count: int = 1

    @classmethod
    def asked_for(cls, value: object) -> Shard:
        """The shard that a bot asks for, the whole where it asks for none. Raises ValueError."""
        if value is None:
            return cls()
        if not isinstance(value, list) or [type(each) for each in value] != [int, int]:
            raise ValueError("not two numbers")
        number, count = value
        if not 0 <= number < count:
            raise ValueError("no such shard")
        return cls(number, count)

    def has(self, server: int | None) -> bool:
        """Whether it gets the events of a server, or (None) those of direct messages."""
        return (0 if server is None else (server >> _TIME_BITS) % self.count) == self.number


class Beginnings:
    """At most so many connections may be begun at a time; `at_once` None: nobody counts them."""

    def __init__(self, at_once: int | None) -> None:
        self._at_once = at_once
        self._last: dict[int, datetime] = {}

    @property
    def at_once(self) -> int:
        """How many a bot is told of."""
        return self._at_once or 1

    def may_begin(self, shard: Shard, now: datetime) -> bool:
        """Whether a shard may be begun now; it counts as begun then."""
        if self._at_once is None:
            return True
        turn = shard.number % self._at_once
        if turn in self._last and timedelta(0) <= now - self._last[turn] < BETWEEN:
            return False
        self._last[turn] = now
        return True
