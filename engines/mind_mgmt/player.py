"""The computer player, on either side, from views alone (MM-60, MM-61)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.core.chance import Chance
from engines.mind_mgmt import player_agents, player_places, player_recruiter, player_setup
from engines.mind_mgmt.moves import Move, SetOrder, WriteNote
from engines.mind_mgmt.names import Stage
from engines.mind_mgmt.views import MindMgmtView

_CHOICES: dict[Stage, Callable[[MindMgmtView, Sequence[Move], Chance], Move]] = {
    "mayhem": player_places.put_mayhem,
    "hiding": player_setup.hide,
    "immortals": player_places.put_immortal,
    "sharing": player_setup.take_agent,
    "pawns": player_setup.put_pawn,
    "second_slip": player_setup.put_second_slip,
    "recruiter": player_recruiter.turn,
    "agents": player_agents.act,
    "answer": player_recruiter.answer,
}


def choose(view: MindMgmtView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:
    """What the stage asks for; notes, and the orders that answer in the Recruiter's place, are for people."""
    moves = [move for move in legal if not isinstance(move, SetOrder | WriteNote)]
    return moves[0] if len(moves) == 1 else _CHOICES[view.stage](view, moves, chance)
