"""Moving suspects: one by the roll, or all four by 4, 3, 2 and 1 (TP-5, TP-7, TP-10, TP-11)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.cards import COUNTS, SUSPECTS, Action
from engines.the_plan.choosing import needs
from engines.the_plan.errors import refusal
from engines.the_plan.events import Event, SuspectMoved, SuspectStayed
from engines.the_plan.flow import play_card, proceed
from engines.the_plan.moves import MoveSuspect, SkipSuspect
from engines.the_plan.names import suspect_name
from engines.the_plan.state import State, record
from engines.the_plan.ways import suspect_ways


def movable(state: State) -> tuple[list[int], list[int]]:
    """The suspects that may be moved now, and the counts that may be given to them."""
    if state.stage == "suspects":
        return state.to_move, state.counts
    if state.action is Action.MOVE_ALL:
        return [suspect.code for suspect in SUSPECTS], list(COUNTS)
    return [suspect.code for suspect in SUSPECTS], [state.roll]


def move_suspect(state: State, seat: Seat, move: MoveSuspect, chance: Chance) -> list[Event]:
    """Move a suspect; passing the mover's agent is a meeting (TP-10)."""
    at, count = move.suspect.code, len(move.path)
    _given(state, at, count)
    if move.path not in suspect_ways(state, at, count):
        raise refusal("no-such-way")
    events: list[Event] = []
    _begin(state, events)
    meets = state.players[seat].circle in move.path
    record(state, events, SuspectMoved(seat, move.suspect, (state.suspects[at], *move.path), meets))
    state.suspects[at] = move.path[-1]
    state.checks[at] += meets
    _done(state, at, count)
    proceed(state, events, chance)
    return events


def skip_suspect(state: State, seat: Seat, move: SkipSuspect, chance: Chance) -> list[Event]:
    """Skip a suspect that has no way of its count (TP-11)."""
    at = move.suspect.code
    _given(state, at, move.count)
    if suspect_ways(state, at, move.count):
        raise refusal("can-move", suspect=suspect_name(move.suspect))
    events: list[Event] = []
    _begin(state, events)
    record(state, events, SuspectStayed(seat, move.suspect, move.count))
    _done(state, at, move.count)
    proceed(state, events, chance)
    return events


def _given(state: State, at: int, count: int) -> None:
    needs(state, Action.MOVE_SUSPECT, Action.MOVE_ALL)
    suspects, counts = movable(state)
    if at not in suspects:
        raise refusal("moved-already", suspect=suspect_name(SUSPECTS[at]))
    if count not in counts:
        raise refusal("other-count")


def _begin(state: State, events: list[Event]) -> None:
    if not state.played and state.action is Action.MOVE_ALL:
        state.to_move, state.counts = movable(state)
    play_card(state, events)


def _done(state: State, at: int, count: int) -> None:
    if state.to_move:
        state.to_move.remove(at)
        state.counts.remove(count)
