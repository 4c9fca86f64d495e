"""The modes of Agents: T.H.E. Plan."""

from __future__ import annotations

from typing import Literal

from engines.core.game import Options


class ThePlanOptions(Options):
    """`last_player`: what becomes of the only player left: they win, or play on alone until they claim (TP-23)."""

    last_player: Literal["wins", "solves"] = "wins"
