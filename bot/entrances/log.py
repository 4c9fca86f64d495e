"""The log of a table, and a finished game retold in pictures."""

from __future__ import annotations

from bot.delivery.delivery import Delivery
from bot.delivery.newest import NewestPanels
from bot.entrances.front import Ack, Press, entrance
from bot.panels.coaching.review import coach_button
from bot.panels.log import log_panel, retold_panel
from bot.showing.drawing import Drawing, pages_of
from bot.showing.logs import Logs, Reader
from bot.tables.belonging import need_among
from bot.tables.keys import number
from bot.tables.registry import Registry
from engines.core.text import text


class LogWays:
    """The ways to what has happened at a table."""

    def __init__(self, registry: Registry, logs: Logs, drawing: Drawing, delivery: Delivery) -> None:
        self._registry, self._logs, self._drawing = registry, logs, drawing
        self._panels = NewestPanels(delivery)

    async def show(self, press: Press, session: int, wanted: int | None = None) -> None:
        """Answer with a page of a table's log (None: where its reader was the last time)."""
        snapshot = await self._registry.snapshot(session)
        need_among(snapshot.record, press.person)
        reader = Reader(snapshot.record.seat_of(press.person), press.words, press.in_words)
        page = await self._logs.page(snapshot, reader, wanted)
        if page is None:
            await press.say(text("log-empty"))
        else:
            more = () if reader.seat is None else coach_button(snapshot, press.words)
            await press.show(log_panel(snapshot.record, press.words, page, more))
            await self._panels.shown(("log", session, press.person), press.interaction)

    @entrance("log", Ack.PRIVATE)
    async def log(self, press: Press) -> None:
        """Open the log where its reader was the last time."""
        await self.show(press, press.session)

    @entrance("log-page", Ack.UPDATE)
    async def log_turned(self, press: Press) -> None:
        """Turn to another page of the log."""
        await self.show(press, press.session, max(0, number(press.arg(1))))

    @entrance("log-turn", Ack.UPDATE)
    async def log_turned_to(self, press: Press) -> None:
        """Turn to the page on which the chosen turn begins."""
        await self.show(press, press.session, max(0, number(press.chosen)))

    @entrance("retold", Ack.PRIVATE)
    async def retold(self, press: Press) -> None:
        """Open the first page of the story."""
        await self._retell(press, 0)

    @entrance("retold-page", Ack.UPDATE)
    async def retold_turned(self, press: Press) -> None:
        """Turn to another page of the story."""
        await self._retell(press, number(press.arg(1)))

    async def _retell(self, press: Press, wanted: int) -> None:
        snapshot = await self._registry.snapshot(press.session)
        need_among(snapshot.record, press.person)
        pages = pages_of(snapshot, press.words)
        if not pages:
            await press.say(text("retold-nothing"))
            return
        at = min(max(wanted, 0), len(pages) - 1)
        image = await self._drawing.page(snapshot, press.words, pages, at)
        await press.show(retold_panel(snapshot.record, press.words, at, len(pages), image, press.in_words))
        await self._panels.shown(("retold", press.session, press.person), press.interaction)
