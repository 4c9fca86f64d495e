"""What a lobby tells of a game before it starts, from `data/<game>/table.toml`."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data

Minutes = Annotated[int, Field(ge=1, le=600)]


class TableFacts(BaseModel):
    """How long a game takes: `minutes` live (fewest, most), `visits` each player typically makes at a daily pace."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    minutes: tuple[Minutes, Minutes]
    visits: Annotated[int, Field(ge=1, le=100)]

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.minutes[0] > self.minutes[1]:
            raise ValueError("minutes must be (fewest, most)")
        return self


@cache
def facts(game_id: str) -> TableFacts:
    """The facts of a game; raises `BrokenData` if its file is missing or broken."""
    return load_data(DATA / game_id / "table.toml", TableFacts)
