"""A game in play: moves, and the rules' own time running out."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from engines.core.chance import Chance
from engines.core.errors import AlreadySo, NotYourSeat, SafehouseError, StaleDecision
from engines.core.game import Event, Move, Outcome
from engines.core.seats import Seat
from engines.table import clocks
from engines.table.changes import Draft, Plan
from engines.table.hearing import can_tell
from engines.table.record import Person, Record, Tap
from engines.table.snapshot import Snapshot


def need_playing(snapshot: Snapshot) -> None:
    """Refuse what needs a game that goes on and isn't paused."""
    need_open(snapshot.record)
    if snapshot.record.paused:
        raise SafehouseError("error-paused")


def need_open(record: Record) -> None:
    """Refuse what needs a game that goes on, paused or not."""
    if record.status != "playing":
        raise SafehouseError("error-not-playing")


def move(seat: Seat, chosen: Move, question: str | None, by: Person | None, after: int | None = None) -> Plan:
    """A move of a seat by the person who holds it (None: the program).

    `question` is the id of the question it answers; None for a move outside a question. `after` is the version of
    the move before it where one tap made both, so that they are taken back together. Raises `StaleDecision`,
    `NotYourSeat`, `IllegalMove`, or `AlreadySo`: the same click twice is one move.
    """

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_playing(snapshot)
        check_holder(snapshot.record, seat, by)
        if question is not None and question != snapshot.question(seat):
            raise StaleDecision(asked=seat in snapshot.to_act())
        clocks.check_time_left(snapshot, now)
        clocks.check_least_time(snapshot, seat, chosen, now)
        game, state, chance = snapshot.game, snapshot.game.clone(snapshot.state), snapshot.chance
        events = game.apply(state, seat, chosen, chance)
        if chance.position == snapshot.record.chance_position and game.is_same(snapshot.state, state):
            raise AlreadySo
        payload = game.moves.dump_python(chosen, mode="json")
        record = _moved(snapshot, state, chance, events)
        if after is not None:
            record = record.model_copy(update={"tap": _continued(snapshot.record, seat, after)})
        return Draft(record, state, "move", seat, payload, tuple(events))

    return plan


def expire() -> Plan:
    """Time is up: what the rules do about it; nothing changes if they leave it to the table."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft | None:
        need_playing(snapshot)
        state, chance = snapshot.game.clone(snapshot.state), snapshot.chance
        events = snapshot.game.expire(state, chance)
        if events is None:
            return None
        return Draft(_moved(snapshot, state, chance, events), state, "expire", None, {}, tuple(events))

    return plan


def pass_turn(seat: Seat) -> Plan:
    """The turn of a seat that is waited for passes, where the rules can do that and no program can play it."""

    def plan(snapshot: Snapshot, now: datetime) -> Draft:
        need_playing(snapshot)
        if not snapshot.game.passes(snapshot.options):
            raise SafehouseError("error-no-programs")
        if seat not in snapshot.to_act():
            raise SafehouseError("error-not-their-turn")
        state, chance = snapshot.game.clone(snapshot.state), snapshot.chance
        events = snapshot.game.pass_turn(state, seat, chance)
        return Draft(_moved(snapshot, state, chance, events), state, "pass", seat, {}, tuple(events))

    return plan


def dropped(snapshot: Snapshot, seat: Seat, record: Record) -> Draft | None:
    """The seat given up for good, of which that record says who holds it then; None where no game goes on so."""
    state, chance = snapshot.game.clone(snapshot.state), snapshot.chance
    events = snapshot.game.drop(state, seat, chance)
    if events is None:
        return None
    moved = _moved(snapshot.recorded(record), state, chance, events)
    return Draft(moved, state, "drop", seat, {}, tuple(events))


def check_holder(record: Record, seat: Seat, by: Person | None) -> None:
    """Refuse a move for a seat that this person (None: the program) does not play now."""
    if not 0 <= seat < record.seats:
        raise NotYourSeat
    holder = record.holders[seat]
    held = holder.program or record.clocks[seat].skip if by is None else holder.person == by and not holder.program
    if not held:
        raise NotYourSeat


def _moved(snapshot: Snapshot, state: object, chance: Chance, events: Sequence[Event]) -> Record:
    """The record after a move; it ends a request to undo, except if the move is a secret to all who watch."""
    outcome = snapshot.game.outcome(state)
    undo = snapshot.record.undo
    if undo is not None and can_tell(snapshot.game, None, snapshot.state, state, events):
        undo = None
    update: dict[str, object] = {"chance_position": chance.position, "undo": undo}
    if outcome is not None:
        update |= finished(snapshot, state, outcome, "game")
    return snapshot.record.model_copy(update=update)


def finished(
    snapshot: Snapshot, state: object, outcome: Outcome, ended: Literal["game", "resigned"]
) -> dict[str, object]:
    """What changes in the record as the game ends in this state; `sides` stay empty where a game has none."""
    sides = tuple(snapshot.game.side(state, seat) for seat in range(snapshot.record.seats))
    return {
        "status": "finished",
        "outcome": outcome,
        "ended": ended,
        "sides": sides if any(sides) else (),
        "request": None,
        "undo": None,
    }


def _continued(record: Record, seat: Seat, after: int) -> Tap:
    """The tap that goes on with the seat's next move, after the one of that version."""
    return Tap(seat=seat, first=tap_begins(record, seat, after), last=record.version + 1)


def tap_begins(record: Record, seat: Seat, version: int) -> int:
    """The version of the first move of the tap that ends with the seat's move of that version: itself if alone."""
    tap = record.tap
    return version if tap is None or (tap.seat, tap.last) != (seat, version) else tap.first
