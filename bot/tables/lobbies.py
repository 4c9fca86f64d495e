"""The use cases of a lobby: open a table, sit down, stand up, set it up, begin, and close it if it lies idle."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from bot.basics.entropy import SEED_BYTES, Entropy, dice
from bot.known import Servers
from bot.tables.paces import LATES, pacing_from, pacing_of
from bot.tables.ports import Caller
from bot.tables.registry import Registry
from bot.tables.rights import Asker, by_rights
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame, Options
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.table import ending, hosting, lobby
from engines.table.changes import Draft, Plan
from engines.table.ports import SessionStore
from engines.table.record import Group, Holder, Pacing, Person, Place, Record
from engines.table.snapshot import Snapshot

SALT_BYTES = 16


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table is opened for: options, the group whose campaign it belongs to, if any, how well computers play.

    Without `options` they are the game's own.
    """

    options: Options | None = None
    group: Group | None = None
    strength: Strength = Strength.NORMAL


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What a form of a lobby sets at once; what is None stays as it is.

    `strengths`: how well the computer plays by seat, under None at free ones. `starts_at`: the moment to begin, or no
    moment, in a tuple.
    """

    values: Mapping[str, int | str] = field(default_factory=dict)
    seats: int | None = None
    pace: str | None = None
    late: str | None = None
    strengths: Mapping[Seat | None, Strength] = field(default_factory=dict)
    starts_at: tuple[datetime | None] | None = None
    shared: bool | None = None
    hints: bool | None = None
    rated: bool | None = None


class Lobbies:
    """Everything that is done to a lobby."""

    def __init__(
        self,
        registry: Registry,
        sessions: SessionStore,
        servers: Servers,
        caller: Caller,
        now: Callable[[], datetime],
        entropy: Entropy,
    ) -> None:
        self._registry, self._sessions, self._servers = registry, sessions, servers
        self._caller, self._now, self._entropy = caller, now, entropy

    async def open(
        self, game: AnyGame, place: Place, host: Person, invited: Iterable[Person] = (), terms: Terms | None = None
    ) -> Record:
        """Open a lobby in a channel, its host on the first seat. Raises `PlaceTaken`, for a campaign `GroupPlays`."""
        terms = terms or Terms()
        wanted = terms.options or game.options()
        update = {
            "host": host,
            "holders": (Holder(person=host), *lobby.empty_seats(game, wanted)[1:]),
            "invited": tuple(person for person in dict.fromkeys(invited) if person != host),
            "group": terms.group,
            "strength": terms.strength,
            "rated": place.server is not None and self._servers.settings(place.server).rated,
        }
        pacing = pacing_of(self._servers.settings(place.server).pace)
        free = hosting.free_of(game, in_campaign=terms.group is not None)
        options = wanted.model_copy(update=hosting.suited(game, pacing, free))
        record = self.new_record(game, options, place, pacing)
        return await self._sessions.create(record.model_copy(update=update))

    def new_record(self, game: AnyGame, options: Options, place: Place, pacing: Pacing) -> Record:
        """A session to be created now, nobody seated yet, with a seed and a salt of its own."""
        now = self._now()
        return Record(
            id=0,
            game=game.id,
            game_version=game.version,
            options=options.model_dump(mode="json"),
            place=place,
            pacing=pacing,
            created_at=now,
            changed_at=now,
            seed=self._entropy(SEED_BYTES),
            salt=self._entropy(SALT_BYTES),
        )

    async def join(self, session: int, person: Person) -> Snapshot:
        """Sit down on the first free seat."""
        return await self._registry.changed(session, lobby.join(person))

    async def leave(self, session: int, person: Person) -> Snapshot:
        """Stand up."""
        return await self._registry.changed(session, lobby.leave(person))

    async def sit(self, session: int, person: Person, seat: int) -> Snapshot:
        """Change to another seat."""
        return await self._registry.changed(session, lobby.sit(person, seat))

    async def start(self, session: int, person: Person) -> Snapshot | None:
        """Begin; None where seats are free and the host must say what to do with them.

        Somebody alone is not asked: the program takes the free seats. The host's.
        """
        publication = await self._registry.change(session, _start_unless_asking(person))
        return None if publication is None else publication.after

    async def begin(self, session: int, person: Person, *, fill: bool) -> Snapshot:
        """Begin with the program on the free seats (`fill`), or without them. The host's."""
        return await self._registry.changed(session, lobby.start(person, fill=fill))

    async def set_options(self, session: int, person: Person, values: Mapping[str, int | str]) -> Snapshot:
        """Change some of the game's options. The host's."""
        return await self._registry.changed(session, hosting.set_options(person, dict(values)))

    async def arrange(self, session: int, person: Person, wanted: Arrangement) -> Snapshot:
        """Set all that a form says, or nothing. The host's."""
        return await self._registry.changed(session, _arranged(person, wanted))

    async def resize(self, session: int, person: Person, seats: int) -> Snapshot:
        """Set how many seats there are. The host's."""
        return await self._registry.changed(session, lobby.resize(person, seats))

    async def set_pace(self, session: int, person: Person, wanted: str) -> Snapshot:
        """Set how fast the table plays, by the key of a pace. The host's."""
        return await self._registry.changed(session, _paced(person, wanted))

    async def set_late(self, session: int, person: Person, wanted: str) -> Snapshot:
        """Set what happens to somebody who is late. The host's."""
        return await self._registry.changed(session, _late(person, wanted))

    async def place_program(self, session: int, person: Person, *, sits: bool) -> Snapshot:
        """Put the program on the first free seat, or take it from the last it has. The host's."""
        return await self._registry.changed(session, _place_program(person, sits))

    async def shuffle(self, session: int, person: Person) -> Snapshot:
        """Let chance seat everybody. The host's."""
        return await self._registry.changed(session, lobby.shuffle(person, dice(self._entropy).shuffle))

    async def invite(self, session: int, asker: Person, people: Collection[Person]) -> Snapshot:
        """Ask people to the table, and tell those who had not been asked yet."""
        publication = await self._registry.change(session, lobby.invite(people))
        if publication is None:
            return await self._registry.snapshot(session)
        known, asked = publication.before.record.invited, publication.after.record.invited
        news = [person for person in asked if person not in known]
        await self._caller.invite(publication.after.record, news, asker)
        return publication.after

    async def decline(self, session: int, person: Person) -> Snapshot:
        """Decline an invitation."""
        return await self._registry.changed(session, lobby.decline(person))

    async def close(self, session: int, asker: Asker) -> None:
        """Close the lobby. For the host, or somebody who manages the channels."""
        await self._registry.change(session, by_rights(asker, _closed))


