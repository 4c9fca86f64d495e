"""Calls of which a table has one of each kind: posted, edited as things change, replaced by a newer, taken away."""

from __future__ import annotations

from bot.delivery.results import Result, Sent
from bot.panels.layout import Note
from bot.showing.outbox import Outbox
from bot.showing.posts import Post
from bot.store.shown import Shown, calls_to_lobby
from engines.table.record import Record


class StandingCalls:
    """The calls that stand in channels and direct messages, each under the name of its kind."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox

    async def get(self, record: Record, kind: str) -> Shown | None:
        """The call of that kind that a table has, or had until somebody deleted it."""
        return await self._outbox.messages.get(record.id, kind)

    async def call(
        self, record: Record, kind: str, note: Note, channel: int | None = None, *, loud: bool = False
    ) -> Result:
        """Call people by a new message in place of the one before, in the table's channel unless another is named.

        It is silent where it mentions nobody, unless `loud`: a direct message calls without.
        """
        had = await self.get(record, kind)
        after, where = None if had is None else had.message, channel or record.place.channel
        post = Post(
            record,
            kind,
            where,
            note,
            after,
            (record.version,),
            silent=not (loud or note.mentions),
        )
        result = await self._outbox.posts.post(post)
        if isinstance(result, Sent):
            closed = not calls_to_lobby(kind)
            now = Shown(record.id, kind, record.version, result.channel, result.message, closed)
            await self._outbox.messages.put(now, hash(note.content))
            await self._outbox.take_away(had)
        return result

    async def edit(self, record: Record, kind: str, note: Note) -> Result | None:
        """Let the call that stands there, if any, say this; nobody is notified."""
        had = await self.get(record, kind)
        if had is None or had.channel is None or had.message is None:
            return None
        if self._outbox.messages.digest(record.id, kind) == hash(note.content):
            return None
        result = await self._outbox.delivery.edit(had.channel, had.message, note)
        if isinstance(result, Sent):
            self._outbox.messages.showing(record.id, kind, hash(note.content))
        return result

    async def end(self, record: Record, *kinds: str) -> None:
        """Take calls away that have done their work."""
        for kind in kinds:
            if (had := await self.get(record, kind)) is not None:
                await self._outbox.messages.drop(record.id, kind)
                await self._outbox.take_away(had)

    async def end_lobby(self, record: Record) -> None:
        """Take all calls of a lobby away, which has begun or closed."""
        await self.end(record, *filter(calls_to_lobby, await self._outbox.messages.recipients(record.id)))
