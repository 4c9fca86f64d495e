"""What people are shown in private of a lobby: their seat, or its options, until it begins or closes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.delivery.delivery import Interaction
from bot.known import Known
from bot.panels.computers.strengths import computer_pages
from bot.panels.layout import Panel
from bot.panels.lobby import options_panel, past_lobby_panel, seat_panel, stood_up_panel
from bot.panels.lobby_forms import game_pages
from bot.showing.live import Live, Refreshing
from bot.showing.outbox import Outbox
from bot.store.shown import BOARD
from bot.tables.registry import Registry
from engines.table.changes import Publication
from engines.table.record import Person
from engines.table.snapshot import Snapshot
from renderers.words import Words

Show = Callable[[Snapshot, Live, Words], Panel]


class SeatPanels:
    """The private panels of all lobbies, up to date while they are live; what they offer goes with their lobby."""

    def __init__(self, outbox: Outbox, registry: Registry, known: Known) -> None:
        self._outbox, self._registry, self._known = outbox, registry, known
        self._seats = Refreshing(outbox, known.people, "seat", Live, self._composing(self._seat))
        self._options = Refreshing(outbox, known.people, "options", Live, self._composing(self._set))

    def published(self, publication: Publication) -> None:
        """Bring the panels of a lobby up to date, the last time as it begins or closes."""
        if publication.before.record.status == "lobby":
            self._seats.published(publication)
            self._options.published(publication)

    async def open(self, interaction: Interaction, session: int) -> None:
        """Answer a press with the panel of the presser's seat."""
        await self._seats.open(self._seats.pressed(interaction, session, ()))

    async def open_options(self, interaction: Interaction, session: int) -> None:
        """Answer a press with the panel of a lobby's options."""
        await self._options.open(self._options.pressed(interaction, session, ()))

    async def past(self, session: int, person: Person, words: Words) -> Panel:
        """What becomes of a panel when its lobby is over. In a game it leads to the board, once that is there."""
        record = (await self._registry.snapshot(session)).record
        seat = record.seat_of(person)
        await self._outbox.lanes.settled((BOARD, session))
        if record.place.server is None:
            await self._outbox.lanes.settled(("seat", session, seat))
        snapshot = await self._registry.snapshot(session)
        return past_lobby_panel(snapshot, person, await self._outbox.board_link(snapshot.record, seat), words)

    def _composing(self, show: Show) -> Callable[[Live], Awaitable[Panel]]:
        async def compose(live: Live) -> Panel:
            snapshot = await self._registry.snapshot(live.session)
            words = self._known.words_of(live.person, live.locale)
            if snapshot.record.status != "lobby":
                return await self.past(live.session, live.person, words)
            return show(snapshot, live, words)

        return compose

    def _seat(self, snapshot: Snapshot, live: Live, words: Words) -> Panel:
        seat = snapshot.record.seat_of(live.person)
        if seat is None:
            return stood_up_panel(words)
        return seat_panel(snapshot, seat, words, quiet=self._seats.is_quiet(live))

    def _set(self, snapshot: Snapshot, live: Live, words: Words) -> Panel:
        return options_panel(snapshot, live.person, words, game_pages(snapshot), computer_pages(snapshot))
