"""Live panels of one kind, each kept up to date in a lane of its own until it goes quiet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Generic, TypeVar

import discord

from bot.delivery import Later, Refused
from bot.panels.layout import Panel
from bot.showing.desk import Desk
from bot.showing.live import LIVES, Live
from engines.table.changes import Publication
from engines.table.record import Person

L = TypeVar("L", bound=Live)


async def _nothing(live: Live) -> None:
    pass


class Refreshing(Generic[L]):
    """Live panels that are put together anew whenever their owners hear of something.

    One a person and session: the one clicked last. In memory alone.
    """

    def __init__(
        self,
        desk: Desk,
        kind: str,
        live: type[L],
        compose: Callable[[L], Awaitable[Panel]],
        on_sent: Callable[[L], Awaitable[None]] = _nothing,
    ) -> None:
        """`compose` makes a panel as it should stand now; `on_sent` hears of one that shows it."""
        self._desk, self._kind, self._live, self._compose, self._on_sent = desk, kind, live, compose, on_sent
        self._panels: dict[int, dict[Person, L]] = {}

    def published(self, publication: Publication) -> None:
        """Bring those up to date whose owners hear of a change."""
        record = publication.after.record
        for live in self.in_session(record.id):
            if publication.heard(record.seat_of(live.person)):
                self.refresh(live)

    def pressed(self, interaction: discord.Interaction[Any], session: int, focus: tuple[str, ...]) -> L:
        """The panel that this press is on, or opens, with what it focuses on; it goes quiet in time."""
        live = self._live.clicked(interaction, session, focus, self._desk.app.clock.now())
        had = self.of(session, live.person)
        if had is not None and live.message is not None and had.message == live.message:
            live.goes_on(had)
        self._panels.setdefault(session, {})[live.person] = live
        key = ("quiet", self._kind, session, live.person)
        self._desk.later(key, LIVES.total_seconds(), lambda: self._quieten(session, live.person))
        return live

    def of(self, session: int, person: Person) -> L | None:
        """A person's live panel of a session."""
        return self._panels.get(session, {}).get(person)

    def in_session(self, session: int) -> Iterator[L]:
        """All live panels of a session."""
        return iter(tuple(self._panels.get(session, {}).values()))

    def of_person(self, person: Person) -> Iterator[L]:
        """All live panels of a person."""
        return (live for panels in tuple(self._panels.values()) if (live := panels.get(person)) is not None)

    def is_quiet(self, live: L) -> bool:
        """Whether a panel changes no more after what it is told now."""
        return self._desk.app.clock.now() >= live.until

    def back_to(self, had: L | None, live: L) -> None:
        """Let the panel that was live before a press be so again, unless a later press has come between."""
        if not self._is_newest(live):
            return
        if had is None:
            self._drop(live)
        else:
            self._panels[live.session][live.person] = had
            self.refresh(had)

    def refresh(self, live: L) -> None:
        """Bring one panel up to date."""
        self._desk.lanes.poke((self._kind, live.session, live.person), lambda: self._bring(live))

    def _quieten(self, session: int, person: Person) -> None:
        live = self.of(session, person)
        if live is not None:
            self.refresh(live)

    async def _bring(self, live: L) -> None:
        if not self._is_newest(live):
            return
        await self._desk.presses.answered(live.session)
        await self._desk.app.people.known(live.person)
        panel = await self._compose(live)
        if not self._is_newest(live):
            return
        if hash(panel) != live.digest:
            await self._send(live, panel)
        if self.is_quiet(live):
            self._drop(live)

    async def _send(self, live: L, panel: Panel) -> None:
        result = await self._desk.app.delivery.answer(live.interaction, panel)
        self._desk.tried((self._kind, live.session, live.person), result, lambda: self._bring(live))
        if not isinstance(result, Refused):
            live.answered()
            self._overtaken(live)
            await self._on_sent(live)
        elif not isinstance(result, Later):
            self._drop(live)

    def _overtaken(self, live: L) -> None:
        """A press that came while this was on its way may have been answered first: what stands there is unknown."""
        newest = self.of(live.session, live.person)
        if newest is not None and newest is not live and newest.message == live.message:
            newest.digest = None
            self.refresh(newest)

    def _is_newest(self, live: L) -> bool:
        """Whether no later press has put another panel in its place, which then shows what there is to show."""
        return self.of(live.session, live.person) is live

    def _drop(self, live: L) -> None:
        """A panel that changes no more."""
        if self._is_newest(live):
            panels = self._panels[live.session]
            del panels[live.person]
            if not panels:
                del self._panels[live.session]
