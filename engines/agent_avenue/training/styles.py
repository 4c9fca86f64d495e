"""Simple players to train against: each weighs the two ways a pair can fall out, in a manner of its own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from engines.agent_avenue.cards import Agent
from engines.agent_avenue.moves import LayFaceDown, LayFaceUp, Move, PlayPair, Recruit, SetAside
from engines.agent_avenue.rules.recruiting import spaces_for
from engines.agent_avenue.state import SideState, State
from engines.core.seats import Seat

_THREE = {Agent.CODEBREAKER.code: 60.0, Agent.DAREDEVIL.code: -60.0}


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays: `fear` of the worse of two ways against their mean, `envy` of what the other gets.

    `wish` is for copies to come, `whim` the greatest chance error in spaces, `price` what a hidden card is thought
    to be worth, `sorts` how often a card is set aside before playing.
    """

    fear: float
    envy: float
    wish: float
    whim: float
    price: float
    sorts: float = 0.0

    def choose(self, state: State, seat: Seat, legal: Sequence[Move], dice: random.Random) -> Move:
        """The move it likes best."""
        plays: list[Move] = [move for move in legal if not isinstance(move, SetAside)]
        if len(plays) < len(legal) and dice.random() < self.sorts:
            plays = [move for move in legal if move not in plays]
        own, theirs = state.sides[seat & 1], state.sides[1 - (seat & 1)]
        return max(plays, key=lambda move: self._merit(state, own, theirs, move) + self.whim * dice.random())

    def _merit(self, state: State, own: SideState, theirs: SideState, move: Move) -> float:
        if isinstance(move, Recruit):
            one, other = self._worth(own, state.face_up), self.envy * self._worth(theirs, state.face_up)
            return one if move.which == "face_up" else self.price - other
        if isinstance(move, SetAside):
            return -self._worth(own, move.agent.code)
        if isinstance(move, LayFaceUp):
            code = move.agent.code
            return self._both(self._worth(own, code), -self.envy * self._worth(theirs, code))
        if not isinstance(move, PlayPair | LayFaceDown):
            return 0.0
        up = move.face_up.code if isinstance(move, PlayPair) else state.face_up
        down = (move.face_down if isinstance(move, PlayPair) else move.agent).code
        return self._both(
            self._worth(own, down) - self.envy * self._worth(theirs, up),
            self._worth(own, up) - self.envy * self._worth(theirs, down),
        )

    def _both(self, one: float, other: float) -> float:
        return self.fear * min(one, other) + (1 - self.fear) * (one + other) / 2

    def _worth(self, side: SideState, code: int) -> float:
        copy = side.agents.count(code) + 1
        if copy >= 3 and code in _THREE:
            return _THREE[code]
        wish = 1.8 * copy if code == Agent.CODEBREAKER.code else -1.5 * copy if code == Agent.DAREDEVIL.code else 0
        return spaces_for(side.market, code, copy) + self.wish * wish


GREEDY = Style(fear=1, envy=1, wish=0, whim=0.5, price=0)
STYLES: tuple[Style, ...] = (
    GREEDY,
    Style(fear=0.5, envy=1, wish=1, whim=1.5, price=1.5, sorts=0.2),
    Style(fear=0, envy=0.5, wish=1, whim=2, price=1.2, sorts=0.1),
    Style(fear=1, envy=0.3, wish=0.5, whim=4, price=2.5),
    Style(fear=0, envy=0, wish=0, whim=1000, price=0, sorts=0.3),
)
