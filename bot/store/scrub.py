"""A record without one of its people; pure."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.table.record import SOMEONE, Heard, Holder, Person, Record, Series


def seats_held(record: Record, person: Person) -> tuple[Seat, ...]:
    """The seats a person owns or once owned."""
    return tuple(
        seat for seat, holder in enumerate(record.holders) if holder.person == person or person in holder.left
    )


def without(record: Record, person: Person) -> Record | None:
    """The record one version later with the person nowhere in it, heard by all; None where they are nowhere anyway.

    Lobbies lose the person, a game in play goes on with the program in the seat, ended games keep `SOMEONE`.
    """
    holders = tuple(_holder(record, holder, person) for holder in record.holders)
    scrubbed = record.model_copy(
        update={
            "holders": holders,
            "host": _another(holders) if record.host == person else record.host,
            "invited": tuple(each for each in record.invited if each != person),
            "request": None if record.request and record.request.person == person else record.request,
            "series": _series(record, person),
        }
    )
    if scrubbed == record:
        return None
    version = record.version + 1
    heard = Heard(public=version, seats=(version,) * record.seats)
    return scrubbed.model_copy(update={"version": version, "heard": heard})


def _holder(record: Record, holder: Holder, person: Person) -> Holder:
    left = tuple(SOMEONE if each == person else each for each in holder.left)
    if holder.person != person:
        return holder.model_copy(update={"left": left})
    if record.status == "lobby":
        return Holder(left=left)
    if record.status == "playing":
        return Holder(program=True, left=(*left, SOMEONE))
    return Holder(person=SOMEONE, program=holder.program, left=left)


def _another(holders: tuple[Holder, ...]) -> Person | None:
    """The first person who holds a seat; never `SOMEONE`."""
    return next((holder.person for holder in holders if holder.person), None)


def _series(record: Record, person: Person) -> Series:
    scores = tuple(
        score.model_copy(update={"person": SOMEONE}) if score.person == person else score
        for score in record.series.scores
    )
    return record.series.model_copy(update={"scores": scores})
