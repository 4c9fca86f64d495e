"""What is wrong with a move, said exactly."""

from __future__ import annotations

from engines.core.errors import IllegalMove
from engines.core.text import Text, Value, text
from engines.the_plan.cards import Suspect


def refusal(reason: str, /, **values: Value) -> IllegalMove:
    """The error whose text is `the-plan-error-<reason>`."""
    return IllegalMove(f"the-plan-error-{reason}", **values)


def suspect_name(suspect: Suspect) -> Text:
    """A suspect's name as a text."""
    return text(f"the-plan-suspect-{suspect.value}")
