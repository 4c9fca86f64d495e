"""Shards: the parts into which Discord divides a large bot's servers, and the share of them that a process has."""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_SHARDS = 100_000

TIME_BITS = 22
_WRITTEN = re.compile(r"(?P<ranges>\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)/(?P<count>\d+)")


@dataclass(frozen=True, slots=True)
class Share:
    """Some shards, in rising order, of so many; direct messages belong to the first shard."""

    shards: tuple[int, ...]
    count: int

    @classmethod
    def whole(cls, count: int) -> Share:
        """All of so many shards."""
        return cls(tuple(range(count)), count)

    @classmethod
    def parsed(cls, written: str) -> Share:
        """The share that `0-3/16` or `2,5/16` tells; raises ValueError for what tells none."""
        found = _WRITTEN.fullmatch("".join(written.split()))
        count = 0 if found is None else int(found["count"])
        if found is None or not 0 < count <= MOST_SHARDS:
            raise ValueError("it must look like 0-3/16: the first shard and the last, and of how many")
        ranges = [tuple(map(int, each.split("-"))) for each in found["ranges"].split(",")]
        if any(each[0] > each[-1] or each[-1] >= count for each in ranges):
            raise ValueError(f"the shards of {count} are 0 to {count - 1}, a lower one before a higher one")
        return cls(tuple(sorted({shard for each in ranges for shard in range(each[0], each[-1] + 1)})), count)

    @property
    def is_whole(self) -> bool:
        """Whether it is all of them."""
        return len(self.shards) == self.count

    def has(self, server: int | None) -> bool:
        """Whether a server is in it, or (None) whether direct messages are."""
        return (0 if server is None else (server >> TIME_BITS) % self.count) in self.shards
