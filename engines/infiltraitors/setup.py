"""A new mission (IN-1)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.options import InfiltraitorsOptions, crosses_out, last_turn
from engines.infiltraitors.rules.handling import draw, show
from engines.infiltraitors.rules.twists import twist
from engines.infiltraitors.state import State


def setup(options: InfiltraitorsOptions, seats: int, chance: Chance) -> State:
    """Shuffle the mission's cards, lay the suspects out, deal the hands, pick who starts."""
    facts = MISSIONS[options.mission]
    pack = list(facts.pack())
    chance.shuffle(pack)
    suspects = facts.suspects_for(seats)
    state = State(
        mission=options.mission,
        crossing_out=crosses_out(options),
        hands=[[] for _ in range(seats)],
        hq=pack[suspects:],
        middle=pack[:suspects],
        bullets=facts.bullets_for(seats),
        held=[None] * seats,
        memory=[0] * seats,
        known=[[] for _ in range(seats)],
        active=chance.below(seats),
        last_turn=last_turn(options, seats),
    )
    for seat in range(seats):
        draw(state, seat, facts.hand)
    twist(state).prepare(state, chance)
    show(state, state.specials)
    return state
