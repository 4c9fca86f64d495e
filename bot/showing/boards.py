"""The public message of each session (lobby, board, closing picture): posted, edited, posted again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import assert_never

from bot.basics.lanes import Work
from bot.basics.loading import Recent
from bot.delivery.results import Archived, Crowded, Forbidden, Gone, Later, Refused, Result, Sent, TooOld
from bot.known import Known
from bot.panels.away import away_lines
from bot.panels.board import board_panel
from bot.panels.closing import closing_panel
from bot.panels.layout import Panel
from bot.panels.lobby import closed_panel, lobby_panel
from bot.panels.names import mentioned, told_lines
from bot.showing.drawing import Drawing, pages_of
from bot.showing.guest_boards import GuestBoards
from bot.showing.history import Histories
from bot.showing.outbox import Outbox
from bot.showing.pins import Pins
from bot.showing.posts import Post
from bot.store.shown import BOARD, Shown
from bot.tables.lost import LostPlaces
from bot.tables.registry import Registry
from engines.table.changes import Publication
from engines.table.record import Record
from engines.table.snapshot import Snapshot, asked
from renderers.registry import renderer
from renderers.words import Words

log = logging.getLogger(__name__)

NEWS_ON_BOARD = 4
LONGEST_NEWS = 1200
"""So long, in characters, may the news be with icons."""
AWAY_AFTER = 12
"""With so many messages of others below it, a board is posted again instead of edited."""
KEPT = 20_000


ANEW = "anew"
"""The lane of a board that is to be posted at the bottom by another process."""


async def _nothing() -> None:
    pass


class Scrolling:
    """How far each board has scrolled away: messages in its channel since then, counted without reading them."""

    def __init__(self) -> None:
        self._after: Recent[int, int] = Recent(KEPT)

    def wrote(self, channel: int) -> None:
        """Somebody else wrote in a channel."""
        self._after[channel] = self._after.get(channel, 0) + 1

    def posted(self, channel: int) -> None:
        """The board stands at the bottom of a channel."""
        self._after.pop(channel, None)

    def away(self, channel: int) -> bool:
        """Whether the board of a channel has scrolled out of sight."""
        return self._after.get(channel, 0) >= AWAY_AFTER

    def stands_above(self, channel: int) -> bool:
        """Whether anything of others stands below the board of a channel."""
        return channel in self._after


class Boards:
    """Boards of all sessions; `troubles` keeps why one can't be shown, for people who ask."""

    def __init__(
        self,
        outbox: Outbox,
        registry: Registry,
        known: Known,
        drawing: Drawing,
        histories: Histories,
        lost: LostPlaces,
        pins: Pins,
    ) -> None:
        self._outbox, self._registry, self._known, self._drawing = outbox, registry, known, drawing
        self._histories, self._lost, self.pins = histories, lost, pins
        self._scrolling = Scrolling()
        self.guests = GuestBoards(outbox, known, self.compose)
        """The further boards of tables in direct messages."""
        self.on_trouble: list[Callable[[int], None]] = []
        """Hear of a session whose board has come into trouble, or out of it."""
        self.on_end: list[Callable[[Snapshot], Awaitable[None]]] = []
        """Hear of a table that is over, once its board shows that."""
        self.troubles: Recent[int, Refused] = Recent(KEPT)
        self._waiting: dict[int, list[asyncio.Future[Result]]] = {}
        self._anew: set[int] = set()

    def published(self, publication: Publication) -> None:
        """Bring the board up to date after a change that everybody hears of; a game begins with it at the bottom."""
        if publication.heard(None):
            record = publication.after.record
            begins = publication.before.record.status == "lobby" and record.status == "playing"
            if begins and self._scrolling.stands_above(record.place.channel):
                self._anew.add(record.id)
            self.refresh(record.id)

    def wrote(self, channel: int) -> None:
        """Somebody wrote in a channel."""
        self._scrolling.wrote(channel)

    def has_scrolled_away(self, channel: int) -> bool:
        """Whether the board of a channel has scrolled out of sight."""
        return self._scrolling.away(channel)

    def refresh(self, session: int) -> None:
        """Bring a board up to date."""

        async def work() -> None:
            waiting = self._waiting.pop(session, [])
            result: Result = Refused()
            try:
                result = await self._bring(session)
            finally:
                for waiter in waiting:
                    waiter.set_result(result)

        self._outbox.lanes.poke((BOARD, session), work)

    async def show(self, session: int, *, anew: bool = False) -> Result:
        """Bring a board up to date (`anew`: at the bottom); returns the result.

        At a table of another process's that one is told to, and nobody waits for it.
        """
        if self._outbox.is_elsewhere(session):
            self._outbox.lanes.poke((ANEW if anew else BOARD, session), _nothing)
            return Sent((await self._registry.snapshot(session)).record.place.channel)
        if anew:
            self._anew.add(session)
        waiter: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(session, []).append(waiter)
        self.refresh(session)
        return await asyncio.shield(waiter)

    async def compose(self, snapshot: Snapshot, words: Words) -> Panel:
        """The public panel as it should stand now, in these words."""
        record = snapshot.record
        away = away_lines(record, self._known.people.away_until, words)
        if not snapshot.begun:
            if record.status != "lobby":
                return closed_panel(snapshot, words)
            return lobby_panel(snapshot, words, away, await self._drawing.banner(record.game, words))
        if record.status != "playing":
            return await self._closing(snapshot, words)
        image = await self._drawing.public(snapshot, words)
        history = await self._histories.of(snapshot)
        lost = [words.get("news-lost")] if history.lost else []
        room = 0 if image is None else LONGEST_NEWS
        news = [*lost, *told_lines(snapshot, words, history.last(None, NEWS_ON_BOARD), room)]
        tale = (
            renderer(snapshot.game.id).tell(snapshot.view(None), mentioned(snapshot, words)) if image is None else ""
        )
        return board_panel(snapshot, words, image, asked(snapshot), news, tale, away)

    async def _closing(self, snapshot: Snapshot, words: Words) -> Panel:
        image = await self._drawing.public(snapshot, words)
        return closing_panel(snapshot, words, image, len(pages_of(snapshot, words)))

    async def _bring(self, session: int) -> Result:
        await self._outbox.presses.answered(session)
        anew = session in self._anew
        self._anew.discard(session)
        snapshot = await self._registry.snapshot(session)
        panel = await self.compose(snapshot, await self._known.words_at(snapshot.record))
        result = await self._deliver(snapshot, panel, anew)
        if anew and isinstance(result, Later):
            self._anew.add(session)
        await self._note(snapshot.record, result)

        async def again() -> None:
            await self._bring(session)

        self._outbox.tried((BOARD, session), result, again)
        if isinstance(result, Sent):
            pinned = await self.pins.settle(snapshot.record, result)
            self._outbox.tried(("pin", session), pinned, self._refreshing(session))
            await self._brought(snapshot)
        return result

    def _refreshing(self, session: int) -> Work:
        """Refreshes a board from another lane than its own."""

        async def work() -> None:
            self.refresh(session)

        return work

    async def _note(self, record: Record, result: Result) -> None:
        """Keep why a board can't be shown where its table is, and stays."""
        session, trouble = record.id, result if isinstance(result, Forbidden | Archived | Crowded) else None
        if trouble is not None and (await self._registry.snapshot(session)).record.place != record.place:
            trouble = None
        if trouble == self.troubles.get(session):
            return
        if trouble is None:
            del self.troubles[session]
        else:
            self.troubles[session] = trouble
        for hear in self.on_trouble:
            hear(session)

    async def _brought(self, snapshot: Snapshot) -> None:
        record = snapshot.record
        over = record.is_over
        had = await self._outbox.messages.get(record.id, BOARD)
        ends = over and had is not None and not had.closed
        await self._outbox.messages.mark(record.id, BOARD, record.heard.public, closed=over)
        for hear in self.on_end if ends else ():
            await hear(snapshot)
        if ends and record.place.thread:
            await self._outbox.delivery.archive(record.place.channel)

    async def _deliver(self, snapshot: Snapshot, panel: Panel, anew: bool) -> Result:
        record = snapshot.record
        shown = await self._outbox.messages.get(record.id, BOARD)
        if shown is None or shown.message is None or self._must_post(record, shown, anew):
            return await self._post(record, panel, shown)
        if self._outbox.messages.digest(record.id, BOARD) == hash(panel):
            return Sent(record.place.channel, shown.message)
        result = await self._outbox.delivery.edit(record.place.channel, shown.message, panel)
        match result:
            case Sent():
                self._outbox.messages.showing(record.id, BOARD, hash(panel))
                return result
            case Gone(what="message") | TooOld() | Archived() | Crowded():
                return await self._post(record, panel, shown)
            case Gone():
                await self._lost.leave_channel(record)
                return result
            case Refused():
                return result
            case _ as never:
                assert_never(never)

    def _must_post(self, record: Record, shown: Shown, anew: bool) -> bool:
        moved = shown.channel != record.place.channel
        return anew or moved or (not shown.closed and self.has_scrolled_away(record.place.channel))

    async def _post(self, record: Record, panel: Panel, old: Shown | None) -> Result:
        after = None if old is None else old.message
        result = await self._outbox.posts.post(Post(record, BOARD, record.place.channel, panel, after))
        if isinstance(result, Sent):
            self._scrolling.posted(record.place.channel)
            now = Shown(
                record.id, BOARD, record.heard.public, result.channel, result.message, bool(old and old.closed)
            )
            await self._outbox.messages.put(now, hash(panel))
            await self._outbox.take_away(old)
        elif isinstance(result, Archived | Crowded):
            await self._lost.leave_thread(record)
        elif isinstance(result, Gone):
            await self._lost.leave_channel(record)
        return result
