"""The note sheets: each seat's files and briefcases, filled in with what it has seen (TP-18, TP-22).

The owner that evidence has shown is marked with both halves of the hideout, which are in that suspect's file (TP-2).
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.sheets import KINDS, Mark, Seats, Sheet
from engines.core.text import Text, Who, text
from engines.the_plan.cards import HIDEOUTS, PARTS, SUSPECTS, Hideout, Part, Suspect
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
    seen = {(note.suspect, COLUMNS.index((note.hideout, note.part))) for note in notes.notes}
    if notes.evidence is not None:
        seen |= {(notes.evidence.suspect, COLUMNS.index((notes.evidence.hideout, part))) for part in PARTS}
    yield Sheet(
        id=f"files-{notes.seat}",
        title=text("the-plan-sheet-files", who=Who(notes.seat)),
        rows=tuple(map(suspect_name, SUSPECTS)),
        columns=tuple(half_name(hideout, part) for hideout, part in COLUMNS),
        marks=KINDS,
        seen_by=seen_by,
        marked_by=marked_by,
        given=tuple(Mark(suspect.code, column, "yes") for suspect, column in sorted(seen, key=_place)),
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


def _place(cell: tuple[Suspect, int]) -> tuple[int, int]:
    return cell[0].code, cell[1]


def _head(hideout: Hideout, part: Part) -> Text:
    return text("the-plan-sheet-head", hideout=hideout, part=part)
