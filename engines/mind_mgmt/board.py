"""The town: 42 locations row by row from the agents' side, their features, borders, diagonals and straight lines."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data

Location: TypeAlias = int
"""A location: row (from the agents' side) times the number of columns, plus column, all from 0."""
Border: TypeAlias = tuple[Location, Location]
"""The border of two orthogonal neighbours, the lower location first."""
Mayhem: TypeAlias = tuple[Border, ...]
"""The borders on which mayhem lies, in ascending order."""
Ways: TypeAlias = tuple[tuple[Location, ...], ...]
"""By location: those it leads to, ascending."""


class Feature(StrEnum):
    """The sixteen features."""

    BOOK = "book"
    BILLBOARD = "billboard"
    CAFE = "cafe"
    BUS = "bus"
    PALM = "palm"
    UMBRELLA = "umbrella"
    IDOL = "idol"
    GRAFFITI = "graffiti"
    GARDEN = "garden"
    DOGS = "dogs"
    FOUNTAIN = "fountain"
    POOL = "pool"
    BIRD = "bird"
    MONKS = "monks"
    TORCHES = "torches"
    TUKTUK = "tuktuk"

    __hash__ = str.__hash__


FEATURES: tuple[Feature, ...] = tuple(Feature)


class TownFacts(BaseModel):
    """The map's file. Raises `ValueError` unless it is a rectangle of locations with two features or none."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rows: Annotated[tuple[tuple[tuple[Feature, ...], ...], ...], Field(min_length=3)]

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if len({len(row) for row in self.rows}) != 1:
            raise ValueError("rows: all must have as many locations")
        if any(len(set(features)) not in (0, 2) for row in self.rows for features in row):
            raise ValueError("rows: a location has two features, a temple none")
        return self


FACTS = load_data(DATA / "mind_mgmt" / "town.toml", TownFacts)

ROWS, COLUMNS = len(FACTS.rows), len(FACTS.rows[0])
LOCATIONS: tuple[Location, ...] = tuple(range(ROWS * COLUMNS))
FEATURES_OF: tuple[tuple[Feature, ...], ...] = tuple(features for row in FACTS.rows for features in row)
"""By location: its two features; none in a temple (MM-36)."""
TEMPLES: tuple[Location, ...] = tuple(at for at in LOCATIONS if not FEATURES_OF[at])
WITH: dict[Feature, tuple[Location, ...]] = {
    feature: tuple(at for at in LOCATIONS if feature in FEATURES_OF[at]) for feature in FEATURES
}
"""The locations that show a feature."""

_ORTHOGONAL = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))
_KNIGHT = tuple((down, across) for down in (-2, -1, 1, 2) for across in (-2, -1, 1, 2) if abs(down) != abs(across))


def row_of(at: Location) -> int:
    """Its row from 0, the agents' side first."""
    return at // COLUMNS


def column_of(at: Location) -> int:
    """Its column from 0."""
    return at % COLUMNS


def location(row: int, column: int) -> Location | None:
    """The location of a row and a column, both from 0; None outside the town."""
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else None


def shifted(at: Location, rows: int, columns: int) -> Location | None:
    """The location `rows` and `columns` further; None outside the town."""
    return location(row_of(at) + rows, column_of(at) + columns)


def _ways(shifts: tuple[tuple[int, int], ...]) -> Ways:
    found = (sorted(to for shift in shifts if (to := shifted(at, *shift)) is not None) for at in LOCATIONS)
    return tuple(map(tuple, found))


def _times(shifts: tuple[tuple[int, int], ...], count: int) -> tuple[tuple[int, int], ...]:
    return tuple((count * rows, count * columns) for rows, columns in shifts)


ORTHOGONAL: Ways = _ways(_ORTHOGONAL)
"""The orthogonal neighbours, mayhem or not."""
DIAGONAL: Ways = _ways(_DIAGONAL)
"""The diagonal neighbours, anywhere."""
TEMPLE_DIAGONALS: Ways = tuple(tuple(to for to in DIAGONAL[at] if at in TEMPLES or to in TEMPLES) for at in LOCATIONS)
"""The diagonal neighbours of people on foot: from or into a temple (MM-13, MM-31)."""
TWO_ORTHOGONAL: Ways = _ways(_times(_ORTHOGONAL, 2))
"""Exactly two in a straight orthogonal line."""
TWO_DIAGONAL: Ways = _ways(_times(_DIAGONAL, 2))
"""Exactly two in a straight diagonal line."""
THREE_ORTHOGONAL: Ways = _ways(_times(_ORTHOGONAL, 3))
"""Exactly three in a straight orthogonal line."""
KNIGHT: Ways = _ways(_KNIGHT)
"""A knight's jump: two orthogonally and one at a right angle."""
IN_LINE: Ways = tuple(tuple(sorted((at, *ORTHOGONAL[at], *TWO_ORTHOGONAL[at]))) for at in LOCATIONS)
"""Within two in a straight orthogonal line, the location itself included."""
Line: TypeAlias = int
"""A row, from the agents' side, or (after all rows) a column, all from 0."""
LINES: Ways = (
    *(tuple(at for at in LOCATIONS if row_of(at) == row) for row in range(ROWS)),
    *(tuple(at for at in LOCATIONS if column_of(at) == column) for column in range(COLUMNS)),
)
"""By line: its locations."""
BORDERS: Mayhem = tuple((at, to) for at in LOCATIONS for to in ORTHOGONAL[at] if at < to)
EDGE: tuple[Location, ...] = tuple(
    at for at in LOCATIONS if row_of(at) in (0, ROWS - 1) or column_of(at) in (0, COLUMNS - 1)
)
INNER: tuple[Location, ...] = tuple(at for at in LOCATIONS if at not in EDGE)
SECOND_SLIP: tuple[Location, ...] = tuple(
    at for at in LOCATIONS if at not in TEMPLES and any(to in TEMPLES for to in (*ORTHOGONAL[at], *DIAGONAL[at]))
)
"""Where the second mind slip may lie (MM-7)."""


def blocks_between(one: Location, other: Location) -> int:
    """Rows and columns from one location to another."""
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))


