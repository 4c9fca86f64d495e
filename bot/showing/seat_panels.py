"""What somebody who sat down in a lobby is shown in private, until the game begins or the lobby closes."""

from __future__ import annotations

from bot.delivery.delivery import Interaction
from bot.known import Known
from bot.panels.layout import Panel
from bot.panels.lobby import past_lobby_panel, seat_panel, stood_up_panel
from bot.showing.live import Live, Refreshing
from bot.showing.outbox import Outbox
from bot.tables.registry import Registry
from engines.table.changes import Publication


class SeatPanels:
    """The seat panels of all lobbies, up to date while they are live; what they offer goes with their lobby."""

    def __init__(self, outbox: Outbox, registry: Registry, known: Known) -> None:
        self._registry, self._known = registry, known
        self._live = Refreshing(outbox, known.people, "seat", Live, self._compose)

    def published(self, publication: Publication) -> None:
        """Bring the panels of a lobby up to date, the last time as it begins or closes."""
        if publication.before.record.status == "lobby":
            self._live.published(publication)

    async def open(self, interaction: Interaction, session: int) -> None:
        """Answer a press with the panel of the presser's seat."""
        await self._live.open(self._live.pressed(interaction, session, ()))

    async def _compose(self, live: Live) -> Panel:
        snapshot = await self._registry.snapshot(live.session)
        words, seat = self._known.words_of(live.person, live.locale), snapshot.record.seat_of(live.person)
        if seat is None:
            return stood_up_panel(words)
        if snapshot.record.status != "lobby":
            return past_lobby_panel(snapshot, words)
        return seat_panel(snapshot, seat, words, quiet=self._live.is_quiet(live))
