"""A session at one version: record and state, the views cut from it, and who is asked what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engines.core.chance import Chance
from engines.core.game import AnyGame, Decision, Options, View
from engines.core.seats import Seat
from engines.core.text import Text
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
class Asked:
    """A seat that is waited for; `prompt` None where what it is asked isn't for everybody's eyes."""

    seat: Seat
    prompt: Text | None
    due: datetime | None


def asked(snapshot: Snapshot) -> tuple[Asked, ...]:
    """The seats that are waited for, in order; no program's while the table rests, as none plays then."""
    record, rests = snapshot.record, snapshot.rests()
    return tuple(
        Asked(seat, public_prompt(snapshot, seat), record.clock(seat).due)
        for seat in sorted(snapshot.to_act())
        if not (rests and record.holders[seat].program)
    )


def public_prompt(snapshot: Snapshot, seat: Seat) -> Text | None:
    """What everybody may be told that the seat is asked."""
    decision = snapshot.decision(seat)
    return None if decision is None else decision.public


def options_of(game: AnyGame, record: Record) -> Options:
    """The options of a record as the game's own model."""
    options: Options = game.options.model_validate(record.options)
    return options
