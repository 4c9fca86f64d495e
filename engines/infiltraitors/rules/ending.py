"""How a turn ends and the next begins, and how a mission ends (IN-1, IN-9, IN-11, IN-25, IN-26)."""

from __future__ import annotations

from typing import Literal

from engines.core.game import Outcome
from engines.core.text import Text, Who, text
from engines.infiltraitors.events import Event, GameEnded, TurnBegan
from engines.infiltraitors.rules.legal import can_act
from engines.infiltraitors.state import State, next_in_play


def end_turn(state: State, events: list[Event]) -> None:
    """Ask for the surplus, or begin the next turn."""
    if state.surplus:
        state.stage = "discard"
    else:
        begin_turn(state, events)


def begin_turn(state: State, events: list[Event]) -> None:
    """The next agent's turn; lost where turns are counted and all are over, or without any action to take (IN-11)."""
    if state.number == state.last_turn:
        lose(state, events, text("infiltraitors-reason-turns", turns=state.number))
        return
    state.active = next_in_play(state, state.active)
    state.number += 1
    state.stage = "action"
    events.append(TurnBegan(state.number, state.active))
    if not can_act(state):
        lose(state, events, text("infiltraitors-reason-stuck", seat=Who(state.active)))


def win_or_lose_by_shot(state: State, events: list[Event]) -> None:
    """After a shot: won with every suspect eliminated, else lost with fewer bullets than suspects left (IN-11)."""
    if not state.left:
        _end(state, events, text("infiltraitors-reason-won", bullets=state.bullets), won=True)
    elif state.bullets < state.left:
        reason = text("infiltraitors-reason-bullets", bullets=state.bullets, suspects=state.left)
        _end(state, events, reason, won=False)


def lose(state: State, events: list[Event], reason: Text) -> None:
    """The mission is lost."""
    _end(state, events, reason, won=False)


def _end(state: State, events: list[Event], reason: Text, *, won: bool) -> None:
    """The mission is over; the score is the bullets left of a mission won."""
    everybody = tuple(range(state.seats))
    score = state.bullets if won else 0
    state.outcome = Outcome(everybody if won else (), (everybody,), (score,) * state.seats, reason)
    state.stage = "over"
    events.append(GameEnded(state.outcome))


Hopeless = Literal["too-many", "alone"]
"""Why a mission with a key person can't be won any more (IN-26)."""


def hopeless(agents: int, left: int, *, out_of_reach: bool) -> Hopeless | None:
    """With so many agents in play: too many for the last shot, or one who can't get at some suspect (IN-26).

    left: suspects still to be eliminated, the key person too; out_of_reach: whether one of them lies in the middle or
    before the last agent.
    """
    if agents > 1:
        return "too-many" if left == 1 else None
    return "alone" if out_of_reach else None
