"""What chance deals in a test: it follows from the test's name alone, whenever and wherever the test is run.

`--deal NAME` deals all tests other cards; the long run does that with several names.
"""

from __future__ import annotations

import hashlib


class Deals:
    """The bytes that bots in tests draw instead of `os.urandom`'s."""

    def __init__(self) -> None:
        self.name = ""
        """The deal that was asked for; without one the ordinary one."""
        self._test = ""
        self._drawn = 0

    def begin(self, test: str) -> None:
        """Deal for a test, by its node id, from the beginning."""
        self._test, self._drawn = test, 0

    def draw(self, size: int) -> bytes:
        """The next bytes of the running test."""
        self._drawn += 1
        return hashlib.shake_256(f"{self.name}:{self._test}:{self._drawn}".encode()).digest(size)


deals = Deals()
