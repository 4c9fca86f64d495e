"""Statements of SQLAlchemy Core, compiled once for a dialect: their text, and how values go in and come out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from importlib import import_module
from operator import itemgetter
from typing import Any, Literal, NamedTuple
from weakref import WeakKeyDictionary

from sqlalchemy import BigInteger, ClauseElement, Insert, SelectBase, Table
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeDecorator, TypeEngine

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)
_FURTHEST = timedelta(days=700_000) // MICROSECOND
"""Moments of years with up to four digits."""

Converter = Callable[[object], object]


class Row(tuple[Any, ...]):
    """A row: its values in order, and each as the attribute named like its column."""

    __slots__ = ()

    def __getattr__(self, column: str) -> Any:
        """Raise for a missing column; those that a row has are properties of a subclass."""
        raise AttributeError(column)


class Result(NamedTuple):
    """What a statement came to: its rows, all fetched, and how many rows it changed."""

    rows: Sequence[Row]
    rowcount: int

    def first(self) -> Row | None:
        """The first row, or None."""
        return self.rows[0] if self.rows else None

    def scalar(self) -> Any:
        """The first row's first value, or None."""
        return self.rows[0][0] if self.rows else None

    def scalars(self) -> list[Any]:
        """Each row's first value."""
        return [row[0] for row in self.rows]


class Moment(TypeDecorator[datetime]):
    """A moment as whole microseconds since 1970: aware UTC out, only aware datetimes in, exact under arithmetic."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        """The number to store; raises ValueError for a datetime without a time zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """The moment in UTC; a number that is none, or tells of no moment, counts as nothing."""
        if value is None or not isinstance(value, int) or abs(value) > _FURTHEST:
            return None
        return EPOCH + value * MICROSECOND


class Fraction(TypeDecorator[float]):
    """A number with six digits after the point, as whole millionths: the same on every database."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: float | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        """The number to store."""
        return None if value is None else round(value * 1_000_000)

    def process_result_value(self, value: int | None, dialect: Dialect) -> float | None:  # noqa: ARG002
        """The number; of what is none, nothing."""
        return value / 1_000_000 if isinstance(value, int) else None


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class ConflictInsert:
    """An insert that knows what to do where the row's key is taken, which each dialect spells for itself."""

    table: Table
    otherwise: Literal["update", "ignore"]

    def built(self, dialect: Dialect) -> Insert:
        """The statement as SQLite and PostgreSQL have it."""
        statement = import_module(f"sqlalchemy.dialects.{dialect.name}").insert(self.table)
        if self.otherwise == "ignore":
            ignoring: Insert = statement.on_conflict_do_nothing()
            return ignoring
        keys = [column.name for column in self.table.primary_key]
        others = [column.name for column in self.table.columns if column.name not in keys]
        anew = {name: statement.excluded[name] for name in others}
        updating: Insert = statement.on_conflict_do_update(index_elements=keys, set_=anew)
        return updating


def upsert(table: Table) -> ConflictInsert:
    """Insert a row, or set all its other columns where its primary key is taken."""
    return ConflictInsert(table, "update")


def insert_or_ignore(table: Table) -> ConflictInsert:
    """Insert a row, or change nothing where one of its unique keys is taken."""
    return ConflictInsert(table, "ignore")


Statement = ClauseElement | ConflictInsert


class Prepared:
    """A compiled statement."""

    def __init__(self, compiled: SQLCompiler, dialect: Dialect) -> None:
        self.sql = str(compiled)
        self._names = tuple(compiled.positiontup or ())
        self._fixed = _fixed(compiled)
        bound = (compiled.binds[name].type if name in compiled.binds else None for name in self._names)
        self._binders = _converters((None if kind is None else _binder(kind, dialect)) for kind in bound)
        self._readers = _converters(_reader(kind, dialect) for kind in _selected(compiled))
        self._row: type[Row] | None = None

    def values(self, given: Mapping[str, object]) -> list[object]:
        """The parameters in their order, as the driver takes them. Raises KeyError for one that is missing."""
        merged = {**self._fixed, **given} if self._fixed else given
        values = [merged[name] for name in self._names]
        for place, convert in self._binders:
            values[place] = convert(values[place])
        return values

    def rows(self, columns: Sequence[Sequence[object]], found: Sequence[tuple[object, ...]]) -> Sequence[Row]:
        """What was found, with values as the schema's types have them; `columns` is the cursor's description."""
        row = self._row = self._row or _row_type(str(column[0]) for column in columns)
        return [row(self._read(values)) for values in found]

    def _read(self, found: tuple[object, ...]) -> Sequence[object]:
        if not self._readers:
            return found
        values = list(found)
        for place, convert in self._readers:
            values[place] = convert(values[place])
        return values


class Statements:
    """The statements of a dialect, each compiled when it is first run and kept while the statement itself lives.

    Statements that run often should be constants. A statement made for one run may hold lists (`in_`).
    """

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._prepared: WeakKeyDictionary[Statement, dict[tuple[str, ...], Prepared]] = WeakKeyDictionary()

    def prepared(self, statement: Statement, given: Mapping[str, object]) -> Prepared:
        """The statement as run with values of these names."""
        names = tuple(given)
        variants = self._prepared.setdefault(statement, {})
        found = variants.get(names)
        if found is None:
            found = variants[names] = self._compiled(statement, names)
        return found

    def __len__(self) -> int:
        """How many statements are kept."""
        return len(self._prepared)

    def _compiled(self, statement: Statement, names: Sequence[str]) -> Prepared:
        built = statement.built(self._dialect) if isinstance(statement, ConflictInsert) else statement
        compiled = built.compile(dialect=self._dialect, column_keys=list(names))
        assert isinstance(compiled, SQLCompiler)
        if any(bind.expanding for bind in compiled.binds.values()):
            whole = {"render_postcompile": True}
            compiled = built.compile(dialect=self._dialect, column_keys=list(names), compile_kwargs=whole)
            assert isinstance(compiled, SQLCompiler)
        return Prepared(compiled, self._dialect)


def _fixed(compiled: SQLCompiler) -> dict[str, object]:
    """The values that stand in the statement itself."""
    left_open = {name for name, bind in compiled.binds.items() if bind.required}
    return {name: value for name, value in compiled.params.items() if name not in left_open}


def _selected(compiled: SQLCompiler) -> list[TypeEngine[object]]:
    statement = compiled.statement
    return [column.type for column in statement.selected_columns] if isinstance(statement, SelectBase) else []


def _binder(kind: TypeEngine[object], dialect: Dialect) -> Converter | None:
    return kind.dialect_impl(dialect).bind_processor(dialect)


def _reader(kind: TypeEngine[object], dialect: Dialect) -> Converter | None:
    return kind.dialect_impl(dialect).result_processor(dialect, None)


def _converters(each: Iterable[Converter | None]) -> tuple[tuple[int, Converter], ...]:
    return tuple((place, convert) for place, convert in enumerate(each) if convert is not None)


def _row_type(columns: Iterable[str]) -> type[Row]:
    named = {name: property(itemgetter(place)) for place, name in enumerate(columns)}
    return type("Row", (Row,), {"__slots__": (), **named})
