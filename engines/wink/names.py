"""Names as texts."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.text import Text, text
from engines.wink.cards import SPIES


def seat_name(seat: Seat) -> Text:
    """How a seat's spy is called (WK-1)."""
    return text("wink-seat", spy=SPIES[seat].value)
