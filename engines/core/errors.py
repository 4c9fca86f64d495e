"""What can be wrong with what somebody asks of a game; every error says itself as a text."""

from __future__ import annotations

from engines.core.text import Text, Value, text


class SafehouseError(Exception):
    """An error that can be told to the person who caused it."""

    def __init__(self, message_id: str, /, **values: Value) -> None:
        super().__init__(message_id)
        self.text: Text = text(message_id, **values)


class IllegalMove(SafehouseError):
    """The rules don't allow this move now; nothing has been touched."""


class StaleDecision(SafehouseError):
    """The question this answers is no longer the one that is asked; `asked`: there is another one instead."""

    def __init__(self, *, asked: bool = False) -> None:
        super().__init__("error-stale-decision" if asked else "error-moved-on")


class AlreadySo(SafehouseError):
    """The move would change nothing: what it sets is set so already."""

    def __init__(self) -> None:
        super().__init__("error-already-so")


class NotYourSeat(SafehouseError):
    """The person or program does not hold this seat."""

    def __init__(self) -> None:
        super().__init__("error-not-your-seat")


class BrokenData(SafehouseError):
    """A data file breaks its model; `path` names it and `problem` says where."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__("error-broken-data", path=path, problem=problem)
        self.path, self.problem = path, problem

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}"


def refusal(game: str, reason: str, /, **values: Value) -> IllegalMove:
    """A move that a game's rules refuse; its text is `<game>-error-<reason>`, `game` as in its texts' ids."""
    return IllegalMove(f"{game}-error-{reason}", **values)
