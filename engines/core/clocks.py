"""Clocks: what each seat is asked, by when, and what time does; pure functions over records."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from engines.core.errors import SafehouseError
from engines.core.game import Move
from engines.core.ports import Calendar
from engines.core.record import Record, SeatClock
from engines.core.seats import Seat
from engines.core.snapshot import Snapshot

LONGEST_ABSENCE = timedelta(days=7)
SHORTEST_GRACE_S = 30.0
NO_TABLE_CLOCK: dict[str, Any] = {"table_due": None, "table_late": 0}
"""What the record says where the rules have no limit of their own."""


def seat_grace(snapshot: Snapshot, seat: Seat, calendar: Calendar, now: datetime) -> datetime:
    """Until when the reminder gives a late seat time: a quarter of the limit, and outside quiet hours."""
    record, grace = snapshot.record, _grace_s(snapshot.record)
    person, daily = record.holders[seat].person, record.pacing.pace == "daily"
    due = None if person is None else calendar.due(person, now, grace, daily=daily)
    return due or _later(now, grace)


def table_grace(snapshot: Snapshot, calendar: Calendar, now: datetime) -> datetime:
    """Until when the reminder gives all time whom a common clock waits for."""
    return _table_due(snapshot, _grace_s(snapshot.record), calendar, now)


def asked(
    before: Snapshot,
    after: Snapshot,
    movers: frozenset[Seat],
    calendar: Calendar,
    now: datetime,
    *,
    expired: bool = False,
) -> Record:
    """The record with each seat's question numbered and its clock set going, kept or stopped.

    A clock starts when the seat is first waited for and anew with each move that all can see and that may be its own
    (`movers`; none after any other change), so that deadlines, which are public, follow from what is public.
    `expired`: the rules' own limit has run out, and begins anew where they still have one.
    """
    waited, waited_before, common = after.to_act(), before.to_act(), is_common(after)
    goes_on = _least_id(before) == _least_id(after) != ""
    old = before.record.clocks or tuple(SeatClock() for _ in after.record.holders)
    clocks = []
    for seat, clock in enumerate(old):
        decision = after.decision(seat) if after.record.status == "playing" else None
        fresh = seat not in waited_before or seat in movers
        held = _clock(after.record, seat, seat in waited, fresh, clock, calendar, now, common=common)
        clocks.append(_questioned(held, None if decision is None else decision.id, now, goes_on=goes_on))
    record = after.record.model_copy(update={"clocks": tuple(clocks)})
    return record.model_copy(update=_table_clock(before, after, expired, calendar, now))


def is_common(snapshot: Snapshot) -> bool:
    """Whether one clock runs for the whole table, and none for a seat (`Times.paced`).

    Not where one person plays with the program alone: nobody else waits, so they have the time of any question.
    """
    if snapshot.record.status != "playing" or not snapshot.game.times(snapshot.state).paced:
        return False
    return sum(holder.person is not None and not holder.program for holder in snapshot.record.holders) > 1


def is_table_to_be_reminded(snapshot: Snapshot) -> bool:
    """Whether at a common clock's deadline all who are waited for are reminded first; at a daily pace, once."""
    record = snapshot.record
    return record.pacing.pace == "daily" and record.table_late == 0 and is_common(snapshot)


def restarted(snapshot: Snapshot, record: Record, seat: Seat, calendar: Calendar, now: datetime) -> Record:
    """The record with the seat's clock begun anew, as when somebody else takes it; a pause holds it."""
    waited, common = seat in snapshot.to_act(), is_common(snapshot.recorded(record))
    clock = _clock(record, seat, waited, True, record.clocks[seat], calendar, now, common=common)
    return with_clock(record, seat, _stopped(clock, now) if record.paused else clock)


def switched(before: Snapshot, after: Snapshot, calendar: Calendar, now: datetime) -> Record:
    """The record with every clock begun anew where, as people come or go, a common one runs only before or after."""
    record, common = after.record, is_common(after)
    if common == is_common(before):
        return record
    clocks = (
        _clock(record, seat, seat in after.to_act(), True, clock, calendar, now, common=common)
        for seat, clock in enumerate(record.clocks)
    )
    update = {"clocks": tuple(clocks), **_table_clock(before, after, True, calendar, now)}
    anew = record.model_copy(update=update)
    return stopped(anew, now).model_copy(update={"paused_at": record.paused_at}) if record.paused else anew


def with_clock(record: Record, seat: Seat, clock: SeatClock) -> Record:
    """The record with another clock at a seat."""
    clocks = (*record.clocks[:seat], clock, *record.clocks[seat + 1 :])
    return record.model_copy(update={"clocks": clocks})


def stopped(record: Record, now: datetime) -> Record:
    """The record with all clocks stopped and what was left on them kept (pause)."""
    clocks = tuple(_stopped(clock, now) for clock in record.clocks)
    left = None if record.table_due is None else (record.table_due - now).total_seconds()
    update = {"clocks": clocks, "table_due": None, "table_left_s": left, "paused": True, "paused_at": now}
    return record.model_copy(update=update)


def resumed(snapshot: Snapshot, calendar: Calendar, now: datetime) -> Record:
    """The record with the stopped clocks running again, outside quiet hours; the pause counts for no absence."""
    return outside_all_hours(snapshot.recorded(_resumed_at(snapshot.record, now)), calendar)


def _resumed_at(record: Record, now: datetime) -> Record:
    pause = timedelta() if record.paused_at is None else now - record.paused_at
    clocks = tuple(_resumed(clock, pause, now) for clock in record.clocks)
    due = None if record.table_left_s is None else _later(now, record.table_left_s)
    update = {"clocks": clocks, "table_due": due, "table_left_s": None, "paused": False, "paused_at": None}
    return record.model_copy(update=update)


