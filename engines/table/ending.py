"""A game or a lobby that ends by people's will, before the rules end it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from engines.core.errors import SafehouseError
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.core.text import Who, text
from engines.table import play
from engines.table.changes import Draft, Plan, happening
from engines.table.clocks import let_go, with_clock
from engines.table.play import need_open
from engines.table.record import Holder, Person, Record
from engines.table.seating import need_owner, with_holder
from engines.table.snapshot import Snapshot


def resign(seat: Seat, by: Person) -> Plan:
    """Give a game up: of two opponents the other wins; else the person has lost, and the program takes the seat.

    Where no program can play the others go on without the seat, as the rules have it; if they can't, the game ends.
    """

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_open(snapshot.record)
        need_owner(snapshot.record, seat, by)
        return _resigned(snapshot, seat)

    return plan


Following = Literal["two", "more", "without", "ends", "last"]
"""What follows as somebody resigns: the other side wins, the program takes the seat, the others play on without it,
the game ends with what each has by then, or it ends without a result."""


def following(snapshot: Snapshot, seat: Seat) -> Following:
    """What would follow if the seat's owner resigned now."""
    after = _resigned(snapshot, seat).record
    if after.status == "playing":
        return "more" if after.holders[seat].program else "without"
    if after.status == "abandoned":
        return "last"
    return "two" if after.ended == "resigned" else "ends"


def abandon(why: Literal["abandoned", "idle"]) -> Plan:
    """End a lobby or a game without a result."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        if snapshot.record.status not in ("lobby", "playing"):
            raise SafehouseError("error-over")
        return happening(_abandoned(snapshot.record).model_copy(update={"ended": why}), "abandoned")

    return plan


def _resigned(snapshot: Snapshot, seat: Seat) -> Draft:
    record = snapshot.record
    if record.seats == 2 and not snapshot.game.cooperative:
        return happening(_lost(snapshot, seat), "resigned", seat)
    programs = snapshot.game.computer_seats(snapshot.options)
    left = _left(record, seat, program=programs)
    without = play.dropped(snapshot, seat, left) if left.people() and not programs else None
    after = left if left.people() and programs else _abandoned(left)
    return without or happening(after, "left", seat, record.holders[seat].person)


def _left(record: Record, seat: Seat, *, program: bool) -> Record:
    holder = record.holders[seat]
    left = holder.left if holder.person is None else (*holder.left, holder.person)
    gone = with_holder(record, seat, Holder(program=program, strength=holder.strength, left=left))
    people = gone.people()
    host = gone.host if gone.host in people else next(iter(people), None)
    gone = with_clock(gone, seat, let_go(record.clocks[seat]))
    return gone.model_copy(update={"host": host, "undo": None, "request": None})


def _lost(snapshot: Snapshot, seat: Seat) -> Record:
    record, other = snapshot.record, 1 - seat
    scores = tuple(1 if index == other else 0 for index in range(2))
    reason = text("outcome-resigned", who=Who(seat))
    outcome = Outcome(winners=(other,), ranking=((other,), (seat,)), scores=scores, reason=reason)
    return record.model_copy(update=play.finished(snapshot, snapshot.state, outcome, "resigned"))


def _abandoned(record: Record) -> Record:
    return record.model_copy(update={"status": "abandoned", "ended": "abandoned", "undo": None, "request": None})
