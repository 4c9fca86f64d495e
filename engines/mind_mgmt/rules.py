"""The rules' entrance: what can be done at which stage, by whom, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, get_args

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt import acting, activating, answering, noting, preparing, prowling
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.asking import to_act
from engines.mind_mgmt.errors import refusal
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.names import Stage
from engines.mind_mgmt.noting import can_write, places_key
from engines.mind_mgmt.state import State

Lister = Callable[[State, Seat], Iterator[m.Move]]
Play = Callable[[State, Seat, Any, Chance], list[Event]]


@dataclass(frozen=True, slots=True)
class Rule:
    """A move's rule: the moves of its kind that are legal, playing one, the stages it belongs to.

    `anytime`: also out of turn.
    """

    moves: Lister
    play: Play
    stages: tuple[Stage, ...]
    anytime: bool = False


_EVERY: tuple[Stage, ...] = tuple(stage for stage in get_args(Stage) if stage != "over")

RULES: dict[type, Rule] = {
    m.PutMayhem: Rule(preparing.mayhem_moves, preparing.play_mayhem, ("mayhem",)),
    m.TakeRecruiter: Rule(preparing.recruiter_moves, preparing.take_recruiter, ("hiding",)),
    m.ChooseStart: Rule(preparing.start_moves, preparing.choose_start, ("hiding",)),
    m.PutImmortal: Rule(preparing.immortal_moves, preparing.put_immortal, ("immortals",)),
    m.TakeAgent: Rule(preparing.agent_moves, preparing.take_agent, ("sharing",)),
    m.PutPawn: Rule(preparing.pawn_moves, preparing.put_pawn, ("pawns",)),
    m.PutSecondSlip: Rule(preparing.second_slip_moves, preparing.play_second_slip, ("second_slip",)),
    m.Step: Rule(prowling.step_moves, prowling.step, ("hiding", "recruiter")),
    m.Slip: Rule(prowling.slip_moves, prowling.slip, ("recruiter",)),
    m.MoveImmortal: Rule(prowling.glide_moves, prowling.move_immortal, ("recruiter",)),
    m.PutStep: Rule(prowling.extra_step_moves, prowling.put_extra_step, ("recruiter",)),
    m.ClaimRecruit: Rule(prowling.claim_moves, prowling.claim_recruit, ("recruiter",)),
    m.EndTurn: Rule(prowling.end_moves, prowling.play_end, ("recruiter",)),
    m.ShowStep: Rule(answering.show_moves, answering.show_step, ("answer",)),
    m.SayNoNewStep: Rule(answering.no_step_moves, answering.say_no_new_step, ("answer",)),
    m.MoveAgent: Rule(acting.walk_moves, acting.move_agent, ("agents",)),
    m.Ask: Rule(acting.ask_moves, acting.ask, ("agents",)),
    m.Reveal: Rule(acting.reveal_moves, acting.reveal, ("agents",)),
    m.Capture: Rule(acting.capture_moves, acting.capture, ("agents",)),
    m.ShakeDown: Rule(acting.shake_down_moves, acting.shake_down, ("agents",)),
    m.PushImmortal: Rule(acting.push_moves, acting.push_immortal, ("agents",)),
    m.LeaveImmortal: Rule(acting.leave_moves, acting.leave_immortal, ("agents",)),
    m.Sense: Rule(acting.sense_moves, acting.sense, ("agents",)),
    m.ShiftImmortal: Rule(acting.shift_moves, acting.shift_immortal, ("agents",)),
    m.SendAgent: Rule(acting.send_moves, acting.send_agent, ("agents",)),
    m.EndActivation: Rule(activating.end_moves, acting.finish, ("agents",)),
    m.SetOrder: Rule(answering.order_moves, answering.set_order, _EVERY, anytime=True),
    m.WriteNote: Rule(noting.note_moves, noting.write_note, _EVERY, anytime=True),
}
"""Each move's rule."""


_BY_STAGE: dict[Stage, tuple[Rule, ...]] = {
    stage: tuple(rule for rule in RULES.values() if stage in rule.stages) for stage in _EVERY
}
_DEEDS: tuple[Rule, ...] = tuple(
    rule for move, rule in RULES.items() if rule.stages == ("agents",) and move is not m.EndActivation
)
"""What can be done in an activation besides ending it."""


def legal(state: State, seat: Seat) -> tuple[m.Move, ...]:
    """Every legal move of the seat; of notes one a place, with an empty text."""
    on = seat in to_act(state)
    rules = (rule for rule in _BY_STAGE.get(state.stage, ()) if on or rule.anytime)
    return tuple(move for rule in rules for move in rule.moves(state, seat))


def apply(state: State, seat: Seat, move: m.Move, chance: Chance) -> list[Event]:
    """Play the move, in place; raises `IllegalMove` before touching anything."""
    rule = RULES[type(move)]
    _need_legal(state, seat, move, rule)
    places = places_key(state)
    events = rule.play(state, seat, move, chance)
    if seat == state.recruiter:
        state.count += 1
    elif not rule.anytime:
        state.deeds += 1
    if not rule.anytime and state.stage == "agents":
        _finish_activation(state, events)
    state.serial += places_key(state) != places
    return events


def _need_legal(state: State, seat: Seat, move: m.Move, rule: Rule) -> None:
    if state.stage not in rule.stages:
        raise refusal("over" if state.stage == "over" else "not-now")
    if not rule.anytime and seat not in to_act(state):
        raise refusal("not-your-turn")
    listed = can_write(state, seat, move) if isinstance(move, m.WriteNote) else move in rule.moves(state, seat)
    if not listed:
        raise refusal(move.kind.replace("_", "-"))


def _finish_activation(state: State, events: list[Event]) -> None:
    """An activation with nothing left to do is over by itself."""
    now = state.activation
    if now is not None and not any(True for rule in _DEEDS for _ in rule.moves(state, now.seat)):
        activating.end_activation(state, events, now.seat, now.agent)
