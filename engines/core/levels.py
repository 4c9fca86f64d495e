"""How well the program plays at each strength, in the points of ratings: `data/<game>/levels.toml`."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engines.core.data import DATA, load_data
from engines.core.strength import Strength

Points = Annotated[int, Field(ge=500, le=2500)]


class Levels(BaseModel):
    """A point at each strength; by default what a game has that nobody has measured."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    easy: Points = 1400
    normal: Points = 1500
    hard: Points = 1600

    def of(self, strength: Strength) -> int:
        """The points of a strength."""
        return {Strength.EASY: self.easy, Strength.NORMAL: self.normal, Strength.HARD: self.hard}[strength]


@cache
def levels(game_id: str) -> Levels:
    """A game's levels; raises `BrokenData` if its file is broken."""
    path = DATA / game_id / "levels.toml"
    return load_data(path, Levels) if path.exists() else Levels()
