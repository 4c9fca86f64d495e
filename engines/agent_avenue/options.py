"""The modes of Agent Avenue."""

from __future__ import annotations

from typing import Literal

from engines.core.game import Options


class AgentAvenueOptions(Options):
    """`advanced`: with the black market; `start`: which side begins (AA-1)."""

    advanced: bool = False
    start: Literal["chance", "green", "blue"] = "chance"
