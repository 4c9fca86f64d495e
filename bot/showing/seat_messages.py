"""The message by which a seat's owner is called, of one kind: whose it is, what is owed, when it is too early."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

from bot.basics.loading import Lately
from bot.delivery.results import Sent
from bot.showing.history import Histories
from bot.showing.outbox import Outbox
from bot.store.shown import Shown
from engines.core.seats import Seat
from engines.table.snapshot import Snapshot

NEARBY = timedelta(minutes=2)
"""Somebody who has moved within this time is taken to be looking."""


class SeatMessages:
    """The pings, or the nudges, that the owners of all seats have before them."""

    def __init__(
        self,
        outbox: Outbox,
        histories: Histories,
        recipient: Callable[[Seat], str],
        on_gone: Callable[[int], object] = lambda _: None,
    ) -> None:
        """`recipient` names the kind: under which name a seat's message is kept; `on_gone` hears which ones go."""
        self._outbox, self._histories, self._recipient, self._on_gone = outbox, histories, recipient, on_gone
        self._moved: Lately[tuple[int, Seat], bool] = Lately(NEARBY, outbox.clock.now)

    def moved(self, session: int, seat: Seat) -> None:
        """The seat's owner has just moved."""
        self._moved[session, seat] = True

    def passed_on(self, session: int, seat: Seat) -> None:
        """The seat has another owner, who hasn't moved."""
        self._moved.pop((session, seat))

    def wait_s(self, session: int, seat: Seat) -> float:
        """How long to wait, in seconds, because the seat's owner has just moved and may be looking."""
        return self._moved.left_s((session, seat))

    async def own(self, snapshot: Snapshot, seat: Seat, *, is_over: bool) -> Shown | None:
        """What the seat's present owner has; what `is_over`, or was a former owner's, is taken away."""
        shown = await self._outbox.messages.get(snapshot.record.id, self._recipient(seat))
        if shown is None:
            return None
        if is_over or shown.version < await self._histories.taken_over(snapshot, seat):
            await self.take_away(shown)
            return None
        return shown

    async def take_away(self, shown: Shown) -> None:
        """A message has done its work."""
        if shown.message is not None:
            self._on_gone(shown.message)
        await self._outbox.messages.drop(shown.session, shown.recipient)
        await self._outbox.take_away(shown)

    async def owe(self, snapshot: Snapshot, seat: Seat, shown: Shown | None) -> None:
        """Keep, for the next run too, that the owner is to get one in place of what is `shown`, once they may."""
        if shown is None or not shown.owed:
            await self._outbox.messages.put(replace(shown or self._at(snapshot, seat), owed=True))

    async def keep(self, snapshot: Snapshot, seat: Seat, sent: Sent) -> None:
        """The owner has been sent one, or is sent none (one without a message)."""
        message = (sent.channel, sent.message) if sent.message else (None, None)
        await self._outbox.messages.put(self._at(snapshot, seat, *message))

    async def up_to_date(self, snapshot: Snapshot, seat: Seat) -> None:
        """Nothing that has happened calls the owner anew."""
        record = snapshot.record
        await self._outbox.messages.mark(record.id, self._recipient(seat), record.heard.seats[seat])

    def _at(self, snapshot: Snapshot, seat: Seat, channel: int | None = None, message: int | None = None) -> Shown:
        record = snapshot.record
        return Shown(record.id, self._recipient(seat), record.heard.seats[seat], channel, message)
