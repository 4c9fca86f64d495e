"""The agents' turn: activations of move, action and power (MM-30 to MM-39)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.seats import Seat
from engines.mind_mgmt.agents import kind_in
from engines.mind_mgmt.events import ActivationEnded, Event
from engines.mind_mgmt.moves import EndActivation, Move
from engines.mind_mgmt.names import Agent
from engines.mind_mgmt.state import TOGETHER, Activation, Pawn, State, record
from engines.mind_mgmt.turns import begin_turn


def ready(state: State, seat: Seat) -> list[Pawn]:
    """The agents that a seat on turn can act with: the one under way, else its fresh ones (MM-39)."""
    now = state.activation
    if now is not None:
        return [state.pawn(now.agent)]
    return [pawn for pawn in state.pawns if pawn.fresh and pawn.seat in (seat, TOGETHER)]


def free_to(state: State, what: str) -> bool:
    """Whether the activation under way, or one to begin, still has its move, its action or its power."""
    now = state.activation
    return now is None or not (now.pushing or getattr(now, what))


def begun(state: State, seat: Seat, agent: Agent) -> Activation:
    """The agent's activation, begun with this deed if it isn't under way."""
    if state.activation is None:
        state.activation = Activation(agent, seat)
    return state.activation


def end_moves(state: State, seat: Seat) -> Iterator[Move]:
    """An activation can end at any time, but for an answer or a push outstanding."""
    if state.activation is None or not state.activation.pushing:
        yield from (EndActivation(pawn.agent) for pawn in ready(state, seat))


def end_activation(state: State, events: list[Event], seat: Seat, agent: Agent) -> None:
    """It is over; after the turn's last the Recruiter is on again (MM-10)."""
    state.pawn(agent).fresh = False
    state.activation = None
    state.activations -= 1
    record(state, events, ActivationEnded(state.hour, seat, agent))
    if not state.activations:
        begin_turn(state, events)


def free_moves(state: State, seat: Seat) -> Iterator[Move]:
    """What powers let the seat's agents do besides move and action (MM-38)."""
    if free_to(state, "powered"):
        for pawn in ready(state, seat):
            yield from kind_in(state.mission, pawn.agent).free(state, pawn)
