"""Why the bot can't start: one line that names the thing and the remedy, and exit status 2."""

from __future__ import annotations

import sys
from typing import NoReturn

from engines.core.errors import BrokenData, SafehouseError
from renderers.words import SOURCE, words


class StartError(SafehouseError):
    """Something outside the program keeps it from starting; its text says what it is and what to do about it."""


def port_taken(port: int) -> StartError:
    """Another program listens on the local Discord's port."""
    return StartError("start-port-taken", port=str(port))


def wrong_token() -> StartError:
    """Discord does not know the token; the token itself is never told."""
    return StartError("start-wrong-token")


def unreachable(error: Exception) -> StartError:
    """Discord can't be reached, or is not itself."""
    return StartError("start-unreachable", problem=type(error).__name__)


def broken_data(error: BrokenData) -> StartError:
    """A data file breaks its model."""
    return StartError("start-broken-data", path=error.path, problem=error.problem)


def explain(error: StartError | BrokenData) -> str:
    """The error as one line of English; where that can't be read itself, what is wrong with it."""
    told = broken_data(error) if isinstance(error, BrokenData) else error
    try:
        line = words(SOURCE)(told.text)
    except BrokenData as unreadable:
        line = str(unreadable)
    return " ".join(line.split())


def fail(error: StartError | BrokenData) -> NoReturn:
    """Print the error's line to standard error and exit with status 2."""
    sys.stderr.write(f"safehouse: {explain(error)}\n")
    raise SystemExit(2) from error
