"""The one clock of a table: the rules' own limit, common to all seats where a game is paced; pure functions."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from engines.core.errors import SafehouseError
from engines.table.ports import Calendar
from engines.table.record import Record
from engines.table.snapshot import Snapshot

SHORTEST_GRACE_S = 30.0
NO_LIMIT: dict[str, object] = {"table_due": None, "table_late": 0, "table_moved_s": 0.0}
"""What the record says where the rules have no limit of their own."""


def is_common(snapshot: Snapshot) -> bool:
    """Whether one clock runs for the whole table, and none for a seat (`Times.paced`).

    Not where one person plays with the program alone: nobody else waits, so they have the time of any question.
    """
    if snapshot.record.status != "playing" or not snapshot.game.times(snapshot.state).paced or snapshot.rests():
        return False
    return sum(holder.is_played_by_a_person for holder in snapshot.record.holders) > 1


def runs_for(snapshot: Snapshot) -> Literal["all", "each", "nobody"]:
    """Whether one clock runs for all, one for each seat, or none while the table rests."""
    if snapshot.rests():
        return "nobody"
    return "all" if is_common(snapshot) else "each"


def is_to_be_reminded(snapshot: Snapshot) -> bool:
    """Whether at a common clock's deadline all who are waited for are reminded first; at a daily pace, once."""
    record = snapshot.record
    return record.pacing.pace == "daily" and record.table_late == 0 and is_common(snapshot)


def check_time_left(snapshot: Snapshot, now: datetime) -> None:
    """Refuse a move once the rules' own limit has run out, even if `expire` has not been played yet."""
    due = snapshot.record.table_due
    if due is not None and due <= now and not is_to_be_reminded(snapshot):
        raise SafehouseError("error-time-up")


def renewed(before: Snapshot, after: Snapshot, expired: bool, calendar: Calendar, now: datetime) -> dict[str, object]:
    """What the record says of the limit after a change: it runs on while it stays the same and hasn't `expired`."""
    limit = _limit(after)
    if limit is None:
        return NO_LIMIT
    if not expired and before.record.table_due is not None and _limit(before) == limit:
        return {}
    return {**NO_LIMIT, "table_due": _due(after, limit[0], calendar, now)}


def grace_s(record: Record) -> float:
    """How long a reminder gives a late seat, in seconds: a quarter of the limit, at least 30."""
    return max(SHORTEST_GRACE_S, (record.pacing.limit_s or 0) / 4)


def grace(snapshot: Snapshot, calendar: Calendar, now: datetime) -> datetime:
    """The new deadline after the reminder at a common clock."""
    return _due(snapshot, grace_s(snapshot.record), calendar, now)


def _due(snapshot: Snapshot, limit_s: float, calendar: Calendar, now: datetime) -> datetime:
    """The limit from now on; at a daily pace until the last of those waited for would have to answer."""
    record, due = snapshot.record, now + timedelta(seconds=limit_s)
    if record.pacing.pace != "daily" or not is_common(snapshot):
        return due
    people = (record.holders[seat].person for seat in snapshot.to_act() if not record.holders[seat].program)
    dues = (calendar.due(person, now, limit_s, daily=True) for person in people if person is not None)
    return max((each for each in dues if each is not None), default=due)


def _limit(snapshot: Snapshot) -> tuple[int, str] | None:
    """The rules' own limit in seconds and which one it is; None: none."""
    if snapshot.record.status != "playing":
        return None
    times, pacing = snapshot.game.times(snapshot.state), snapshot.record.pacing
    if times.paced and not is_common(snapshot):
        return None
    limit_s = pacing.limit_s if times.paced and pacing.pace != "live" else times.limit_s
    return None if times.limit_s is None or limit_s is None else (limit_s, times.limit_id)
