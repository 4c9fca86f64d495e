"""Marking note sheets: checked against the table as it stands, kept, told; never a move of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.core.errors import SafehouseError
from engines.core.sheets import Mark, MarkKind, Sheet, need_marks, seen
from engines.table.record import Person
from engines.table.snapshot import Snapshot

if TYPE_CHECKING:
    from bot.app import App


async def mark(
    app: App,
    snapshot: Snapshot,
    person: Person,
    sheet: Sheet,
    cells: Sequence[tuple[int, int]],
    kind: MarkKind | None,
) -> None:
    """Put a sign (None: nothing) into cells of a sheet (`own_sheet`); raises `SafehouseError` for what may not be."""
    marks = [] if kind is None else [Mark(row, column, kind) for row, column in cells]
    cleared = cells if kind is None else ()
    need_marks(sheet, snapshot.record.seat_of(person), marks, cleared)
    await app.store.sheets.set(snapshot.record.id, sheet.id, marks, cleared)
    app.publisher.marked(snapshot.record.id)


def own_sheet(snapshot: Snapshot, person: Person, sheet_id: str) -> Sheet:
    """The sheet of that id at a table in play, as the person sees it."""
    if snapshot.record.status != "playing":
        raise SafehouseError("error-not-playing")
    seat = snapshot.record.seat_of(person)
    sheets = seen(snapshot.game.sheets(snapshot.view(seat)), seat)
    found = next((sheet for sheet in sheets if sheet.id == sheet_id), None)
    if found is None:
        raise SafehouseError("error-sheet-not-yours")
    return found
