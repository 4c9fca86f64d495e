"""Errors in words: why the bot can't start, and what may be logged of a failure."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import NoReturn

from engines.core.errors import BrokenData, SafehouseError
from renderers.words import SOURCE, words

_ROOT = Path(__file__).resolve().parents[2]
_MOST_PLACES = 6


class StartError(SafehouseError):
    """Something outside the program keeps it from starting; its text says what it is and what to do about it."""


def port_taken(port: int) -> StartError:
    """Another program listens on the local Discord's port."""
    return StartError("start-port-taken", port=str(port))


def wrong_token() -> StartError:
    """Discord does not know the token; the token itself is never told."""
    return StartError("start-wrong-token")


def unreachable(error: Exception) -> StartError:
    """Discord can't be reached, or doesn't answer as it should."""
    return StartError("start-unreachable", problem=type(error).__name__)


def refused(*codes: int) -> StartError:
    """Discord is there, and refuses by these codes something that the bot can't do without."""
    return StartError("start-refused", problem=", ".join(map(str, codes)))


def port_refused(port: int, error: OSError) -> StartError:
    """The system gives the local Discord no such port."""
    return StartError("start-port-refused", port=str(port), problem=error.strerror or type(error).__name__)


def status_refused(host: str, port: int, error: OSError) -> StartError:
    """The system doesn't let the status port be opened."""
    return StartError(
        "start-status-refused", host=host, port=str(port), problem=error.strerror or type(error).__name__
    )


def defect(error: BaseException) -> StartError:
    """An error that nobody has thought of, told by its places alone."""
    return StartError("start-defect", problem=told(error))


def broken_data(error: BrokenData) -> StartError:
    """A data file breaks its model."""
    return StartError("start-broken-data", path=error.path, problem=error.problem)


def explain(error: StartError | BrokenData) -> str:
    """The error as one line of English; if the texts can't be read either, their error."""
    known = broken_data(error) if isinstance(error, BrokenData) else error
    try:
        line = words(SOURCE)(known.text)
    except BrokenData as unreadable:
        line = str(unreadable)
    return " ".join(line.split())


def fail(error: StartError | BrokenData) -> NoReturn:
    """Print the error in one line, with the remedy, to standard error and exit with status 2."""
    sys.stderr.write(f"safehouse: {explain(error)}\n")
    raise SystemExit(2) from error


class Told(str):
    """An error as the log tells it; `kind` is its class's name."""

    kind: str

    def __new__(cls, said: str, kind: str) -> Told:
        """These words about an error of that kind."""
        made = super().__new__(cls, said)
        made.kind = kind
        return made


def told(error: BaseException) -> Told:
    """The error for the log: `KeyError at bot/a.py:12 < bot/b.py:34`, from the innermost place; then its causes.

    Never its message, which may tell a move.
    """
    kind, chain = type(error).__name__, [_one(error)]
    while (error.__cause__ or error.__context__) is not None and len(chain) < _MOST_PLACES:
        error = error.__cause__ or error.__context__ or error
        chain.append(_one(error))
    return Told("; after ".join(chain), kind)


def _one(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-_MOST_PLACES:]
    places = " < ".join(f"{_short(frame.filename)}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places}" if places else type(error).__name__


def _short(filename: str) -> str:
    path = Path(filename)
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name
