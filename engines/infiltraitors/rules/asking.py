"""Who is to act, what each seat is asked, and the time there is."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.game import Decision, Times
from engines.core.seats import Seat
from engines.core.text import Text, text
from engines.infiltraitors.rules.twists import twist
from engines.infiltraitors.state import State


def to_act(state: State) -> frozenset[Seat]:
    """The seat that is to act; none when the mission is over."""
    return frozenset() if state.stage == "over" else frozenset((state.active,))


def decision(state: State, seat: Seat) -> Decision | None:
    """What the seat is asked; the id holds only what the seat's own view shows."""
    if seat != state.active or state.stage == "over":
        return None
    step = {"discard": state.surplus, "key_clue": state.clues_due, "key_shot": state.bullets}.get(state.stage, 0)
    prompt = _PROMPTS[state.stage](state)
    return Decision(f"{state.number}:{state.stage}:{step}", state.stage, prompt, public=prompt)


def times(state: State) -> Times:
    """The fifteen minutes of T3, which run from the first turn (IN-11)."""
    minutes = state.facts.minutes
    return Times() if minutes is None or state.stage == "over" else Times(limit_s=60 * minutes)


def _action(state: State) -> Text:
    return text("infiltraitors-prompt-action", bullets=state.bullets, suspects=state.left)


def _reward(state: State) -> Text:
    must = twist(state).rewards_to_pool
    return text("infiltraitors-prompt-reward-pool" if must else "infiltraitors-prompt-reward")


def _discard(state: State) -> Text:
    unseen = twist(state).hands_turned_round
    key = "infiltraitors-prompt-discard-unseen" if unseen else "infiltraitors-prompt-discard"
    return text(key, count=state.surplus, limit=state.facts.limit)


def _leave(state: State) -> Text:
    return text("infiltraitors-prompt-leave", agents=len(state.in_play))


def _key_clue(state: State) -> Text:
    return text("infiltraitors-prompt-key-clue", count=state.clues_due)


def _key_shot(state: State) -> Text:
    return text("infiltraitors-prompt-key-shot", bullets=state.bullets)


_PROMPTS: dict[str, Callable[[State], Text]] = {
    "action": _action,
    "reward": _reward,
    "discard": _discard,
    "leave": _leave,
    "key_clue": _key_clue,
    "key_shot": _key_shot,
}
