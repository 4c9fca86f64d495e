"""The signs that people have made on note sheets, a row for each cell: who marks one cell loses no other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import TypeAdapter
from pydantic_core import ArgsKwargs
from sqlalchemy import bindparam, delete, select

from bot.store.database import Connection, Database
from bot.store.reading import read_each
from bot.store.schema import sheet_marks
from bot.store.statements import Row, upsert
from engines.core.sheets import Mark

_SET = upsert(sheet_marks)
_CLEAR = delete(sheet_marks).where(
    sheet_marks.c.session == bindparam("of"),
    sheet_marks.c.sheet == bindparam("on"),
    sheet_marks.c.row_at == bindparam("row"),
    sheet_marks.c.column_at == bindparam("column"),
)
_ALL = (
    select(sheet_marks)
    .where(sheet_marks.c.session == bindparam("of"))
    .order_by(sheet_marks.c.sheet, sheet_marks.c.row_at, sheet_marks.c.column_at)
)


_MARK = TypeAdapter(Mark)


class SheetMarks:
    """The signs of all sessions' sheets; they go when their session goes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, session: int) -> Mapping[str, tuple[Mark, ...]]:
        """The signs of a session by the ids of its sheets, row by row."""
        rows = await self._database.read(lambda connection: connection.execute(_ALL, {"of": session}).rows)
        found: dict[str, tuple[Mark, ...]] = {}
        for sheet, mark in read_each(_cell, rows, "a sign on a note sheet"):
            found[sheet] = (*found.get(sheet, ()), mark)
        return found

    async def set(
        self, session: int, sheet: str, marks: Sequence[Mark], cleared: Sequence[tuple[int, int]] = ()
    ) -> None:
        """Put signs into cells in place of others, and clear other cells; durable when it returns."""

        def job(connection: Connection) -> None:
            at = {"session": session, "sheet": sheet}
            connection.execute_many(_SET, [{**at, **_row(mark)} for mark in marks])
            of = {"of": session, "on": sheet}
            connection.execute_many(_CLEAR, [{**of, "row": row, "column": column} for row, column in cleared])

        await self._database.write(job)


def _cell(row: Row) -> tuple[str, Mark]:
    """Raise ValueError for what is no sign."""
    return str(row.sheet), _MARK.validate_python(ArgsKwargs((row.row_at, row.column_at, row.kind)))


def _row(mark: Mark) -> dict[str, object]:
    return {"row_at": mark.row, "column_at": mark.column, "kind": mark.kind}
