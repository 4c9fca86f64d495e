"""What people are shown in private of a lobby: their seat or its options, then that it has begun or closed."""

from __future__ import annotations

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
from renderers.words import Words

OPTIONS = "options"
"""What a panel is turned to that shows more than the seat."""


class SeatPanels:
    """The private panels of all lobbies, up to date while they are live; what they offer goes with their lobby.

    A person has one of each lobby: opening the options takes the seat's away, and the answer to *Start* either.
    """

    def __init__(self, outbox: Outbox, registry: Registry, known: Known) -> None:
        self._outbox, self._registry, self._known = outbox, registry, known
        self.live = Refreshing(outbox, known.people, "lobby", Live, self._compose)

    def published(self, publication: Publication) -> None:
        """Bring the panels of a lobby up to date, the last time as it begins or closes."""
        if publication.before.record.status == "lobby":
            self.live.published(publication)

    async def open(self, interaction: Interaction, session: int) -> None:
        """Answer a press with the panel of the presser's seat; of a game that has begun with the ways to it."""
        await self.live.open(self.live.pressed(interaction, session, ()))

    async def open_options(self, interaction: Interaction, session: int) -> None:
        """Answer a press with the panel of a lobby's options."""
        await self.live.open(self.live.pressed(interaction, session, (OPTIONS,)))

    async def _past(self, session: int, person: Person, words: Words) -> Panel:
        """What becomes of a panel when its lobby is over. In a game it leads to the board, once that is there."""
        record = (await self._registry.snapshot(session)).record
        seat = record.seat_of(person)
        await self._outbox.lanes.settled((BOARD, session))
        if record.place.server is None:
            await self._outbox.lanes.settled(("seat", session, seat))
        snapshot = await self._registry.snapshot(session)
        return past_lobby_panel(snapshot, person, await self._outbox.board_link(snapshot.record, seat), words)

    async def _compose(self, live: Live) -> Panel:
        snapshot = await self._registry.snapshot(live.session)
        words = self._known.words_of(live.person, live.locale)
        if snapshot.record.status != "lobby":
            return await self._past(live.session, live.person, words)
        if live.focus:
            return options_panel(snapshot, live.person, words, game_pages(snapshot), computer_pages(snapshot))
        seat = snapshot.record.seat_of(live.person)
        if seat is None:
            return stood_up_panel(words)
        return seat_panel(snapshot, seat, words, quiet=self.live.is_quiet(live))
