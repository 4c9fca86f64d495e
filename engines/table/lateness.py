"""What a late seat comes to, step by step: plans for one seat, for the ticker or for what the others decide."""

from __future__ import annotations

from datetime import datetime, timedelta

from engines.core.seats import Seat
from engines.table import clocks, ending, play, seating
from engines.table.changes import Draft, Plan, Publication
from engines.table.clocks import grace_s
from engines.table.play import need_open
from engines.table.ports import Calendar
from engines.table.record import ASKED, REMINDED, Record, SeatClock
from engines.table.snapshot import Snapshot

LONGEST_ABSENCE = timedelta(days=7)


def late_seats(record: Record, now: datetime) -> tuple[Seat, ...]:
    """The seats whose clocks have something to do by now."""
    if record.status != "playing" or record.paused:
        return ()
    return tuple(seat for seat, clock in enumerate(record.clocks) if clock.due is not None and clock.due <= now)


def seats_to_remind(publication: Publication) -> tuple[Seat, ...]:
    """The seats whose people are reminded as a change makes them late, at a clock of their own or at a common one.

    Not who has answered and is waited for only until others have. What then follows, as being passed by, calls nobody
    once more.
    """
    before, after = publication.before.record, publication.after
    all_are = before.table_late < after.record.table_late
    return tuple(
        seat
        for seat in sorted(after.to_act())
        if after.record.holders[seat].is_played_by_a_person and not after.has_answered(seat)
        if all_are or before.clocks[seat].late < after.record.clocks[seat].late == REMINDED
    )


def late_step(seat: Seat, calendar: Calendar) -> Plan:
    """The next step for a seat whose clock has run out; for any other seat nothing, nor where nobody waits for it.

    One reminder, with some grace; then what the rules say; where they leave it to the table what the lobby chose:
    the others are asked, or the program makes one move (without programs the turn passes), or the game is lost. After
    seven days the program takes the seat, or the seat counts as resigned. A deadline that now falls into quiet hours,
    for example by downtime given back, moves to their end first.
    """

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        if seat not in late_seats(snapshot.record, now):
            return None
        if clocks.runs_for(snapshot) == "nobody":
            return Draft(clocks.anew(snapshot, calendar, now))
        moved = clocks.outside_hours(snapshot, seat, calendar)
        if moved != snapshot.record:
            return Draft(moved)
        clock = snapshot.record.clocks[seat]
        if absent_too_long(clock, now):
            return _taken(snapshot, seat, calendar, now)
        if clock.late < REMINDED:
            grace = _grace(snapshot, seat, calendar, now)
            return _noted(seat, REMINDED, grace)(snapshot, now)
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
        if not clocks.has_limit(snapshot):
            return Draft(record.model_copy(update=clocks.NO_LIMIT))
        moved = clocks.outside_all_hours(snapshot, calendar)
        if moved.table_due != record.table_due:
            return Draft(moved)
        if clocks.is_to_be_reminded(snapshot):
            grace = clocks.grace(snapshot, calendar, now)
            update = {"table_late": REMINDED, "table_due": grace, "table_moved_s": 0.0}
            return Draft(record.model_copy(update=update))
        return play.expire()(snapshot, now) or Draft(record.model_copy(update=clocks.NO_LIMIT))

    return plan


def ruled_from(snapshot: Snapshot) -> datetime | None:
    """When the rules may first decide for a seat that is late: after its reminder and the grace; None: no clock runs.

    Only where a game's `expire` has something to say; quiet hours may put it off.
    """
    record = snapshot.record
    clocks_on = [record.clock(seat) for seat in snapshot.to_act()]
    dues = [
        clock.due + timedelta(seconds=grace_s(record) if clock.late < REMINDED else 0)
        for clock in clocks_on
        if clock.due is not None and clock.late < ASKED
    ]
    return min(dues, default=None)


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


def absent_too_long(clock: SeatClock, now: datetime) -> bool:
    """Whether the game has waited for a seat for seven days, so that the program takes it."""
    return clock.since is not None and now - clock.since >= LONGEST_ABSENCE


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
        return skip(seat)(snapshot, now)
    if late == "skip" and snapshot.game.passes(snapshot.options):
        return play.pass_turn(seat)(snapshot, now)
    since = record.clocks[seat].since or now
    return _noted(seat, ASKED, since + LONGEST_ABSENCE)(snapshot, now)


def _taken(snapshot: Snapshot, seat: Seat, calendar: Calendar, now: datetime) -> Draft | None:
    person = snapshot.record.holders[seat].person
    if snapshot.game.computer_seats(snapshot.options) or person is None:
        return seating.stand_in(seat, calendar)(snapshot, now)
    return ending.resign(seat, person)(snapshot, now)


def _noted(seat: Seat, late: int, due: datetime | None) -> Plan:
    """Note what has been done about a late seat (`REMINDED`, `ASKED`) and when to look again."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        clock = snapshot.record.clocks[seat].model_copy(update={"late": late, "due": due, "moved_s": 0.0})
        return Draft(clocks.with_clock(snapshot.record, seat, clock))

    return plan


def _grace(snapshot: Snapshot, seat: Seat, calendar: Calendar, now: datetime) -> datetime:
    """Until when the reminder gives a late seat time: a quarter of the limit, and outside quiet hours."""
    record, grace = snapshot.record, grace_s(snapshot.record)
    person, daily = record.holders[seat].person, record.pacing.pace == "daily"
    due = None if person is None else calendar.due(person, now, grace, daily=daily)
    return due or now + timedelta(seconds=grace)
