"""Who plays a seat once the game has begun: the program stands in, people come back or ask for a seat."""

from __future__ import annotations

from datetime import datetime

from engines.core.errors import NotYourSeat, SafehouseError, StaleDecision
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.table import clocks
from engines.table.changes import Draft, Plan, happening
from engines.table.lobby import need_welcome
from engines.table.play import need_open
from engines.table.ports import Calendar
from engines.table.record import Holder, Person, Record, SeatRequest
from engines.table.snapshot import Snapshot


def stand_in(seat: Seat, calendar: Calendar, strength: Strength = Strength.NORMAL) -> Plan:
    """The program plays for a person until they are back, normally well where nobody has said how well."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        record = snapshot.record
        need_open(record)
        if not snapshot.game.computer_seats(snapshot.options):
            raise SafehouseError("error-no-programs")
        if not 0 <= seat < record.seats or record.holders[seat].person is None or record.holders[seat].program:
            raise SafehouseError("error-not-a-persons-seat")
        holder = record.holders[seat].model_copy(update={"program": True, "strength": strength})
        return happening(_reheld(snapshot, seat, holder, calendar, now), "stand-in", seat)

    return plan


def come_back(seat: Seat, by: Person, calendar: Calendar) -> Plan:
    """A person takes their seat back from the program."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        record = snapshot.record
        need_open(record)
        need_owner(record, seat, by)
        if not record.holders[seat].program:
            raise SafehouseError("error-already-seated")
        holder = record.holders[seat].model_copy(update={"program": False, "strength": Strength.NORMAL})
        return happening(_reheld(snapshot, seat, holder, calendar, now), "back", seat)

    return plan


def ask_seat(person: Person, seat: Seat, calendar: Calendar) -> Plan:
    """Ask the host for a seat that may be taken; granted at once to the host, or if there is no host."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_open(snapshot.record)
        need_welcome(snapshot.record, person)
        _check_claim(snapshot, person, seat)
        request = SeatRequest(person=person, seat=seat)
        asked = snapshot.record.model_copy(update={"request": request})
        if snapshot.record.host in (None, person):
            return _granted(snapshot.recorded(asked), calendar, now)
        return Draft(asked)

    return plan


def answer_seat(person: Person, seat: Seat, agree: bool, calendar: Calendar) -> Plan:
    """The host's answer to a request for a seat."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_open(snapshot.record)
        if snapshot.record.request != SeatRequest(person=person, seat=seat):
            raise StaleDecision
        if not agree:
            return Draft(snapshot.record.model_copy(update={"request": None}))
        _check_claim(snapshot, person, seat)
        return _granted(snapshot, calendar, now)

    return plan


def asked_for_seat(record: Record) -> Seat | None:
    """The host's seat while a request for a seat waits for the host's answer, else None."""
    asked = record.request is not None and record.status == "playing" and not record.paused
    return record.seat_of(record.host) if asked and record.host is not None else None


def to_take(snapshot: Snapshot) -> tuple[Seat, ...]:
    """The seats others may ask for: first the program's, then of who is away or, without programs, long late.

    In direct messages, where nobody looks on, only those whose owners the program stands in for.
    """
    record, away = snapshot.record, snapshot.game.away(snapshot.state)
    if record.place.server is None:
        return tuple(
            seat for seat, holder in enumerate(record.holders) if holder.program and holder.person is not None
        )
    programs = snapshot.game.computer_seats(snapshot.options)
    held = [seat for seat, holder in enumerate(record.holders) if holder.program]
    gone = {seat for seat in range(record.seats) if seat in away or (not programs and record.clock(seat).overdue)}
    return (*held, *sorted(gone - {*held}))


def without_vain_wish(snapshot: Snapshot) -> Record:
    """The record without a request for a seat that can no longer be taken, as its owner plays again."""
    record = snapshot.record
    if record.request is None or record.status != "playing" or record.request.seat in to_take(snapshot):
        return record
    return record.model_copy(update={"request": None})


def need_owner(record: Record, seat: Seat, by: Person) -> None:
    """Refuse what only a seat's owner may do."""
    if not 0 <= seat < record.seats or record.holders[seat].person != by:
        raise NotYourSeat


def with_holder(record: Record, seat: Seat, holder: Holder) -> Record:
    """The record with another holder of a seat."""
    return record.model_copy(update={"holders": (*record.holders[:seat], holder, *record.holders[seat + 1 :])})


def _reheld(snapshot: Snapshot, seat: Seat, holder: Holder, calendar: Calendar, now: datetime) -> Record:
    """The record with another holder; an open request for this seat ends, and so does any request to undo."""
    record = with_holder(snapshot.record, seat, holder)
    request = None if record.request is not None and record.request.seat == seat else record.request
    record = record.model_copy(update={"undo": None, "request": request})
    return clocks.restarted(snapshot, record, seat, calendar, now)


def _check_claim(snapshot: Snapshot, person: Person, seat: Seat) -> None:
    record = snapshot.record
    if seat not in to_take(snapshot):
        raise SafehouseError("error-seat-taken")
    if person in record.people():
        raise SafehouseError("error-seated-here")
    had = {other for holder in record.holders for other in holder.left}
    if person in had - {*record.holders[seat].left}:
        raise SafehouseError("error-had-a-seat")


def _granted(snapshot: Snapshot, calendar: Calendar, now: datetime) -> Draft:
    request = snapshot.record.request
    if request is None:
        raise StaleDecision
    old = snapshot.record.holders[request.seat]
    left = old.left if old.person is None else (*old.left, old.person)
    holder = Holder(person=request.person, left=tuple(person for person in left if person != request.person))
    record = _reheld(snapshot, request.seat, holder, calendar, now)
    host = record.host if record.host in record.people() else request.person
    return happening(record.model_copy(update={"request": None, "host": host}), "seat-taken", request.seat)
