"""Boards of tables in direct messages for those who were invited, each in their own direct messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.delivery.results import Gone, Refused, Result, Sent, TooOld
from bot.known import Known
from bot.panels.layout import Panel
from bot.showing.outbox import Outbox
from bot.showing.posts import Post
from bot.store.shown import Shown, guest_board
from engines.core.seats import Seat
from engines.table.record import Record
from engines.table.snapshot import Snapshot
from renderers.words import Words

Compose = Callable[[Snapshot, Words], Awaitable[Panel]]


class GuestBoards:
    """The boards of guests."""

    def __init__(self, outbox: Outbox, known: Known, compose: Compose) -> None:
        """`compose` makes the public panel in the given words."""
        self._outbox, self._known, self._compose = outbox, known, compose

    async def bring(self, snapshot: Snapshot, seat: Seat, *, anew: bool = False) -> Result | None:
        """Bring a guest's board up to date (`anew`: at the bottom); None where the seat's owner is no guest."""
        record, key = snapshot.record, guest_board(seat)
        person = record.holders[seat].person
        if record.place.server is not None:
            return None
        shown = await self._outbox.messages.get(record.id, key)
        found = None if person is None else await self._outbox.delivery.dm_channel(person)
        if isinstance(found, Refused):
            return found
        channel = None if found is None else found.channel
        if shown is not None and shown.channel != channel:
            await self._outbox.messages.drop(record.id, key)
            await self._outbox.take_away(shown)
            shown = None
        if person is None or channel is None or channel == record.place.channel:
            return None
        panel = await self._compose(snapshot, self._known.words_of(person))
        result = None if anew else await self._edit(record, key, shown, panel)
        if result is None:
            result = await self._post(record, key, channel, panel, shown)
        if isinstance(result, Sent):
            await self._outbox.messages.mark(record.id, key, record.heard.seats[seat], closed=record.is_over)
        return result

    async def _edit(self, record: Record, key: str, shown: Shown | None, panel: Panel) -> Result | None:
        """Edit the message that is there; None where there is none, or none that can be edited."""
        if shown is None or shown.channel is None or shown.message is None:
            return None
        if self._outbox.messages.digest(record.id, key) == hash(panel):
            return Sent(shown.channel, shown.message)
        result = await self._outbox.delivery.edit(shown.channel, shown.message, panel)
        if isinstance(result, Sent):
            self._outbox.messages.showing(record.id, key, hash(panel))
        return None if isinstance(result, Gone | TooOld) else result

    async def _post(self, record: Record, key: str, channel: int, panel: Panel, old: Shown | None) -> Result:
        after = None if old is None else old.message
        result = await self._outbox.posts.post(Post(record, key, channel, panel, after))
        if isinstance(result, Sent):
            await self._outbox.messages.put(Shown(record.id, key, 0, result.channel, result.message), hash(panel))
            await self._outbox.take_away(old)
        return result
