"""What the others decide about somebody who is late: wait, remind, let the program play, or let the turn pass."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.keys import late_key
from bot.tables.ports import Caller
from bot.tables.registry import Registry
from bot.tables.rights import Asker
from engines.core.errors import SafehouseError, StaleDecision
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.table import clocks, lateness, play, seating
from engines.table.changes import Draft, Plan, given
from engines.table.ports import Calendar
from engines.table.record import Record
from engines.table.snapshot import Snapshot

SHORTEST_CALM = timedelta(minutes=5)
"""For so long at least, a live pace's, the others cannot have somebody reminded again."""


class JustReminded(SafehouseError):
    """Somebody was reminded a moment ago; `again` is when they may be reminded once more."""

    def __init__(self, again: datetime) -> None:
        super().__init__("error-just-reminded")
        self.again = again


class LateDecisions:
    """The decisions about late seats; each names its lateness by a key, and an old button decides nothing."""

    def __init__(self, registry: Registry, calendar: Calendar, caller: Caller) -> None:
        self._registry, self._calendar, self._caller = registry, calendar, caller

    async def wait(self, session: int, asker: Asker, seat: Seat, wanted: str) -> None:
        """Give somebody who is late their whole time again."""
        await self._decide(session, asker, seat, wanted, lateness.wait(seat, self._calendar))

    async def remind(self, session: int, asker: Asker, seat: Seat, wanted: str) -> None:
        """Remind somebody who is late. Raises `JustReminded` soon after the last time."""
        await self._decide(session, asker, seat, wanted, _reminded_again(seat))
        self._caller.remind(session, seat)

    async def may_decide(self, session: int, asker: Asker, seat: Seat, wanted: str) -> Snapshot:
        """The table, where the asker may decide about a late seat; raises `SafehouseError` where not."""
        snapshot = await self._registry.snapshot(session)
        _need_late(snapshot.record, asker, seat, wanted)
        return snapshot

    async def stand_in(self, session: int, asker: Asker, seat: Seat, wanted: str, strength: Strength) -> None:
        """Let the program play for somebody who is late, until they are back, and so well."""
        await self._decide(session, asker, seat, wanted, seating.stand_in(seat, self._calendar, strength))

    async def pass_turn(self, session: int, asker: Asker, seat: Seat, wanted: str) -> None:
        """Let the turn of somebody who is late pass, where no program can play."""
        await self._decide(session, asker, seat, wanted, play.pass_turn(seat))

    async def _decide(self, session: int, asker: Asker, seat: Seat, wanted: str, plan: Plan) -> None:
        late = given(lambda snapshot: _need_late(snapshot.record, asker, seat, wanted), plan)
        await self._registry.change(session, late)


def _need_late(record: Record, asker: Asker, seat: Seat, wanted: str) -> None:
    """Refuse to decide about a seat that is not late in that way, or about oneself."""
    late = 0 <= seat < record.seats and record.clock(seat).overdue
    if record.status != "playing" or not late or wanted != late_key(record, seat):
        raise StaleDecision
    if not asker.has_table_rights(record) and asker.own_seat(record) == seat:
        raise SafehouseError("error-late-yourself")


def _reminded_again(seat: Seat) -> Plan:
    """Note that the others want somebody late reminded. Raises `JustReminded` within the grace of the last time."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        record = snapshot.record
        clock, calm = record.clocks[seat], max(SHORTEST_CALM, timedelta(seconds=clocks.grace_s(record)))
        if clock.reminded_at is not None and now < clock.reminded_at + calm:
            raise JustReminded(clock.reminded_at + calm)
        return Draft(clocks.with_clock(record, seat, clock.model_copy(update={"reminded_at": now})))

    return plan
