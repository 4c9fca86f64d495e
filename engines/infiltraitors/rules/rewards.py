"""What follows an elimination: the reward, the last stand of mission 18, and the surplus (IN-6, IN-9, IN-25)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.infiltraitors.cards import CARDS, Code, cards_of
from engines.infiltraitors.events import AllDiscarded, Event, PoolDealt, RewardDeclined, RewardTaken, SurplusDiscarded
from engines.infiltraitors.moves import Discard, DiscardUnseen, TakeReward, refusal
from engines.infiltraitors.names import card_name
from engines.infiltraitors.rules.ending import end_turn
from engines.infiltraitors.rules.handling import discard_shown, discard_surplus, show, take_into_hand, take_suspect
from engines.infiltraitors.rules.twists import twist
from engines.infiltraitors.state import State


def offer_reward(state: State, events: list[Event], chance: Chance) -> None:
    """Ask for the reward; there is none where the discard pile is empty."""
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


def take_face_down_reward(state: State, seat: Seat, chance: Chance) -> list[Event]:
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


def decline_reward(state: State, seat: Seat, chance: Chance) -> list[Event]:
    """Take nothing (IN-6); in mission 18 a reward must be taken (IN-25)."""
    if twist(state).rewards_to_pool:
        raise refusal("reward-must-be-taken")
    events: list[Event] = [RewardDeclined(seat)]
    _after_reward(state, events, chance)
    return events


def _after_reward(state: State, events: list[Event], chance: Chance) -> None:
    if _is_last_stand_due(state):
        _begin_last_stand(state, events, chance)
    if twist(state).agents_may_leave and len(state.in_play) > 1:
        state.stage = "leave"
    else:
        end_turn(state, events)


def _is_last_stand_due(state: State) -> bool:
    """Whether all suspects but the one aside are eliminated."""
    return bool(state.aside) and state.left == len(state.aside)


def _begin_last_stand(state: State, events: list[Event], chance: Chance) -> None:
    """Discard all hands and HQ face up, deal the pool from the active agent on, who gets the last suspect."""
    events.append(AllDiscarded(tuple(cards_of(hand) for hand in state.hands), cards_of(reversed(state.hq))))
    for hand in (*state.hands, state.hq):
        discard_shown(state, hand)
        hand.clear()
    state.last_stand = True
    _deal(state, events, chance)
    take_suspect(state, state.active, state.aside, events, from_hq=False)


def _deal(state: State, events: list[Event], chance: Chance) -> None:
    cards = state.pool.copy()
    chance.shuffle(cards)
    for at in range(state.seats):
        take_into_hand(state, (state.active + at) % state.seats, cards[at :: state.seats])
    events.append(PoolDealt(tuple(map(len, state.hands)), tuple(cards_of(hand) for hand in state.hands)))


def discard(state: State, seat: Seat, move: Discard) -> list[Event]:
    """Discard a surplus card (IN-9)."""
    if twist(state).hands_turned_round:
        raise refusal("discard-unseen")
    if move.card.code not in state.hands[seat]:
        raise refusal("not-in-hand", card=card_name(move.card))
    return _discarded(state, seat, move.card.code)


def discard_unseen(state: State, seat: Seat, move: DiscardUnseen) -> list[Event]:
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
