"""Where a move is played and a beat's time runs out: finds the rule of each move."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink import moves as m
from engines.wink.events import Event
from engines.wink.rules import beats, live, planning
from engines.wink.state import State


def apply(state: State, seat: Seat, move: m.Move, chance: Chance) -> list[Event]:
    """Play the move, in place; raises `IllegalMove` before touching anything."""
    if state.stage == "over":
        raise m.refusal("over")
    return _live(state, seat, move) if state.live else _glance(state, seat, move, chance)


def expire(state: State, chance: Chance) -> list[Event] | None:
    """A beat of glance closes at its clock (WK-22); a live turn has none of its own."""
    return None if state.live or state.stage == "over" else beats.time_up(state, chance)


def _live(state: State, seat: Seat, move: m.Move) -> list[Event]:
    match move:
        case m.NameAccomplice():
            return live.name_accomplice(state, seat, move)
        case m.CallNumber():
            return live.call_number(state, seat, move)
        case m.SkipCall():
            return live.skip_call(state, seat)
        case m.Accuse():
            return live.accuse(state, seat, move)
        case _:
            raise m.refusal("other-mode")


def _glance(state: State, seat: Seat, move: m.Move, chance: Chance) -> list[Event]:
    match move:
        case m.Confirm():
            return planning.confirm(state, seat, chance)
        case m.ConfirmUntilTurn():
            return planning.confirm_until_turn(state, seat, chance)
        case m.ConfirmMyself():
            return planning.confirm_myself(state, seat)
        case _:
            return _set(state, seat, move)


def _set(state: State, seat: Seat, move: m.Move) -> list[Event]:
    match move:
        case m.Watch():
            return planning.watch(state, seat, move)
        case m.SetManner():
            return planning.set_manner(state, seat, move)
        case m.PlanAccusation():
            return planning.plan_accusation(state, seat, move)
        case m.DropAccusation():
            return planning.drop_accusation(state, seat)
        case m.PlanNaming():
            return planning.plan_naming(state, seat, move)
        case m.PlanCall():
            return planning.plan_call(state, seat, move)
        case _:
            raise m.refusal("other-mode")
