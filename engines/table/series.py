"""Games in a row at one table: what ends with each, the running score, and the rematch."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from engines.core.errors import SafehouseError
from engines.core.game import Options
from engines.core.seats import Seat
from engines.core.text import Text
from engines.table import clocks
from engines.table.changes import Draft, Plan
from engines.table.record import Person, Record, Score, SeatClock, Series
from engines.table.seating import need_owner
from engines.table.snapshot import Snapshot


def ended(before: Record, record: Record) -> Record:
    """The record of a table that is over: no clock runs, and a game played to a result is scored."""
    still = tuple(SeatClock(serial=clock.serial) for clock in record.clocks)
    record = record.model_copy(
        update={**clocks.NO_LIMIT, "clocks": still, "table_left_s": None, "paused": False, "paused_at": None}
    )
    if before.status == "playing" and record.status == "finished":
        return record.model_copy(update={"series": _scored(record)})
    return record


def _scored(record: Record) -> Series:
    """The running score: one more for each winner, the program, on however many seats, being one of them."""
    winners = {record.holders[seat].person for seat in record.outcome.winners} if record.outcome else set()
    wins = {score.person: score.wins for score in record.series.scores}
    for person in dict.fromkeys(holder.person for holder in record.holders if not holder.free):
        wins[person] = wins.get(person, 0) + (person in winners)
    scores = tuple(Score(person=person, wins=won) for person, won in wins.items())
    return record.series.model_copy(update={"games": record.series.games + 1, "scores": scores})


def want_rematch(seat: Seat, by: Person, swap: bool) -> Plan:
    """Want a rematch, on the same seats or with sides swapped."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        record = snapshot.record
        if not can_follow(snapshot):
            raise SafehouseError("error-no-rematch")
        if swap and not can_swap(snapshot):
            raise SafehouseError("error-no-sides")
        need_owner(record, seat, by)
        same, swapped = set(record.series.again) - {seat}, set(record.series.swap) - {seat}
        (swapped if swap else same).add(seat)
        series = record.series.model_copy(update={"again": tuple(sorted(same)), "swap": tuple(sorted(swapped))})
        return Draft(record.model_copy(update={"series": series}))

    return plan


def rematch_agreed(record: Record) -> bool | None:
    """Whether all who sat to the end want a rematch: False on the same seats, True swapped; None: not yet."""
    people = {seat for seat, holder in enumerate(record.holders) if holder.person is not None}
    if record.status != "finished" or not people or record.series.next is not None:
        return None
    if people <= set(record.series.swap):
        return True
    return False if people <= set(record.series.again) else None


def followed_by(session: int) -> Plan:
    """Note the session that came of a rematch."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        if snapshot.record.series.next is not None:
            raise SafehouseError("error-no-rematch")
        series = snapshot.record.series.model_copy(update={"next": session})
        return Draft(snapshot.record.model_copy(update={"series": series}))

    return plan


def can_follow(over: Snapshot) -> bool:
    """Whether those who sat to the end may want another game here by a press each.

    In a campaign that is a game played to its end and lost, once more, or the one that it leads on to.
    """
    record = over.record
    if record.status != "finished" or record.series.next is not None or not record.people():
        return False
    return record.group is None or (record.ended == "game" and (is_lost(over) or leads_on(over) is not None))


def is_lost(over: Snapshot) -> bool:
    """Whether nobody has won."""
    outcome = over.record.outcome
    return outcome is not None and not outcome.winners


def can_swap(snapshot: Snapshot) -> bool:
    """Whether there are sides to swap: two seats or more, each a side of its own kind; never in a campaign."""
    return snapshot.record.seats > 1 and snapshot.game.sides and snapshot.record.group is None


def next_options(over: Snapshot, reseated: Sequence[Seat]) -> Options:
    """The options of the game after one that is over; `reseated[s]` is the new seat of the old seat s."""
    options, outcome = over.options, over.record.outcome
    return options if outcome is None else over.game.rematch(options, outcome, reseated)


def leads_on(over: Snapshot) -> Text | None:
    """The title of the next game if it is another one of the campaign; None for the same game again."""
    campaign = over.game.campaign
    if campaign is None or over.record.status != "finished":
        return None
    title = campaign.title(next_options(over, range(over.record.seats)))
    return None if title == campaign.title(over.options) else title
