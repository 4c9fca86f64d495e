"""What happens to somebody who is late, step by step: plans for one seat, which the ticker carries out."""

from __future__ import annotations

from datetime import datetime

from engines.core.seats import Seat
from engines.table import clocks, ending, overdue, play, seating
from engines.table.changes import Draft, Plan
from engines.table.overdue import ASKED
from engines.table.ports import Calendar
from engines.table.snapshot import Snapshot

REMINDED = 1


def next_step(seat: Seat, calendar: Calendar) -> Plan:
    """The next step for a seat whose clock has run out; for any other seat nothing.

    One reminder, with some grace; then what the rules say; where they leave it to the table what the lobby chose:
    the others are asked, or the program makes one move, or the game is lost. After seven days the program takes the
    seat. A deadline that now falls into quiet hours, for example by downtime given back, moves to their end first.
    """

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        if seat not in overdue.late_seats(snapshot.record, now):
            return None
        moved = clocks.outside_hours(snapshot, seat, calendar)
        if moved != snapshot.record:
            return Draft(moved)
        clock = snapshot.record.clocks[seat]
        if overdue.absent_too_long(clock, now):
            return _taken(snapshot, seat, calendar, now)
        if clock.late < REMINDED:
            grace = overdue.seat_grace(snapshot, seat, calendar, now)
            return overdue.noted(seat, REMINDED, grace)(snapshot, now)
        return _ruled(snapshot, now) or _chosen(snapshot, seat, now)

    return plan


def table_time_up(calendar: Calendar) -> Plan:
    """The rules' own limit has run out; where they say nothing about that, it stops.

    At a common clock of a daily pace all who are waited for are reminded first, with the grace of any reminder.
    """

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        record = snapshot.record
        if record.status != "playing" or record.paused or record.table_due is None or record.table_due > now:
            return None
        moved = clocks.outside_all_hours(snapshot, calendar)
        if moved.table_due != record.table_due:
            return Draft(moved)
        if clocks.is_to_be_reminded(snapshot):
            grace = clocks.grace(snapshot, calendar, now)
            return Draft(record.model_copy(update={"table_late": REMINDED, "table_due": grace}))
        return play.expire()(snapshot, now) or Draft(record.model_copy(update=clocks.NO_LIMIT))

    return plan


def _ruled(snapshot: Snapshot, now: datetime) -> Draft | None:
    """What the rules say to a seat that is late; nothing where they have a limit of their own."""
    own = snapshot.game.times(snapshot.state).limit_s is not None
    return None if own else play.expire()(snapshot, now)


def _chosen(snapshot: Snapshot, seat: Seat, now: datetime) -> Draft | None:
    record, late = snapshot.record, snapshot.record.pacing.late
    person = record.holders[seat].person
    if late == "resign" and person is not None:
        return ending.resign(seat, person)(snapshot, now)
    if late == "skip" and snapshot.game.computer_seats(snapshot.options):
        return overdue.skip(seat)(snapshot, now)
    since = record.clocks[seat].since or now
    return overdue.noted(seat, ASKED, since + overdue.LONGEST_ABSENCE)(snapshot, now)


def _taken(snapshot: Snapshot, seat: Seat, calendar: Calendar, now: datetime) -> Draft | None:
    person = snapshot.record.holders[seat].person
    if snapshot.game.computer_seats(snapshot.options) or person is None:
        return seating.stand_in(seat, calendar)(snapshot, now)
    return ending.resign(seat, person)(snapshot, now)
