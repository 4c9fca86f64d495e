"""Who is asked what, the time there is, every legal move, and why one is not: `apply` asks the same functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from engines.core.game import Decision, Times
from engines.core.seats import Seat
from engines.core.text import Text, Value, text
from engines.infiltraitors.cards import CARDS, Card
from engines.infiltraitors.missions import MISSIONS, MissionId
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
from engines.infiltraitors.names import card_name
from engines.infiltraitors.rules.twists import twist
from engines.infiltraitors.state import State, Suspect


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
    """The fifteen minutes of T3, which run from the first turn (IN-11), unless turns are counted (IN-33)."""
    minutes = state.facts.minutes
    if minutes is None or state.last_turn is not None or state.stage == "over":
        return Times()
    return Times(limit_s=60 * minutes, kept="live")


def _action(state: State) -> Text:
    facts: dict[str, Value] = {"bullets": state.bullets, "suspects": state.left}
    if state.turns_left is None:
        return text("infiltraitors-prompt-action", **facts)
    return text("infiltraitors-prompt-action-turns", turns=state.turns_left, **facts)


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


Moves = tuple[Move, ...]

MOST_DRAWN = 3
"""Wait draws up to so many (IN-5)."""

CAPTURE, LEAVE, STAY = Capture(), Leave(), Stay()
FACE_DOWN, DECLINE = TakeFaceDownReward(), DeclineReward()
WAITS: Moves = tuple(Wait(draw) for draw in range(MOST_DRAWN + 1))
CLUES = tuple(GiveClue(card) for card in CARDS)
REWARDS = tuple(TakeReward(card) for card in CARDS)
DISCARDS = tuple(Discard(card) for card in CARDS)
KEY_CLUES = tuple(GiveKeyClue(card) for card in CARDS)

_IDENTITIES: dict[MissionId, frozenset[Card]] = {
    mission: frozenset(facts.identities()) for mission, facts in MISSIONS.items()
}


def legal(state: State, seat: Seat) -> Moves:
    """Every legal move of the seat; none for a seat that is not to act."""
    if seat != state.active or state.stage == "over":
        return ()
    return tuple(_BY_STAGE[state.stage](state, seat))


def can_act(state: State) -> bool:
    """Whether the agent whose turn begins can take any of the five actions (IN-11)."""
    return next(_actions(state, state.active), None) is not None


def _targets(state: State, seat: Seat) -> Iterator[Seat]:
    """The other agents who hold a suspect."""
    return (target for target, suspect in enumerate(state.held) if suspect is not None and target != seat)


def _actions(state: State, seat: Seat) -> Iterator[Move]:
    if no_capture(state, seat) is None:
        yield CAPTURE
    if state.held[seat] is not None:
        yield from (CLUES[code] for code in twist(state).clue_cards(state, seat))
    yield from _exchanges(state, seat)
    if state.hq:
        yield from WAITS
    for target in _targets(state, seat):
        if no_elimination(state, seat, target) is None:
            yield from _shots(state.mission, target)


def _exchanges(state: State, seat: Seat) -> Iterator[Move]:
    rules = twist(state)
    for target in _targets(state, seat):
        if rules.may_exchange(state, seat, target) is None:
            yield from (_exchange_table(target)[code] for code in rules.exchange_cards(state, seat))


@cache
def _exchange_table(target: Seat) -> Moves:
    return tuple(Exchange(target, card) for card in CARDS)


@cache
def _shots(mission: MissionId, target: Seat) -> Moves:
    """All shots at an agent's suspect."""
    return tuple(Eliminate(target, identity) for identity in MISSIONS[mission].identities())


@cache
def _key_shots(mission: MissionId) -> Moves:
    """All shots at the key person."""
    return tuple(EliminateKeyPerson(identity) for identity in MISSIONS[mission].identities())


def _rewards(state: State, seat: Seat) -> Iterator[Move]:
    yield from (REWARDS[code] for code in sorted(state.up))
    if state.down:
        yield FACE_DOWN
    if not twist(state).rewards_to_pool:
        yield DECLINE


def _discards(state: State, seat: Seat) -> Iterable[Move]:
    hand = state.hands[seat]
    if twist(state).hands_turned_round:
        return (DiscardUnseen(place) for place in range(len(hand)))
    return (DISCARDS[code] for code in hand)


def _leaving(state: State, seat: Seat) -> Iterable[Move]:
    return (LEAVE, STAY)


def _key_clues(state: State, seat: Seat) -> Iterable[Move]:
    return (KEY_CLUES[code] for code in (*state.hands[seat], *sorted(state.up)))


def _last_shots(state: State, seat: Seat) -> Iterable[Move]:
    return _key_shots(state.mission)


_BY_STAGE: dict[str, Callable[[State, Seat], Iterable[Move]]] = {
    "action": _actions,
    "reward": _rewards,
    "discard": _discards,
    "leave": _leaving,
    "key_clue": _key_clues,
    "key_shot": _last_shots,
}


def raise_for(reason: str | None) -> None:
    """Raise the refusal, if there is one."""
    if reason is not None:
        raise refusal(reason)


def no_capture(state: State, seat: Seat) -> str | None:
    """Why the agent can't capture (IN-2)."""
    if not state.middle:
        return "no-suspect-in-the-middle"
    if state.held[seat] is not None:
        return "one-suspect-each"
    return twist(state).may_capture(state, seat)


def no_elimination(state: State, seat: Seat, target: Seat) -> str | None:
    """Why the agent can't shoot the suspect that lies there (IN-6)."""
    suspect = state.held[target]
    if suspect is None:
        return "no-suspect-there"
    return twist(state).may_eliminate(state, seat, target) or twist(state).out_of_reach(state, suspect)


def own_suspect(state: State, seat: Seat) -> Suspect:
    """The agent's own suspect; raises `IllegalMove` where there is none."""
    suspect = state.held[seat]
    if suspect is None:
        raise refusal("no-suspect-of-yours")
    return suspect


def suspect_before(state: State, seat: Seat, target: Seat) -> Suspect:
    """Another agent's suspect; raises `IllegalMove` where there is none."""
    suspect = state.held[target] if 0 <= target < state.seats else None
    if suspect is None:
        raise refusal("no-suspect-there")
    if target == seat:
        raise refusal("your-own-suspect")
    return suspect


def known_identity(state: State, identity: Card) -> None:
    """Raise `IllegalMove` for what no suspect of the mission can be (IN-6)."""
    if identity not in _IDENTITIES[state.mission]:
        raise refusal("no-such-suspect", card=card_name(identity))
