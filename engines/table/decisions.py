"""The decisions that somebody took in a game, each with what their seat saw and could do then, from the journal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from engines.core.coach import Advice
from engines.core.game import Game
from engines.core.parts import E, M, M_co, O, S, V, V_co
from engines.core.seats import Seat
from engines.table.journal import Entry, replay, standing
from engines.table.record import Person, Record


@dataclass(frozen=True, slots=True)
class Decided(Generic[M_co, V_co]):
    """A decision: the seat, what it saw before it, its legal moves, and the one made."""

    seat: Seat
    view: V_co
    legal: tuple[M_co, ...]
    made: M_co


@dataclass(frozen=True, slots=True)
class Judged(Generic[M_co, V_co]):
    """A decision with what the coach says of it."""

    decided: Decided[M_co, V_co]
    advice: Advice[M_co]

    @property
    def missed(self) -> bool:
        """Whether something sure was left lying."""
        return bool(self.advice.sure) and self.decided.made not in self.advice.sure

    @property
    def differs(self) -> bool:
        """Whether the program would have done something else, and nothing as good."""
        good = (*self.advice.moves, *self.advice.alike)
        return self.missed or (bool(good) and self.decided.made not in good)


def decisions(
    game: Game[S, M, E, V, O], record: Record, entries: Sequence[Entry], person: Person
) -> tuple[Decided[M, V], ...]:
    """Those that the person took, oldest first, without what was taken back and what left nothing to decide.

    Raises `BrokenJournal` where the journal can't be played again.
    """
    return tuple(_decided(game, record, entries, person))


def _decided(
    game: Game[S, M, E, V, O], record: Record, entries: Sequence[Entry], person: Person
) -> Iterator[Decided[M, V]]:
    own = _own(record, entries, person)
    before: S | None = None
    for replayed in replay(game, record, entries):
        entry = replayed.entry
        if before is not None and entry.version in own and entry.seat is not None:
            move = game.moves.validate_python(entry.payload)
            aside = game.times(before).at_once
            legal = tuple(game.legal(before, entry.seat))
            if move.kind not in aside and game.settles(move) and sum(each.kind not in aside for each in legal) > 1:
                yield Decided(entry.seat, game.view(before, entry.seat), legal, move)
        before = replayed.state


def _own(record: Record, entries: Sequence[Entry], person: Person) -> frozenset[int]:
    """The versions of the moves that the person made and that still stand."""
    kept = {entry.version for entry in standing(entries) if entry.kind == "move"}
    found: set[int] = set()
    for seat, holder in enumerate(record.holders):
        if person == holder.person or person in holder.left:
            found |= _tenure(entries, seat, person, gone=person != holder.person)
    return frozenset(found & kept)


def _tenure(entries: Sequence[Entry], seat: Seat, person: Person, *, gone: bool) -> set[int]:
    """The versions of a seat's moves from when the person had it until they left it, while no program stood in."""
    moves: set[int] = set()
    program = False
    for entry in entries:
        if entry.seat != seat:
            continue
        what = entry.payload.get("what") if entry.kind == "life" else None
        if what == "seat-taken":
            moves, program = set(), False
        elif what in ("stand-in", "back"):
            program = what == "stand-in"
        elif what == "left":
            if gone and entry.payload.get("person") == person:
                return moves
            moves = set()
        elif entry.kind == "move" and not program:
            moves.add(entry.version)
    return set() if gone else moves
