"""Another game at the same table, once everybody wants it."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.basics.logs import told
from bot.tables.lobbies import new_record
from engines.core.errors import SafehouseError
from engines.table import ending, lobby, series
from engines.table.changes import Draft, Plan
from engines.table.record import Holder, Record
from engines.table.snapshot import Snapshot

if TYPE_CHECKING:
    from datetime import datetime

    from bot.app import App

log = logging.getLogger(__name__)


async def begin_rematch(app: App, over: Snapshot, swap: bool) -> Record:
    """Begin the next game of a table in the same place, with the same people on the same seats or each one further.

    Raises `PlaceTaken` where another table has been opened there meanwhile.
    """
    record = await app.store.sessions.create(_next(app, over, swap))
    try:
        await app.registry.change(over.record.id, series.followed_by(record.id))
    except SafehouseError:
        with suppress(SafehouseError):
            await app.registry.change(record.id, ending.abandon("abandoned"))
        raise
    await app.registry.change(record.id, _begin)
    return record


async def begin_left(app: App) -> None:
    """Begin the rematches whose making a crash has cut short; one that can't begin is left as the lobby it is."""
    for session in await app.store.lookup.full_lobbies_untouched():
        record = (await app.registry.snapshot(session)).record
        if record.series.games:
            try:
                await _mend(app, record)
            except Exception as error:
                log.error("session %d: the rematch does not begin: %s", session, told(error))


async def _mend(app: App, record: Record) -> None:
    before = await app.store.lookup.opened_before(record.place.channel, record.id)
    if before is not None:
        with suppress(SafehouseError):
            await app.registry.change(before, _followed_if_agreed(record.id))
    await app.registry.change(record.id, _begin)


def _followed_if_agreed(session: int) -> Plan:
    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        agreed = series.rematch_agreed(snapshot.record) is not None
        return series.followed_by(session)(snapshot, now) if agreed else None

    return plan


def _begin(snapshot: Snapshot, now: datetime) -> Draft:  # noqa: ARG001
    lobby.need_lobby(snapshot.record)
    return lobby.begun(snapshot.game, snapshot.record)


def _next(app: App, over: Snapshot, swap: bool) -> Record:
    old, game = over.record, over.game
    reseated = tuple((seat + int(swap)) % old.seats for seat in range(old.seats))
    seated = sorted(zip(reseated, old.holders, strict=True), key=lambda pair: pair[0])
    holders = tuple(Holder(person=holder.person, program=holder.person is None) for _, holder in seated)
    update = {
        "host": old.host if old.host in old.people() else next(iter(old.people())),
        "holders": holders,
        "series": old.series.model_copy(update={"again": (), "swap": (), "next": None}),
    }
    options = series.next_options(over, reseated)
    return new_record(app, game, options, old.place, old.pacing).model_copy(update=update)
