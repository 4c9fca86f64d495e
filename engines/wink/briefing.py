"""What the options of a table mean, for whoever sits down in the lobby."""

from __future__ import annotations

from engines.core.text import Text, text
from engines.wink.options import WinkOptions
from engines.wink.setup import plays_out


def briefing(options: WinkOptions, seats: int) -> tuple[Text, ...]:
    """The signal agreed on (WK-11, WK-20), a beat's time (WK-22, WK-30), the last round if played out (WK-8)."""
    return (
        text("wink-briefing-signal", signal=options.signal),
        *((text("wink-briefing-beat", seconds=options.beat_s),) if options.signal == "glance" else ()),
        *((text("wink-briefing-equal"),) if plays_out(options, seats) else ()),
    )
