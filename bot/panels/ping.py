"""What a ping asks of whom it calls, and by when."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.panels.moments import stamp
from bot.panels.names import seat_label
from bot.panels.notices import last_resort
from engines.core.seats import Seat
from engines.core.text import Who
from engines.table.clocks import is_common
from engines.table.overdue import is_overdue
from engines.table.seating import asked_for_seat
from engines.table.snapshot import Snapshot, public_prompt
from engines.table.undo import asked_to_agree
from renderers.words import Words


def ping_question(snapshot: Snapshot, seat: Seat, told: Words, *, private: bool, late: bool) -> str:
    """What the seat's owner is asked, a line each; what is `private` tells the question itself, else what all know.

    `late`: they are reminded of it.
    """
    lines = [*_to_agree(snapshot, seat, told)]
    if seat in snapshot.to_act():
        lines.append(_turn(snapshot, seat, told, private=private, late=late))
    return "\n".join(lines)


def deadline(snapshot: Snapshot, seat: Seat) -> tuple[datetime | None, bool]:
    """By when the seat's owner must answer (None: whenever they like), and whether that is past already."""
    record = snapshot.record
    if seat not in snapshot.to_act():
        return None, False
    return (record.table_due if is_common(snapshot) else record.clock(seat).due), is_overdue(record, seat)


def is_late(snapshot: Snapshot, seat: Seat) -> bool:
    """Whether the seat's owner has been reminded already."""
    record = snapshot.record
    return (record.table_late if is_common(snapshot) else record.clock(seat).late) > 0


def _turn(snapshot: Snapshot, seat: Seat, told: Words, *, private: bool, late: bool) -> str:
    decision = snapshot.decision(seat)
    prompt = decision.prompt if decision is not None and private else public_prompt(snapshot, seat)
    asks = told.get("ping-turn", who=Who(seat))
    if prompt is not None:
        asks = told.get("ping-asked", who=Who(seat), prompt=prompt)
    end = last_resort(snapshot, seat)
    if end is not None:
        return told.get("ping-overdue", asked=asks, end=end)
    if late:
        asks = told.get("ping-reminder", asked=asks)
    due, _ = deadline(snapshot, seat)
    return asks if due is None else told.get("ping-until", asked=asks, moment=stamp(due))


def _to_agree(snapshot: Snapshot, seat: Seat, told: Words) -> Iterator[str]:
    record = snapshot.record
    if record.undo is not None and seat in asked_to_agree(record):
        yield told.get("ping-undo", who=Who(seat), asker=Who(record.undo.seat))
    if record.request is not None and seat == asked_for_seat(record):
        label = seat_label(snapshot, record.request.seat, told)
        yield told.get("ping-wish", who=Who(seat), asker=f"<@{record.request.person}>", seat=label)
