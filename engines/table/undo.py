"""Undo: a seat's last move or tap taken back, alone or with the others' consent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import pairwise

from engines.core.errors import SafehouseError, StaleDecision
from engines.core.seats import Seat
from engines.table import journal
from engines.table.changes import Draft, JournalPlan
from engines.table.hearing import can_tell
from engines.table.journal import Entry
from engines.table.play import check_holder, need_playing, tap_begins
from engines.table.record import Person, Record, UndoRequest
from engines.table.snapshot import Snapshot


def ask_undo(seat: Seat, by: Person) -> JournalPlan:
    """Take back the seat's last move, or all of its last tap: at once if nobody else noticed, else by asking them.

    A move that revealed something is taken back only with another person's consent. Later moves of others that the
    seat can't have noticed go with it: refusing because of them would tell the seat of them.
    """

    def judge(snapshot: Snapshot, now: datetime, entries: Sequence[Entry]) -> Draft:
        need_playing(snapshot)
        check_holder(snapshot.record, seat, by)
        if not snapshot.game.undoes(snapshot.options):
            raise SafehouseError("error-no-undo")
        last = _undoable(snapshot, seat, entries)
        to, before = last.before.entry.version, last.before.state
        alone, unnoticed = not _askable(snapshot.record, seat), _unnoticed(snapshot, seat, before)
        if not last.revealed and (alone or unnoticed):
            return _undone(snapshot, seat, to, before, snapshot.record.undo if unnoticed else None)
        if alone or snapshot.game.view(before, None) == snapshot.view(None):
            raise SafehouseError("error-undo-revealed" if last.revealed else "error-nothing-to-undo")
        request = UndoRequest(seat=seat, version=last.version, to=to, asked_at=now)
        return Draft(snapshot.record.model_copy(update={"undo": request}))

    return JournalPlan(judge)


def answer_undo(seat: Seat, by: Person, version: int, agree: bool) -> JournalPlan:
    """Agree to the undo asked for, or refuse it; the last one to agree makes it happen."""

    def judge(snapshot: Snapshot, now: datetime, entries: Sequence[Entry]) -> Draft:
        need_playing(snapshot)
        check_holder(snapshot.record, seat, by)
        request = snapshot.record.undo
        if request is None or request.version != version or seat not in _askable(snapshot.record, request.seat):
            raise StaleDecision
        if not agree:
            return Draft(snapshot.record.model_copy(update={"undo": None}))
        agreed = tuple(sorted({*request.agreed, seat}))
        if set(agreed) < set(_askable(snapshot.record, request.seat)):
            waiting = request.model_copy(update={"agreed": agreed})
            return Draft(snapshot.record.model_copy(update={"undo": waiting}))
        before = journal.replayed_at(snapshot.game, snapshot.record, entries, request.to)
        if before is None:
            raise SafehouseError("error-nothing-to-undo")
        return _undone(snapshot, request.seat, request.to, before.state)

    return JournalPlan(judge)


def asked_to_agree(record: Record) -> tuple[Seat, ...]:
    """The seats that have still to answer the open request to undo."""
    if record.undo is None or record.paused or record.status != "playing":
        return ()
    return tuple(seat for seat in _askable(record, record.undo.seat) if seat not in record.undo.agreed)


@dataclass(frozen=True, slots=True)
class _Last:
    """A seat's last move or tap: its version, the entry before it, whether it revealed anything to its mover."""

    version: int
    before: journal.Replayed
    revealed: bool

    def with_earlier(self, before: journal.Replayed, revealed: bool) -> _Last:
        """This with the move before it, which followed that entry."""
        return replace(self, before=before, revealed=self.revealed or revealed)


def _undoable(snapshot: Snapshot, seat: Seat, entries: Sequence[Entry]) -> _Last:
    """The seat's last move, with all that the same tap made before it, where the seat has noticed nothing since.

    What changed nothing is no move (older journals hold some).
    """
    game, every = snapshot.game, list(journal.replay(snapshot.game, snapshot.record, entries))
    by_version = {each.entry.version: each for each in every}
    asked_chance = {
        after.entry.version for before, after in pairwise(every) if before.chance_position != after.chance_position
    }
    standing = (entry.version for entry in journal.standing(entries))
    counted = [by_version[version] for version in standing if version in by_version]
    last: _Last | None = None
    for before, after in reversed(list(pairwise(counted))):
        version = after.entry.version
        if after.entry.kind == "move" and after.entry.seat == seat:
            if version not in asked_chance and game.is_same(before.state, after.state):
                continue
            revealed = version in asked_chance or any(game.reveals(after.state, event) for event in after.events)
            last = _Last(version, before, revealed) if last is None else last.with_earlier(before, revealed)
            if version <= tap_begins(snapshot.record, seat, last.version):
                break
        elif can_tell(game, seat, before.state, after.state, after.events):
            break
    if last is None:
        raise SafehouseError("error-nothing-to-undo")
    return last


def _unnoticed(snapshot: Snapshot, seat: Seat, before: object) -> bool:
    """Whether everything looks to all others as it did in the state before."""
    rest: list[Seat | None] = [None, *(other for other in range(snapshot.record.seats) if other != seat)]
    return all(snapshot.game.view(before, other) == snapshot.view(other) for other in rest)


def _askable(record: Record, seat: Seat) -> tuple[Seat, ...]:
    return tuple(
        other for other, holder in enumerate(record.holders) if other != seat and holder.is_played_by_a_person
    )


def _undone(snapshot: Snapshot, seat: Seat, to: int, state: object, wish: UndoRequest | None = None) -> Draft:
    """The state after that version back in place; `wish` is the open request to undo that stays, if any."""
    record = snapshot.record.model_copy(update={"undo": wish})
    return Draft(record, state, "undo", seat, {"to": to})
