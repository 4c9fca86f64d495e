"""The last stand of mission 18 (IN-25)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.infiltraitors.capturing import take_suspect
from engines.infiltraitors.cards import cards_of
from engines.infiltraitors.events import AllDiscarded, Event, PoolDealt
from engines.infiltraitors.state import State
from engines.infiltraitors.table import discard_shown, take_into_hand


def is_last_stand_due(state: State) -> bool:
    """Whether all suspects but the one aside are eliminated."""
    return bool(state.aside) and state.left == len(state.aside)


def begin_last_stand(state: State, events: list[Event], chance: Chance) -> None:
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
