"""What befalls a table beside its moves: pause, resigning, the program standing in, ending; pure plans."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from engines.core.errors import NotYourSeat, SafehouseError, StaleDecision
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.core.text import Who, text
from engines.table import clocks
from engines.table.ports import Calendar
from engines.table.record import Holder, Person, Record, SeatRequest
from engines.table.snapshot import Draft, Plan, Snapshot

ASKED = 2
"""The value of `SeatClock.late` from which the others are asked what becomes of who is late."""


def pause() -> Plan:
    """Stop all clocks and moves."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        _need_open(snapshot.record)
        if snapshot.record.paused:
            raise SafehouseError("error-paused")
        return _noted(clocks.stopped(snapshot.record, now), "paused")

    return plan


def resume(calendar: Calendar) -> Plan:
    """Let clocks and moves go on."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        _need_open(snapshot.record)
        if not snapshot.record.paused:
            raise SafehouseError("error-not-paused")
        return _noted(clocks.resumed(snapshot, calendar, now), "resumed")

    return plan


def resign(seat: Seat, by: Person) -> Plan:
    """Give a game up: of two opponents the other wins; else the program keeps the seat and the person has lost."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        record = snapshot.record
        _need_open(record)
        need_owner(record, seat, by)
        if record.seats == 2 and not snapshot.game.cooperative:
            return _noted(_lost(record, seat), "resigned", seat)
        return _noted(_unpeopled(snapshot, _left(record, seat)), "left", seat)

    return plan


def stand_in(seat: Seat, calendar: Calendar) -> Plan:
    """The program plays for a person until they are back."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        record = snapshot.record
        _need_open(record)
        if not snapshot.game.computer_seats(snapshot.options):
            raise SafehouseError("error-no-programs")
        if not 0 <= seat < record.seats or record.holders[seat].person is None or record.holders[seat].program:
            raise SafehouseError("error-not-a-persons-seat")
        holder = record.holders[seat].model_copy(update={"program": True})
        return _noted(_reheld(snapshot, seat, holder, calendar, now), "stand-in", seat)

    return plan


def come_back(seat: Seat, by: Person, calendar: Calendar) -> Plan:
    """A person takes their seat back from the program."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        record = snapshot.record
        _need_open(record)
        need_owner(record, seat, by)
        if not record.holders[seat].program:
            raise SafehouseError("error-already-seated")
        holder = record.holders[seat].model_copy(update={"program": False})
        return _noted(_reheld(snapshot, seat, holder, calendar, now), "back", seat)

    return plan


def ask_seat(person: Person, seat: Seat, calendar: Calendar) -> Plan:
    """Ask the host for a seat that may be taken; the host's own wish is granted, and any where there is no host."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        _need_open(snapshot.record)
        _check_claim(snapshot, person, seat)
        request = SeatRequest(person=person, seat=seat)
        asked = snapshot.record.model_copy(update={"request": request})
        if snapshot.record.host in (None, person):
            return _granted(Snapshot(snapshot.game, asked, snapshot.state), calendar, now)
        return Draft(asked)

    return plan


def answer_seat(person: Person, seat: Seat, agree: bool, calendar: Calendar) -> Plan:
    """The host's answer to a wish for a seat."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        _need_open(snapshot.record)
        if snapshot.record.request != SeatRequest(person=person, seat=seat):
            raise StaleDecision
        if not agree:
            return Draft(snapshot.record.model_copy(update={"request": None}))
        _check_claim(snapshot, person, seat)
        return _granted(snapshot, calendar, now)

    return plan


def is_overdue(record: Record, seat: Seat) -> bool:
    """Whether a seat is so late that the others are asked; its clock then shows when it is taken away at last."""
    return record.clock(seat).late >= ASKED


def asked_for_seat(record: Record) -> Seat | None:
    """The seat of the host where somebody's wish for a seat waits for the host's word."""
    asked = record.request is not None and record.status == "playing" and not record.paused
    return record.seat_of(record.host) if asked and record.host is not None else None


def skip(seat: Seat) -> Plan:
    """The program makes one move for somebody who is late."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        _need_open(snapshot.record)
        clock = snapshot.record.clocks[seat].model_copy(update={"skip": True, "due": None})
        return Draft(clocks.with_clock(snapshot.record, seat, clock))

    return plan


def wait(seat: Seat, calendar: Calendar) -> Plan:
    """The others give somebody who is late the whole time once more."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        _need_open(snapshot.record)
        record = snapshot.record
        anew = clocks.restarted(snapshot, record, seat, calendar, now)
        clock = anew.clocks[seat].model_copy(update={"since": record.clocks[seat].since})
        return Draft(clocks.with_clock(anew, seat, clock))

    return plan


