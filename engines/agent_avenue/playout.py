"""Playing an imagined game to its end, fast and sensibly: what the computer player judges its choices by."""

from __future__ import annotations

import random

from engines.agent_avenue.asking import to_act
from engines.agent_avenue.legal import RECRUITS, legal
from engines.agent_avenue.rules import apply
from engines.agent_avenue.state import State
from engines.agent_avenue.views import Side
from engines.core.chance import Chance


def play_out(state: State, side: Side, chance: Chance, dice: random.Random) -> float:
    """1 if the side wins, else 0; plays in place."""
    while (ended := state.outcome) is None:
        _step(state, chance, dice)
    return 1.0 if side == ended.winners[0] & 1 else 0.0


def _step(state: State, chance: Chance, dice: random.Random) -> None:
    waited = tuple(to_act(state))
    seat = waited[int(dice.random() * len(waited))]
    if state.stage == "recruit":
        for mate in state.sides[seat & 1].seats:
            if state.stage == "recruit":
                apply(state, mate, RECRUITS[0], chance)
        return
    moves = legal(state, seat)
    apply(state, seat, moves[int(dice.random() * len(moves))], chance)
