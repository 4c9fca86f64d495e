"""The modes and variants of Wink."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engines.core.game import Options

Signal = Literal["glance", "wink", "hand", "nod"]
"""How accomplices let each other know: by glances on Discord (WK-21), or live by a sign the table has agreed on."""


class WinkOptions(Options):
    """`signal`: glance, or live with the sign agreed on (WK-11, WK-20).

    `equal_turns`: whether the last round is played out (WK-8), by default with 7 and 8 players. `beat_s`: how many
    seconds a beat of glance lasts at a live pace. `least_s`: how many seconds a live turn lasts at least.
    """

    signal: Signal = "glance"
    equal_turns: Literal["many", "always", "never"] = "many"
    beat_s: Annotated[int, Field(ge=30, le=180, multiple_of=15)] = 45
    least_s: Annotated[int, Field(ge=0, le=60, multiple_of=5)] = 0

    def idle(self) -> frozenset[str]:
        """A beat's length live, a turn's least length by glance."""
        return frozenset({"least_s" if self.signal == "glance" else "beat_s"})
