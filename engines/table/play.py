"""Changes of a game in play, thought out but not stored: moves, time running out, undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import pairwise
from typing import Any

from engines.core.chance import Chance
from engines.core.errors import NotYourSeat, SafehouseError, StaleDecision
from engines.core.game import AnyGame
from engines.core.seats import Seat
from engines.table import clocks, journal, table_clock
from engines.table.ports import Entry
from engines.table.record import Person, Record, Tap, UndoRequest
from engines.table.snapshot import Draft, Plan, Snapshot


def need_playing(snapshot: Snapshot) -> None:
    """Refuse what needs a game that goes on and isn't paused."""
    if snapshot.record.status != "playing":
        raise SafehouseError("error-not-playing")
    if snapshot.record.paused:
        raise SafehouseError("error-paused")


def move(seat: Seat, chosen: Any, question: str | None, by: Person | None, after: int | None = None) -> Plan:
    """A move of a seat by the person who holds it (None: the program).

    `question` is the id of the question it answers; None for a move outside a question. `after` is the version of
    the move before it where one tap made both, so that they are taken back together. Raises `StaleDecision`,
    `NotYourSeat`, `IllegalMove`.
    """

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_playing(snapshot)
        _check_holder(snapshot.record, seat, by)
        if question is not None and question != snapshot.question(seat):
            raise StaleDecision(asked=seat in snapshot.to_act())
        table_clock.check_time_left(snapshot, now)
        clocks.check_least_time(snapshot, seat, chosen, now)
        game, state, chance = snapshot.game, snapshot.game.clone(snapshot.state), snapshot.chance
        events = game.apply(state, seat, chosen, chance)
        payload = game.moves.dump_python(chosen, mode="json")
        record = _moved(snapshot, state, chance, events)
        if after is not None:
            record = record.model_copy(update={"tap": _continued(snapshot.record, seat, after)})
        return Draft(record, state, "move", seat, payload, tuple(events))

    return plan


def expire() -> Plan:
    """Time is up and the rules say what happens; nothing if they leave it to the table."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        need_playing(snapshot)
        state, chance = snapshot.game.clone(snapshot.state), snapshot.chance
        events = snapshot.game.expire(state, chance)
        if events is None:
            return None
        return Draft(_moved(snapshot, state, chance, events), state, "expire", None, {}, tuple(events))

    return plan


def ask_undo(seat: Seat, by: Person, entries: Sequence[Entry]) -> Plan:
    """Take back the seat's last move, or all of its last tap: at once if nobody else noticed, else by asking them.

    What has revealed something to the seat is never taken back without another person's consent. Moves of others
    since then that the seat can't have noticed don't stand in its way, or it would learn of them; they go with it.
    """

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_playing(snapshot)
        _check_holder(snapshot.record, seat, by)
        if not snapshot.game.undoes(snapshot.options):
            raise SafehouseError("error-no-undo")
        last = _undoable(snapshot, seat, entries)
        to, told = last.before.entry.version, last.before.state
        alone, unnoticed = not _askable(snapshot.record, seat), _unnoticed(snapshot, seat, told)
        if not last.revealed and (alone or unnoticed):
            return _undone(snapshot, seat, to, told, snapshot.record.undo if unnoticed else None)
        if alone or snapshot.game.view(told, None) == snapshot.view(None):
            raise SafehouseError("error-undo-revealed" if last.revealed else "error-nothing-to-undo")
        request = UndoRequest(seat=seat, version=last.version, to=to)
        return Draft(snapshot.record.model_copy(update={"undo": request}))

    return plan


def answer_undo(seat: Seat, by: Person, version: int, agree: bool, entries: Sequence[Entry]) -> Plan:
    """Agree to the undo asked for, or refuse it; the last one to agree makes it happen."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_playing(snapshot)
        _check_holder(snapshot.record, seat, by)
        request = snapshot.record.undo
        if request is None or request.version != version or seat not in _askable(snapshot.record, request.seat):
            raise StaleDecision
        if not agree:
            return Draft(snapshot.record.model_copy(update={"undo": None}))
        agreed = tuple(sorted({*request.agreed, seat}))
        if set(agreed) < set(_askable(snapshot.record, request.seat)):
            waiting = request.model_copy(update={"agreed": agreed})
            return Draft(snapshot.record.model_copy(update={"undo": waiting}))
        told = journal.last_told(snapshot.game, snapshot.record, entries, request.to)
        if told is None:
            raise SafehouseError("error-nothing-to-undo")
        return _undone(snapshot, request.seat, request.to, told.state)

    return plan


