"""A session at one version: record and state, the views cut from it, and who is asked what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Generic

from engines.core.chance import Chance
from engines.core.errors import SafehouseError
from engines.core.game import Decision, Game
from engines.core.parts import E, E_co, M, M_co, O, O_co, S, S_co, V, V_co
from engines.core.seats import Seat
from engines.core.text import Text
from engines.table.record import Record


class Snapshot(Generic[S_co, M_co, E_co, V_co, O_co]):
    """A session as it stood at one version; `state` None where no game has begun."""

    __slots__ = ("__weakref__", "_legal", "_state", "_views", "game", "record")

    def __init__(self, game: Game[S_co, M_co, E_co, V_co, O_co], record: Record, state: S_co | None) -> None:
        self.game, self.record, self._state = game, record, state
        self._views: dict[Seat | None, V_co] = {}
        self._legal: dict[Seat, Sequence[M_co]] = {}

    def recorded(self, record: Record) -> Snapshot[S_co, M_co, E_co, V_co, O_co]:
        """The same state with another record; views already cut serve both."""
        other = Snapshot(self.game, record, self._state)
        other._views = self._views
        return other

    @property
    def options(self) -> O_co:
        """The game's options at this table."""
        return options_of(self.game, self.record)

    @property
    def chance(self) -> Chance:
        """The game's stream where it stands; a copy to draw from."""
        return Chance(self.record.seed, self.record.chance_position)

    def view(self, seat: Seat | None) -> V_co:
        """What the seat (None: a spectator) may know; only with a state. All of it once the game has an outcome."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self._open_if_over(), seat)
        return self._views[seat]

    @property
    def begun(self) -> bool:
        """Whether there is a game, going on or over; none in the lobby, nor after one that was closed."""
        return self._state is not None

    @property
    def state(self) -> S_co:
        """The game's full state, never to be changed. Raises `SafehouseError` where no game has begun."""
        if self._state is None:
            raise SafehouseError("error-not-begun")
        return self._state

    def _open_if_over(self) -> S_co:
        """The state, or for a game given up the one that says so."""
        outcome = self.record.outcome
        if outcome is None or self.game.outcome(self.state) is not None:
            return self.state
        return self.game.concluded(self.state, outcome)

    def decision(self, seat: Seat) -> Decision | None:
        """What the seat is asked while the game goes on."""
        return self.game.decision(self.state, seat) if self.begun else None

    def question(self, seat: Seat) -> str | None:
        """The id of the seat's question, which never comes back in this session, undo included."""
        clock = self.record.clock(seat)
        return None if clock.key is None else str(clock.serial)

    def legal(self, seat: Seat) -> Sequence[M_co]:
        """The seat's legal moves; none unless the game goes on."""
        if self.record.status != "playing":
            return ()
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.state, seat)
        return self._legal[seat]

    def present(self) -> frozenset[Seat]:
        """The seats that people play in a game that goes on, without those who are away."""
        if self.record.status != "playing":
            return frozenset()
        return self._people() - self.game.away(self.state)

    def rests(self) -> bool:
        """Whether all people are away in a game that goes on: no clock runs and no program moves until one acts."""
        return self.record.status == "playing" and bool(self._people()) and not self.present()

    def _people(self) -> frozenset[Seat]:
        holders = enumerate(self.record.holders)
        return frozenset(seat for seat, holder in holders if holder.is_played_by_a_person)

    def is_aside(self, kind: str) -> bool:
        """Whether moves of that kind answer no question now (`Times.at_once`)."""
        return self.record.status == "playing" and kind in self.game.times(self.state).at_once

    def may_ask_hint(self, seat: Seat) -> bool:
        """Whether the seat's person may ask for a hint: alone, or as the table wishes; never if it counts."""
        record = self.record
        others = (holder for other, holder in enumerate(record.holders) if other != seat)
        wished = record.hints or all(holder.person is None for holder in others)
        allowed = wished and not (record.rated and record.whole)
        asked = seat in self.to_act() and not self.has_answered(seat) and record.holders[seat].is_played_by_a_person
        return allowed and asked and not record.paused and self.game.computer_seats(self.options)

    def has_answered(self, seat: Seat) -> bool:
        """Whether the seat is waited for only because others have not answered yet (`Decision.answered`)."""
        decision = self.decision(seat)
        return decision is not None and decision.answered

    def to_act(self) -> frozenset[Seat]:
        """The seats the game waits for; none unless it goes on."""
        return self.game.to_act(self.state) if self.record.status == "playing" else frozenset()


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is waited for; `prompt` is None if its question is not public."""

    seat: Seat
    prompt: Text | None
    due: datetime | None


def asked(snapshot: Snapshot) -> tuple[Asked, ...]:
    """The seats that are waited for, in order; without the program's while the table rests."""
    record, rests = snapshot.record, snapshot.rests()
    return tuple(
        Asked(seat, public_prompt(snapshot, seat), record.clock(seat).due)
        for seat in sorted(snapshot.to_act())
        if not (rests and record.holders[seat].program)
    )


def public_prompt(snapshot: Snapshot, seat: Seat) -> Text | None:
    """What everybody may read of the question a seat is asked."""
    decision = snapshot.decision(seat)
    return None if decision is None else decision.public


def options_of(game: Game[S, M, E, V, O], record: Record) -> O:
    """The options of a record as the game's own model."""
    return game.options.model_validate(record.options)
