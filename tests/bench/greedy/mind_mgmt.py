"""The Recruiter goes where the most recruits are; agents capture where a step lies, else ask and move at random."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.mind_mgmt.belief.forecast import brings
from engines.mind_mgmt.moves import Ask, Capture, ClaimRecruit, EndTurn, Move, Reveal, SetOrder, Slip, Step, WriteNote
from engines.mind_mgmt.views import MindMgmtView


def choose(view: MindMgmtView, legal: Sequence[Move], chance: Chance) -> Move:
    """What brings most at once; among equal moves any."""
    moves = [move for move in legal if not isinstance(move, SetOrder | WriteNote)]
    chance.shuffle(moves)
    return max(moves, key=lambda move: _gain(view, move))


def _gain(view: MindMgmtView, move: Move) -> float:
    if isinstance(move, Step | Slip):
        return 1 + brings(view, move.to)
    if isinstance(move, ClaimRecruit):
        return 5
    if isinstance(move, Reveal):
        return 3
    if isinstance(move, Capture):
        at = next((pawn.location for pawn in view.pawns if pawn.agent == move.agent), None)
        return 4 if view.confirmed and any(each.location == at for each in view.confirmed[-1:]) else -1
    return 2 if isinstance(move, Ask) else -0.5 if isinstance(move, EndTurn) else 0
