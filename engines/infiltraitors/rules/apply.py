"""The entrance to the rules: which moves answer which question, and playing one."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.text import text
from engines.infiltraitors.events import Event
from engines.infiltraitors.moves import (
    Capture,
    DeclineReward,
    Discard,
    DiscardUnseen,
    Eliminate,
    EliminateKeyPerson,
    Exchange,
    GiveClue,
    GiveKeyClue,
    Leave,
    Move,
    Stay,
    TakeFaceDownReward,
    TakeReward,
    Wait,
    refusal,
)
from engines.infiltraitors.rules.actions import capture, eliminate, exchange, give_clue, wait
from engines.infiltraitors.rules.ending import lose
from engines.infiltraitors.rules.key_person import eliminate_key_person, give_key_clue, leave, stay
from engines.infiltraitors.rules.rewards import (
    decline_reward,
    discard,
    discard_unseen,
    take_face_down_reward,
    take_reward,
)
from engines.infiltraitors.state import State
from engines.infiltraitors.views import Stage

Rule = Callable[[State, Seat, Move, Chance], list[Event]]


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    """Play the move, in place; raises `IllegalMove` before touching anything."""
    if state.stage == "over":
        raise refusal("over")
    if seat != state.active:
        raise refusal("not-your-turn")
    return _RULES[state.stage](state, seat, move, chance)


def expire(state: State, chance: Chance) -> list[Event] | None:
    """A mission against minutes is lost when they are over (IN-11, T3); None: the table's choice."""
    minutes = state.facts.minutes
    if minutes is None or state.last_turn is not None or state.stage == "over":
        return None
    events: list[Event] = []
    lose(state, events, text("infiltraitors-reason-time", minutes=minutes))
    return events


def _act(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    match move:
        case Capture():
            return capture(state, seat)
        case GiveClue():
            return give_clue(state, seat, move)
        case Exchange():
            return exchange(state, seat, move)
        case Wait():
            return wait(state, seat, move)
        case Eliminate():
            return eliminate(state, seat, move, chance)
    raise refusal("not-now")


def _reward(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    match move:
        case TakeReward():
            return take_reward(state, seat, move, chance)
        case TakeFaceDownReward():
            return take_face_down_reward(state, seat, chance)
        case DeclineReward():
            return decline_reward(state, seat, chance)
    raise refusal("not-now")


def _surplus(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    match move:
        case Discard():
            return discard(state, seat, move)
        case DiscardUnseen():
            return discard_unseen(state, seat, move)
    raise refusal("not-now")


def _leave_or_stay(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    match move:
        case Leave():
            return leave(state, seat)
        case Stay():
            return stay(state, seat)
    raise refusal("not-now")


def _key_clue(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    if not isinstance(move, GiveKeyClue):
        raise refusal("not-now")
    return give_key_clue(state, seat, move)


def _key_shot(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    if not isinstance(move, EliminateKeyPerson):
        raise refusal("not-now")
    return eliminate_key_person(state, seat, move, chance)


_RULES: dict[Stage, Rule] = {
    "action": _act,
    "reward": _reward,
    "discard": _surplus,
    "leave": _leave_or_stay,
    "key_clue": _key_clue,
    "key_shot": _key_shot,
}
"""What each question's answers do."""
