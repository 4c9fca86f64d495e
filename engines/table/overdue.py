"""The parts of dealing with a late seat: who is late, and what may be done; `bot.clocks.lateness` decides when."""

from __future__ import annotations

from datetime import datetime, timedelta

from engines.core.seats import Seat
from engines.table import clocks
from engines.table.changes import Draft, Plan
from engines.table.clocks import grace_s
from engines.table.play import need_open
from engines.table.ports import Calendar
from engines.table.record import Record, SeatClock
from engines.table.snapshot import Snapshot

LONGEST_ABSENCE = timedelta(days=7)

ASKED = 2
"""The value of `SeatClock.late` from which the others are asked what to do about a late seat."""


def is_overdue(record: Record, seat: Seat) -> bool:
    """Whether a seat is so late that the others are asked; its clock then shows when the program takes it."""
    return record.clock(seat).late >= ASKED


def skip(seat: Seat) -> Plan:
    """The program makes one move for somebody who is late."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_open(snapshot.record)
        clock = snapshot.record.clocks[seat].model_copy(update={"skip": True, "due": None})
        return Draft(clocks.with_clock(snapshot.record, seat, clock))

    return plan


def wait(seat: Seat, calendar: Calendar) -> Plan:
    """The others give somebody who is late the whole time once more."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_open(snapshot.record)
        record = snapshot.record
        fresh = clocks.restarted(snapshot, record, seat, calendar, now)
        clock = fresh.clocks[seat].model_copy(update={"since": record.clocks[seat].since})
        return Draft(clocks.with_clock(fresh, seat, clock))

    return plan


def noted(seat: Seat, late: int, due: datetime | None) -> Plan:
    """Note what has been done about a late seat (1 reminded, 2 the others asked) and when to look again."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        clock = snapshot.record.clocks[seat].model_copy(update={"late": late, "due": due})
        return Draft(clocks.with_clock(snapshot.record, seat, clock))

    return plan


def late_seats(record: Record, now: datetime) -> tuple[Seat, ...]:
    """The seats whose clocks have something to do by now."""
    if record.status != "playing" or record.paused:
        return ()
    return tuple(seat for seat, clock in enumerate(record.clocks) if clock.due is not None and clock.due <= now)


def absent_too_long(clock: SeatClock, now: datetime) -> bool:
    """Whether the game has waited for a seat for seven days, so that the program takes it."""
    return clock.since is not None and now - clock.since >= LONGEST_ABSENCE


def seat_grace(snapshot: Snapshot, seat: Seat, calendar: Calendar, now: datetime) -> datetime:
    """Until when the reminder gives a late seat time: a quarter of the limit, and outside quiet hours."""
    record, grace = snapshot.record, grace_s(snapshot.record)
    person, daily = record.holders[seat].person, record.pacing.pace == "daily"
    due = None if person is None else calendar.due(person, now, grace, daily=daily)
    return due or now + timedelta(seconds=grace)
