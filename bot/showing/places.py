"""Where a table goes when its place is no more: out of a closed thread to its channel, or to its end."""

from __future__ import annotations

import logging

from bot.delivery import Refused
from bot.showing.desk import Desk
from engines.core.errors import SafehouseError
from engines.table import ending, hosting
from engines.table.changes import Plan
from engines.table.record import Record
from engines.table.session import SessionLost

log = logging.getLogger(__name__)


async def leave_thread(desk: Desk, record: Record) -> None:
    """The thread takes no messages any more: the table moves to the channel the thread belongs to, if that is free.

    The move is a change like any other, so the board follows it by itself.
    """
    if record.status not in ("lobby", "playing"):
        return
    parent = await parent_of(desk, record)
    if parent is None or parent == record.place.channel or not await _move(desk, record, parent):
        log.warning("session %d: its thread is locked and its channel is taken", record.id)


async def leave_channel(desk: Desk, record: Record) -> None:
    """The channel or thread is gone: the table moves to the thread's channel, if that is free, or ends for good."""
    parent = record.place.parent if record.place.thread else None
    if parent is not None and await _move(desk, record, parent):
        return
    if record.status in ("lobby", "playing"):
        log.info("session %d: its channel is gone", record.id)
        await _changed(desk, record, ending.abandon("abandoned"))


async def parent_of(desk: Desk, record: Record) -> int | None:
    """The channel that a table's thread belongs to, or that it is in itself; None where Discord doesn't tell."""
    if record.place.parent is not None:
        return record.place.parent
    found = await desk.app.delivery.parent(record.place.channel)
    return None if isinstance(found, Refused) else found.channel


async def _move(desk: Desk, record: Record, channel: int) -> bool:
    if await desk.app.store.lookup.active_in(channel) is not None:
        return False
    log.info("session %d: moves out of its thread", record.id)
    return await _changed(desk, record, hosting.move_to(channel, thread=False))


async def _changed(desk: Desk, record: Record, plan: Plan) -> bool:
    try:
        await desk.app.registry.change(record.id, plan)
    except (SafehouseError, SessionLost) as error:
        log.info("session %d: not changed (%s)", record.id, type(error).__name__)
        return False
    return True
