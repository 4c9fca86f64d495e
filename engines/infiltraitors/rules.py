"""The rules' entrance: which move belongs to which question, and playing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.text import text
from engines.infiltraitors.actions import capture, eliminate, exchange, give_clue, wait
from engines.infiltraitors.ending import lose
from engines.infiltraitors.errors import refusal
from engines.infiltraitors.events import Event
from engines.infiltraitors.key_person import eliminate_key_person, give_key_clue, leave, stay
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
)
from engines.infiltraitors.rewards import (
    decline_reward,
    discard,
    discard_unseen,
    take_face_down_reward,
    take_reward,
)
from engines.infiltraitors.state import State
from engines.infiltraitors.views import Stage

Rule = Callable[[State, Seat, Any, Chance], list[Event]]

RULES: dict[type, tuple[Rule, Stage]] = {
    Capture: (capture, "action"),
    GiveClue: (give_clue, "action"),
    Exchange: (exchange, "action"),
    Wait: (wait, "action"),
    Eliminate: (eliminate, "action"),
    TakeReward: (take_reward, "reward"),
    TakeFaceDownReward: (take_face_down_reward, "reward"),
    DeclineReward: (decline_reward, "reward"),
    Discard: (discard, "discard"),
    DiscardUnseen: (discard_unseen, "discard"),
    Leave: (leave, "leave"),
    Stay: (stay, "leave"),
    GiveKeyClue: (give_key_clue, "key_clue"),
    EliminateKeyPerson: (eliminate_key_person, "key_shot"),
}
"""Each move's rule and the question it answers."""


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    """Play the move, in place; raises `IllegalMove` before touching anything."""
    rule, stage = RULES[type(move)]
    if state.stage == "over":
        raise refusal("over")
    if seat != state.active:
        raise refusal("not-your-turn")
    if state.stage != stage:
        raise refusal("not-now")
    return rule(state, seat, move, chance)


def expire(state: State, chance: Chance) -> list[Event] | None:
    """A mission against time is lost when it is up (IN-11, T3); None: the table's choice."""
    minutes = state.facts.minutes
    if minutes is None or state.stage == "over":
        return None
    events: list[Event] = []
    lose(state, events, text("infiltraitors-reason-time", minutes=minutes))
    return events
