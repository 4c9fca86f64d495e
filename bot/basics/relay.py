"""What processes that share a database tell each other: small messages by kind, heard by all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Values = dict[str, object]
Hear = Callable[[Values], None]


class Relay(Protocol):
    """Tells all other processes, and is told by them; what is told while one isn't connected it never hears."""

    on: dict[str, Hear]
    """Who hears what is told, by its kind."""
    on_gap: list[Callable[[], None]]
    """Hear that something may have been missed."""

    def tell(self, kind: str, **values: object) -> None:
        """Tell it soon, if the database is there."""
        ...

    async def start(self) -> None:
        """Begin to listen."""
        ...

    async def stop(self) -> None:
        """Listen no more."""
        ...


class NobodyElse:
    """The relay of a process that shares with nobody."""

    def __init__(self) -> None:
        self.on: dict[str, Hear] = {}
        self.on_gap: list[Callable[[], None]] = []

    def tell(self, kind: str, **values: object) -> None:
        """Nobody hears it."""

    async def start(self) -> None:
        """There is nothing to hear."""

    async def stop(self) -> None:
        """There was nothing to hear."""
