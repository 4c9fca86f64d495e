"""Who takes a seat, or takes it back, is there from then on, even where the rules went on without whoever had it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.table.snapshot import Snapshot

if TYPE_CHECKING:
    from bot.app import App


async def arrived(app: App, snapshot: Snapshot, seat: Seat) -> None:
    """Let the game wait again for whoever has just come to a seat that was away; at a pause it does once they act."""
    if snapshot.record.status != "playing" or seat not in snapshot.game.away(snapshot.state):
        return
    back, person = snapshot.game.back(snapshot.state, seat), snapshot.record.holders[seat].person
    with suppress(SafehouseError):
        await app.registry.act(snapshot.record.id, seat, back, None, person)
