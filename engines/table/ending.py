"""A game or a lobby that ends by people's will, before the rules end it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from engines.core.errors import SafehouseError
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.core.text import Who, text
from engines.table.changes import Draft, Plan, happening
from engines.table.play import need_open
from engines.table.record import Holder, Person, Record
from engines.table.seating import need_owner, with_holder
from engines.table.snapshot import Snapshot


def resign(seat: Seat, by: Person) -> Plan:
    """Give a game up: of two opponents the other wins; else the program takes the seat and the person has lost."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        record = snapshot.record
        need_open(record)
        need_owner(record, seat, by)
        if record.seats == 2 and not snapshot.game.cooperative:
            return happening(_lost(record, seat), "resigned", seat)
        return happening(_unpeopled(snapshot, _left(record, seat)), "left", seat)

    return plan


def abandon(why: Literal["abandoned", "idle"]) -> Plan:
    """End a lobby or a game without a result."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        if snapshot.record.status not in ("lobby", "playing"):
            raise SafehouseError("error-over")
        return happening(_abandoned(snapshot.record).model_copy(update={"ended": why}), "abandoned")

    return plan


def _left(record: Record, seat: Seat) -> Record:
    holder = record.holders[seat]
    left = holder.left if holder.person is None else (*holder.left, holder.person)
    gone = with_holder(record, seat, Holder(program=True, left=left))
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
