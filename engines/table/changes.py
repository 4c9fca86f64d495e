"""A change of a session: a plan thinks it out as a draft; once stored it is a publication."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Generic, Literal, get_args

from engines.core.game import Event
from engines.core.parts import E_co, M_co, O_co, S_co, V_co
from engines.core.seats import Seat
from engines.table.journal import Entry, EntryKind
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Draft:
    """A change thought out but not stored yet, of the game of its snapshot.

    `state` None: the state stays. `kind` None: the journal gets no entry. `mover` is the seat whose own move it is.
    """

    record: Record
    state: object = None
    kind: EntryKind | None = None
    mover: Seat | None = None
    payload: dict[str, object] = field(default_factory=dict)
    events: tuple[Event, ...] = ()


Plan = Callable[[Snapshot, datetime], Draft | None]
"""Thinks out a change of a snapshot at a moment; None: nothing changes. Raises `SafehouseError` to refuse."""


@dataclass(frozen=True, slots=True)
class JournalPlan:
    """A plan that judges by the journal too: `judge` is handed the entries as they stand with the snapshot."""

    judge: Callable[[Snapshot, datetime, Sequence[Entry]], Draft | None]


def given(check: Callable[[Snapshot], object], plan: Plan) -> Plan:
    """The plan, carried out only if `check` lets the snapshot of that moment pass; else it raises `SafehouseError`.

    For what was offered because of something that may have changed since: a right, a seat's holder, being late.
    """

    def checked(snapshot: Snapshot, now: datetime) -> Draft | None:
        check(snapshot)
        return plan(snapshot, now)

    return checked


Happening = Literal["paused", "resumed", "resigned", "left", "stand-in", "back", "seat-taken", "abandoned"]
"""What the journal notes of a table though nobody has moved."""

HAPPENINGS: tuple[Happening, ...] = get_args(Happening)


def happening(record: Record, what: Happening, seat: Seat | None = None, person: Person | None = None) -> Draft:
    """A change that the journal notes as `life`: a pause, a seat given up or taken.

    `person` is who it is about where the seat is no longer theirs.
    """
    about: dict[str, object] = {} if person is None else {"person": person}
    return Draft(record, None, "life", seat, {"what": what, **about})


@dataclass(frozen=True, slots=True)
class Publication(Generic[S_co, M_co, E_co, V_co, O_co]):
    """A change that has been stored: what was, what is, the journal's entry, the game's full events."""

    before: Snapshot[S_co, M_co, E_co, V_co, O_co]
    after: Snapshot[S_co, M_co, E_co, V_co, O_co]
    entry: Entry | None
    events: tuple[E_co, ...]

    def news(self, seat: Seat | None) -> tuple[E_co, ...]:
        """The events as the seat (None: a spectator) may know them."""
        redact = self.after.game.redact
        return tuple(shown for event in self.events if (shown := redact(event, seat)) is not None)

    @property
    def answers(self) -> bool:
        """Whether it is more than a move that answers no question: a note, or what may be done at any moment."""
        entry = self.entry
        return entry is None or entry.kind != "move" or not self.before.is_aside(str(entry.payload["kind"]))

    def authors(self, seat: Seat) -> frozenset[Seat]:
        """Who may have made a seat's move, as far as all can tell.

        The seat alone where an event that all see names it, else all who were waited for and whose question it has
        ended: of partners who agree in secret nobody knows which of them did so last.
        """
        if names(self.news(None), seat):
            return frozenset({seat})
        before, after = self.before, self.after
        ended = (other for other in before.to_act() if before.decision(other) != after.decision(other))
        return frozenset({seat, *ended})

    def heard(self, seat: Seat | None) -> bool:
        """Whether this recipient hears of the change at all."""
        heard = self.after.record.heard
        version = heard.public if seat is None else heard.seats[seat] if seat < len(heard.seats) else heard.public
        return version == self.after.record.version


def names(events: Iterable[Event], seat: Seat) -> bool:
    """Whether an event says what that seat has done."""
    return any(getattr(event, "seat", None) == seat for event in events)
