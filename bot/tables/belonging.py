"""Whether a message belongs to the table that its buttons name, and the table is anything to whoever names it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.store.numbers import was_counted
from engines.core.errors import SafehouseError
from engines.table.record import Person, Record

SLACK = timedelta(hours=1)
"""So far this machine's clock may be from Discord's."""


@dataclass(frozen=True, slots=True)
class Posted:
    """Where a message stands, and since when; `server` is None in direct messages."""

    server: int | None
    at: datetime


def need_own(record: Record, posted: Posted) -> None:
    """Refuse a message of another database's table that had the same number.

    A number that was counted from 1 has been given by other databases too, so a message that is older than the table
    is another one's.
    """
    elsewhere = posted.server is not None and posted.server != record.place.server
    older = was_counted(record.id) and posted.at < record.created_at - SLACK
    if elsewhere or older:
        raise SafehouseError("error-no-such-table")


def need_among(record: Record, person: Person) -> None:
    """In direct messages a table is its people's; refuse all others, who can only have made its number up."""
    left = (each for holder in record.holders for each in holder.left)
    if record.place.server is None and person not in (record.host, *record.people(), *left):
        raise SafehouseError("error-no-such-table")
