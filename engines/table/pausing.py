"""A table paused and resumed: clocks and moves stop, and go on with what was left."""

from __future__ import annotations

from datetime import datetime, timedelta

from engines.core.errors import SafehouseError
from engines.table.changes import Draft, Plan, happening
from engines.table.clocks import attended, outside_all_hours, put_off, stopped
from engines.table.play import need_open
from engines.table.ports import Calendar
from engines.table.record import Record, SeatClock
from engines.table.snapshot import Snapshot


def pause() -> Plan:
    """Stop all clocks and moves."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_open(snapshot.record)
        if snapshot.record.paused:
            raise SafehouseError("error-paused")
        return happening(stopped(snapshot.record, now), "paused")

    return plan


def resume(calendar: Calendar) -> Plan:
    """Let clocks and moves go on."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_open(snapshot.record)
        if not snapshot.record.paused:
            raise SafehouseError("error-not-paused")
        return happening(resumed(snapshot, calendar, now), "resumed")

    return plan


def resumed(snapshot: Snapshot, calendar: Calendar, now: datetime) -> Record:
    """The record with the stopped clocks running again, outside quiet hours; the pause counts for no absence.

    A person who went away meanwhile has no clock; one who came back has one again.
    """
    record = outside_all_hours(snapshot.recorded(_resumed_at(snapshot.record, now)), calendar)
    for seat in sorted(snapshot.to_act()):
        record = attended(snapshot.recorded(record), seat, calendar, now)
    return record


def _resumed_at(record: Record, now: datetime) -> Record:
    pause = timedelta() if record.paused_at is None else now - record.paused_at
    clocks = tuple(_resumed(clock, pause, now) for clock in record.clocks)
    due = None if record.table_left_s is None else now + timedelta(seconds=record.table_left_s)
    update = {"clocks": clocks, "table_due": due, "table_left_s": None, "paused": False, "paused_at": None}
    return record.model_copy(update=update)


def _resumed(clock: SeatClock, pause: timedelta, now: datetime) -> SeatClock:
    due = clock.due if clock.left_s is None else now + timedelta(seconds=clock.left_s)
    return put_off(clock, pause).model_copy(update={"due": due, "left_s": None})
