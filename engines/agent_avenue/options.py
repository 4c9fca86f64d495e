"""The modes of Agent Avenue, and what they change."""

from __future__ import annotations

from typing import Literal

from engines.core.game import Options
from engines.core.text import Text, text

PAIR = 2
"""Up to so many seats there are no teams."""


class AgentAvenueOptions(Options):
    """`advanced`: with the black market; `start`: which side begins (AA-1)."""

    advanced: bool = False
    start: Literal["chance", "green", "blue"] = "chance"


def briefing(options: AgentAvenueOptions, seats: int) -> tuple[Text, ...]:
    """Who plays together, where there are teams (AA-40)."""
    return (text("agent-avenue-briefing-teams", seats=seats),) if seats > PAIR else ()
