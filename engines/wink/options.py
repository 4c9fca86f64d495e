"""The modes and variants of Wink, and what they mean at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engines.core.game import Options
from engines.core.text import Text, text

Signal = Literal["glance", "wink", "hand", "nod"]
"""How accomplices signal: by glances on Discord (WK-21), or live by a sign the table has agreed on."""

MANY = 7
"""The last round is played out from this number of players on, unless the table says otherwise (WK-8)."""


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
        """A beat's length in a live game, a turn's least length in glance."""
        return frozenset({"least_s" if self.signal == "glance" else "beat_s"})


def plays_out(options: WinkOptions, seats: int) -> bool:
    """Whether the last round is played out."""
    return options.equal_turns == "always" or (options.equal_turns == "many" and seats >= MANY)


def briefing(options: WinkOptions, seats: int) -> tuple[Text, ...]:
    """The signal agreed on (WK-11, WK-20), a beat's time (WK-22, WK-30), the last round if played out (WK-8)."""
    return (
        text("wink-briefing-signal", signal=options.signal),
        *((text("wink-briefing-beat", seconds=options.beat_s),) if options.signal == "glance" else ()),
        *((text("wink-briefing-equal"),) if plays_out(options, seats) else ()),
    )
