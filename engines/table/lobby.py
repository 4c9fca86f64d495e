"""The plans of a lobby: who joins and leaves, who sits where, and the start."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime

from engines.core.errors import SafehouseError
from engines.core.game import AnyGame, Options
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.table.changes import Draft, Plan
from engines.table.record import Holder, Person, Record
from engines.table.snapshot import Snapshot, options_of

Shuffle = Callable[[list[Holder]], None]


def empty_seats(game: AnyGame, options: Options) -> tuple[Holder, ...]:
    """The free seats of a new lobby: as few as the game can be played with."""
    return tuple(Holder() for _ in range(game.seat_counts(options).start))


def join(person: Person, seat: Seat | None = None) -> Plan:
    """Sit down on a free seat (None: the first); a full table grows while the game takes more."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        need_welcome(record, person)
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
        return seated(record, holders)

    return in_lobby(change)


def leave(person: Person) -> Plan:
    """Stand up; a host who leaves passes it on; a lobby closes with nobody left, or where only its host sees it."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        seat = record.seat_of(person)
        if seat is None and record.host != person:
            raise SafehouseError("error-not-seated")
        alone = record.place.server is None and record.host == person
        holders = [Holder() if index == seat or alone else each for index, each in enumerate(record.holders)]
        return seated(record, _trimmed(snapshot, holders))

    return in_lobby(change)


def sit(person: Person, seat: Seat) -> Plan:
    """Change to another seat; a person who sits there gets the seat left."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        old = record.seat_of(person)
        if old is None:
            raise SafehouseError("error-not-seated")
        if not 0 <= seat < record.seats:
            raise SafehouseError("error-no-such-seat")
        holders = list(record.holders)
        holders[old], holders[seat] = holders[seat], holders[old]
        return seated(record, holders)

    return in_lobby(change)


def shuffle(person: Person, shuffled: Shuffle) -> Plan:
    """Let chance seat everybody; the host's."""

    def change(snapshot: Snapshot) -> Record:
        need_host(snapshot.record, person)
        holders = list(snapshot.record.holders)
        shuffled(holders)
        return seated(snapshot.record, holders)

    return in_lobby(change)


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
        return seated(snapshot.record, holders + [Holder()] * (seats - len(holders)))

    return in_lobby(change)


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
        holders[seat] = _program(record) if sits else Holder()
        return seated(record, holders)

    return in_lobby(change)


def set_strengths(person: Person, strengths: Mapping[Seat | None, Strength]) -> Plan:
    """Set how well the program plays at its seats, and (None) at the free ones that it takes; the host's."""

    def change(snapshot: Snapshot) -> Record:
        record = snapshot.record
        need_host(record, person)
        holders = list(record.holders)
        for seat, strength in strengths.items():
            if seat is None:
                record = record.model_copy(update={"strength": strength})
            elif 0 <= seat < len(holders) and holders[seat].program:
                holders[seat] = holders[seat].model_copy(update={"strength": strength})
            else:
                raise SafehouseError("error-no-computer-there")
        return seated(record, holders)

    return in_lobby(change)


def invite(people: Iterable[Person]) -> Plan:
    """Invite people, except those who sit here or are invited already; nothing changes if nobody is left."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        record = snapshot.record
        need_lobby(record)
        known = {*record.invited, *record.people()}
        news = tuple(person for person in dict.fromkeys(people) if person not in known)
        declined = tuple(person for person in record.declined if person not in news)
        update = {"invited": (*record.invited, *news), "declined": declined}
        return Draft(record.model_copy(update=update)) if news else None

    return plan


def decline(person: Person) -> Plan:
    """Decline an invitation."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        record = snapshot.record
        need_lobby(record)
        if person not in record.invited or person in record.people():
            raise SafehouseError("error-not-invited")
        invited = tuple(each for each in record.invited if each != person)
        return Draft(record.model_copy(update={"invited": invited, "declined": (*record.declined, person)}))

    return plan


def expected(record: Record) -> tuple[Person, ...]:
    """Who is invited to a lobby and has neither sat down nor declined."""
    people = record.people() if record.status == "lobby" else record.invited
    return tuple(person for person in record.invited if person not in people)


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
    """The start of a game on a record whose seats are settled; invitations are dropped."""
    snapshot = Snapshot(game, record, None)
    chance = snapshot.chance
    state = game.setup(snapshot.options, record.seats, chance)
    update = {
        "status": "playing",
        "chance_position": chance.position,
        "clocks": (),
        "starts_at": None,
        "invited": (),
        "declined": (),
    }
    payload = {"options": record.options, "seats": record.seats}
    return Draft(record.model_copy(update=update), state, "start", None, payload)


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


def need_welcome(record: Record, person: Person) -> None:
    """Refuse a seat in direct messages, which nobody else sees, to all but the host and who was invited."""
    if record.place.server is None and person not in (record.host, *record.people(), *record.invited):
        raise SafehouseError("error-no-such-table")


def in_lobby(change: Callable[[Snapshot], Record]) -> Plan:
    """A plan that changes the record alone, and only while the table is a lobby."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_lobby(snapshot.record)
        return Draft(change(snapshot))

    return plan


def together(plans: Iterable[Plan]) -> Plan:
    """Several plans of a lobby as one change, each judged by what those before it make; all are, or none is."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        need_lobby(snapshot.record)
        last = snapshot
        for each in plans:
            if (draft := each(last, now)) is not None:
                last = Snapshot(last.game, draft.record, None)
        return Draft(last.record) if last.record != snapshot.record else None

    return plan


def seated(record: Record, holders: list[Holder]) -> Record:
    """The lobby with these holders; the first of them is host where the host has left, and with none it closes."""
    held = record.model_copy(update={"holders": tuple(holders)})
    people = held.people()
    if not people:
        return held.model_copy(update={"host": None, "status": "abandoned", "ended": "idle"})
    return held if held.host in people else held.model_copy(update={"host": people[0]})


def takes_more(snapshot: Snapshot) -> bool:
    """Whether somebody can still sit down in a lobby: a seat is free, or the table can grow."""
    return bool(free_seats(snapshot.record) or _larger(snapshot, snapshot.record.seats))


def _larger(snapshot: Snapshot, seats: int) -> list[int]:
    return [count for count in snapshot.game.seat_counts(snapshot.options) if count > seats]


def _more(snapshot: Snapshot, seats: int) -> int:
    larger = _larger(snapshot, seats)
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


def _program(record: Record) -> Holder:
    return Holder(program=True, strength=record.strength)


def _starters(snapshot: Snapshot, fill: bool) -> tuple[Holder, ...]:
    record, game = snapshot.record, snapshot.game
    if not fill and not can_start_without_free(game, record):
        raise SafehouseError("error-too-few-seated", needed=game.seat_counts(snapshot.options).start)
    filled = (_program(record) if fill and holder.free else holder for holder in record.holders)
    holders = tuple(holder for holder in filled if not holder.free)
    if any(holder.program for holder in holders) and not game.computer_seats(snapshot.options):
        raise SafehouseError("error-no-programs")
    return holders
