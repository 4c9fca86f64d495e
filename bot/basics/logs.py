"""What may be logged of a failure: its type and the places it passed, never its message, which may tell a move."""

from __future__ import annotations

import traceback
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]
_MOST_PLACES = 6


def told(error: BaseException) -> str:
    """The error as `KeyError at bot/a.py:12 < bot/b.py:34`, the innermost place first; its causes after it."""
    chain = [_one(error)]
    while (error.__cause__ or error.__context__) is not None and len(chain) < _MOST_PLACES:
        error = error.__cause__ or error.__context__ or error
        chain.append(_one(error))
    return "; after ".join(chain)


def _one(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-_MOST_PLACES:]
    places = " < ".join(f"{_short(frame.filename)}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places}" if places else type(error).__name__


def _short(filename: str) -> str:
    path = Path(filename)
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name
