"""What is set about a table: its options and pace, when it begins, who hosts it and where it is played."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.core.parts import OptionValue
from engines.table.changes import Draft, Plan
from engines.table.lobby import in_lobby, need_host, need_lobby, seated
from engines.table.record import Holder, Pacing, Person, Record
from engines.table.snapshot import Snapshot


def set_options(person: Person, values: Mapping[str, OptionValue]) -> Plan:
    """Change some of the game's options; the table keeps what seats it can, programs if they may play. The host's."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        need_host(record, person)
        if set(values) & (set(snapshot.game.options.model_fields) - free_options(snapshot)):
            raise SafehouseError("error-campaign-option")
        options = snapshot.game.options.model_validate({**record.options, **values})
        counts = snapshot.game.seat_counts(options)
        if not record.seats <= counts[-1]:
            raise SafehouseError("error-too-many-seated")
        programs = snapshot.game.computer_seats(options)
        if record.place.server is None and not programs:
            raise SafehouseError("error-people-only")
        kept = (Holder() if holder.program and not programs else holder for holder in record.holders)
        holders = [*kept, *[Holder()] * max(0, counts.start - record.seats)]
        return seated(record, holders).model_copy(update={"options": options.model_dump(mode="json")})

    return in_lobby(change)


def need_set_by(record: Record, person: Person) -> None:
    """Refuse the forms of a lobby's options to all but its host."""
    need_lobby(record)
    need_host(record, person)


def set_pacing(person: Person, pacing: Pacing) -> Plan:
    """Set the pace of the table; the host's."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        need_host(record, person)
        options, at_pace = record.options, snapshot.game.at_pace
        if at_pace.get(record.pacing.pace) != at_pace.get(pacing.pace):
            options = {**options, **suited(snapshot.game, pacing, free_options(snapshot))}
        return record.model_copy(update={"pacing": pacing, "options": options})

    return in_lobby(change)


def set_shared(person: Person, shared: bool) -> Plan:
    """Set whether the game may be replayed by its code once it is over; the host's."""

    def change(snapshot: Snapshot) -> Record:
        need_host(snapshot.record, person)
        return snapshot.record.model_copy(update={"shared": shared})

    return in_lobby(change)


def set_hints(person: Person, hints: bool) -> Plan:
    """Set whether people may ask for hints though others play; the host's."""

    def change(snapshot: Snapshot) -> Record:
        need_host(snapshot.record, person)
        return snapshot.record.model_copy(update={"hints": hints})

    return in_lobby(change)


def set_rated(person: Person, rated: bool) -> Plan:
    """Set whether the game counts for ratings; the host's. Only a server has some."""

    def change(snapshot: Snapshot) -> Record:
        need_host(snapshot.record, person)
        if snapshot.record.place.server is None:
            raise SafehouseError("error-no-such-option")
        return snapshot.record.model_copy(update={"rated": rated})

    return in_lobby(change)


def suited(game: AnyGame, pacing: Pacing, free: Collection[str]) -> dict[str, OptionValue]:
    """The options that go with a table's pace, of those it may set; the default where only another pace has one."""
    values = game.options(**game.at_pace.get(pacing.pace, {})).model_dump(mode="json")
    names = {name for options in game.at_pace.values() for name in options}
    return {name: values[name] for name in sorted(names & set(free))}


def free_options(snapshot: Snapshot) -> frozenset[str]:
    """The names of the options that the table may set."""
    return free_of(snapshot.game, in_campaign=snapshot.record.group is not None)


def free_of(game: AnyGame, *, in_campaign: bool) -> frozenset[str]:
    """The names of the options that a table of a game may set: in a campaign few or none."""
    if in_campaign and game.campaign is not None:
        return game.campaign.free
    return frozenset(game.options.model_fields)


def set_start(person: Person, starts_at: datetime | None) -> Plan:
    """Name the moment to begin, at which the seated people are called; the host's."""

    def change(snapshot: Snapshot) -> Record:
        need_host(snapshot.record, person)
        return snapshot.record.model_copy(update={"starts_at": starts_at})

    return in_lobby(change)


def called() -> Plan:
    """The named moment has come and its call is made; nothing if another moment has been named meanwhile."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        record = snapshot.record
        need_lobby(record)
        if record.starts_at is None or record.starts_at > now:
            return None
        return Draft(record.model_copy(update={"starts_at": None}))

    return plan


def pass_host(person: Person) -> Plan:
    """Make another seated person the host; not of a lobby in direct messages, which only its host sees."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        if snapshot.record.place.server is None and snapshot.record.status == "lobby":
            raise SafehouseError("error-server-only")
        if person not in snapshot.record.people():
            raise SafehouseError("error-not-seated")
        return Draft(snapshot.record.model_copy(update={"host": person}))

    return plan


def move_to(channel: int, thread: bool) -> Plan:
    """Move a table to another channel."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        place = snapshot.record.place.model_copy(update={"channel": channel, "thread": thread, "parent": None})
        return Draft(snapshot.record.model_copy(update={"place": place}))

    return plan
