"""What is wrong with a move, said exactly."""

from __future__ import annotations

from engines.core.errors import IllegalMove
from engines.core.text import Value


def refusal(reason: str, /, **values: Value) -> IllegalMove:
    """The error whose text is `the-plan-error-<reason>`."""
    return IllegalMove(f"the-plan-error-{reason}", **values)
