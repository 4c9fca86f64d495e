"""What follows an elimination: the reward, the last stand of mission 18, and the surplus (IN-6, IN-9, IN-25)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.infiltraitors.cards import CARDS, Code
from engines.infiltraitors.errors import refusal
from engines.infiltraitors.events import Event, RewardDeclined, RewardTaken, SurplusDiscarded
from engines.infiltraitors.flow import end_turn
from engines.infiltraitors.last_stand import begin_last_stand, is_last_stand_due
from engines.infiltraitors.moves import DeclineReward, Discard, DiscardUnseen, TakeFaceDownReward, TakeReward
from engines.infiltraitors.names import card_name
from engines.infiltraitors.state import State
from engines.infiltraitors.table import discard_surplus, show, take_into_hand
from engines.infiltraitors.twists import twist


def offer_reward(state: State, events: list[Event], chance: Chance) -> None:
    """Ask for the reward; without a discard there is none."""
    if state.up or state.down:
        state.stage = "reward"
    else:
        _after_reward(state, events, chance)


def take_reward(state: State, seat: Seat, move: TakeReward, chance: Chance) -> list[Event]:
    """Take a face-up discard (IN-6)."""
    code = move.card.code
    if code not in state.up:
        raise refusal("not-in-discards", card=card_name(move.card))
    state.up.remove(code)
    return _taken(state, seat, code, chance, face_down=False)


def take_face_down_reward(state: State, seat: Seat, move: TakeFaceDownReward, chance: Chance) -> list[Event]:
    """Take a face-down discard, unseen and at random (IN-6)."""
    if not state.down:
        raise refusal("none-face-down")
    code = state.down.pop(chance.below(len(state.down)))
    return _taken(state, seat, code, chance, face_down=True)


def _taken(state: State, seat: Seat, code: Code, chance: Chance, *, face_down: bool) -> list[Event]:
    rules = twist(state)
    if rules.rewards_to_pool:
        state.pool.append(code)
        show(state, [code])
    else:
        take_into_hand(state, seat, [code])
        if not face_down:
            state.known[seat].append(code)
    to_pool = rules.rewards_to_pool
    events: list[Event] = [
        RewardTaken(seat, CARDS[code], face_down, "pool" if to_pool else "hand", rules.hands_turned_round)
    ]
    _after_reward(state, events, chance)
    return events


def decline_reward(state: State, seat: Seat, move: DeclineReward, chance: Chance) -> list[Event]:
    """Take nothing (IN-6); in mission 18 a reward must be taken (IN-25)."""
    if twist(state).rewards_to_pool:
        raise refusal("reward-must-be-taken")
    events: list[Event] = [RewardDeclined(seat)]
    _after_reward(state, events, chance)
    return events


def _after_reward(state: State, events: list[Event], chance: Chance) -> None:
    if is_last_stand_due(state):
        begin_last_stand(state, events, chance)
    if twist(state).agents_may_leave and len(state.in_play) > 1:
        state.stage = "leave"
    else:
        end_turn(state, events)


def discard(state: State, seat: Seat, move: Discard, chance: Chance) -> list[Event]:
    """Discard a surplus card (IN-9)."""
    if twist(state).hands_turned_round:
        raise refusal("discard-unseen")
    if move.card.code not in state.hands[seat]:
        raise refusal("not-in-hand", card=card_name(move.card))
    return _discarded(state, seat, move.card.code)


def discard_unseen(state: State, seat: Seat, move: DiscardUnseen, chance: Chance) -> list[Event]:
    """Discard a surplus card by its place, without having seen it (IN-24)."""
    if not twist(state).hands_turned_round:
        raise refusal("discard-seen")
    if not 0 <= move.place < len(state.hands[seat]):
        raise refusal("no-such-place")
    return _discarded(state, seat, state.hands[seat][move.place])


def _discarded(state: State, seat: Seat, code: Code) -> list[Event]:
    discard_surplus(state, seat, code)
    events: list[Event] = [SurplusDiscarded(seat, CARDS[code], twist(state).discards_face_down)]
    end_turn(state, events)
    return events
