"""Who is asked what, as everybody may know it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from engines.core.seats import Seat
from engines.core.text import Text
from engines.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is waited for; `prompt` None where what it is asked isn't for everybody's eyes."""

    seat: Seat
    prompt: Text | None
    due: datetime | None


def asked(snapshot: Snapshot) -> tuple[Asked, ...]:
    """The seats that are waited for, in order; no program's while the table rests, as none plays then."""
    record, rests = snapshot.record, snapshot.rests()
    return tuple(
        Asked(seat, public_prompt(snapshot, seat), record.clock(seat).due)
        for seat in sorted(snapshot.to_act())
        if not (rests and record.holders[seat].program)
    )


def public_prompt(snapshot: Snapshot, seat: Seat) -> Text | None:
    """What everybody may be told that the seat is asked."""
    decision = snapshot.decision(seat)
    return None if decision is None else decision.public
