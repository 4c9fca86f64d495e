"""How long a game takes, measured: `data/<game>/table.toml`, by the options that matter and the number of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data
from engines.core.parts import Options, OptionValue

Minutes = Annotated[int, Field(ge=1, le=600)]
Count = Annotated[int, Field(ge=1, le=500)]

COVERED = 0.9
"""At least this share of games lies within each range."""


class Length(BaseModel):
    """What nine of ten games take at tables with these options (`when`; the others don't matter) and seats.

    `minutes` at a live pace. A visit is all that a player answers in a row: `visits` of each (fewest, most), `turns`
    of them one after another at most, each of which may take a daily table's whole limit.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    when: Mapping[str, OptionValue | tuple[OptionValue, ...]] = Field(default_factory=dict)
    seats: Annotated[int, Field(ge=1, le=8)]
    minutes: tuple[Minutes, Minutes]
    visits: tuple[Count, Count]
    turns: Count

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.minutes[0] >= self.minutes[1] or self.visits[0] >= self.visits[1]:
            raise ValueError("minutes and visits must be (fewest, most)")
        return self

    def is_of(self, options: Options, seats: int) -> bool:
        """Whether a table with these options and seats is meant."""
        values = options.model_dump(mode="json")
        return seats == self.seats and all(values[name] in _several(value) for name, value in self.when.items())


class TableFacts(BaseModel):
    """What a lobby tells of a game's length.

    `seconds` is how long people are taken to think about each kind of question: the estimate that minutes rest on.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seconds: Mapping[str, Annotated[int, Field(ge=1, le=600)]]
    lengths: Annotated[tuple[Length, ...], Field(min_length=1)]

    @property
    def minutes(self) -> tuple[int, int]:
        """What games of all kinds take (fewest, most)."""
        return spanned(self.lengths)


def spanned(lengths: Sequence[Length]) -> tuple[int, int]:
    """The minutes of all these (fewest, most)."""
    return min(length.minutes[0] for length in lengths), max(length.minutes[1] for length in lengths)


@cache
def facts(game_id: str) -> TableFacts:
    """The facts of a game; raises `BrokenData` if its file is missing or broken."""
    return load_data(DATA / game_id / "table.toml", TableFacts)


def length_of(game_id: str, options: Options, seats: int) -> Length | None:
    """How long a game of these options takes with so many seats; None where that was not measured."""
    return next((length for length in facts(game_id).lengths if length.is_of(options, seats)), None)


def _several(value: OptionValue | tuple[OptionValue, ...]) -> tuple[OptionValue, ...]:
    return value if isinstance(value, tuple) else (value,)
