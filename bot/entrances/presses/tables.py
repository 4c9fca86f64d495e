"""The table that a custom id is about: its first argument is the session, the second often a seat."""

from __future__ import annotations

from bot.entrances.press import Press
from bot.panels.keys import number
from engines.core.seats import Seat
from engines.table.changes import Plan
from engines.table.snapshot import Snapshot


def session_arg(press: Press) -> int:
    """The session that a custom id names; −1 for a forged one without."""
    return number(press.arg(0))


def seat_arg(press: Press) -> Seat:
    """The seat that a custom id names; −1 for a forged one without."""
    return number(press.arg(1))


async def table(press: Press) -> Snapshot:
    """The table as it stands. Raises `SafehouseError` where there is none."""
    return await press.app.registry.snapshot(session_arg(press))


async def change(press: Press, plan: Plan) -> Snapshot:
    """Carry a plan out at the table; the table as it then stands."""
    publication = await press.app.registry.change(session_arg(press), plan)
    return await table(press) if publication is None else publication.after
