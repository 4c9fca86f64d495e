"""Note sheets as people see them: their private panels, kept up to date while they are live."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.delivery.delivery import Interaction
from bot.known import Known
from bot.panels.layout import Image, Line, Panel
from bot.panels.names import labelled, text_prefix
from bot.panels.notes import Notes, NotesPage, fitting, has_sheets, notes_panel, page_of, turned_to
from bot.showing.drawing import Drawing
from bot.showing.history import is_open
from bot.showing.live import Live, Refreshing
from bot.showing.outbox import Outbox
from bot.store.sheets import SheetMarks
from bot.tables.belonging import need_among
from bot.tables.registry import Registry
from engines.core.seats import Seat
from engines.core.sheets import Mark, MarkedSheet, Sheet, seen
from engines.table.changes import Publication
from engines.table.snapshot import Snapshot
from renderers.sheet import sheet_picture, sheet_told
from renderers.words import Words


class NotePanels:
    """The note panels of all sessions; what somebody marks is soon on everybody's who sees the sheet."""

    def __init__(
        self, outbox: Outbox, registry: Registry, known: Known, drawing: Drawing, sheets: SheetMarks
    ) -> None:
        self._registry, self._known = registry, known
        self._drawing, self._sheets = drawing, sheets
        self.live = Refreshing(outbox, known.people, "notes", Live, self._compose)

    def published(self, publication: Publication) -> None:
        """Bring the live panels of all who hear of the change up to date."""
        self.live.published(publication)

    def marked(self, session: int) -> None:
        """Bring all panels of a session up to date after somebody's marks."""
        self.live.refresh_all(session)

    async def open(self, interaction: Interaction, session: int, page: NotesPage) -> None:
        """Answer a press with this page; from then on it changes by itself.

        Raises `SafehouseError`, and keeps no panel, where there is no such session or it is nothing to the presser.
        """
        need_among((await self._registry.snapshot(session)).record, interaction.user.id)
        await self.live.open(self.live.pressed(interaction, session, page.args()))

    async def _compose(self, live: Live) -> Panel:
        snapshot, page = await self._registry.snapshot(live.session), page_of(live.focus)
        words = self._known.words_of(live.person, live.locale)
        seat = snapshot.record.seat_of(live.person)
        sheets = sheets_of(snapshot, seat) if snapshot.begun else ()
        if not sheets:
            return Panel((Line(_none(snapshot, words)),))
        sheet = turned_to(sheets, seat, page)
        marked = MarkedSheet(sheet, (await self._marks(snapshot)).get(sheet.id, ()))
        image = (
            None if self._known.people.settings(live.person).words else await self._picture(snapshot, marked, words)
        )
        quiet = self.live.is_quiet(live)
        tale = sheet_told(marked, labelled(snapshot, words))
        return notes_panel(snapshot, seat, words, Notes(sheets, marked, fitting(page, sheet), image, tale, quiet))

    async def _marks(self, snapshot: Snapshot) -> Mapping[str, tuple[Mark, ...]]:
        return await self._sheets.of(snapshot.record.id)

    async def _picture(self, snapshot: Snapshot, marked: MarkedSheet, words: Words) -> Image | None:
        labels, game = labelled(snapshot, words), snapshot.game.id
        key = (game, "sheet", marked, words.locale)
        return await self._drawing.image(key, lambda: sheet_picture(game, marked, labels))


def _none(snapshot: Snapshot, words: Words) -> str:
    """Why there is no sheet to be seen: in the game's own words, where it has any."""
    own = f"{text_prefix(snapshot.game.id)}-notes-none"
    return words.get(own if words.has(own) else "notes-none")


def sheets_of(snapshot: Snapshot, seat: Seat | None) -> tuple[Sheet, ...]:
    """The sheets that a seat (None: somebody who looks on) sees; all of the table's once it is over."""
    if not snapshot.begun or not has_sheets(snapshot.game):
        return ()
    if not is_open(snapshot):
        return _seen(snapshot, [seat])
    return _seen(snapshot, [None, *range(snapshot.record.seats)])


def _seen(snapshot: Snapshot, viewers: Iterable[Seat | None]) -> tuple[Sheet, ...]:
    found: dict[str, Sheet] = {}
    for viewer in viewers:
        for sheet in seen(snapshot.game.sheets(snapshot.view(viewer)), viewer):
            found.setdefault(sheet.id, sheet)
    return tuple(found.values())
