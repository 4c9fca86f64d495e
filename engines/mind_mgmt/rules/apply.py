"""Playing a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.moves import refusal
from engines.mind_mgmt.rules import agent_turn
from engines.mind_mgmt.rules.legal import DEEDS, RULES, MoveRule, to_act
from engines.mind_mgmt.rules.noting import can_write, note_places
from engines.mind_mgmt.state import State

Play = Callable[[State, Seat, m.Move, Chance], list[Event]]


def apply(state: State, seat: Seat, move: m.Move, chance: Chance) -> list[Event]:
    """Play the move, in place. Raises `IllegalMove` before touching anything."""
    rule = RULES[type(move)]
    _need_legal(state, seat, move, rule)
    places = note_places(state)
    events = cast(Play, rule.play)(state, seat, move, chance)
    if seat == state.recruiter:
        state.count += 1
    elif not rule.anytime:
        state.deeds += 1
    if not rule.anytime and state.stage == "agents":
        _finish_activation(state, events)
    state.serial += note_places(state) != places
    return events


def _need_legal(state: State, seat: Seat, move: m.Move, rule: MoveRule) -> None:
    if state.stage not in rule.stages:
        raise refusal("over" if state.stage == "over" else "not-now")
    if not rule.anytime and seat not in to_act(state):
        raise refusal("not-your-turn")
    listed = can_write(state, seat, move) if isinstance(move, m.WriteNote) else move in rule.moves(state, seat)
    if not listed:
        raise refusal(move.kind.replace("_", "-"))


def _finish_activation(state: State, events: list[Event]) -> None:
    """End an activation that has nothing left to do."""
    now = state.activation
    if now is not None and not any(True for rule in DEEDS for _ in rule.moves(state, now.seat)):
        agent_turn.end_activation(state, events, now.seat, now.agent)
