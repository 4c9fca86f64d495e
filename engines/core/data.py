"""Data files: TOML read through a pydantic model, so that a broken file says where it is broken."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from engines.core.errors import BrokenData

DATA = Path(__file__).resolve().parents[2] / "data"
"""Where the data files lie: a folder for each game."""

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


def _problem(error: ValidationError) -> str:
    first = error.errors(include_url=False)[0]
    field = ".".join(str(part) for part in first["loc"])
    return f"{field}: {first['msg']}" if field else first["msg"]