def lateness(seat: Seat, late: int, due: datetime | None) -> Plan:
    """Note what has been done about somebody who is late: 1 reminded, 2 the others asked; and when to look again."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        clock = snapshot.record.clocks[seat].model_copy(update={"late": late, "due": due})
        return Draft(clocks.with_clock(snapshot.record, seat, clock))

    return plan


def abandon(why: Literal["abandoned", "idle"]) -> Plan:
    """End a lobby or a game without a result."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        if snapshot.record.status not in ("lobby", "playing"):
            raise SafehouseError("error-over")
        return _noted(_abandoned(snapshot.record).model_copy(update={"ended": why}), "abandoned")

    return plan


def pass_host(person: Person) -> Plan:
    """Make another seated person the host."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        if person not in snapshot.record.people():
            raise SafehouseError("error-not-seated")
        return Draft(snapshot.record.model_copy(update={"host": person}))

    return plan


def move_to(channel: int, thread: bool) -> Plan:
    """Move a table to another channel."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        place = snapshot.record.place.model_copy(update={"channel": channel, "thread": thread, "parent": None})
        return Draft(snapshot.record.model_copy(update={"place": place}))

    return plan


def _need_open(record: Record) -> None:
    if record.status != "playing":
        raise SafehouseError("error-not-playing")


def need_owner(record: Record, seat: Seat, by: Person) -> None:
    """Refuse what only a seat's owner may do."""
    if not 0 <= seat < record.seats or record.holders[seat].person != by:
        raise NotYourSeat


def _noted(record: Record, what: str, seat: Seat | None = None) -> Draft:
    return Draft(record, None, "life", seat, {"what": what})


def _with_holder(record: Record, seat: Seat, holder: Holder) -> Record:
    return record.model_copy(update={"holders": (*record.holders[:seat], holder, *record.holders[seat + 1 :])})


def _left(record: Record, seat: Seat) -> Record:
    holder = record.holders[seat]
    left = holder.left if holder.person is None else (*holder.left, holder.person)
    gone = _with_holder(record, seat, Holder(program=True, left=left))
    people = gone.people()
    host = gone.host if gone.host in people else next(iter(people), None)
    return gone.model_copy(update={"host": host, "undo": None, "request": None})


def _lost(record: Record, seat: Seat) -> Record:
    other = 1 - seat
    scores = tuple(1 if index == other else 0 for index in range(2))
    reason = text("outcome-resigned", who=Who(seat))
    outcome = Outcome(winners=(other,), ranking=((other,), (seat,)), scores=scores, reason=reason)
    return record.model_copy(
        update={"status": "finished", "outcome": outcome, "ended": "resigned", "undo": None, "request": None}
    )


def _unpeopled(snapshot: Snapshot, record: Record) -> Record:
    playable = snapshot.game.computer_seats(snapshot.options) and record.people()
    return record if playable else _abandoned(record)


def _abandoned(record: Record) -> Record:
    return record.model_copy(update={"status": "abandoned", "ended": "abandoned", "undo": None, "request": None})


def _reheld(snapshot: Snapshot, seat: Seat, holder: Holder, calendar: Calendar, now: datetime) -> Record:
    """The record with another holder; wishes end that were for this seat, or wait for those who play now to agree."""
    record = _with_holder(snapshot.record, seat, holder)
    request = None if record.request is not None and record.request.seat == seat else record.request
    record = record.model_copy(update={"undo": None, "request": request})
    return clocks.restarted(snapshot, record, seat, calendar, now)


def to_take(snapshot: Snapshot) -> tuple[Seat, ...]:
    """The seats others may ask for: first the program's, then of who is away or, without programs, long late."""
    record, away = snapshot.record, snapshot.game.away(snapshot.state)
    programs = snapshot.game.computer_seats(snapshot.options)
    held = [seat for seat, holder in enumerate(record.holders) if holder.program]
    gone = {seat for seat in range(record.seats) if seat in away or (not programs and is_overdue(record, seat))}
    return (*held, *sorted(gone - {*held}))


def without_vain_wish(snapshot: Snapshot) -> Record:
    """The record without a wish for a seat that can't be taken any more, as whoever has it plays again."""
    record = snapshot.record
    if record.request is None or record.status != "playing" or record.request.seat in to_take(snapshot):
        return record
    return record.model_copy(update={"request": None})


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
    return _noted(record.model_copy(update={"request": None, "host": host}), "seat-taken", request.seat)
