"""The computer player of both sides, from views alone (MM-60, MM-61)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.core.chance import Chance
from engines.mind_mgmt.cards import Stage
from engines.mind_mgmt.moves import Move, SetOrder, WriteNote
from engines.mind_mgmt.player import agents, preparing, recruiter
from engines.mind_mgmt.views import MindMgmtView

_CHOICES: dict[Stage, Callable[[MindMgmtView, Sequence[Move], Chance], Move]] = {
    "mayhem": preparing.put_mayhem,
    "hiding": preparing.hide,
    "immortals": preparing.put_immortal,
    "sharing": preparing.take_agent,
    "pawns": preparing.put_pawn,
    "second_slip": preparing.put_second_slip,
    "recruiter": recruiter.turn,
    "agents": agents.act,
    "answer": recruiter.answer,
}


def choose(view: MindMgmtView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Move:
    """A move that the stage asks for. Notes and standing orders are for people; `budget_s` is not needed."""
    moves = [move for move in legal if not isinstance(move, SetOrder | WriteNote)]
    return moves[0] if len(moves) == 1 else _CHOICES[view.stage](view, moves, chance)
