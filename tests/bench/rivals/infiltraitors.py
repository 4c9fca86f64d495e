"""Plain agents of Infiltraitors: random ones and greedy ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engines.core.chance import Chance
from engines.infiltraitors.belief.knowledge import fits, told_apart, visible
from engines.infiltraitors.cards import MATCHING, Mask
from engines.infiltraitors.moves import Capture, Eliminate, Exchange, GiveClue, Move
from engines.infiltraitors.views import InfiltraitorsView, SuspectView

Player: TypeAlias = Callable[[InfiltraitorsView, Sequence[Move], Chance], Move]


def at_random(view: InfiltraitorsView, legal: Sequence[Move], chance: Chance) -> Move:
    """Any move."""
    return chance.choice(legal)


def greedy(view: InfiltraitorsView, legal: Sequence[Move], chance: Chance) -> Move:
    """Shoot what can be but one thing, take a suspect, else halve what a suspect may be as evenly as can be."""
    moves = [move for move in legal if not isinstance(move, Eliminate) or _is_sure(view, move)]
    worth = [_worth(view, move) for move in moves]
    best = [move for move, value in zip(moves, worth, strict=True) if value == max(worth)]
    return chance.choice(best or legal)


def _open(view: InfiltraitorsView, suspect: SuspectView) -> Mask:
    return fits(view, suspect) & ~told_apart(view.mission, visible(view))


def _is_sure(view: InfiltraitorsView, move: Eliminate) -> bool:
    suspect = view.suspect_of(move.target)
    return suspect is not None and _open(view, suspect) == move.identity.bit


def _worth(view: InfiltraitorsView, move: Move) -> float:
    match move:
        case Eliminate():
            return 1000.0
        case Capture():
            return 500.0
        case GiveClue():
            suspect = None if view.seat is None else view.suspect_of(view.seat)
        case Exchange():
            suspect = view.suspect_of(move.target)
        case _:
            return 0.0
    if suspect is None:
        return 0.0
    left = fits(view, suspect)
    matching = (left & MATCHING[move.card.code]).bit_count()
    return float(min(matching, left.bit_count() - matching))


RIVALS: dict[str, Player] = {"random": at_random, "greedy": greedy}
