"""The log of a table: what its reader may know of each entry, and the table as it then stood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.panels.layout import Image
from bot.panels.log import LONGEST_ILLUSTRATED, LogPage
from bot.panels.names import labelled, mentioned, told_lines
from bot.showing.drawing import Drawing
from bot.showing.history import Histories, is_open
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.core.text import Text
from engines.table.journal import Entry, replay
from engines.table.ports import SessionStore
from engines.table.snapshot import Snapshot
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: a seat's owner or anybody (None), in which words, in words alone or with pictures."""

    seat: Seat | None
    words: Words
    in_words: bool


@dataclass(frozen=True, slots=True)
class _Told:
    """What the reader may know of an entry."""

    version: int
    at: datetime
    lines: tuple[Text, ...]


class Logs:
    """The logs of all tables."""

    def __init__(self, store: SessionStore, histories: Histories, drawing: Drawing) -> None:
        self._store, self._histories, self._drawing = store, histories, drawing

    async def page(self, snapshot: Snapshot, reader: Reader, wanted: int | None) -> LogPage | None:
        """A page of the log (None: the last) as its reader may know it; None where the log is empty.

        Raises `UnreadableJournal`.
        """
        entries = await self._entries(snapshot, reader)
        if not entries:
            return None
        number = len(entries) - 1 if wanted is None else min(max(wanted, 0), len(entries) - 1)
        entry = entries[number]
        lines = told_lines(snapshot, reader.words, entry.lines, LONGEST_ILLUSTRATED)
        journal = await self._store.journal(snapshot.record.id)
        state = await self._drawing.aside(lambda: state_at(snapshot, journal, entry.version))
        if state is None:
            return LogPage(number, len(entries), entry.at, lines)
        if reader.in_words:
            tale = await self._drawing.tell(
                snapshot.game.id, snapshot.game.view(state, reader.seat), mentioned(snapshot, reader.words)
            )
            return LogPage(number, len(entries), entry.at, lines, tale=tale)
        return LogPage(number, len(entries), entry.at, lines, await self._pictures(snapshot, reader, state))

    async def _entries(self, snapshot: Snapshot, reader: Reader) -> list[_Told]:
        game, record, told = snapshot.game, snapshot.record, []
        for entry in (await self._histories.whole(snapshot)).entries:
            lines = entry.open_lines(game, record) if is_open(snapshot) else entry.lines(game, record, reader.seat)
            if lines:
                told.append(_Told(entry.version, entry.at, lines))
        return told

    async def _pictures(self, snapshot: Snapshot, reader: Reader, state: object) -> tuple[Image, ...]:
        game, words = snapshot.game, labelled(snapshot, reader.words)
        images = [await self._drawing.board(game.id, game.view(state, reader.seat), words)]
        if is_open(snapshot) and game.outcome(state) is None:
            images += [await self._hand(snapshot, words, state, seat) for seat in range(snapshot.record.seats)]
        elif reader.seat is not None and game.outcome(state) is None:
            images.append(await self._hand(snapshot, words, state, reader.seat))
        return tuple(dict.fromkeys(image for image in images if image is not None))

    async def _hand(self, snapshot: Snapshot, words: Words, state: object, seat: Seat) -> Image | None:
        return await self._drawing.hand(snapshot.game.id, snapshot.game.view(state, seat), words)


def state_at(snapshot: Snapshot, entries: Sequence[Entry], version: int) -> object | None:
    """The game's state as it stood at a version; None where that is lost."""
    found = None
    try:
        for replayed in replay(snapshot.game, snapshot.record, entries):
            if replayed.entry.version > version:
                break
            found = replayed.state
    except SafehouseError:
        return None
    return found
