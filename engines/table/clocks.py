"""The seats' clocks: what each seat is asked and by when; pure functions over records."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from engines.core.errors import SafehouseError
from engines.core.game import Move
from engines.core.seats import Seat
from engines.table.ports import Calendar
from engines.table.record import ASKED, Person, Record, SeatClock
from engines.table.snapshot import Snapshot

MOST_MOVED_S = timedelta(days=1).total_seconds()
"""The most seconds that quiet hours set meanwhile may put off one deadline, however often they are set."""


def asked(
    before: Snapshot,
    after: Snapshot,
    calendar: Calendar,
    now: datetime,
    *,
    answers: bool,
    expired: bool = False,
) -> Record:
    """The record with each seat's question numbered and its clock set going, kept or stopped.

    A clock starts when the seat is first waited for, and again with each further question, where the change is an
    answer that all can see (`answers`), whoever gave it: deadlines, which are public, follow from what is public. All
    start anew where clocks now run for other seats. `expired`: the rules' own limit has run out, and begins again
    where they still have one.
    """
    setting, waited_before = _Setting.of(after, calendar, now), before.to_act()
    goes_on, turned = _least_id(before) == _least_id(after) != "", runs_for(before) != runs_for(after)
    old = before.record.clocks or tuple(SeatClock() for _ in after.record.holders)
    clocks = []
    for seat, clock in enumerate(old):
        decision = after.decision(seat) if after.record.status == "playing" else None
        key = None if decision is None else decision.id
        fresh = turned or seat not in waited_before or (answers and key != clock.key)
        held = setting.clock(seat, clock, fresh=fresh)
        clocks.append(_questioned(held, key, now, begun=after.record.created_at, goes_on=goes_on))
    record = after.record.model_copy(update={"clocks": tuple(clocks)})
    limit = renewed(before, after, expired or turned, calendar, now)
    record = _still_paused(record.model_copy(update=limit), now)
    return _attended_by_all(after.recorded(record), calendar, now)


def restarted(snapshot: Snapshot, record: Record, seat: Seat, calendar: Calendar, now: datetime) -> Record:
    """The record with the seat's clock restarted, say for a new holder; stopped while the table is paused."""
    setting = _Setting.of(snapshot.recorded(record), calendar, now)
    clock = setting.clock(seat, record.clocks[seat], fresh=True)
    return with_clock(record, seat, _stopped(clock, now) if record.paused else clock)


def attended(snapshot: Snapshot, seat: Seat, calendar: Calendar, now: datetime) -> Record:
    """The record with a seat's clock of a daily game, or the one that all share, stopped while its person is away.

    Once they are back it goes on with what was left; one that has not begun yet begins.
    """
    if is_common(snapshot):
        return _attended_by_all(snapshot, calendar, now)
    record, clock = snapshot.record, snapshot.record.clocks[seat]
    if record.pacing.pace != "daily" or clock.skip or seat not in snapshot.to_act():
        return record
    going = _Setting.of(snapshot, calendar, now).clock(seat, clock, fresh=True)
    person = record.holders[seat].person
    if going.due is None or person is None:
        return with_clock(record, seat, _stopped(clock, now))
    if clock.due is not None:
        return record
    if clock.left_s is not None:
        due = calendar.due(person, now, clock.left_s, daily=True)
        going = clock.model_copy(update={"due": due, "left_s": None, "since": now})
    return with_clock(record, seat, going)


def switched(before: Snapshot, after: Snapshot, calendar: Calendar, now: datetime) -> Record:
    """The record with every clock restarted if, as people come or go, clocks now run for other seats."""
    if runs_for(after) != runs_for(before):
        return anew(after, calendar, now)
    return _attended_by_all(after, calendar, now)


def anew(snapshot: Snapshot, calendar: Calendar, now: datetime) -> Record:
    """The record with every clock restarted where one is to run, and stopped where none is."""
    record, setting = snapshot.record, _Setting.of(snapshot, calendar, now)
    clocks = tuple(setting.clock(seat, clock, fresh=True) for seat, clock in enumerate(record.clocks))
    update = {"clocks": clocks, **renewed(snapshot, snapshot, True, calendar, now)}
    record = _still_paused(record.model_copy(update=update), now)
    return _attended_by_all(snapshot.recorded(record), calendar, now)


def with_clock(record: Record, seat: Seat, clock: SeatClock) -> Record:
    """The record with another clock at a seat."""
    clocks = (*record.clocks[:seat], clock, *record.clocks[seat + 1 :])
    return record.model_copy(update={"clocks": clocks})


def let_go(clock: SeatClock) -> SeatClock:
    """The clock of a seat whose owner has left: its question stands, no time runs and nobody is late."""
    return clock.model_copy(update={"due": None, "left_s": None, "moved_s": 0.0, "late": 0, "skip": False})


def stopped(record: Record, now: datetime) -> Record:
    """The record with all clocks stopped and what was left on them kept (pause)."""
    clocks = tuple(_stopped(clock, now) for clock in record.clocks)
    update = {"clocks": clocks, **_table_stopped(record, now), "paused": True, "paused_at": now}
    return record.model_copy(update=update)


