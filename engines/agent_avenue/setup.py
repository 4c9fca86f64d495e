"""A new game (AA-1, AA-20, AA-40)."""

from __future__ import annotations

from engines.agent_avenue.bags import bag_of
from engines.agent_avenue.cards import HAND, MARKET, PACK, SUPPLY
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.state import Bazaar, SideState, State
from engines.agent_avenue.views import Side
from engines.core.chance import Chance


def setup(options: AgentAvenueOptions, seats: int, chance: Chance) -> State:
    """Shuffle and deal; the start side as the options say."""
    deck = list(PACK)
    chance.shuffle(deck)
    hands = [bag_of(deck.pop() for _ in range(HAND)) for _ in range(seats)]
    bazaar = _bazaar(chance) if options.advanced else Bazaar()
    first = _first(options, chance)
    sides = (SideState(0, tuple(range(0, seats, 2))), SideState(1, tuple(range(1, seats, 2))))
    return State(
        advanced=options.advanced,
        sides=sides,
        hands=hands,
        asides=[()] * seats,
        deck=deck,
        active=first,
        stage="play" if len(sides[first].seats) == 1 else "lay_first",
        picks=[None] * seats,
        proposals=[0] * seats,
        bazaar=bazaar,
    )


def _first(options: AgentAvenueOptions, chance: Chance) -> Side:
    if options.start == "chance":
        return 1 if chance.below(2) else 0
    return 0 if options.start == "green" else 1


def _bazaar(chance: Chance) -> Bazaar:
    deck = list(MARKET)
    chance.shuffle(deck)
    supply = [deck.pop() for _ in range(SUPPLY)]
    return Bazaar(supply=supply, deck=deck)
