"""What may be done: the rule of each kind of move, and all legal moves of a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Never, get_args

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.cards import Stage
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.rules import agent_turn, answering, noting, preparing, recruiter_turn
from engines.mind_mgmt.rules.asking import to_act
from engines.mind_mgmt.state import State

Lister = Callable[[State, Seat], Iterator[m.Move]]


@dataclass(frozen=True, slots=True)
class Rule:
    """The rule of one kind of move: lists the legal ones, plays one (of its own kind), and names its stages.

    `anytime`: also out of turn.
    """

    moves: Lister
    play: Callable[[State, Seat, Never, Chance], list[Event]]
    stages: tuple[Stage, ...]
    anytime: bool = False


_EVERY: tuple[Stage, ...] = tuple(stage for stage in get_args(Stage) if stage != "over")

RULES: dict[type[m.Move], Rule] = {
    m.PutMayhem: Rule(preparing.mayhem_moves, preparing.play_mayhem, ("mayhem",)),
    m.TakeRecruiter: Rule(preparing.recruiter_moves, preparing.take_recruiter, ("hiding",)),
    m.ChooseStart: Rule(preparing.start_moves, preparing.choose_start, ("hiding",)),
    m.PutImmortal: Rule(preparing.immortal_moves, preparing.put_immortal, ("immortals",)),
    m.TakeAgent: Rule(preparing.agent_moves, preparing.take_agent, ("sharing",)),
    m.PutPawn: Rule(preparing.pawn_moves, preparing.put_pawn, ("pawns",)),
    m.PutSecondSlip: Rule(preparing.second_slip_moves, preparing.play_second_slip, ("second_slip",)),
    m.Step: Rule(recruiter_turn.step_moves, recruiter_turn.step, ("hiding", "recruiter")),
    m.Slip: Rule(recruiter_turn.slip_moves, recruiter_turn.slip, ("recruiter",)),
    m.MoveImmortal: Rule(recruiter_turn.glide_moves, recruiter_turn.move_immortal, ("recruiter",)),
    m.PutStep: Rule(recruiter_turn.extra_step_moves, recruiter_turn.put_extra_step, ("recruiter",)),
    m.ClaimRecruit: Rule(recruiter_turn.claim_moves, recruiter_turn.claim_recruit, ("recruiter",)),
    m.EndTurn: Rule(recruiter_turn.end_moves, recruiter_turn.play_end, ("recruiter",)),
    m.ShowStep: Rule(answering.show_moves, answering.show_step, ("answer",)),
    m.SayNoNewStep: Rule(answering.no_step_moves, answering.say_no_new_step, ("answer",)),
    m.MoveAgent: Rule(agent_turn.walk_moves, agent_turn.move_agent, ("agents",)),
    m.Ask: Rule(agent_turn.ask_moves, agent_turn.ask, ("agents",)),
    m.Reveal: Rule(agent_turn.reveal_moves, agent_turn.reveal, ("agents",)),
    m.Capture: Rule(agent_turn.capture_moves, agent_turn.capture, ("agents",)),
    m.ShakeDown: Rule(agent_turn.shake_down_moves, agent_turn.shake_down, ("agents",)),
    m.PushImmortal: Rule(agent_turn.push_moves, agent_turn.push_immortal, ("agents",)),
    m.LeaveImmortal: Rule(agent_turn.leave_moves, agent_turn.leave_immortal, ("agents",)),
    m.Sense: Rule(agent_turn.sense_moves, agent_turn.sense, ("agents",)),
    m.ShiftImmortal: Rule(agent_turn.shift_moves, agent_turn.shift_immortal, ("agents",)),
    m.SendAgent: Rule(agent_turn.send_moves, agent_turn.send_agent, ("agents",)),
    m.EndActivation: Rule(agent_turn.end_moves, agent_turn.finish, ("agents",)),
    m.SetOrder: Rule(answering.order_moves, answering.set_order, _EVERY, anytime=True),
    m.WriteNote: Rule(noting.note_moves, noting.write_note, _EVERY, anytime=True),
}
"""Each move's rule."""


_BY_STAGE: dict[Stage, tuple[Rule, ...]] = {
    stage: tuple(rule for rule in RULES.values() if stage in rule.stages) for stage in _EVERY
}
DEEDS: tuple[Rule, ...] = tuple(
    rule for move, rule in RULES.items() if rule.stages == ("agents",) and move is not m.EndActivation
)
"""What can be done in an activation, except ending it."""


def legal(state: State, seat: Seat) -> tuple[m.Move, ...]:
    """Every legal move of the seat; of notes one a place, with an empty text."""
    on = seat in to_act(state)
    rules = (rule for rule in _BY_STAGE.get(state.stage, ()) if on or rule.anytime)
    return tuple(move for rule in rules for move in rule.moves(state, seat))
