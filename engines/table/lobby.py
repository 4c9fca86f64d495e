"""Changes in the lobby: seats, options, pace, host, start; pure plans over records."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from datetime import datetime
from typing import Any

from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.core.seats import Seat
from engines.table.record import Holder, Pacing, Person, Record
from engines.table.snapshot import Draft, Plan, Snapshot, options_of

Shuffle = Callable[[list[Holder]], None]


def empty_seats(game: AnyGame, options: Any) -> tuple[Holder, ...]:
    """The free seats of a new lobby: as few as the game can be played with."""
    return tuple(Holder() for _ in range(game.seat_counts(options).start))


def join(person: Person, seat: Seat | None = None) -> Plan:
    """Sit down on a free seat (None: the first); a full table grows while the game takes more."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        if record.seat_of(person) is not None:
            raise SafehouseError("error-already-seated")
        holders = list(record.holders)
        free = [index for index, holder in enumerate(holders) if holder.free]
        if seat is not None and seat not in free:
            raise SafehouseError("error-seat-taken")
        if not free:
            holders += [Holder()] * (_more(snapshot, len(holders)) - len(holders))
            free = [len(record.holders)]
        holders[free[0] if seat is None else seat] = Holder(person=person)
        return _seated(record, holders)

    return _in_lobby(change)


def leave(person: Person) -> Plan:
    """Stand up; a host who leaves passes it on; a lobby with nobody left closes."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        seat = record.seat_of(person)
        if seat is None and record.host != person:
            raise SafehouseError("error-not-seated")
        holders = [Holder() if index == seat else holder for index, holder in enumerate(record.holders)]
        return _seated(record, _trimmed(snapshot, holders))

    return _in_lobby(change)


def sit(person: Person, seat: Seat) -> Plan:
    """Change to another seat; whoever sits there takes the seat that becomes free."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        old = record.seat_of(person)
        if old is None:
            raise SafehouseError("error-not-seated")
        if not 0 <= seat < record.seats:
            raise SafehouseError("error-no-such-seat")
        holders = list(record.holders)
        holders[old], holders[seat] = holders[seat], holders[old]
        return _seated(record, holders)

    return _in_lobby(change)


def shuffle(person: Person, shuffled: Shuffle) -> Plan:
    """Let chance seat everybody; the host's."""

    def change(snapshot: Snapshot) -> Record:
        need_host(snapshot.record, person)
        holders = list(snapshot.record.holders)
        shuffled(holders)
        return _seated(snapshot.record, holders)

    return _in_lobby(change)


def resize(person: Person, seats: int) -> Plan:
    """Set how many seats the table has; nobody loses one by it. The host's."""

    def change(snapshot: Snapshot) -> Record:
        need_host(snapshot.record, person)
        if seats not in snapshot.game.seat_counts(snapshot.options):
            raise SafehouseError("error-wrong-number-of-seats")
        holders = list(snapshot.record.holders)
        while len(holders) > seats and any(holder.free for holder in holders):
            holders.pop(_last_free(holders))
        if len(holders) > seats:
            raise SafehouseError("error-too-many-seated")
        return _seated(snapshot.record, holders + [Holder()] * (seats - len(holders)))

    return _in_lobby(change)


def set_program(person: Person, seat: Seat, sits: bool) -> Plan:
    """Put the program on a free seat, or take it from there; the host's."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        need_host(record, person)
        if sits and not snapshot.game.computer_seats(snapshot.options):
            raise SafehouseError("error-no-programs")
        if not 0 <= seat < record.seats or record.holders[seat].person is not None:
            raise SafehouseError("error-seat-taken")
        holders = list(record.holders)
        holders[seat] = Holder(program=sits)
        return _seated(record, holders)

    return _in_lobby(change)


def set_options(person: Person, values: dict[str, Any]) -> Plan:
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
        kept = (Holder() if holder.program and not programs else holder for holder in record.holders)
        holders = [*kept, *[Holder()] * max(0, counts.start - record.seats)]
        return _seated(record, holders).model_copy(update={"options": options.model_dump(mode="json")})

    return _in_lobby(change)


def set_pacing(person: Person, pacing: Pacing) -> Plan:
    """Set the pace of the table; the host's."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        need_host(record, person)
        options = record.options
        if (record.pacing.pace == "daily") != (pacing.pace == "daily"):
            options = {**options, **suited(snapshot.game, pacing, free_options(snapshot))}
        return record.model_copy(update={"pacing": pacing, "options": options})

    return _in_lobby(change)


