"""Note sheets and deduction grids: what stands in them, who sees them and who may mark them; no moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.core.text import Text

MarkKind = Literal["no", "yes", "maybe", "dot"]
"""The signs that may stand in a cell: struck out, sure, a question, a dot that means what the people want it to."""

KINDS: tuple[MarkKind, ...] = get_args(MarkKind)
Seats = tuple[Seat, ...] | Literal["all"]
MOST_LINES = 24
"""So many rows, and so many columns, a sheet has at most."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign in a cell of a sheet."""

    row: int
    column: int
    kind: MarkKind


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of rows × columns, at most 24 each, with the signs that may stand in its cells.

    `id` is the same as long as the sheet is the same one, rows and columns included; lower case letters, digits and
    dashes, 32 at most. `given` are the signs that the game itself makes, from nothing but the view. All who see a
    sheet see the same one. When the game is over all sheets are seen by all and marked by nobody. `heads` stand over
    the columns of a picture where their names are too long for it.
    """

    id: str
    title: Text
    rows: tuple[Text, ...]
    columns: tuple[Text, ...]
    marks: tuple[MarkKind, ...]
    seen_by: Seats
    marked_by: Seats
    given: tuple[Mark, ...] = ()
    heads: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class MarkedSheet:
    """A sheet with the signs that people have made on it; where one of theirs stands, the game's is not shown."""

    sheet: Sheet
    own: tuple[Mark, ...] = ()

    def at(self, row: int, column: int) -> tuple[MarkKind, bool] | None:
        """The sign of a cell and whether people made it; None for an empty cell."""
        for marks, own in ((self.own, True), (self.sheet.given, False)):
            for mark in marks:
                if (mark.row, mark.column) == (row, column):
                    return mark.kind, own
        return None

    @property
    def empty(self) -> bool:
        """Whether nothing stands in it."""
        return not self.own and not self.sheet.given


def is_of(seats: Seats, seat: Seat | None) -> bool:
    """Whether a seat (None: a spectator) is among them."""
    return seats == "all" or seat in seats


def seen(sheets: Iterable[Sheet], seat: Seat | None) -> tuple[Sheet, ...]:
    """The sheets that a seat (None: a spectator) sees."""
    return tuple(sheet for sheet in sheets if is_of(sheet.seen_by, seat))


def need_marks(sheet: Sheet, seat: Seat | None, marks: Sequence[Mark], cleared: Sequence[tuple[int, int]]) -> None:
    """Refuse signs that the seat may not make, or that the sheet has no cells or no use for."""
    if seat is None or not is_of(sheet.marked_by, seat) or not is_of(sheet.seen_by, seat):
        raise SafehouseError("error-sheet-not-yours")
    cells = [*((mark.row, mark.column) for mark in marks), *cleared]
    inside = all(0 <= row < len(sheet.rows) and 0 <= column < len(sheet.columns) for row, column in cells)
    if not inside or not {mark.kind for mark in marks} <= set(sheet.marks):
        raise SafehouseError("error-no-such-cell")
