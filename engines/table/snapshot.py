"""A session at one version: record and state, never changed again, with the views cut from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from engines.core.chance import Chance
from engines.core.game import AnyGame, Decision, Options, View
from engines.core.seats import Seat
from engines.table.ports import Entry, EntryKind
from engines.table.record import Record


class Snapshot:
    """A session as it stood at one version. `state` is None in the lobby."""

    __slots__ = ("__weakref__", "_legal", "_views", "game", "record", "state")

    def __init__(self, game: AnyGame, record: Record, state: Any) -> None:
        self.game, self.record, self.state = game, record, state
        self._views: dict[Seat | None, View] = {}
        self._legal: dict[Seat, Sequence[Any]] = {}

    def recorded(self, record: Record) -> Snapshot:
        """The same state with another record; views already cut serve both."""
        other = Snapshot(self.game, record, self.state)
        other._views = self._views
        return other

    @property
    def options(self) -> Options:
        """The game's options at this table."""
        return options_of(self.game, self.record)

    @property
    def chance(self) -> Chance:
        """The game's stream where it stands; a copy to draw from."""
        return Chance(self.record.seed, self.record.chance_position)

    def view(self, seat: Seat | None) -> View:
        """What the seat (None: a spectator) may know; only with a state. All of it once the game has an outcome."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self._open_if_over(), seat)
        return self._views[seat]

    def _open_if_over(self) -> Any:
        """The state, or where the game was given up the one that says so."""
        outcome = self.record.outcome
        if outcome is None or self.game.outcome(self.state) is not None:
            return self.state
        return self.game.concluded(self.state, outcome)

    def decision(self, seat: Seat) -> Decision | None:
        """What the seat is asked while the game goes on."""
        return None if self.state is None else self.game.decision(self.state, seat)

    def question(self, seat: Seat) -> str | None:
        """The id of the seat's question, which never comes back in this session, undo included."""
        clock = self.record.clock(seat)
        return None if clock.key is None else str(clock.serial)

    def legal(self, seat: Seat) -> Sequence[Any]:
        """The seat's legal moves; none unless the game goes on."""
        if self.record.status != "playing":
            return ()
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.state, seat)
        return self._legal[seat]

    def rests(self) -> bool:
        """Whether the game goes on while all its people are away: no clock runs, no program moves till one acts."""
        if self.record.status != "playing":
            return False
        people = {seat for seat, holder in enumerate(self.record.holders) if holder.is_played_by_a_person}
        return bool(people) and people <= self.game.away(self.state)

    def to_act(self) -> frozenset[Seat]:
        """The seats the game waits for; none unless it goes on."""
        return self.game.to_act(self.state) if self.record.status == "playing" else frozenset()


@dataclass(frozen=True, slots=True)
class Draft:
    """A change thought out but not stored yet.

    `state` None: the state stays. `kind` None: the journal gets no line. `mover` is the seat whose own move it is.
    """

    record: Record
    state: Any | None = None
    kind: EntryKind | None = None
    mover: Seat | None = None
    payload: dict[str, Any] = field(default_factory=dict)
    events: tuple[Any, ...] = ()


Plan = Callable[[Snapshot, datetime], Draft | None]
"""Thinks out a change of a snapshot at a moment; None: nothing changes. Raises `SafehouseError` to refuse."""


@dataclass(frozen=True, slots=True)
class Publication:
    """A change that has been stored: what was, what is, the journal's line, the game's full events."""

    before: Snapshot
    after: Snapshot
    entry: Entry | None
    events: tuple[Any, ...]

    def news(self, seat: Seat | None) -> tuple[Any, ...]:
        """The events as the seat (None: a spectator) may know them."""
        redact = self.after.game.redact
        return tuple(shown for event in self.events if (shown := redact(event, seat)) is not None)

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


def names(events: Iterable[Any], seat: Seat) -> bool:
    """Whether an event says what that seat has done."""
    return any(getattr(event, "seat", None) == seat for event in events)


def options_of(game: AnyGame, record: Record) -> Options:
    """The options of a record as the game's own model."""
    options: Options = game.options.model_validate(record.options)
    return options
