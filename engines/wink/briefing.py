"""What the options of a table mean, for whoever sits down in the lobby."""

from __future__ import annotations

from engines.core.text import Text, text
from engines.wink.options import WinkOptions
from engines.wink.setup import plays_out


def briefing(options: WinkOptions, seats: int) -> tuple[Text, ...]:
    """The signal agreed on (WK-11, WK-20), and the last round where it is played out (WK-8)."""
    signal = text("wink-briefing-signal", signal=options.signal)
    return (signal, text("wink-briefing-equal")) if plays_out(options, seats) else (signal,)