def needs_asking(snapshot: Snapshot) -> bool:
    """Whether the host must say what to do with free seats before the game begins."""
    record, game = snapshot.record, snapshot.game
    if not lobby.free_seats(record):
        return False
    if game.computer_seats(snapshot.options):
        return len(record.people()) > 1
    if lobby.can_start_without_free(game, record):
        return True
    raise SafehouseError("error-too-few-seated", needed=game.seat_counts(snapshot.options).start)


def close_if_idle(before: datetime) -> Plan:
    """Close a lobby in which nothing has happened since a moment and whose starting time, if any, is past."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        record = snapshot.record
        waits = record.starts_at is not None and record.starts_at > now
        if record.status != "lobby" or record.changed_at >= before or waits:
            return None
        return ending.abandon("idle")(snapshot, now)

    return plan


def _start_unless_asking(host: Person) -> Plan:
    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        lobby.need_lobby(snapshot.record)
        lobby.need_host(snapshot.record, host)
        return None if needs_asking(snapshot) else lobby.start(host, fill=True)(snapshot, now)

    return plan


def _arranged(host: Person, wanted: Arrangement) -> Plan:
    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        hosting.need_set_by(snapshot.record, host)
        return lobby.together(_parts(host, wanted))(snapshot, now)

    return plan


def _parts(host: Person, wanted: Arrangement) -> Iterator[Plan]:
    if wanted.values:
        yield hosting.set_options(host, dict(wanted.values))
    if wanted.seats is not None:
        yield lobby.resize(host, wanted.seats)
    if wanted.pace is not None:
        yield _paced(host, wanted.pace)
    if wanted.late is not None:
        yield _late(host, wanted.late)
    if wanted.strengths:
        yield lobby.set_strengths(host, wanted.strengths)
    if wanted.starts_at is not None:
        yield hosting.set_start(host, *wanted.starts_at)
    if wanted.shared is not None:
        yield hosting.set_shared(host, wanted.shared)
    if wanted.hints is not None:
        yield hosting.set_hints(host, wanted.hints)
    if wanted.rated is not None:
        yield hosting.set_rated(host, wanted.rated)


def _paced(host: Person, wanted: str) -> Plan:
    return _pacing(host, lambda had: pacing_from(wanted, had.late))


def _late(host: Person, wanted: str) -> Plan:
    late = next((late for late in LATES if late == wanted), None)
    return _pacing(host, lambda had: None if late is None else had.model_copy(update={"late": late}))


def _pacing(host: Person, change: Callable[[Pacing], Pacing | None]) -> Plan:

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        pacing = change(snapshot.record.pacing)
        if pacing is None:
            raise SafehouseError("error-no-such-option")
        return hosting.set_pacing(host, pacing)(snapshot, now)

    return plan


def _closed(snapshot: Snapshot, now: datetime) -> Draft | None:
    lobby.need_lobby(snapshot.record)
    return ending.abandon("abandoned")(snapshot, now)


def _place_program(host: Person, sits: bool) -> Plan:
    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        holders = snapshot.record.holders
        seats = [seat for seat, holder in enumerate(holders) if (holder.free if sits else holder.program)]
        return lobby.set_program(host, seats[0 if sits else -1], sits)(snapshot, now) if seats else None

    return plan
