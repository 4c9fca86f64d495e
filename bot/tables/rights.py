"""Who may do what at a table."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.entrances.press import Press
from engines.core.errors import NotYourSeat, SafehouseError
from engines.core.seats import Seat
from engines.table.record import Record

PATIENCE = timedelta(days=1)
"""After how long without a change anybody who is seated may help a table on that is stuck."""


def manages(press: Press) -> bool:
    """Whether the presser has *Manage Channels* where the press was made."""
    return press.interaction.guild_id is not None and press.interaction.permissions.manage_channels


def has_table_rights(press: Press, record: Record) -> bool:
    """Whether the presser is the host, or has *Manage Channels* in the table's server."""
    here = press.interaction.guild_id == record.place.server
    return record.host == press.person or (here and manages(press))


def need_table_rights(press: Press, record: Record) -> None:
    """Refuse what only the host may do, or whoever has *Manage Channels* in the table's server."""
    if not has_table_rights(press, record):
        raise SafehouseError("error-host-or-manager-only")


def need_rights_or_patience(press: Press, record: Record, now: datetime) -> None:
    """Refuse what the host may do and, at a table where nothing has happened for a day, anybody who is seated."""
    stuck = now - _last_seen_change(record) >= PATIENCE and record.seat_of(press.person) is not None
    if not stuck:
        need_table_rights(press, record)


def _last_seen_change(record: Record) -> datetime:
    """Since when everybody sees the table as it stands; in a game no hidden move counts, or this would tell of it."""
    moments = (record.paused_at, *(clock.since for clock in record.clocks))
    return max((moment for moment in moments if moment is not None), default=record.changed_at)


def own_seat(press: Press, record: Record) -> Seat:
    """The presser's seat; raises `NotYourSeat` for somebody without one."""
    seat = record.seat_of(press.person)
    if seat is None:
        raise NotYourSeat
    return seat
