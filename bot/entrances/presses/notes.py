"""What the panel of note sheets does: turn to a sheet, a sign or a line, and mark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import session_arg, table
from bot.panels.notes import Page, cells, fitting, page_of, whole_columns
from bot.tables.marking import mark, own_sheet
from engines.core.sheets import Sheet


async def _show(press: Press, page: Page) -> None:
    await press.app.publisher.open_notes(press.interaction, session_arg(press), page)


@entrance("notes", Ack.PRIVATE)
async def open_notes(press: Press) -> None:
    """Open the notes of a table."""
    await _show(press, Page())


@entrance("notes-at", Ack.UPDATE)
async def turn(press: Press) -> None:
    """Turn to a page, or bring it up to date."""
    await _show(press, page_of(press.args[1:]))


@entrance("notes-sheet", Ack.UPDATE)
async def choose_sheet(press: Press) -> None:
    """Turn to another sheet."""
    await _show(press, replace(page_of(("", *press.args[1:2])), sheet=press.chosen))


@entrance("notes-line", Ack.UPDATE)
async def choose_line(press: Press) -> None:
    """Choose the row or the column whose cells are to be marked."""
    await _show(press, page_of((*press.args[1:4], press.chosen)))


@entrance("notes-set", Ack.UPDATE)
async def set_cells(press: Press) -> None:
    """Mark cells of a line: with a sign, whatever stood there, or with nothing."""
    await _mark(press, lambda page, sheet: cells(page, sheet, press.values))


@entrance("notes-columns", Ack.UPDATE)
async def set_columns(press: Press) -> None:
    """Mark whole columns."""
    await _mark(press, lambda _, sheet: whole_columns(sheet, press.values))


async def _mark(press: Press, chosen: Callable[[Page, Sheet], Sequence[tuple[int, int]]]) -> None:
    wanted, snapshot = page_of(press.args[1:]), await table(press)
    sheet = own_sheet(snapshot, press.person, wanted.sheet)
    page = fitting(wanted, sheet)
    await mark(press.app, snapshot, press.person, sheet, chosen(page, sheet), page.kind)
    await _show(press, replace(page, axis=None))
