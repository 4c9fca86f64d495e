"""Data files: TOML read through a pydantic model, so that a broken file says where it is broken.

Every game has one of the same form, `data/<game>/table.toml`: what a lobby tells of it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from engines.core.errors import BrokenData

DATA = Path(__file__).resolve().parents[2] / "data"
"""Where the data files lie: a folder for each game."""

Minutes = Annotated[int, Field(ge=1, le=600)]

B = TypeVar("B", bound=BaseModel)


def load_data(path: Path, model: type[B]) -> B:
    """The file's content as that model; raises `BrokenData` naming the file and what is wrong in it."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BrokenData(shown(path), error.strerror or "cannot be read") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenData(shown(path), str(error)) from error
    try:
        return model.model_validate(content)
    except ValidationError as error:
        raise BrokenData(shown(path), _problem(error)) from error


def shown(path: Path) -> str:
    """The path for messages: relative to the project's folder if it lies inside."""
    try:
        return path.relative_to(DATA.parent).as_posix()
    except ValueError:
        return str(path)


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


def _problem(error: ValidationError) -> str:
    first = error.errors(include_url=False)[0]
    field = ".".join(str(part) for part in first["loc"])
    return f"{field}: {first['msg']}" if field else first["msg"]
