"""The note sheets: each seat's files and briefcases, filled in with what it has seen (TP-18)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.sheets import KINDS, Mark, Seats, Sheet
from engines.core.text import Text, Who, text
from engines.the_plan.cards import HIDEOUTS, PARTS, SUSPECTS, Hideout, Part
from engines.the_plan.names import half_name, suspect_name
from engines.the_plan.views import SheetView, ThePlanView

COLUMNS = tuple((hideout, part) for hideout in HIDEOUTS for part in PARTS)
"""The columns of a sheet of files."""


def sheets(view: ThePlanView) -> tuple[Sheet, ...]:
    """The viewer's own two sheets; everybody's when the game is over."""
    over = view.outcome is not None
    return tuple(sheet for notes in view.sheets for sheet in _two(notes, over))


def _two(notes: SheetView, over: bool) -> Iterator[Sheet]:
    seen_by: Seats = "all" if over else (notes.seat,)
    marked_by: Seats = () if over else (notes.seat,)
    yield Sheet(
        id=f"files-{notes.seat}",
        title=text("the-plan-sheet-files", who=Who(notes.seat)),
        rows=tuple(map(suspect_name, SUSPECTS)),
        columns=tuple(half_name(hideout, part) for hideout, part in COLUMNS),
        marks=KINDS,
        seen_by=seen_by,
        marked_by=marked_by,
        given=tuple(Mark(note.suspect.code, COLUMNS.index((note.hideout, note.part)), "yes") for note in notes.notes),
        heads=tuple(_head(hideout, part) for hideout, part in COLUMNS),
    )
    yield Sheet(
        id=f"briefcases-{notes.seat}",
        title=text("the-plan-sheet-briefcases", who=Who(notes.seat)),
        rows=(text("the-plan-sheet-plan"),),
        columns=tuple(text("the-plan-hideout", hideout=hideout) for hideout in HIDEOUTS),
        marks=KINDS,
        seen_by=seen_by,
        marked_by=marked_by,
        given=tuple(Mark(0, HIDEOUTS.index(look.hideout), "yes" if look.plan else "no") for look in notes.looks),
    )


def _head(hideout: Hideout, part: Part) -> Text:
    return text("the-plan-sheet-head", hideout=hideout, part=part)
