"""Starting times as scheduled events of their servers, where a server wishes for it and the bot may."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.delivery.events import Became, Planned
from bot.delivery.results import Gone, Later, Refused, Sent
from bot.known import Known
from bot.panels.covers import game_name
from bot.panels.names import channel_link
from bot.showing.outbox import Outbox
from bot.store.lookup import Lookup
from bot.store.shown import EVENT, Shown, ShownMessages
from bot.tables.registry import Registry
from engines.table.changes import Publication
from engines.table.record import Record
from engines.table.snapshot import Snapshot

LASTS = timedelta(hours=3)
"""How long an event is announced for; it ends with its table."""


class StartEvents:
    """The event of each table that has a starting time: it moves with that, begins, ends or is cancelled.

    Everybody in a server sees its events, so a table that not everybody can see has none.

    An event is kept as a message that the table shows; its version is the second at which it begins.
    """

    def __init__(
        self, outbox: Outbox, registry: Registry, known: Known, shown: ShownMessages, lookup: Lookup
    ) -> None:
        self._outbox, self._registry, self._known = outbox, registry, known
        self._shown, self._lookup = shown, lookup

    async def begin(self) -> None:
        """Take up what a crash kept from being told."""
        for session in {*await self._shown.sessions_with(EVENT), *await self._lookup.dated_lobbies()}:
            self.refresh(session)

    def published(self, publication: Publication) -> None:
        """Bring the event up to date where what it tells has changed."""
        before, after = publication.before.record, publication.after.record
        if _told(before) != _told(after):
            self.refresh(after.id)

    def refresh(self, session: int) -> None:
        """Bring a table's event up to date."""
        self._outbox.lanes.poke((EVENT, session), lambda: self._bring(session))

    async def _bring(self, session: int) -> None:
        snapshot = await self._registry.snapshot(session)
        server = snapshot.record.place.server
        if server is None:
            return
        had = await self._outbox.messages.get(session, EVENT)
        if self._is_wanted(server, snapshot.record):
            result = await self._plan(server, snapshot.record, had)
        elif had is not None:
            result = await self._end(server, snapshot, had)
        else:
            return
        self._outbox.tried((EVENT, session), result, lambda: self._bring(session))

    def _is_wanted(self, server: int, record: Record) -> bool:
        now = self._outbox.clock.now()
        return (
            record.status == "lobby"
            and record.starts_at is not None
            and record.starts_at > now
            and self._known.servers.settings(server).events
            and not self._outbox.delivery.places.missing_for_events(server)
            and self._outbox.delivery.places.is_open_to_all(record.place.channel)
        )

    async def _plan(self, server: int, record: Record, had: Shown | None) -> Sent | Refused:
        assert record.starts_at is not None
        now = Shown(record.id, EVENT, int(record.starts_at.timestamp()), record.place.channel)
        if had is not None and (had.version, had.channel) == (now.version, now.channel):
            return Sent()
        words = self._known.words_in(server)
        planned = Planned(
            words(game_name(record.game)),
            words.get("event-description"),
            channel_link(record.place),
            record.starts_at,
            record.starts_at + LASTS,
        )
        event = None if had is None else had.message
        result = await self._outbox.delivery.plan_event(server, event, planned)
        if isinstance(result, Gone) and had is not None:
            await self._outbox.messages.drop(record.id, EVENT)
            return await self._plan(server, record, None)
        if isinstance(result, Sent):
            await self._outbox.messages.put(replace(now, message=result.message))
        return result

    async def _end(self, server: int, snapshot: Snapshot, had: Shown) -> Sent | Refused:
        """The lobby of an event has begun or closed, its game is over, or it has no starting time any more."""
        record, result = snapshot.record, Sent()
        waits = record.status == "lobby" and had.version <= self._outbox.clock.now().timestamp()
        if waits or had.message is None or (record.status == "playing" and had.closed):
            return result
        for became in _fate(snapshot, had):
            told = await self._outbox.delivery.event_became(server, had.message, became)
            if isinstance(told, Later):
                return told
        if record.status == "playing":
            await self._outbox.messages.put(replace(had, closed=True))
        else:
            await self._outbox.messages.drop(record.id, EVENT)
        return result


def _fate(snapshot: Snapshot, had: Shown) -> tuple[Became, ...]:
    """What becomes of an event, one after another; one that is `closed` has begun."""
    if not snapshot.begun:
        return (Became.CANCELLED,)
    begins = () if had.closed else (Became.BEGUN,)
    return begins if snapshot.record.status == "playing" else (*begins, Became.OVER)


def _told(record: Record) -> tuple[object, ...]:
    return record.status, record.starts_at, record.place
