"""The most spaces at once: the better card of a pair, and a pair that leaves the worse one to the others."""

from __future__ import annotations

from collections.abc import Sequence

from engines.agent_avenue.cards import MOVES_BY, Agent
from engines.agent_avenue.moves import Move, PlayPair, Recruit, SetAside
from engines.agent_avenue.views import AgentAvenueView, Side, other, side_of
from engines.core.chance import Chance

WIN = 100
DECISIVE = 3
"""So many of a kind win or lose the game."""


def choose(view: AgentAvenueView, legal: Sequence[Move], chance: Chance) -> Move:
    """The greatest lead right after the move; among equal ones any, and nothing set aside."""
    assert view.seat is not None
    own = side_of(view.seat)
    moves: list[Move] = [move for move in legal if not isinstance(move, SetAside)]
    moves = moves or list(legal)
    chance.shuffle(moves)
    return max(moves, key=lambda move: _gain(view, own, move))


def _gain(view: AgentAvenueView, own: Side, move: Move) -> int:
    others = other(own)
    if isinstance(move, Recruit) and view.pair.face_up is not None:
        open_card = view.pair.face_up
        return _worth(view, own, open_card) if move.which == "face_up" else -_worth(view, others, open_card)
    if isinstance(move, PlayPair):
        up, down = move.face_up, move.face_down
        return min(
            _worth(view, own, down) - _worth(view, others, up), _worth(view, own, up) - _worth(view, others, down)
        )
    return 0


def _worth(view: AgentAvenueView, side: Side, agent: Agent) -> int:
    copy = view.sides[side].agents.count(agent) + 1
    if copy >= DECISIVE and agent in (Agent.CODEBREAKER, Agent.DAREDEVIL):
        return WIN if agent is Agent.CODEBREAKER else -WIN
    return MOVES_BY[agent.code][copy]
