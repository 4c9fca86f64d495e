"""Marking note sheets: checked against the table as it stands, kept, told; never a move of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.store.sheets import SheetMarks
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.core.sheets import Mark, MarkKind, Sheet, need_marks, seen
from engines.table.record import Person
from engines.table.snapshot import Snapshot

Cells = Sequence[tuple[int, int]]


class Marking:
    """The marks that people make."""

    def __init__(self, registry: Registry, sheets: SheetMarks, marked: Callable[[int], None]) -> None:
        """`marked` is told the session where somebody has marked a sheet."""
        self._registry, self._sheets, self._marked = registry, sheets, marked

    async def own_sheet(self, session: int, person: Person, sheet_id: str) -> Sheet:
        """The sheet of that id at a table in play, as the person sees it."""
        return _own_sheet(await self._registry.snapshot(session), person, sheet_id)

    async def mark(
        self, session: int, person: Person, sheet_id: str, cells: Callable[[Sheet], Cells], kind: MarkKind | None
    ) -> None:
        """Put a sign (None: nothing) into cells of one's sheet; raises `SafehouseError` for what may not be."""

        async def write(snapshot: Snapshot) -> None:
            sheet = _own_sheet(snapshot, person, sheet_id)
            chosen = cells(sheet)
            marks = [] if kind is None else [Mark(row, column, kind) for row, column in chosen]
            cleared = chosen if kind is None else ()
            need_marks(sheet, snapshot.record.seat_of(person), marks, cleared)
            await self._sheets.set(session, sheet.id, marks, cleared)

        await self._registry.doing(session, lambda held: held.undisturbed(write))
        self._marked(session)


def _own_sheet(snapshot: Snapshot, person: Person, sheet_id: str) -> Sheet:
    if snapshot.record.status != "playing":
        raise SafehouseError("error-not-playing")
    seat = snapshot.record.seat_of(person)
    sheets = seen(snapshot.game.sheets(snapshot.view(seat)), seat)
    found = next((sheet for sheet in sheets if sheet.id == sheet_id), None)
    if found is None:
        raise SafehouseError("error-sheet-not-yours")
    return found
