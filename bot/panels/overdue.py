"""What becomes of a seat whose time is up, and when: the same words on board, hand and ping."""

from __future__ import annotations

from bot.panels.moments import stamp
from engines.core.seats import Seat
from engines.core.text import Text, text
from engines.table.overdue import is_overdue
from engines.table.snapshot import Snapshot


def last_resort(snapshot: Snapshot, seat: Seat) -> Text | None:
    """What happens to an overdue seat at last, if nobody does anything; None for any other, and without a clock."""
    due = snapshot.record.clock(seat).due
    if due is None or not is_overdue(snapshot.record, seat):
        return None
    programs = snapshot.game.computer_seats(snapshot.options)
    return text("overdue-program" if programs else "overdue-resign", moment=stamp(due))
