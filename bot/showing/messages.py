"""The message that each recipient has: in memory for the tables in use, written down as it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from bot.basics.loading import Loading
from bot.store.shown import BOARD, Shown, ShownMessages
from engines.core.seats import Seat
from engines.table.ports import NotKept

KEPT = 8192

_NOTHING = object()


@dataclass(slots=True)
class _Table:
    """What the recipients of a session have, and what their messages show as far as this process knows."""

    rows: dict[str, Shown]
    digests: dict[str, int] = field(default_factory=dict)

    @property
    def is_closed(self) -> bool:
        """Whether the board shows how the table ended."""
        return (board := self.rows.get(BOARD)) is not None and board.closed


class Messages:
    """The messages of each session by recipient.

    A new or vanished message is written down at once, and so never lost; that a recipient has been
    brought up to date is written down by `flush`, many at a time. What the store can't take stays to be written down.
    """

    def __init__(self, store: ShownMessages, is_elsewhere: Callable[[int], bool]) -> None:
        """What is shown at a table `is_elsewhere` another process may change at any time."""
        self._store, self._is_elsewhere = store, is_elsewhere
        self._tables: Loading[int, _Table] = Loading(KEPT, self._load, lambda table: table.is_closed)
        self._dirty: dict[tuple[int, str], Shown | None] = {}

    async def get(self, session: int, recipient: str) -> Shown | None:
        """What the recipient has before it, or None."""
        return (await self._rows(session)).get(recipient)

    async def recipients(self, session: int) -> tuple[str, ...]:
        """All recipients of a session that have something."""
        return tuple(await self._rows(session))

    async def put(self, shown: Shown, digest: int | None = None) -> None:
        """The recipient has another message, or none; `digest` tells what it shows."""
        (await self._rows(shown.session))[shown.recipient] = shown
        self.showing(shown.session, shown.recipient, digest)
        self._dirty[shown.session, shown.recipient] = shown
        await self._write_down(shown.session, shown.recipient, shown)

    async def drop(self, session: int, recipient: str) -> Shown | None:
        """The recipient has no message now; returns the one it had."""
        had = (await self._rows(session)).pop(recipient, None)
        self.showing(session, recipient, None)
        if had is not None:
            self._dirty[session, recipient] = None
            await self._write_down(session, recipient, None)
        return had

    async def mark(self, session: int, recipient: str, version: int, *, closed: bool = False) -> None:
        """The recipient's message shows its own view as of a version; to be written down by the next `flush`."""
        rows = await self._rows(session)
        had = rows.get(recipient)
        if had is None or (had.version >= version and had.closed == closed and not had.owed):
            return
        now = rows[recipient] = replace(had, version=max(had.version, version), closed=closed, owed=False)
        self._dirty[session, recipient] = now
        self._tables.settle(session)

    async def remember(self, session: int, recipient: str, version: int) -> None:
        """Keep a version for a recipient that has no message; to be written down by the next `flush`."""
        now = Shown(session, recipient, version, closed=True)
        (await self._rows(session))[recipient] = now
        self._dirty[session, recipient] = now

    def digest(self, session: int, recipient: str) -> int | None:
        """What the recipient's message shows, as far as this process knows."""
        table = self._tables.loaded(session)
        return None if table is None else table.digests.get(recipient)

    def showing(self, session: int, recipient: str, digest: int | None) -> None:
        """Note what the recipient's message shows now; None: unknown."""
        table = self._tables.loaded(session)
        if table is not None and digest is None:
            table.digests.pop(recipient, None)
        elif table is not None and digest is not None:
            table.digests[recipient] = digest

    async def flush(self) -> None:
        """Write down who has been brought up to date."""
        await asyncio.gather(*(self._write_down(*at, shown) for at, shown in tuple(self._dirty.items())))

    async def _write_down(self, session: int, recipient: str, shown: Shown | None) -> None:
        try:
            await (self._store.clear(session, recipient) if shown is None else self._store.set(shown))
        except NotKept:
            return
        if self._dirty.get((session, recipient), _NOTHING) is shown:
            del self._dirty[session, recipient]

    async def _rows(self, session: int) -> dict[str, Shown]:
        if self._is_elsewhere(session):
            self._tables.drop(session)
        return (await self._tables.get(session)).rows

    async def _load(self, session: int) -> _Table:
        stored = {shown.recipient: shown for shown in await self._store.of_session(session)}
        waiting = {recipient: shown for (of, recipient), shown in self._dirty.items() if of == session}
        return _Table({recipient: shown for recipient, shown in (stored | waiting).items() if shown is not None})


def told_of_dms(seat: Seat) -> str:
    """The recipient that keeps that a seat's owner was told of direct messages that they refuse."""
    return f"told:{seat}"
