"""Campaigns of groups: what their games add to the progress, once each; and how a group opens its next game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot.basics.lanes import Lanes
from bot.panels.campaign import File, options_key
from bot.panels.links import channel_link
from bot.tables.lobbies import Terms
from engines.core.campaign import Progress
from engines.core.errors import SafehouseError, StaleDecision
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import Group, Person, Record
from engines.table.snapshot import options_of

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)

PATIENCE_S = 5.0


class Recorder:
    """Takes whoever begins a game into its group, and records games that are over; after a crash at the start."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._lanes = Lanes()

    def published(self, publication: Publication) -> None:
        """Do what a change means for the group whose game it is."""
        before, after = publication.before.record, publication.after.record
        if after.group is not None and before.status != after.status and after.status in ("playing", "finished"):
            self._poke(after.id)

    async def start(self) -> None:
        """Record what was not recorded when the process ended."""
        for session in await self._app.store.campaigns.unrecorded():
            self._poke(session)

    async def idle(self) -> None:
        """Return once nothing is left to record."""
        await self._lanes.idle()

    async def stop(self) -> None:
        """Finish what is being recorded."""
        await self._lanes.stop(PATIENCE_S)

    def _poke(self, session: int) -> None:
        self._lanes.poke(("campaign", session), lambda: self._record(session))

    async def _record(self, session: int) -> None:
        record = (await self._app.registry.snapshot(session)).record
        if record.group is None:
            return
        if record.status == "finished":
            await self._app.store.campaigns.record(
                session, seated(record), lambda progress: self._next(record, progress)
            )
        else:
            await self._app.store.campaigns.join(record.group.id, seated(record))

    def _next(self, record: Record, progress: Progress) -> Progress:
        """The progress after a game; one that was not played to its end counts for nothing."""
        game = self._app.games[record.game]
        if game.campaign is None or record.outcome is None or record.ended != "game":
            return progress
        return game.campaign.record(progress, options_of(game, record), record.outcome)


def seated(record: Record) -> dict[Person, Seat]:
    """The people of a table by their seats."""
    return {holder.person: seat for seat, holder in enumerate(record.holders) if holder.person is not None}


async def file_of(app: App, server: int | None, group_id: int) -> File:
    """A group's file, with everything recorded that is over. Raises `SafehouseError` for one of another server."""
    await app.recorder.idle()
    group = await app.store.campaigns.get(group_id)
    game = None if group is None else app.games.get(group.game)
    if group is None or game is None or game.campaign is None or group.server != server:
        raise SafehouseError("error-no-such-group")
    return File(group, game, game.campaign, await _table(app, group.id))


def need_member(file: File, person: Person) -> None:
    """Refuse what only the group's own people may do."""
    if person not in file.group.people:
        raise SafehouseError("error-not-of-group")


def terms_of(file: File, wanted: str) -> Terms:
    """The terms of the open game of that key. Raises `StaleDecision` where it is open no more."""
    options = next((options for options in file.open if options_key(options) == wanted), None)
    if options is None:
        raise StaleDecision
    return Terms(options, Group(id=file.group.id, name=file.group.name))


async def _table(app: App, group: int) -> str | None:
    session = await app.store.campaigns.plays(group)
    if session is None:
        return None
    return channel_link((await app.registry.snapshot(session)).record.place)