def check_least_time(snapshot: Snapshot, seat: Seat, move: Move, now: datetime) -> None:
    """Refuse an answer before the rules' least time has passed, but for moves that it doesn't hold up."""
    times, began = snapshot.game.times(snapshot.state), snapshot.record.clocks[seat].asked_at
    least = None if move.kind in times.at_once else times.least_s
    if least is not None and began is not None and now < began + timedelta(seconds=least):
        raise SafehouseError("error-too-early", seconds=int((began - now).total_seconds() + least) + 1)


def check_time_left(snapshot: Snapshot, now: datetime) -> None:
    """Refuse a move after the rules' own limit has run out, even before anything has come of that."""
    due = snapshot.record.table_due
    if due is not None and due <= now and not is_table_to_be_reminded(snapshot):
        raise SafehouseError("error-time-up")


def late_seats(record: Record, now: datetime) -> tuple[Seat, ...]:
    """The seats whose clocks have something to do by now."""
    if record.status != "playing" or record.paused:
        return ()
    return tuple(seat for seat, clock in enumerate(record.clocks) if clock.due is not None and clock.due <= now)


def absent_too_long(clock: SeatClock, now: datetime) -> bool:
    """Whether the game has waited so long for a seat that the program takes it."""
    return clock.since is not None and now - clock.since >= LONGEST_ABSENCE


def put_off(clock: SeatClock, by: timedelta) -> SeatClock:
    """The clock as if it had begun so much later; a deadline that stands still stays."""
    moments = {name: getattr(clock, name) for name in ("due", "asked_at", "since")}
    return clock.model_copy(update={name: at and at + by for name, at in moments.items()})


def _stopped(clock: SeatClock, now: datetime) -> SeatClock:
    if clock.due is None:
        return clock
    return clock.model_copy(update={"due": None, "left_s": (clock.due - now).total_seconds()})


def _resumed(clock: SeatClock, pause: timedelta, now: datetime) -> SeatClock:
    due = clock.due if clock.left_s is None else _later(now, clock.left_s)
    return put_off(clock, pause).model_copy(update={"due": due, "left_s": None})


def _questioned(clock: SeatClock, key: str | None, now: datetime, *, goes_on: bool) -> SeatClock:
    if key == clock.key:
        return clock
    serial = clock.serial if key is None else clock.serial + 1
    asked_at = clock.asked_at if goes_on and clock.asked_at is not None else now
    return clock.model_copy(update={"key": key, "serial": serial, "asked_at": None if key is None else asked_at})


def _least_id(snapshot: Snapshot) -> str:
    """Which least time runs; empty: one of each question's own."""
    return snapshot.game.times(snapshot.state).least_id if snapshot.record.status == "playing" else ""


def _clock(
    record: Record,
    seat: Seat,
    waited: bool,
    fresh: bool,
    clock: SeatClock,
    calendar: Calendar,
    now: datetime,
    *,
    common: bool,
) -> SeatClock:
    holder, pacing = record.holders[seat], record.pacing
    owns = holder.person is not None and not holder.program and not common
    runs = waited and owns and pacing.limit_s is not None
    if runs and not fresh:
        return clock
    due = None
    if runs and holder.person is not None and pacing.limit_s is not None:
        due = calendar.due(holder.person, now, pacing.limit_s, daily=pacing.pace == "daily")
    since = (now if fresh or clock.since is None else clock.since) if waited else None
    stale = {"due": due, "left_s": None, "late": 0, "skip": False, "since": since}
    return clock.model_copy(update=stale)


def outside_hours(snapshot: Snapshot, seat: Seat, calendar: Calendar) -> Record:
    """The record with the deadline that a waited-for person has to keep moved out of quiet hours set meanwhile.

    It stays where a reminder has gone out already, and for who is away.
    """
    record, clock, person = snapshot.record, snapshot.record.clocks[seat], snapshot.record.holders[seat].person
    common = is_common(snapshot)
    due, late = (record.table_due, record.table_late) if common else (clock.due, clock.late)
    if due is None or late or person is None or (common and record.pacing.pace != "daily"):
        return record
    moved = calendar.due(person, due, 0, daily=record.pacing.pace == "daily") or due
    if common:
        return record.model_copy(update={"table_due": moved})
    return with_clock(record, seat, clock.model_copy(update={"due": moved}))


def outside_all_hours(snapshot: Snapshot, calendar: Calendar) -> Record:
    """The record with the deadlines of all who are waited for moved out of their quiet hours."""
    record = snapshot.record
    for seat in sorted(snapshot.to_act()):
        record = outside_hours(snapshot.recorded(record), seat, calendar)
    return record


def _table_clock(
    before: Snapshot, after: Snapshot, expired: bool, calendar: Calendar, now: datetime
) -> dict[str, Any]:
    """What the record says of the rules' own limit, which runs on while it stays the same."""
    limit = _limit(after)
    if limit is None:
        return NO_TABLE_CLOCK
    if not expired and before.record.table_due is not None and _limit(before) == limit:
        return {}
    return {"table_due": _table_due(after, limit[0], calendar, now), "table_late": 0}


def _table_due(snapshot: Snapshot, limit_s: float, calendar: Calendar, now: datetime) -> datetime:
    """The limit from now on; at a daily pace until the last of those waited for would have to answer."""
    record, due = snapshot.record, _later(now, limit_s)
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


def _grace_s(record: Record) -> float:
    return max(SHORTEST_GRACE_S, (record.pacing.limit_s or 0) / 4)


def _later(now: datetime, seconds: float) -> datetime:
    return now + timedelta(seconds=seconds)
