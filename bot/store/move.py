"""`python -m bot.store.move FROM TO`: everything that one database holds into another one, which is empty."""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sqlalchemy import BigInteger, TableClause, bindparam, column, delete, func, insert, select, table, text, tuple_
from sqlalchemy.sql.elements import ColumnClause

from bot.basics.address import Address, PostgresAddress, address_of
from bot.basics.errors import StartError, fail
from bot.store.database import Connection, Database
from bot.store.opening import open_database
from bot.store.schema import metadata
from bot.store.statements import Fraction, Moment, Row, Statement
from engines.table.ports import NotKept
from renderers.words import SOURCE, words

PAGE = 1000
_SUM = 1 << 256
_WORDS = 2


@dataclass(frozen=True, slots=True)
class Contents:
    """What a table holds: how many rows, and the sum of all rows' hashes, whatever their order."""

    rows: int = 0
    digest: int = 0

    def having(self, rows: Sequence[Row]) -> Contents:
        """The contents with these rows too."""
        hashes = (hashlib.sha256(repr(tuple(row)).encode("utf-8", "surrogatepass")).digest() for row in rows)
        digest = sum(int.from_bytes(each, "big") for each in hashes)
        return Contents(self.rows + len(rows), (self.digest + digest) % _SUM)


class Plain:
    """A table of the schema with its values as they are kept, so that what can't be read is taken over too."""

    def __init__(self, name: str) -> None:
        schema = metadata.tables[name]
        self.name = name
        self._columns: list[ColumnClause[object]] = [
            column(each.name, BigInteger() if isinstance(each.type, Moment | Fraction) else each.type)
            for each in schema.columns
        ]
        self._table: TableClause = table(name, *self._columns)
        keys = [self._table.c[each.name] for each in schema.primary_key]
        self._keys = [key.name for key in keys]
        after = tuple_(*(bindparam(key.name, type_=key.type) for key in keys))
        self._first = select(self._table).order_by(*keys).limit(PAGE)
        self._next = self._first.where(tuple_(*keys) > after)
        self._add = insert(self._table)
        self.clear = delete(self._table)
        self.count = select(func.count()).select_from(self._table)

    async def pages(self, database: Database) -> AsyncIterator[Sequence[Row]]:
        """All rows, a page at a time."""
        last: Row | None = None
        while True:
            query = self._first if last is None else self._next
            at = {} if last is None else {key: getattr(last, key) for key in self._keys}
            rows = await database.read(partial(_rows, query=query, at=at))
            if not rows:
                return
            yield rows
            last = rows[-1]

    async def add(self, database: Database, rows: Sequence[Row]) -> None:
        """Write rows down. Raises `StartError` for one that has what the schema doesn't allow."""
        for row in rows:
            if not all(map(_fits, self._columns, row)):
                raise StartError("start-move-unfit", table=self.name)
        names = [each.name for each in self._columns]
        values = [dict(zip(names, row, strict=True)) for row in rows]
        await database.write(lambda connection: connection.execute_many(self._add, values))

    async def contents(self, database: Database) -> Contents:
        """What the table holds."""
        found = Contents()
        async for rows in self.pages(database):
            found = found.having(rows)
        return found


TABLES = tuple(Plain(each.name) for each in metadata.sorted_tables)
"""Those that others refer to come first."""


async def move(origin: Address, target: Address) -> dict[str, int]:
    """Take everything over, and compare; returns how many rows of each table were. Raises `StartError`.

    Nobody else may use either of the two meanwhile. What fails leaves the target empty.
    """
    if isinstance(origin, Path) and not origin.exists():
        raise StartError("start-move-missing", path=str(origin))
    async with _opened(origin) as source, _opened(target) as goal:
        if await goal.read(lambda connection: any(connection.execute(each.count).scalar() for each in TABLES)):
            raise StartError("start-move-not-empty", path=str(target))
        try:
            moved = {each.name: await _moved(each, source, goal) for each in TABLES}
            if isinstance(target, PostgresAddress):
                await goal.write(_count_on)
        except BaseException:
            await goal.write(_clear)
            raise
        return moved


async def _moved(each: Plain, source: Database, goal: Database) -> int:
    taken = Contents()
    async for rows in each.pages(source):
        await each.add(goal, rows)
        taken = taken.having(rows)
    if await each.contents(goal) != taken:
        raise StartError("start-move-different", table=each.name)
    return taken.rows


def _rows(connection: Connection, query: Statement, at: Mapping[str, object]) -> Sequence[Row]:
    return connection.execute(query, at).rows


@asynccontextmanager
async def _opened(address: Address) -> AsyncIterator[Database]:
    database = await open_database(address)
    try:
        yield database
    finally:
        await database.close()


def _clear(connection: Connection) -> None:
    for each in reversed(TABLES):
        connection.execute(each.clear)


def _count_on(connection: Connection) -> None:
    """Let PostgreSQL generate keys larger than those that were taken over."""
    for each in metadata.sorted_tables:
        key = each.autoincrement_column
        if key is not None:
            newest = f"SELECT max({key.name}) FROM {each.name}"
            sequence = f"pg_get_serial_sequence('{each.name}', '{key.name}')"
            connection.execute(text(f"SELECT setval({sequence}, coalesce(({newest}), 1), ({newest}) IS NOT NULL)"))


def _fits(kept: ColumnClause[object], value: object) -> bool:
    if value is None:
        return True
    if isinstance(value, str):
        longest = getattr(kept.type, "length", None)
        return kept.type.python_type is str and "\0" not in value and (longest is None or len(value) <= longest)
    return isinstance(value, kept.type.python_type)


def main(arguments: Sequence[str]) -> None:
    """Move as the command line says, and tell how much of what was moved."""
    say = words(SOURCE).get
    try:
        if len(arguments) != _WORDS:
            raise StartError("start-move-usage")
        try:
            origin, target = map(address_of, arguments)
        except ValueError as error:
            raise StartError("start-bad-database", problem=str(error)) from None
        moved = asyncio.run(move(origin, target))
    except StartError as error:
        fail(error)
    except NotKept:
        raise SystemExit(2) from None  # The store has told why.
    lines = [say("start-move-table", table=name, rows=rows) for name, rows in moved.items()]
    sys.stdout.write("\n".join([*lines, say("start-move-done", path=str(target))]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
