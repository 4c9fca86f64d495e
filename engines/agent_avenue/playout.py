"""Playing an imagined game to its end, fast and sensibly: what the computer player judges its choices by."""

from __future__ import annotations

import random

from engines.agent_avenue.asking import to_act
from engines.agent_avenue.cards import Agent, Code, Market
from engines.agent_avenue.legal import legal
from engines.agent_avenue.market import take
from engines.agent_avenue.moves import Which
from engines.agent_avenue.pawns import spaces_for
from engines.agent_avenue.recruiting import recruit_pair
from engines.agent_avenue.rules import apply
from engines.agent_avenue.state import SideState, State, side_of
from engines.agent_avenue.views import Side
from engines.core.chance import Chance

DECIDES = 50.0
"""The worth of a card that wins at once; of one that loses, its negative."""
WISHES = {Agent.CODEBREAKER.code: 1.8, Agent.DAREDEVIL.code: -1.5, Agent.SENTINEL.code: 0.8}
"""What a card is worth beyond its spaces, for the copies to come."""


def play_out(state: State, side: Side, chance: Chance, dice: random.Random) -> float:
    """1 if the side wins, else 0; plays in place."""
    while (ended := state.outcome) is None:
        _step(state, chance, dice)
    return 1.0 if side == side_of(ended.winners[0]) else 0.0


def worth(side: SideState, code: Code) -> float:
    """What recruiting the agent is worth to the side, in spaces."""
    copy = side.agents.count(code) + 1
    if copy >= 3:
        if code == Agent.CODEBREAKER.code:
            return DECIDES
        if code == Agent.DAREDEVIL.code:
            return DECIDES if Market.LEADER_OF_THE_PACK in side.market else -DECIDES
    return spaces_for(side.market, code, copy) + WISHES.get(code, 0.0) * copy


def _step(state: State, chance: Chance, dice: random.Random) -> None:
    stage = state.stage
    if stage == "recruit":
        recruit_pair(state, _which(state, dice))
        return
    seat = next(iter(to_act(state)))
    if stage == "market":
        supply = state.bazaar.supply
        take(state, seat, supply[int(dice.random() * len(supply))], chance)
        return
    moves = legal(state, seat)
    apply(state, seat, moves[int(dice.random() * len(moves))], chance)


def _which(state: State, dice: random.Random) -> Which:
    """Take the card face up the sooner the more it is worth to both sides: the other one is not known."""
    own, others = state.sides[1 - state.active], state.sides[state.active]
    up = worth(own, state.face_up) + worth(others, state.face_up)
    return "face_up" if up + 4.0 * dice.random() > 3.2 else "face_down"
