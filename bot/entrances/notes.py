"""The panel of note sheets: turn to a sheet, a sign or a line, and mark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.entrances.front import Ack, Press, entrance
from bot.panels.notes import NotesPage, cells, fitting, page_of, whole_columns
from bot.showing.notes import NotePanels
from bot.tables.marking import Marking
from engines.core.sheets import Sheet


class NoteWays:
    """The ways to read and mark note sheets."""

    def __init__(self, marking: Marking, panels: NotePanels) -> None:
        self._marking, self._panels = marking, panels

    @entrance("notes", Ack.PRIVATE)
    async def open_notes(self, press: Press) -> None:
        """Open the notes of a table."""
        await self._show(press, NotesPage())

    @entrance("notes-at", Ack.UPDATE)
    async def turn(self, press: Press) -> None:
        """Turn to a page, or bring it up to date."""
        await self._show(press, page_of(press.args[1:]))

    @entrance("notes-sheet", Ack.UPDATE)
    async def choose_sheet(self, press: Press) -> None:
        """Turn to another sheet."""
        await self._show(press, replace(page_of(("", *press.args[1:2])), sheet=press.chosen))

    @entrance("notes-line", Ack.UPDATE)
    async def choose_line(self, press: Press) -> None:
        """Choose the row or the column whose cells are to be marked."""
        await self._show(press, page_of((*press.args[1:4], press.chosen)))

    @entrance("notes-set", Ack.UPDATE)
    async def set_cells(self, press: Press) -> None:
        """Mark cells of a line with a sign, or clear them."""
        await self._mark(press, lambda page, sheet: cells(page, sheet, press.values))

    @entrance("notes-columns", Ack.UPDATE)
    async def set_columns(self, press: Press) -> None:
        """Mark whole columns."""
        await self._mark(press, lambda _, sheet: whole_columns(sheet, press.values))

    async def _show(self, press: Press, page: NotesPage) -> None:
        await self._panels.open(press.interaction, press.session, page)

    async def _mark(self, press: Press, chosen: Callable[[NotesPage, Sheet], Sequence[tuple[int, int]]]) -> None:
        wanted = page_of(press.args[1:])
        page = fitting(wanted, await self._marking.own_sheet(press.session, press.person, wanted.sheet))
        await self._marking.mark(
            press.session, press.person, wanted.sheet, lambda sheet: chosen(page, sheet), page.kind
        )
        await self._show(press, replace(page, axis=None))
