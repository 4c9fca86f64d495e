"""Playing a move as the program judges it: what a team must agree on, as if it were agreed."""

from __future__ import annotations

from engines.agent_avenue.moves import ConfirmMarketCard, Move, ProposeMarketCard, Recruit
from engines.agent_avenue.rules.apply import apply
from engines.agent_avenue.rules.market import take
from engines.agent_avenue.rules.recruiting import recruit_pair
from engines.agent_avenue.state import State
from engines.core.chance import Chance
from engines.core.seats import Seat


def carry_out(state: State, seat: Seat, move: Move, chance: Chance) -> None:
    """Play it, in place."""
    if isinstance(move, Recruit):
        recruit_pair(state, move.which)
    elif isinstance(move, ProposeMarketCard | ConfirmMarketCard):
        take(state, move.taker, move.card, chance)
    else:
        apply(state, seat, move, chance)
