"""A shot as soon as one identity alone fits, else a clue; nobody is waited for."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.infiltraitors.belief.knowledge import fits
from engines.infiltraitors.cards import BITS
from engines.infiltraitors.moves import Capture, Eliminate, Exchange, GiveClue, Move
from engines.infiltraitors.views import InfiltraitorsView

MANY = 99


def choose(view: InfiltraitorsView, legal: Sequence[Move], chance: Chance) -> Move:
    """What brings a suspect down soonest by the clues that lie there; among equal moves any."""
    moves = list(legal)
    chance.shuffle(moves)
    return max(moves, key=lambda move: _gain(view, move))


def _gain(view: InfiltraitorsView, move: Move) -> int:
    if isinstance(move, Eliminate):
        return 3 if _fitting(view, move) == 1 else -1
    if isinstance(move, Capture):
        return 2
    return 1 if isinstance(move, GiveClue | Exchange) else 0


def _fitting(view: InfiltraitorsView, move: Eliminate) -> int:
    """How many identities fit the suspect, the one that is named among them."""
    suspect = view.suspect_of(move.target)
    if suspect is None:
        return MANY
    mask = fits(view, suspect)
    return mask.bit_count() if mask & BITS[move.identity.code] else MANY
