"""Who asks for something, and what they may do at a table."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from engines.core.errors import NotYourSeat, SafehouseError
from engines.core.seats import Seat
from engines.table.changes import Draft, Plan, given
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot

PATIENCE = timedelta(days=1)
"""After so long without a change everybody seated may help a stuck table on."""


@dataclass(frozen=True, slots=True)
class Asker:
    """A person who asks for something, and where they ask.

    `server` and `channel` are None in direct messages. `manages_channels` and `manages_server` are the person's
    permissions where they ask.
    """

    person: Person
    server: int | None = None
    channel: int | None = None
    manages_channels: bool = False
    manages_server: bool = False

    def has_table_rights(self, record: Record) -> bool:
        """Whether they are the host, or have *Manage Channels* in the table's server."""
        here = self.server is not None and self.server == record.place.server
        return record.host == self.person or (here and self.manages_channels)

    def need_table_rights(self, record: Record) -> None:
        """Refuse what only the host may do, or somebody with *Manage Channels* in the table's server."""
        if not self.has_table_rights(record):
            raise SafehouseError("error-host-or-manager-only")

    def need_rights_or_patience(self, record: Record, now: datetime) -> None:
        """Refuse what the host may do and, at a table where nothing has happened for a day, anybody seated."""
        stuck = now - _last_seen_change(record) >= PATIENCE and record.seat_of(self.person) is not None
        if not stuck:
            self.need_table_rights(record)

    def own_seat(self, record: Record) -> Seat:
        """Their seat; raises `NotYourSeat` for somebody without one."""
        seat = record.seat_of(self.person)
        if seat is None:
            raise NotYourSeat
        return seat

    def need_server(self) -> int:
        """The server they ask in; refused in direct messages."""
        if self.server is None:
            raise SafehouseError("error-server-only")
        return self.server

    def need_managed_server(self) -> int:
        """The server they ask in; refused for somebody who may not manage it."""
        server = self.need_server()
        if not self.manages_server:
            raise SafehouseError("error-manage-server-only")
        return server


def by_rights(asker: Asker, plan: Plan) -> Plan:
    """The plan, for those alone who have the rights of the table as it stands when the plan is carried out."""
    return given(lambda snapshot: asker.need_table_rights(snapshot.record), plan)


def by_rights_or_patience(asker: Asker, plan: Plan) -> Plan:
    """The plan, also for anybody seated where the table is stuck (see `Asker.need_rights_or_patience`)."""

    def judged(snapshot: Snapshot, now: datetime) -> Draft | None:
        asker.need_rights_or_patience(snapshot.record, now)
        return plan(snapshot, now)

    return judged


def _last_seen_change(record: Record) -> datetime:
    """Since when everybody sees the table as it stands; hidden moves do not count, since this would reveal them."""
    moments = (record.paused_at, *(clock.since for clock in record.clocks))
    return max((moment for moment in moments if moment is not None), default=record.changed_at)
