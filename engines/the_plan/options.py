"""The modes of Agents: T.H.E. Plan."""

from __future__ import annotations

from typing import Literal

from engines.core.game import Options


class ThePlanOptions(Options):
    """`last_player`: whether the only player left wins, or plays on alone until they claim (TP-23)."""

    last_player: Literal["wins", "solves"] = "wins"
