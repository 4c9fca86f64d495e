"""Every legal move of a seat, from interned moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from engines.core.seats import Seat
from engines.infiltraitors import checks
from engines.infiltraitors.cards import CARDS
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
)
from engines.infiltraitors.state import State
from engines.infiltraitors.twists import twist

Moves = tuple[Move, ...]

CAPTURE, LEAVE, STAY = Capture(), Leave(), Stay()
FACE_DOWN, DECLINE = TakeFaceDownReward(), DeclineReward()
WAITS: Moves = tuple(Wait(draw) for draw in range(checks.MOST_DRAWN + 1))
CLUES = tuple(GiveClue(card) for card in CARDS)
REWARDS = tuple(TakeReward(card) for card in CARDS)
DISCARDS = tuple(Discard(card) for card in CARDS)
KEY_CLUES = tuple(GiveKeyClue(card) for card in CARDS)


def to_act(state: State) -> frozenset[Seat]:
    """The seat the mission waits for."""
    return frozenset() if state.stage == "over" else frozenset((state.active,))


def legal(state: State, seat: Seat) -> Moves:
    """Every legal move of the seat; none for a seat that isn't waited for."""
    if seat != state.active or state.stage == "over":
        return ()
    return tuple(_BY_STAGE[state.stage](state, seat))


def can_act(state: State) -> bool:
    """Whether the agent whose turn begins can take any of the five actions (IN-11)."""
    return next(_actions(state, state.active), None) is not None


def targets(state: State, seat: Seat) -> Iterator[Seat]:
    """The other agents who hold a suspect."""
    return (target for target, suspect in enumerate(state.held) if suspect is not None and target != seat)


def _actions(state: State, seat: Seat) -> Iterator[Move]:
    if checks.no_capture(state, seat) is None:
        yield CAPTURE
    if state.held[seat] is not None:
        yield from (CLUES[code] for code in twist(state).clue_cards(state, seat))
    yield from _exchanges(state, seat)
    if state.hq:
        yield from WAITS
    for target in targets(state, seat):
        if checks.no_elimination(state, seat, target) is None:
            yield from shots(state.mission, target)


def _exchanges(state: State, seat: Seat) -> Iterator[Move]:
    rules = twist(state)
    for target in targets(state, seat):
        if rules.may_exchange(state, seat, target) is None:
            yield from (_exchange_table(target)[code] for code in rules.exchange_cards(state, seat))


@cache
def _exchange_table(target: Seat) -> Moves:
    return tuple(Exchange(target, card) for card in CARDS)


@cache
def shots(mission: MissionId, target: Seat) -> Moves:
    """All shots at an agent's suspect."""
    return tuple(Eliminate(target, identity) for identity in MISSIONS[mission].identities())


@cache
def key_shots(mission: MissionId) -> Moves:
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


def _key_shots(state: State, seat: Seat) -> Iterable[Move]:
    return key_shots(state.mission)


_BY_STAGE: dict[str, Callable[[State, Seat], Iterable[Move]]] = {
    "action": _actions,
    "reward": _rewards,
    "discard": _discards,
    "leave": _leaving,
    "key_clue": _key_clues,
    "key_shot": _key_shots,
}