def suited(game: AnyGame, pacing: Pacing, free: Collection[str]) -> dict[str, Any]:
    """The options that go with a table's pace, of those it may set: what suits a daily one, else their defaults."""
    values = game.options(**(game.at_daily if pacing.pace == "daily" else {})).model_dump(mode="json")
    return {name: values[name] for name in game.at_daily if name in free}


def set_start(person: Person, starts_at: datetime | None) -> Plan:
    """Name the moment to begin, at which the seated people are called; the host's."""

    def change(snapshot: Snapshot) -> Record:
        need_host(snapshot.record, person)
        return snapshot.record.model_copy(update={"starts_at": starts_at})

    return _in_lobby(change)


def invite(people: Iterable[Person]) -> Plan:
    """Ask people to the table; those who sit there or were asked before are left out; nothing where none is left."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        record = snapshot.record
        need_lobby(record)
        known = {*record.invited, *record.people()}
        news = tuple(person for person in dict.fromkeys(people) if person not in known)
        return Draft(record.model_copy(update={"invited": (*record.invited, *news)})) if news else None

    return plan


def called() -> Plan:
    """The named moment has come: its call is done with."""
    return _in_lobby(lambda snapshot: snapshot.record.model_copy(update={"starts_at": None}))


def start(person: Person, fill: bool) -> Plan:
    """Begin the game. Free seats get the program where `fill`, else they go. The host's."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_lobby(snapshot.record)
        need_host(snapshot.record, person)
        holders = _starters(snapshot, fill)
        record = snapshot.record.model_copy(update={"holders": holders})
        return begun(snapshot.game, record)

    return plan


def begun(game: AnyGame, record: Record) -> Draft:
    """A record whose seats are settled, with its game set up; who was invited and didn't come is forgotten."""
    snapshot = Snapshot(game, record, None)
    chance = snapshot.chance
    state = game.setup(snapshot.options, record.seats, chance)
    update = {"status": "playing", "chance_position": chance.position, "clocks": (), "starts_at": None, "invited": ()}
    payload = {"options": record.options, "seats": record.seats}
    return Draft(record.model_copy(update=update), state, "start", None, payload)


def free_options(snapshot: Snapshot) -> frozenset[str]:
    """The names of the options that the table may set: in a campaign few or none."""
    campaign = snapshot.game.campaign
    if snapshot.record.group is None or campaign is None:
        return frozenset(snapshot.game.options.model_fields)
    return campaign.free


def free_seats(record: Record) -> tuple[Seat, ...]:
    """The seats nobody sits on."""
    return tuple(seat for seat, holder in enumerate(record.holders) if holder.free)


def can_start_without_free(game: AnyGame, record: Record) -> bool:
    """Whether the people and programs seated are enough by themselves."""
    return record.seats - len(free_seats(record)) in game.seat_counts(options_of(game, record))


def need_lobby(record: Record) -> None:
    """Refuse what only a lobby takes."""
    if record.status != "lobby":
        raise SafehouseError("error-not-in-lobby")


def need_host(record: Record, person: Person) -> None:
    """Refuse what only the host may do."""
    if record.host != person:
        raise SafehouseError("error-host-only")


def _in_lobby(change: Callable[[Snapshot], Record]) -> Plan:
    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_lobby(snapshot.record)
        return Draft(change(snapshot))

    return plan


def _seated(record: Record, holders: list[Holder]) -> Record:
    seated = record.model_copy(update={"holders": tuple(holders)})
    people = seated.people()
    if not people:
        return seated.model_copy(update={"host": None, "status": "abandoned", "ended": "idle"})
    return seated if seated.host in people else seated.model_copy(update={"host": people[0]})


def _more(snapshot: Snapshot, seats: int) -> int:
    larger = [count for count in snapshot.game.seat_counts(snapshot.options) if count > seats]
    if not larger:
        raise SafehouseError("error-table-full")
    return larger[0]


def _trimmed(snapshot: Snapshot, holders: list[Holder]) -> list[Holder]:
    counts = snapshot.game.seat_counts(snapshot.options)
    while len(holders) > counts.start and holders[-1].free:
        holders.pop()
    return holders


def _last_free(holders: list[Holder]) -> int:
    return max(index for index, holder in enumerate(holders) if holder.free)


def _starters(snapshot: Snapshot, fill: bool) -> tuple[Holder, ...]:
    record, game = snapshot.record, snapshot.game
    if not fill and not can_start_without_free(game, record):
        raise SafehouseError("error-too-few-seated", needed=game.seat_counts(snapshot.options).start)
    filled = (Holder(program=fill) if holder.free else holder for holder in record.holders)
    holders = tuple(holder for holder in filled if not holder.free)
    if any(holder.program for holder in holders) and not game.computer_seats(snapshot.options):
        raise SafehouseError("error-no-programs")
    return holders