def _table_stopped(record: Record, now: datetime) -> dict[str, object]:
    """What the record says of the table's own clock once it stands, with what was left on it."""
    left_s = record.table_left_s if record.table_due is None else (record.table_due - now).total_seconds()
    return {"table_due": None, "table_left_s": left_s}


def _attended_by_all(snapshot: Snapshot, calendar: Calendar, now: datetime) -> Record:
    """The record with the clock that a daily table shares stopped while one of those it waits for is away.

    Once none of them is it goes on with what was left.
    """
    record = snapshot.record
    if record.paused or record.pacing.pace != "daily" or not is_common(snapshot):
        return record
    if any(calendar.due(person, now, 0, daily=True) is None for person in _waited_for(snapshot)):
        return record.model_copy(update=_table_stopped(record, now))
    if record.table_left_s is None:
        return record
    due = _due(snapshot, record.table_left_s, calendar, now)
    return record.model_copy(update={"table_due": due, "table_left_s": None})


def _waited_for(snapshot: Snapshot) -> tuple[Person, ...]:
    """The people who are waited for, without those whose seats the program plays."""
    holders = (snapshot.record.holders[seat] for seat in sorted(snapshot.to_act()))
    return tuple(holder.person for holder in holders if holder.person is not None and not holder.program)


def _still_paused(record: Record, now: datetime) -> Record:
    """The record with the clocks stopped that have begun while its table is paused."""
    return stopped(record, now).model_copy(update={"paused_at": record.paused_at}) if record.paused else record


def outside_hours(snapshot: Snapshot, seat: Seat, calendar: Calendar) -> Record:
    """The record with the deadline that a waited-for person has to keep moved into their waking hours.

    Quiet hours set meanwhile, a pause or downtime may have left it outside of them, a reminder's grace too.
    It stays where the others are asked already, for who is away, and where it has been put off so for a day.
    """
    record, clock, holder = snapshot.record, snapshot.record.clocks[seat], snapshot.record.holders[seat]
    person = None if holder.program else holder.person
    common, daily = is_common(snapshot), record.pacing.pace == "daily"
    due, late = (record.table_due, record.table_late) if common else (clock.due, clock.late)
    if due is None or late >= ASKED or person is None or (common and not daily):
        return record
    since = min(due, clock.since or due)
    moved = calendar.due(person, since, (due - since).total_seconds(), daily=daily) or due
    moved_s = (record.table_moved_s if common else clock.moved_s) + (moved - due).total_seconds()
    if moved_s > MOST_MOVED_S:
        return record
    if common:
        return record.model_copy(update={"table_due": moved, "table_moved_s": moved_s})
    return with_clock(record, seat, clock.model_copy(update={"due": moved, "moved_s": moved_s}))


def outside_all_hours(snapshot: Snapshot, calendar: Calendar) -> Record:
    """The record with the deadlines of all who are waited for moved out of their quiet hours."""
    record = snapshot.record
    for seat in sorted(snapshot.to_act()):
        record = outside_hours(snapshot.recorded(record), seat, calendar)
    return record


def least_left_s(snapshot: Snapshot, seat: Seat, now: datetime) -> float:
    """Seconds until the rules let a seat answer; 0 or less if they do already."""
    least, began = snapshot.game.times(snapshot.state).least_s, snapshot.record.clocks[seat].asked_at
    return 0.0 if least is None or began is None else least - (now - began).total_seconds()


def check_least_time(snapshot: Snapshot, seat: Seat, move: Move, now: datetime) -> None:
    """Refuse an answer before the rules' least time has passed, except moves that may come at once."""
    left = least_left_s(snapshot, seat, now)
    if left > 0 and not snapshot.is_aside(move.kind):
        raise SafehouseError("error-too-early", seconds=int(left) + 1)


def put_off(clock: SeatClock, by: timedelta) -> SeatClock:
    """The clock as if it had begun so much later; a deadline that stands still stays."""
    moments = {name: getattr(clock, name) for name in ("due", "asked_at", "since")}
    return clock.model_copy(update={name: at and at + by for name, at in moments.items()})


def _stopped(clock: SeatClock, now: datetime) -> SeatClock:
    if clock.due is None:
        return clock
    return clock.model_copy(update={"due": None, "left_s": (clock.due - now).total_seconds()})


def _questioned(clock: SeatClock, key: str | None, now: datetime, *, begun: datetime, goes_on: bool) -> SeatClock:
    if key == clock.key:
        return clock
    serial = clock.serial if key is None else _next_serial(clock, now - begun)
    asked_at = clock.asked_at if goes_on and clock.asked_at is not None else now
    return clock.model_copy(update={"key": key, "serial": serial, "asked_at": None if key is None else asked_at})


def _next_serial(clock: SeatClock, age: timedelta) -> int:
    """The number of a seat's next question: the table's age in seconds, and higher than the last one's.

    Counted by one, the numbers of a game that goes on from an older copy of the database would come again, with other
    questions.
    """
    return max(clock.serial + 1, int(age.total_seconds()))