def _check_holder(record: Record, seat: Seat, by: Person | None) -> None:
    if not 0 <= seat < record.seats:
        raise NotYourSeat
    holder = record.holders[seat]
    held = holder.program or record.clocks[seat].skip if by is None else holder.person == by and not holder.program
    if not held:
        raise NotYourSeat


def _moved(snapshot: Snapshot, state: Any, chance: Chance, events: Sequence[Any]) -> Record:
    """The record after a move; a wish to undo is over by it, unless nobody may know that there was a move."""
    outcome = snapshot.game.outcome(state)
    undo = snapshot.record.undo
    if undo is not None and _notices(snapshot.game, None, snapshot.state, state, events):
        undo = None
    update: dict[str, Any] = {"chance_position": chance.position, "undo": undo}
    if outcome is not None:
        update |= {"status": "finished", "outcome": outcome, "ended": "game", "request": None, "undo": None}
    return snapshot.record.model_copy(update=update)


@dataclass(frozen=True, slots=True)
class _Last:
    """A seat's last move or tap: its version, the line before it, whether it told its mover anything unforeseen."""

    version: int
    before: journal.Told
    revealed: bool

    def with_earlier(self, before: journal.Told, revealed: bool) -> _Last:
        """This with the move before it, which followed that line."""
        return replace(self, before=before, revealed=self.revealed or revealed)


def _undoable(snapshot: Snapshot, seat: Seat, entries: Sequence[Entry]) -> _Last:
    """The seat's last move, with all that the same tap made before it, where the seat has noticed nothing since."""
    game, every = snapshot.game, list(journal.replay(snapshot.game, snapshot.record, entries))
    lines = {told.entry.version: told for told in every}
    asked_chance = {
        after.entry.version for before, after in pairwise(every) if before.chance_position != after.chance_position
    }
    counted = [lines[entry.version] for entry in journal.standing(entries) if entry.version in lines]
    last: _Last | None = None
    for before, told in reversed(list(pairwise(counted))):
        version = told.entry.version
        if told.entry.kind == "move" and told.entry.seat == seat:
            revealed = version in asked_chance or any(game.reveals(told.state, event) for event in told.events)
            last = _Last(version, before, revealed) if last is None else last.with_earlier(before, revealed)
            if version <= _tap_begins(snapshot.record, seat, last.version):
                break
        elif _notices(game, seat, before.state, told.state, told.events):
            break
    if last is None:
        raise SafehouseError("error-nothing-to-undo")
    return last


def _continued(record: Record, seat: Seat, after: int) -> Tap:
    """The tap that goes on with the seat's next move, after the one of that version."""
    return Tap(seat=seat, first=_tap_begins(record, seat, after), last=record.version + 1)


def _tap_begins(record: Record, seat: Seat, version: int) -> int:
    """The version of the first move of the tap that ends with the seat's move of that version: itself if alone."""
    tap = record.tap
    return version if tap is None or (tap.seat, tap.last) != (seat, version) else tap.first


def _notices(game: AnyGame, seat: Seat | None, before: Any, after: Any, events: Sequence[Any]) -> bool:
    """Whether the seat (None: everybody who watches) can tell that something has happened."""
    told = any(game.redact(event, seat) is not None for event in events)
    return told or game.view(before, seat) != game.view(after, seat)


def _unnoticed(snapshot: Snapshot, seat: Seat, before: Any) -> bool:
    """Whether to all others everything looks as it did in the state before."""
    rest: list[Seat | None] = [None, *(other for other in range(snapshot.record.seats) if other != seat)]
    return all(snapshot.game.view(before, other) == snapshot.view(other) for other in rest)


def asked_to_agree(record: Record) -> tuple[Seat, ...]:
    """The seats whose word is still waited for on the undo that somebody has asked for."""
    if record.undo is None or record.paused or record.status != "playing":
        return ()
    return tuple(seat for seat in _askable(record, record.undo.seat) if seat not in record.undo.agreed)


def _askable(record: Record, seat: Seat) -> tuple[Seat, ...]:
    return tuple(
        other for other, holder in enumerate(record.holders) if other != seat and holder.is_played_by_a_person
    )


def _undone(snapshot: Snapshot, seat: Seat, to: int, state: Any, wish: UndoRequest | None = None) -> Draft:
    """The moves after that version taken back; of a wish to undo, none is left but where nobody may know of this."""
    record = snapshot.record.model_copy(update={"undo": wish})
    return Draft(record, state, "undo", seat, {"to": to})
