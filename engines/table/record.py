"""The durable record of a session: everything beside the game's own state, as frozen pydantic models."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from pydantic import AliasChoices, BaseModel, ConfigDict, Field

from engines.core.game import Outcome
from engines.core.parts import OptionValue
from engines.core.seats import Seat
from engines.core.strength import Strength

Status = Literal["lobby", "playing", "finished", "abandoned"]
Pace = Literal["live", "daily", "none"]
Late = Literal["ask", "skip", "resign"]
Person = int
"""A person as an opaque number; the engines know nothing more of people."""
SOMEONE: Person = 0
"""The number in ended games of everybody who asked to be forgotten."""


class Part(BaseModel):
    """A part of the record."""

    model_config = ConfigDict(frozen=True, extra="forbid", ser_json_bytes="base64", val_json_bytes="base64")


class Holder(Part):
    """Who holds a seat.

    `person` owns it; `program` says that the program plays it now: as a stand-in where there is a person, as its
    own where there is none. Neither: a free seat of a lobby, or in play a seat that was given up and that nobody
    plays any more. `left` are former owners whose game counts as lost. `strength`: how well the program plays here.
    """

    person: Person | None = None
    program: bool = False
    strength: Strength = Strength.NORMAL
    left: tuple[Person, ...] = ()

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return self.person is None and not self.program

    @property
    def is_played_by_a_person(self) -> bool:
        """Somebody sits here and no program plays for them."""
        return self.person is not None and not self.program


class Place(Part):
    """Where a session is played: a channel or thread of a server; `thread` is one of the session's own.

    `parent` is the channel that such a thread was opened in. Without a server it is somebody's direct messages.
    """

    server: int | None
    channel: int
    thread: bool = False
    parent: int | None = None


class Pacing(Part):
    """How fast a table plays: the pace, seconds for a question, and what becomes of who is late."""

    pace: Pace = "live"
    limit_s: int | None = 180
    late: Late = "ask"


REMINDED, ASKED = 1, 2
"""The values of `SeatClock.late` from which a late seat has been reminded, and the others are asked about it."""


class SeatClock(Part):
    """A seat's question and its clock.

    `serial` numbers the seat's questions and never comes back, `key` is the game's own id of the present one (None:
    not asked), `asked_at` since when it stands. `since` is when the game began to wait for the seat, or last saw it
    move before everybody's eyes: it tells no more than all know. `due` is the deadline (None: no clock runs),
    `left_s` what was left when the clocks stopped, `moved_s` by how much quiet hours set meanwhile have put it off.
    `late` counts what has been done about being late: 0 nothing, then `REMINDED` and `ASKED`. `reminded_at` is when
    the others last had the seat reminded.
    """

    serial: int = 0
    key: str | None = None
    asked_at: datetime | None = None
    since: datetime | None = None
    due: datetime | None = None
    left_s: float | None = None
    moved_s: float = 0.0
    late: int = 0
    skip: bool = False
    reminded_at: datetime | None = Field(default=None, validation_alias=AliasChoices("reminded_at", "nudged_at"))

    @property
    def overdue(self) -> bool:
        """Whether it is so late that the others are asked; `due` is then when the program takes it, or it is lost."""
        return self.late >= ASKED


class UndoRequest(Part):
    """A seat asks the others to take back the entry `version`; the state returns to the one of `to`.

    `asked_at` is when (None: a while ago, by an older program).
    """

    seat: Seat
    version: int
    to: int
    agreed: tuple[Seat, ...] = ()
    asked_at: datetime | None = None


class Tap(Part):
    """Several moves that a seat made by one tap: the versions of the first and of the last of them so far."""

    seat: Seat
    first: int
    last: int


class SeatRequest(Part):
    """Somebody asks the host for a seat that may be taken (`seating.to_take`)."""

    person: Person
    seat: Seat


class Score(Part):
    """A person's (None: the program's) standing at a table over its rematches."""

    person: Person | None
    wins: int = 0


class Series(Part):
    """Games in a row at one table: how many were played, the running score, who wants another one.

    `first` is the session of the first of them (None: this one is). `again` are the seats that tapped *Rematch*,
    `swap` those of them that want sides swapped; `next` is the session that came of it.
    """

    first: int | None = None
    games: int = 0
    scores: tuple[Score, ...] = ()
    again: tuple[Seat, ...] = ()
    swap: tuple[Seat, ...] = ()
    next: int | None = None


class Group(Part):
    """The group whose campaign a table is a game of, as the store knows it, and its name."""

    id: int
    name: str


class Heard(Part):
    """The version at which each recipient's own view last changed; what is shown below that is behind."""

    public: int = 0
    seats: tuple[int, ...] = ()


class Record(Part):
    """A session without its state. `version` counts its changes and is never shown to anybody.

    `table_due` is when the rules' own limit is up, `table_left_s` what is left of one that stands, `table_moved_s` by
    how much quiet hours set meanwhile have put it off; `table_late` is 1 once whom a common clock waits for is
    reminded. `tap` is the last that made several moves. `declined` are those who were invited and won't come. `sides`
    are the seats' sides at the end, in a game that has some. `shared`: once over, the game may be replayed by its
    code. `hints`: the computer may be asked for one, also where several people play. `rated`: it counts for ratings,
    while it is `whole`: all who began it have played it themselves so far. `strength` is how well the program plays
    that takes a free seat of a lobby.
    """

    id: int
    game: str
    game_version: int
    options: dict[str, OptionValue]
    place: Place
    status: Status = "lobby"
    paused: bool = False
    paused_at: datetime | None = None
    version: int = 0
    host: Person | None = None
    holders: tuple[Holder, ...] = ()
    invited: tuple[Person, ...] = ()
    declined: tuple[Person, ...] = ()
    pacing: Pacing = Pacing()
    strength: Strength = Strength.NORMAL
    created_at: datetime
    changed_at: datetime
    starts_at: datetime | None = None
    shared: bool = False
    hints: bool = False
    rated: bool = False
    whole: bool = True
    seed: bytes
    salt: bytes
    chance_position: int = 0
    clocks: tuple[SeatClock, ...] = ()
    table_due: datetime | None = None
    table_late: int = 0
    table_left_s: float | None = None
    table_moved_s: float = 0.0
    heard: Heard = Heard()
    tap: Tap | None = None
    undo: UndoRequest | None = None
    request: SeatRequest | None = None
    series: Series = Series()
    group: Group | None = None
    outcome: Outcome | None = None
    sides: tuple[str | None, ...] = ()
    ended: Literal["game", "resigned", "abandoned", "idle"] | None = None

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen at the table any more."""
        return self.status in ("finished", "abandoned")

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.holders)

    def seat_of(self, person: Person) -> Seat | None:
        """The seat a person owns, or None."""
        return next((seat for seat, holder in enumerate(self.holders) if holder.person == person), None)

    def clock(self, seat: Seat) -> SeatClock:
        """A seat's question and clock; one that has never run where the game hasn't begun."""
        return self.clocks[seat] if seat < len(self.clocks) else SeatClock()

    def people(self) -> tuple[Person, ...]:
        """The people who own seats, in the order of the seats."""
        return tuple(holder.person for holder in self.holders if holder.person is not None)

    def due(self) -> datetime | None:
        """When the session next wants attention by itself, or None."""
        clocks = () if self.paused or self.status != "playing" else (*(c.due for c in self.clocks), self.table_due)
        moments = [moment for moment in (*clocks, self.starts_at if self.status == "lobby" else None) if moment]
        return min(moments, default=None)