def _least_id(snapshot: Snapshot) -> str:
    """Which least time runs; empty: one of each question's own."""
    return snapshot.game.times(snapshot.state).least_id if snapshot.record.status == "playing" else ""


@dataclass(frozen=True, slots=True)
class _Setting:
    """What the seats' clocks of a table go by at a moment; `own`: by those of their own."""

    record: Record
    waited: frozenset[Seat]
    own: bool
    calendar: Calendar
    now: datetime

    @classmethod
    def of(cls, snapshot: Snapshot, calendar: Calendar, now: datetime) -> _Setting:
        return cls(snapshot.record, snapshot.to_act(), runs_for(snapshot) == "each", calendar, now)

    def clock(self, seat: Seat, clock: SeatClock, *, fresh: bool) -> SeatClock:
        """The seat's clock going on, restarted if `fresh`, or stopped."""
        holder, pacing = self.record.holders[seat], self.record.pacing
        owns = holder.is_played_by_a_person and self.own
        runs = seat in self.waited and owns and pacing.limit_s is not None
        if runs and not fresh:
            return clock
        due = None
        if runs and holder.person is not None and pacing.limit_s is not None:
            due = self.calendar.due(holder.person, self.now, pacing.limit_s, daily=pacing.pace == "daily")
        since = (self.now if fresh or clock.since is None else clock.since) if seat in self.waited else None
        update = {"due": due, "left_s": None, "moved_s": 0.0, "late": 0, "skip": False, "since": since}
        return clock.model_copy(update=update)


SHORTEST_GRACE_S = 30.0
NO_LIMIT: dict[str, object] = {"table_due": None, "table_late": 0, "table_left_s": None, "table_moved_s": 0.0}
"""What the record says where the rules have no limit of their own."""


def is_common(snapshot: Snapshot) -> bool:
    """Whether one clock runs for the whole table, and none for a seat (`LimitKept`)."""
    return runs_for(snapshot) == "all"


def runs_for(snapshot: Snapshot) -> Literal["all", "each", "nobody"]:
    """Whether one clock runs for all, one for each seat, or none: where no two people play, nobody waits for another.

    The program is never kept waiting, and who is away has been gone on without.
    """
    if len(snapshot.present()) <= 1:
        return "nobody"
    return "all" if snapshot.game.times(snapshot.state).kept == "by_table" else "each"


def is_to_be_reminded(snapshot: Snapshot) -> bool:
    """Whether at a common clock's deadline all who are waited for are reminded first; at a daily pace, once."""
    record = snapshot.record
    return record.pacing.pace == "daily" and record.table_late == 0 and is_common(snapshot)


def check_time_left(snapshot: Snapshot, now: datetime) -> None:
    """Refuse a move once the rules' own limit has run out, even if `expire` has not been played yet."""
    due = snapshot.record.table_due
    if due is not None and due <= now and has_limit(snapshot) and not is_to_be_reminded(snapshot):
        raise SafehouseError("error-time-up")


def has_limit(snapshot: Snapshot) -> bool:
    """Whether a limit of the rules' own runs at this table now."""
    return _limit(snapshot) is not None


def renewed(before: Snapshot, after: Snapshot, expired: bool, calendar: Calendar, now: datetime) -> dict[str, object]:
    """What the record says of the limit after a change: it runs on while it stays the same and hasn't `expired`."""
    limit, stands = _limit(after), before.record.table_left_s is not None
    if limit is None:
        return NO_LIMIT
    if not expired and (stands or before.record.table_due is not None) and _limit(before) == limit:
        return {}
    return {**NO_LIMIT, "table_due": _due(after, limit[0], calendar, now)}


def grace_s(record: Record) -> float:
    """How long a reminder gives a late seat, in seconds: a quarter of the limit, at least 30."""
    return max(SHORTEST_GRACE_S, (record.pacing.limit_s or 0) / 4)


def grace(snapshot: Snapshot, calendar: Calendar, now: datetime) -> datetime:
    """The new deadline after the reminder at a common clock."""
    return _due(snapshot, grace_s(snapshot.record), calendar, now)


def _due(snapshot: Snapshot, limit_s: float, calendar: Calendar, now: datetime) -> datetime:
    """The limit from now on; at a daily pace until the last of those waited for would have to answer."""
    record, due = snapshot.record, now + timedelta(seconds=limit_s)
    if record.pacing.pace != "daily" or not is_common(snapshot):
        return due
    dues = (calendar.due(person, now, limit_s, daily=True) for person in _waited_for(snapshot))
    return max((each for each in dues if each is not None), default=due)


def _limit(snapshot: Snapshot) -> tuple[int, str] | None:
    """The rules' own limit in seconds and which one it is; None: none."""
    if runs_for(snapshot) == "nobody":
        return None
    times, pacing = snapshot.game.times(snapshot.state), snapshot.record.pacing
    limit_s = times.limit_s
    if limit_s is not None and pacing.pace != "live" and times.kept != "always":
        limit_s = pacing.limit_s if times.kept == "by_table" else None
    return None if limit_s is None else (limit_s, times.limit_id)
