"""Brings what people see up to date with what has been stored: boards, hands, pings."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from typing import TYPE_CHECKING, Any

import discord

from bot.delivery import Refused, Result
from bot.panels.layout import Image
from bot.panels.log import Page as LogPage
from bot.panels.notes import Page as NotesPage
from bot.showing.boards import Boards
from bot.showing.calls import Calls
from bot.showing.desk import Desk
from bot.showing.hands import HandLive, Hands
from bot.showing.notes import NotePanels
from bot.showing.past import Reader, log_page
from bot.showing.places import leave_channel
from bot.showing.planning import Planning
from bot.showing.retold import Pages, page_image
from bot.showing.seats import Seats
from bot.store.shown import BOARD, Behind, Shown
from engines.core.errors import SafehouseError
from engines.core.game import View
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import Person
from engines.table.snapshot import Snapshot
from renderers.registry import renderer
from renderers.words import Words

if TYPE_CHECKING:
    from bot.app import App

WRITTEN_DOWN_AFTER_S = 2.0
AT_ONCE = 20
"""So many sessions are caught up with at the same time."""

PATIENCE_S = 5.0


class Publisher:
    """Hears every publication and shows it to whoever hears of it, and to nobody else.

    Everything it does goes on by itself, in a lane for each recipient: the newest state is shown, those in between
    may be skipped. Nothing a table decides ever waits for it.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.desk = Desk(app)
        self.notes = NotePanels(self.desk)
        self.boards = Boards(self.desk, self.notes, self._troubled)
        self.hands = Hands(self.desk, self.boards, self._on_standing)
        self.seats = Seats(self.desk, self.hands)
        self.planning = Planning(self.desk)
        self.calls = Calls(self.desk)
        self._writing: asyncio.Task[None] | None = None
        self._stopped = False

    def published(self, publication: Publication) -> None:
        """Bring everybody up to date who hears of the change."""
        self.desk.chronicles.published(publication)
        if publication.heard(None):
            self.boards.refresh(publication.after.record.id)
        self.hands.live.published(publication)
        self.notes.live.published(publication)
        self.seats.published(publication)
        self.planning.published(publication)
        self._write_down_soon()

    async def start(self) -> None:
        """Get the pictures ready."""
        await self.desk.aside(lambda: [renderer(game) for game in self._app.games])

    async def stop(self) -> None:
        """Finish what is being sent and write down what has been shown."""
        self._stopped = True
        if self._writing is not None:
            self._writing.cancel()
        await self.desk.stop(PATIENCE_S)

    async def catch_up(self) -> None:
        """Publish whatever is behind, on start and after a reconnect; costs nothing for sessions that aren't."""
        behind: dict[int, list[Behind]] = {}
        for each in await self._app.store.shown.behind():
            behind.setdefault(each.session, []).append(each)
        sessions = list(behind)
        for first in range(0, len(sessions), AT_ONCE):
            lanes = [
                self._catch_up(each) for session in sessions[first : first + AT_ONCE] for each in behind[session]
            ]
            await self.desk.lanes.settled(*lanes)
        await self.desk.lanes.settled(*await self.planning.catch_up())
        await self.desk.messages.flush()

    async def show_board(self, session: int, *, anew: bool = False) -> Result:
        """Bring the board of a session up to date, posted where there is none (`anew`: at the bottom)."""
        return await self.boards.show(session, anew=anew)

    def trouble(self, session: int) -> Refused | None:
        """Why the board of a session can't be shown, or None."""
        return self.boards.troubles.get(session)

    def pressed(
        self, interaction: discord.Interaction[Any], session: int, *, focus: tuple[str, ...] = ()
    ) -> AbstractAsyncContextManager[HandLive | None]:
        """Handle a press on somebody's private panel, or one that opens it (see `Hands.pressed`)."""
        return self.hands.pressed(interaction, session, focus=focus)

    async def open_hand(
        self, interaction: discord.Interaction[Any], session: int, focus: tuple[str, ...] = ()
    ) -> None:
        """Answer a press with the person's panel (see `Hands.open`)."""
        await self.hands.open(interaction, session, focus)

    async def open_notes(self, interaction: discord.Interaction[Any], session: int, page: NotesPage) -> None:
        """Answer a press with the person's note sheets (see `NotePanels.open`)."""
        await self.notes.open(interaction, session, page)

    def marked(self, session: int) -> None:
        """Somebody has marked a sheet: bring all open ones up to date."""
        self.notes.marked(session)

    async def log_page(self, snapshot: Snapshot, reader: Reader, wanted: int | None) -> LogPage | None:
        """A page of a table's log, as its reader may know it (see `bot.showing.past.log_page`)."""
        return await log_page(self.desk, snapshot, reader, wanted)

    async def story_page(self, snapshot: Snapshot, words: Words, pages: Pages, at: int) -> Image | None:
        """One of the pictures that tell how a finished game went; None where that fails."""
        return await page_image(self.desk, snapshot, words, pages, at)

    async def guide(self, game: str, words: Words) -> Image | None:
        """The picture of how a game is played; None where that fails."""
        return await self.desk.pictures.guide(game, words)

    async def cover(self, game: str, words: Words) -> Image | None:
        """A game's cover; None where that fails."""
        return await self.desk.pictures.cover(game, words)

    async def tell(self, game: str, view: View, words: Words) -> str:
        """All that a view knows, in words."""
        return await self.desk.tell(game, view, words)

    def welcome(self, session: int, seat: Seat) -> None:
        """Call whoever was given the seat at once (see `Seats.welcome`)."""
        self.seats.welcome(session, seat)

    def remind(self, session: int, seat: Seat) -> None:
        """Remind whoever holds the seat, by one ping in place of the last."""
        self.seats.remind(session, seat)

    def call(self, session: int) -> None:
        """Call the people of a lobby to their game."""
        self.calls.call(session)

    def look_again(self) -> None:
        """The store works: write down what it couldn't take before."""
        self._write_down_soon()

    def wrote(self, channel: int) -> None:
        """Somebody wrote in a channel."""
        self.desk.scrolling.wrote(channel)

    async def message_deleted(self, message: int) -> None:
        """A message is gone: a board is posted anew, a ping is not."""
        stored = await self._app.store.shown.of_message(message)
        shown = None if stored is None else await self.desk.messages.get(stored.session, stored.recipient)
        if shown is None or shown.message != message:
            return
        if shown.recipient.startswith("ping:"):
            await self.desk.messages.put(Shown(shown.session, shown.recipient, shown.version))
        elif not shown.closed:
            await self.desk.messages.drop(shown.session, shown.recipient)
            self._refresh(shown.session, shown.recipient)

    async def channel_deleted(self, session: int) -> None:
        """The channel or thread of a table is gone (see `bot.showing.places.leave_channel`)."""
        await leave_channel(self.desk, (await self.desk.snapshot(session)).record)

    async def server_changed(self, server: int) -> None:
        """A server has changed settings that matter for what is shown."""
        for table in await self._app.store.lookup.open_in_server(server):
            self.boards.refresh(table.session)

    async def permissions_changed(self, server: int) -> None:
        """What the bot may do in a server has changed: what couldn't be shown there may be shown now."""
        for session in tuple(self.boards.troubles):
            with suppress(SafehouseError):
                record = (await self.desk.snapshot(session)).record
                if record.place.server == server and not self._app.delivery.missing(record.place.channel):
                    self.boards.refresh(session)
                    for seat in range(record.seats):
                        self.seats.refresh(session, seat)

    async def person_changed(self, person: Person) -> None:
        """A person has changed settings that matter for what is shown."""
        for live in self.hands.live.of_person(person):
            self.hands.live.refresh(live)
        for sitting in await self._app.store.lookup.of_person(person):
            await self.seats.dms.try_again(sitting.session, sitting.seat)
            self.seats.refresh(sitting.session, sitting.seat)

    async def idle(self) -> None:
        """Return once there is nothing to show."""
        await self.desk.lanes.idle()

    def _troubled(self, session: int) -> None:
        for live in self.hands.live.in_session(session):
            self.hands.live.refresh(live)

    def _on_standing(self, session: int, person: Person, focus: tuple[str, ...]) -> None:
        self.seats.pressed(session, person, focus)

    def _catch_up(self, behind: Behind) -> tuple[object, ...]:
        self._refresh(behind.session, behind.recipient)
        if behind.recipient == BOARD:
            return (BOARD, behind.session)
        return ("seat", behind.session, seat_of(behind.recipient))

    def _refresh(self, session: int, recipient: str) -> None:
        if recipient == BOARD:
            self.boards.refresh(session)
        else:
            self.seats.refresh(session, seat_of(recipient))

    def _write_down_soon(self) -> None:
        if not self._stopped and (self._writing is None or self._writing.done()):
            self._writing = asyncio.ensure_future(self._write_down())

    async def _write_down(self) -> None:
        await self._app.clock.sleep(WRITTEN_DOWN_AFTER_S)
        await self.desk.messages.flush()


def seat_of(recipient: str) -> Seat:
    """The seat in a recipient's name such as `ping:1`."""
    return int(recipient.partition(":")[2])
