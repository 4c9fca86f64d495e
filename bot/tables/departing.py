"""People who go away for a while, or for good."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

from bot.clocks import lateness
from bot.clocks.ticker import change_clocks, presence_changed
from bot.panels.moments import stamp
from bot.panels.note import Note
from bot.store.lookup import Sitting
from engines.core.errors import SafehouseError
from engines.table import ending, lobby

if TYPE_CHECKING:
    from bot.app import App


async def away_changed(app: App, person: int, until: datetime | None) -> None:
    """Let a person's clocks of daily games stand, or run again, and tell the tables of an absence."""
    app.ticker.look()
    await presence_changed(app, person)
    if until is None:
        return
    for sitting in await app.store.lookup.of_person(person):
        if sitting.status == "playing":
            words = app.words_in(sitting.server)
            said = words.get("life-away", who=f"<@{person}>", moment=stamp(until, "f"))
            await app.delivery.post(sitting.channel, Note(said))


async def hours_changed(app: App, person: int) -> None:
    """Let a person's quiet hours hold for what already waits for them."""
    await change_clocks(app, person, lateness.hours_changed)


async def forget(app: App, person: int) -> None:
    """Forget a person: they leave lobbies, resign from games, and every mention of them is erased."""
    for sitting in await app.store.lookup.of_person(person):
        with suppress(SafehouseError):
            await _depart(app, sitting, person)
    changed = await app.store.forgetting.person(person)
    app.registry.drop(changed)
    app.people.forgotten(person)


async def _depart(app: App, sitting: Sitting, person: int) -> None:
    plan = lobby.leave(person) if sitting.status == "lobby" else ending.resign(sitting.seat, person)
    await app.registry.change(sitting.session, plan)
