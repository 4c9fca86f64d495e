"""The start of a game (WK-1, WK-21)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.wink.cards import hand_size, numbers_of
from engines.wink.options import WinkOptions, plays_out
from engines.wink.state import Past, Player, State
from engines.wink.views import Settings, Turn


def setup(options: WinkOptions, seats: int, chance: Chance) -> State:
    """Lay out the crowd, deal the agent cards, and let chance say who starts."""
    numbers = list(numbers_of(seats))
    layout, deck = list(numbers), list(numbers)
    chance.shuffle(layout)
    chance.shuffle(deck)
    size, live = hand_size(seats), options.signal != "glance"
    hands = (tuple(sorted(deck[size * seat : size * (seat + 1)])) for seat in range(seats))
    players = [
        Player(hand, settings=None if live else Settings(watching=(seat + 1) % seats))
        for seat, hand in enumerate(hands)
    ]
    start = chance.below(seats)
    return State(
        signal=options.signal,
        equal=plays_out(options, seats),
        beat_s=options.beat_s,
        least_s=options.least_s,
        layout=tuple(layout),
        up=frozenset(numbers),
        players=players,
        start=start,
        active=start,
        past=(Past(Turn(1, start)),) if live else (),
    )
