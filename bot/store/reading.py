"""Reading what may be spoilt: a row or value that can't be read costs only itself, and is told of once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from pydantic import TypeAdapter
from pydantic_core import ArgsKwargs

from bot.basics.loading import Recent

log = logging.getLogger(__name__)

T = TypeVar("T")
R = TypeVar("R")

KEPT = 4096
SPOILT = (ValueError, TypeError, LookupError)
"""What reading values raises where they make no sense; anything else is no fault of theirs."""
_told: Recent[Hashable, bool] = Recent(KEPT)


def spoilt(what: str, which: object) -> None:
    """Tell of something that can't be read, with the number of its session if it has one; of the same only once."""
    key = (what, repr(which))
    if not _told.get(key):
        _told[key] = True
        session = getattr(which, "session", None)
        where = f"session {session}: " if isinstance(session, int) else ""
        log.warning("%s%s can't be read: it is left out, or has its default", where, what)


def read_rows(kind: TypeAdapter[T], rows: Iterable[tuple[object, ...]], what: str) -> tuple[T, ...]:
    """The rows as instances of a dataclass with the same fields in the same order, spoilt ones left out."""
    return read_each(lambda row: kind.validate_python(ArgsKwargs(tuple(row))), rows, what)


def read_each(read: Callable[[R], T], rows: Iterable[R], what: str) -> tuple[T, ...]:
    """Each of these rows as it is read, those left out for which that raises an error of values."""
    found: list[T] = []
    for row in rows:
        try:
            found.append(read(row))
        except SPOILT:
            spoilt(what, row)
    return tuple(found)
