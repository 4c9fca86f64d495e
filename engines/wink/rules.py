"""The rules of Wink: each move's rule, and what happens when a beat's time is up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink import beats, live, planning
from engines.wink import moves as m
from engines.wink.errors import refusal
from engines.wink.events import Event
from engines.wink.state import State

Rule = Callable[[State, Seat, Any, Chance], list[Event]]

LIVE: dict[type, Rule] = {
    m.NameAccomplice: live.name_accomplice,
    m.CallNumber: live.call_number,
    m.SkipCall: live.skip_call,
    m.Accuse: live.accuse,
}
GLANCE: dict[type, Rule] = {
    m.Watch: planning.watch,
    m.SetManner: planning.set_manner,
    m.PlanAccusation: planning.plan_accusation,
    m.DropAccusation: planning.drop_accusation,
    m.PlanNaming: planning.plan_naming,
    m.PlanCall: planning.plan_call,
    m.Confirm: planning.confirm,
    m.ConfirmUntilTurn: planning.confirm_until_turn,
    m.ConfirmMyself: planning.confirm_myself,
}


def apply(state: State, seat: Seat, move: m.Move, chance: Chance) -> list[Event]:
    """Play the move, in place; raises `IllegalMove` before touching anything."""
    if state.stage == "over":
        raise refusal("over")
    rule = (LIVE if state.live else GLANCE).get(type(move))
    if rule is None:
        raise refusal("other-mode")
    return rule(state, seat, move, chance)


def expire(state: State, chance: Chance) -> list[Event] | None:
    """A beat of glance closes at its clock (WK-22); a live turn has none of its own."""
    return None if state.live or state.stage == "over" else beats.time_up(state, chance)
