"""Live panels of one kind, each kept up to date in a lane of its own until it goes quiet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.delivery import Later, Refused
from bot.panels.layout import Panel
from bot.publishing.desk import Desk
from bot.publishing.live import LIVES, Live, LivePanels
from engines.core.record import Person
from engines.core.snapshot import Publication

Compose = Callable[[Live], Awaitable[Panel]]
OnSent = Callable[[Live], Awaitable[None]]


async def _nothing(live: Live) -> None:
    pass


class Refreshing(LivePanels):
    """Live panels that are put together anew whenever their owners hear of something."""

    def __init__(self, desk: Desk, kind: str, compose: Compose, on_sent: OnSent = _nothing) -> None:
        """`compose` makes a panel as it should stand now; `on_sent` hears of one that shows it."""
        super().__init__()
        self._desk, self._kind, self._compose, self._on_sent = desk, kind, compose, on_sent

    def published(self, publication: Publication) -> None:
        """Bring those up to date whose owners hear of a change."""
        record = publication.after.record
        for live in self.in_session(record.id):
            if publication.heard(record.seat_of(live.person)):
                self.refresh(live)

    def pressed(self, interaction: discord.Interaction[Any], session: int, focus: tuple[str, ...]) -> Live:
        """The panel that this press is on, or opens, with what it focuses on; it goes quiet in time."""
        live = self.clicked(interaction, session, self._desk.app.clock.now())
        live.focus = focus
        key = ("quiet", self._kind, session, live.person)
        self._desk.later(key, LIVES.total_seconds(), lambda: self._quieten(session, live.person))
        return live

    def is_quiet(self, live: Live) -> bool:
        """Whether a panel changes no more after what it is told now."""
        return self._desk.app.clock.now() >= live.until

    def refresh(self, live: Live) -> None:
        """Bring one panel up to date."""

        async def work() -> None:
            await self._bring(live)

        self._desk.lanes.poke((self._kind, live.session, live.person), work)

    async def _quieten(self, session: int, person: Person) -> None:
        live = self.of(session, person)
        if live is not None:
            self.refresh(live)

    async def _bring(self, live: Live) -> None:
        if self.of(live.session, live.person) is not live:
            return
        await self._desk.presses.answered(live.session)
        await self._desk.app.people.known(live.person)
        panel = await self._compose(live)
        if hash(panel) != live.digest:
            await self._send(live, panel)
        if self.is_quiet(live):
            self.drop(live)

    async def _send(self, live: Live, panel: Panel) -> None:
        result = await self._desk.app.delivery.answer(live.interaction, panel)
        self._desk.tried((self._kind, live.session, live.person), result, lambda: self._bring(live))
        if not isinstance(result, Refused):
            live.answered()
            await self._on_sent(live)
        elif not isinstance(result, Later):
            self.drop(live)