def border(one: Location, other: Location) -> Border:
    """The border of two orthogonal neighbours."""
    return (one, other) if one < other else (other, one)


def ends(at: Border) -> frozenset[tuple[int, int]]:
    """The two end points of a border, as (row, column) of the grid's crossings."""
    one, other = at
    row, column = row_of(other), column_of(other)
    along = (0, 1) if row_of(one) != row else (1, 0)
    return frozenset({(row, column), (row + along[0], column + along[1])})


def fits(at: Border, mayhem: Mayhem) -> bool:
    """Whether mayhem can be put on a border: none lies on it or shares an end point with it (MM-2)."""
    return all(not ends(at) & ends(other) for other in mayhem)


@lru_cache(maxsize=1 << 10)
def streets(mayhem: Mayhem = ()) -> Ways:
    """One location further, orthogonally and not across mayhem."""
    return tuple(tuple(to for to in ORTHOGONAL[at] if border(at, to) not in mayhem) for at in LOCATIONS)


@lru_cache(maxsize=1 << 10)
def on_foot(mayhem: Mayhem = ()) -> Ways:
    """A step of the Recruiter or of an agent: along a street, or diagonally from or into a temple (MM-13, MM-31)."""
    open_ = streets(mayhem)
    return tuple(tuple(sorted((*open_[at], *TEMPLE_DIAGONALS[at]))) for at in LOCATIONS)


@lru_cache(maxsize=1 << 10)
def gliding(mayhem: Mayhem = ()) -> Ways:
    """An immortal's move: along a street or diagonally anywhere (MM-20)."""
    open_ = streets(mayhem)
    return tuple(tuple(sorted((*open_[at], *DIAGONAL[at]))) for at in LOCATIONS)


@lru_cache(maxsize=1 << 12)
def within(mayhem: Mayhem, at: Location, steps: int) -> tuple[Location, ...]:
    """Where somebody on foot can be after at most `steps` steps, without the location itself, ascending."""
    ways, reached, rim = on_foot(mayhem), {at}, [at]
    for _ in range(steps):
        rim = [to for from_ in rim for to in ways[from_] if to not in reached]
        reached.update(rim)
    return tuple(sorted(reached - {at}))


@lru_cache(maxsize=1 << 12)
def route(mayhem: Mayhem, start: Location, end: Location) -> tuple[Location, ...]:
    """A shortest way on foot with both its ends; raises `ValueError` where there is none."""
    ways, seen = on_foot(mayhem), {start}
    trails: list[tuple[Location, ...]] = [(start,)]
    while trails:
        for trail in trails:
            if trail[-1] == end:
                return trail
        trails = [(*trail, to) for trail in trails for to in ways[trail[-1]] if to not in seen]
        seen.update(trail[-1] for trail in trails)
    raise ValueError(f"no way from {start} to {end}")


def completable(ways: Ways, trail: tuple[Location, ...], visits: int) -> bool:
    """Whether a trail can be continued to `visits` visits without visiting a location twice (MM-18)."""
    if len(trail) >= visits:
        return True
    return any(completable(ways, (*trail, to), visits) for to in ways[trail[-1]] if to not in trail)
