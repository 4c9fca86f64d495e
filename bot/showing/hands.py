"""Hands: put together for the owner of a seat; `live` shows open ones anew as things change, `owners` those by DM."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from bot.delivery.delivery import Interaction, updates
from bot.known import Known
from bot.panels.asking import Asking
from bot.panels.away import away_lines
from bot.panels.choices import PICTURES
from bot.panels.hand import Hand, hand_panel
from bot.panels.layout import ActionRow, Button, Image, Line, Panel
from bot.panels.names import illustrated, labelled, mentioned
from bot.panels.notes import has_sheets
from bot.showing.boards import Boards
from bot.showing.drawing import Drawing
from bot.showing.history import Histories
from bot.showing.live import Live, Refreshing
from bot.showing.messages import told_of_dms
from bot.showing.outbox import Outbox
from bot.store.sheets import SheetMarks
from bot.store.shown import dm_hand
from bot.tables.keys import custom_id
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.core.sheets import Mark
from engines.table.changes import Publication
from engines.table.record import Person
from engines.table.snapshot import Snapshot
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class Look:
    """How a panel is looked at: news after `since`, and these parts (`Hand`) with what is drawn for it."""

    since: int
    parts: Hand = field(default_factory=Hand)


@dataclass(slots=True, eq=False)
class HandLive(Live):
    """A live hand.

    News on it are those after version `since` (None: after the last look); what was last put together for it goes as
    far as `offered`. Its focus is the half-made choice of the question `question`.
    """

    since: int | None = None
    offered: int | None = None
    question: str | None = None
    tells_of_closed_dms: bool = False

    def goes_on(self, had: HandLive) -> None:
        """It is the same panel that was live before, with a newer token."""
        self.digest, self.question = had.digest, had.question


OnStanding = Callable[[int, Person, tuple[str, ...]], None]


class Hands:
    """Hand panels of all sessions."""

    def __init__(
        self,
        outbox: Outbox,
        registry: Registry,
        known: Known,
        drawing: Drawing,
        histories: Histories,
        boards: Boards,
        sheets: SheetMarks,
    ) -> None:
        self._outbox, self._registry, self._known, self._drawing = outbox, registry, known, drawing
        self._histories, self._boards, self._sheets = histories, boards, sheets
        self.live = Refreshing(outbox, known.people, "hand", HandLive, self._compose, self._looked_at)
        self.on_standing: list[OnStanding] = []
        """Hear of a press on a hand by direct message, and of the half-made choice it makes there."""
        boards.on_trouble.append(self._troubled)

    def published(self, publication: Publication) -> None:
        """Bring the live hands of all who hear of the change up to date."""
        self.live.published(publication)

    @asynccontextmanager
    async def pressed(
        self, interaction: Interaction, session: int, *, focus: tuple[str, ...] = ()
    ) -> AsyncIterator[HandLive | None]:
        """Handle a press on a person's panel of a session, or one that opens it.

        Within, answer the press first; its panel is live from then on, and then everybody else is shown the result.
        `focus` is the half-made choice that the panel shows until its question changes. None where the press is on a
        message that is always kept up to date (a hand by DM). A press that would open a panel and is refused is
        answered with the refusal; the panel that was live before it stays live.
        """
        had = self.live.of(session, interaction.user.id)
        live = None if _stands(interaction) else self.live.pressed(interaction, session, focus)
        refused = True
        try:
            with self._outbox.presses.answering(session):
                yield live
            refused = False
        finally:
            if live is None:
                for hear in self.on_standing:
                    hear(session, interaction.user.id, focus)
            elif refused and not updates(interaction):
                self.live.back_to(had, live)
            else:
                if live.answered():
                    await self._looked_at(live)
                self.live.refresh(live)

    async def open(self, interaction: Interaction, session: int, focus: tuple[str, ...] = ()) -> None:
        """Answer a press with the person's panel, with a half-made choice on it or none."""
        async with self.pressed(interaction, session, focus=focus) as live:
            if live is not None:
                await self.live.answer(live)

    def _troubled(self, session: int) -> None:
        for live in self.live.in_session(session):
            self.live.refresh(live)

    async def _compose(self, live: HandLive) -> Panel:
        """A live panel as it should stand now."""
        snapshot, words = await self._registry.snapshot(live.session), self._known.words_of(live.person, live.locale)
        seat = snapshot.record.seat_of(live.person)
        if seat is None or not snapshot.begun:
            return without_hand(snapshot, seat, words)
        if live.since is None:
            live.since = await self._looked(snapshot, seat)
        if live.question not in (None, snapshot.question(seat)):
            live.focus = ()
        live.question = snapshot.question(seat)
        live.offered = snapshot.record.version
        remarks = await self._remarks(snapshot, seat, live, words)
        parts = Hand(focus=live.focus, quiet=self.live.is_quiet(live), remarks=remarks)
        return await self.compose(snapshot, seat, words, Look(live.since, parts))

    async def compose(self, snapshot: Snapshot, seat: Seat, words: Words, look: Look) -> Panel:
        """The panel of a seat as its owner should see it now."""
        person = snapshot.record.holders[seat].person
        told = illustrated(snapshot, words)
        history = await self._histories.of(snapshot)
        news = tuple(told(line) for line in history.since(look.since, seat))
        playing = snapshot.record.status == "playing"
        away = away_lines(snapshot.record, self._known.people.away_until, words) if playing else ()
        parts = replace(look.parts, news=news, away=away, marks=await self._marks(snapshot, look.parts.focus))
        if person is not None and self._known.people.settings(person).words:
            parts = replace(parts, tale=await self._tale(snapshot, seat, words))
        else:
            parts = replace(
                parts, image=await self._picture(Asking(snapshot, seat, words, parts.focus, marks=parts.marks))
            )
            if parts.image is None:
                parts = replace(parts, tale=await self._tale(snapshot, seat, words))
        return hand_panel(snapshot, seat, words, parts)

    async def _marks(self, snapshot: Snapshot, focus: tuple[str, ...]) -> Mapping[str, tuple[Mark, ...]]:
        """What is marked on the note sheets, where a half-made choice may show it."""
        return await self._sheets.of(snapshot.record.id) if focus and has_sheets(snapshot.game) else {}

    async def _tale(self, snapshot: Snapshot, seat: Seat, words: Words) -> str:
        return await self._drawing.tell(snapshot.game.id, snapshot.view(seat), mentioned(snapshot, words))

    async def _remarks(self, snapshot: Snapshot, seat: Seat, live: HandLive, words: Words) -> tuple[str, ...]:
        session, remarks = snapshot.record.id, []
        if await self._tells_of_closed_dms(session, seat, live):
            remarks.append(words.get("hand-dms-closed"))
        trouble = self._boards.troubles.get(session)
        if trouble is not None:
            remarks.append(words.get("hand-board-trouble", reason=trouble.text))
        return tuple(remarks)

    async def _tells_of_closed_dms(self, session: int, seat: Seat, live: HandLive) -> bool:
        """Whether this panel is the one that tells its owner, once, that no message could be sent."""
        messages = self._outbox.messages
        dm = await messages.get(session, dm_hand(seat))
        if dm is None or not dm.closed or dm.message is not None:
            return False
        if await messages.get(session, told_of_dms(seat)) is None:
            await messages.remember(session, told_of_dms(seat), dm.version)
            live.tells_of_closed_dms = True
        return live.tells_of_closed_dms

    async def _picture(self, asking: Asking) -> Image | None:
        snapshot, seat, words = asking.snapshot, asking.seat, asking.words
        half_made = self._half_made(asking)
        if half_made is not None:
            return await half_made
        if snapshot.record.status != "playing":
            return await self._drawing.public(snapshot, words)
        return await self._drawing.hand(snapshot.game.id, snapshot.view(seat), labelled(snapshot, words))

    def _half_made(self, asking: Asking) -> Awaitable[Image | None] | None:
        """The picture of a half-made choice, where the game draws one."""
        snapshot = asking.snapshot
        drawer = PICTURES.get(snapshot.game.id) if asking.focus and snapshot.record.status == "playing" else None
        drawn = None if drawer is None else drawer(asking)
        if drawn is None:
            return None
        key, draw = drawn
        labels = labelled(snapshot, asking.words)
        kept = (snapshot.game.id, "choice", asking.view, asking.words.locale, key)
        return self._drawing.image(kept, lambda: draw(labels))

    async def _looked_at(self, live: HandLive) -> None:
        if live.offered is None:
            return
        seat = (await self._registry.snapshot(live.session)).record.seat_of(live.person)
        if seat is not None:
            await self._outbox.messages.remember(live.session, looked_by(seat), live.offered)

    async def _looked(self, snapshot: Snapshot, seat: Seat) -> int:
        row = await self._outbox.messages.get(snapshot.record.id, looked_by(seat))
        return 0 if row is None else row.version


def looked_by(seat: Seat) -> str:
    """The recipient that keeps the version up to which a seat's owner has looked."""
    return f"hand:{seat}"


def without_hand(snapshot: Snapshot, seat: Seat | None, words: Words) -> Panel:
    """The answer to somebody who asks for a hand and has none here."""
    record = snapshot.record
    said = "hand-not-begun" if record.status == "lobby" else "hand-over" if seat is not None else "hand-none"
    guide = Button(custom_id("guide", record.id), words.get("guide-button"))
    log = (Button(custom_id("log", record.id), words.get("log-button")),) if snapshot.begun else ()
    return Panel((Line(words.get(said)), ActionRow((guide, *log))))


def _stands(interaction: Interaction) -> bool:
    message = interaction.message
    return updates(interaction) and message is not None and not message.flags.ephemeral
