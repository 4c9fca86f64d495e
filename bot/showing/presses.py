"""Presses that are being answered: whoever pressed is answered before anybody is shown what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

LONGEST_HOLD_S = 1.5


class Presses:
    """How many presses each session has under way."""

    def __init__(self) -> None:
        self._under_way: dict[int, int] = {}
        self._quiet: dict[int, asyncio.Event] = {}

    @contextmanager
    def answering(self, session: int) -> Iterator[None]:
        """While this lasts, nothing of the session is shown to anybody else, for a second and a half at most."""
        self._under_way[session] = self._under_way.get(session, 0) + 1
        try:
            yield
        finally:
            self._under_way[session] -= 1
            if not self._under_way[session]:
                del self._under_way[session]
                if (event := self._quiet.pop(session, None)) is not None:
                    event.set()

    async def answered(self, session: int) -> None:
        """Return once no press of the session waits for its answer."""
        if session in self._under_way:
            event = self._quiet.setdefault(session, asyncio.Event())
            with suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), LONGEST_HOLD_S)
