"""Keys, looks and checks whenever there is one to have; a claim as soon as the sheet tells all of it."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.the_plan.moves import (
    Battle,
    CheckFile,
    ChooseAction,
    EnterHideout,
    LookIntoBriefcase,
    Move,
    MoveAgent,
    StealKey,
    TakeKey,
)
from engines.the_plan.views import ThePlanView


def choose(view: ThePlanView, legal: Sequence[Move], chance: Chance) -> Move:
    """What shows or brings something at once; among equal moves any."""
    moves = list(legal)
    chance.shuffle(moves)
    return max(moves, key=lambda move: _gain(view, move))


def _gain(view: ThePlanView, move: Move) -> int:
    if isinstance(move, EnterHideout):
        return 9 if _knows(view, move) else -9
    if isinstance(move, LookIntoBriefcase | CheckFile | TakeKey | StealKey | Battle):
        return 3
    if isinstance(move, ChooseAction):
        return 2 if view.choice is None else -1
    return 1 if isinstance(move, MoveAgent) else 0


def _knows(view: ThePlanView, move: EnterHideout) -> bool:
    """Whether the sheet shows the Plan there, and both halves of that hideout in the owner's file."""
    sheet = next((sheet for sheet in view.sheets if sheet.seat == view.seat), None)
    if sheet is None:
        return False
    halves = {note.part for note in sheet.notes if (note.suspect, note.hideout) == (move.owner, move.hideout)}
    return len(halves) > 1 and any(look.plan and look.hideout == move.hideout for look in sheet.looks)
