"""Campaigns of groups: found one, leave it, open its next game, and record what has been played, once each."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.basics.errors import told
from bot.basics.harmless import bare, is_harmless
from bot.basics.lanes import Lanes
from bot.store.campaigns import Campaigns, GroupRow
from bot.store.lookup import Lookup
from bot.tables.keys import options_key
from bot.tables.lobbies import Terms
from bot.tables.ports import Caller
from bot.tables.registry import Registry
from bot.tables.rights import Asker
from engines.core.campaign import AnyCampaign, Progress
from engines.core.errors import SafehouseError, StaleDecision
from engines.core.game import AnyGame, Options
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.ports import Unreadable
from engines.table.record import Group, Person, Place, Record
from engines.table.snapshot import options_of

log = logging.getLogger(__name__)

PATIENCE_S = 5.0
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class File:
    """A group with its game and campaign; `table` is where it plays now, if it does."""

    group: GroupRow
    game: AnyGame
    campaign: AnyCampaign
    table: Place | None = None

    @property
    def open(self) -> tuple[Options, ...]:
        """The games open to the group, the next one first."""
        return self.campaign.options(self.group.progress)

    def need_member(self, person: Person) -> None:
        """Refuse what only the group's own people may do."""
        if person not in self.group.people:
            raise SafehouseError("error-not-of-group")

    def terms(self, wanted: str) -> Terms:
        """The terms of the open game of that key. Raises `StaleDecision` where it is not open now."""
        options = next((options for options in self.open if options_key(options) == wanted), None)
        if options is None:
            raise StaleDecision
        return Terms(options, Group(id=self.group.id, name=self.group.name))


class Recorder:
    """Takes people who begin a game into its group, and records games that are over; after a crash at the start."""

    def __init__(self, registry: Registry, campaigns: Campaigns, games: Mapping[str, AnyGame]) -> None:
        self._registry, self._campaigns, self._games = registry, campaigns, games
        self._lanes = Lanes("recording")

    def published(self, publication: Publication) -> None:
        """Do what a change means for the group whose game it is."""
        before, after = publication.before.record, publication.after.record
        if after.group is not None and before.status != after.status and after.status in ("playing", "finished"):
            self._poke(after.id)

    async def start(self) -> None:
        """Record what was not recorded when the process ended."""
        for session in await self._campaigns.unrecorded():
            self._poke(session)

    async def idle(self) -> None:
        """Return once nothing is left to record."""
        await self._lanes.idle()

    async def stop(self) -> None:
        """Finish what is being recorded."""
        await self._lanes.stop(PATIENCE_S)

    def _poke(self, session: int) -> None:
        self._lanes.poke(session, lambda: self._record(session))

    async def _record(self, session: int) -> None:
        record = (await self._registry.snapshot(session)).record
        if record.group is None:
            return
        if record.status == "finished":
            await self._campaigns.record(session, seated(record), lambda progress: self._next(record, progress))
        else:
            await self._campaigns.join(record.group.id, seated(record))

    def _next(self, record: Record, progress: Progress) -> Progress:
        """The progress after a game; only games played to their end count."""
        game = self._games[record.game]
        if game.campaign is None or record.outcome is None or record.ended != "game":
            return progress
        return game.campaign.record(_sound(game.campaign, progress), options_of(game, record), record.outcome)


class Groups:
    """The groups of all servers and their files."""

    def __init__(
        self,
        registry: Registry,
        campaigns: Campaigns,
        lookup: Lookup,
        recorder: Recorder,
        games: Mapping[str, AnyGame],
        caller: Caller,
    ) -> None:
        self._registry, self._campaigns, self._lookup = registry, campaigns, lookup
        self._recorder, self._games, self._caller = recorder, games, caller

    async def of_server(self, asker: Asker) -> tuple[GroupRow, ...]:
        """All groups of the asker's server whose game this bot has."""
        groups = await self._campaigns.in_server(asker.need_server())
        return tuple(group for group in groups if group.game in self._games)

    async def meant(self, asker: Asker) -> int | None:
        """The group of the table here, or the asker's only one; None where it may be any."""
        groups = await self._campaigns.in_server(asker.need_server())
        mine = [group.id for group in groups if asker.person in group.people]
        here = await self._here(asker.channel)
        if here is not None and any(group.id == here for group in groups):
            return here
        return mine[0] if len(mine) == 1 else None

    async def file(self, asker: Asker, group_id: int) -> File:
        """A group's file, all games recorded that are over. Raises `SafehouseError` for one of another server."""
        server = asker.need_server()
        await self._recorder.idle()
        group = await self._campaigns.get(group_id)
        game = None if group is None else self._games.get(group.game)
        if group is None or game is None or game.campaign is None or group.server != server:
            raise SafehouseError("error-no-such-group")
        group = replace(group, progress=_sound(game.campaign, group.progress))
        return File(group, game, game.campaign, await self._table(group.id))

    async def found(self, asker: Asker, game_id: str, written: str) -> GroupRow:
        """Found a group. Raises `SafehouseError` without a good name or a campaign, or for one group too many."""
        game = self._games.get(game_id)
        if game is None or game.campaign is None:
            raise SafehouseError("error-no-such-game")
        name = bare(written, LONGEST_NAME)
        if not is_harmless(written):
            raise SafehouseError("error-bad-group-name" if name else "error-no-group-name")
        return await self._campaigns.found(asker.need_server(), game_id, name, game.campaign.start(), asker.person)

    async def leave(self, asker: Asker, group_id: int) -> File:
        """Leave the group, and tell those who stay, at their table or where it is left; its file as it was."""
        file = await self.file(asker, group_id)
        file.need_member(asker.person)
        await self._campaigns.leave(file.group.id, asker.person)
        channel = asker.channel if file.table is None else file.table.channel
        if channel is not None and len(file.group.people) > 1:
            await self._caller.tell_left(file.group.server, channel, asker.person, file.group.name)
        return file

    async def _here(self, channel: int | None) -> int | None:
        session = None if channel is None else await self._lookup.last_in(channel)
        if session is None:
            return None
        try:
            group = (await self._registry.snapshot(session)).record.group
        except Unreadable:
            return None
        return None if group is None else group.id

    async def _table(self, group: int) -> Place | None:
        session = await self._campaigns.plays(group)
        try:
            return None if session is None else (await self._registry.snapshot(session)).record.place
        except Unreadable:
            return None


def _sound(campaign: AnyCampaign, progress: Progress) -> Progress:
    """The progress, or that of a new group where the campaign can make nothing of it."""
    try:
        campaign.options(progress)
        campaign.view(progress, None)
        campaign.chapters(progress)
    except Exception as error:
        log.error("the progress of a group can't be read: %s", told(error))
        return campaign.start()
    return progress


def seated(record: Record) -> dict[Person, Seat]:
    """The people of a table by their seats."""
    return {holder.person: seat for seat, holder in enumerate(record.holders) if holder.person is not None}
