"""Playing a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.text import dashed
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.events import Event
from engines.mind_mgmt.moves import refusal
from engines.mind_mgmt.rules import agent_turn
from engines.mind_mgmt.rules.legal import DEEDS, RULES, MoveRule, to_act
from engines.mind_mgmt.rules.noting import can_write
from engines.mind_mgmt.state import State

Play = Callable[[State, Seat, m.Move, Chance], list[Event]]


def apply(state: State, seat: Seat, move: m.Move, chance: Chance) -> list[Event]:
    """Play the move, in place. Raises `IllegalMove` before touching anything."""
    rule = RULES[type(move)]
    _need_legal(state, seat, move, rule)
    if rule.anytime:
        return _aside(state, seat, move, rule, chance)
    events = cast(Play, rule.play)(state, seat, move, chance)
    if seat == state.recruiter:
        state.count += 1
    else:
        state.deeds += 1
    if state.stage == "agents":
        _finish_activation(state, events)
    return events


def _aside(state: State, seat: Seat, move: m.Move, rule: MoveRule, chance: Chance) -> list[Event]:
    """Play what answers no question; a note may change what a Reveal can cost, and so what agents are asked."""
    costs = _reveals(state)
    events = cast(Play, rule.play)(state, seat, move, chance)
    for asked, reveals in _reveals(state).items():
        state.repriced[asked] += reveals != costs[asked]
    return events


def _reveals(state: State) -> dict[Seat, list[m.Move]]:
    """The Reveals of each seat that is waited for."""
    waited = to_act(state) if state.stage == "agents" else ()
    return {seat: list(agent_turn.reveal_moves(state, seat)) for seat in waited}


def _need_legal(state: State, seat: Seat, move: m.Move, rule: MoveRule) -> None:
    if state.stage not in rule.stages:
        raise refusal("over" if state.stage == "over" else "not-now")
    if not rule.anytime and seat not in to_act(state):
        raise refusal("not-your-turn")
    listed = can_write(state, seat, move) if isinstance(move, m.WriteNote) else move in rule.moves(state, seat)
    if not listed:
        raise refusal(dashed(move.kind))


def _finish_activation(state: State, events: list[Event]) -> None:
    """End an activation that has nothing left to do."""
    now = state.activation
    if now is not None and not any(True for rule in DEEDS for _ in rule.moves(state, now.seat)):
        agent_turn.end_activation(state, events, now.seat, now.agent)
