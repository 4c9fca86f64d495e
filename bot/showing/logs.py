"""The log of a table: what its reader may know of each entry, and the table as it then stood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from bot.basics.harmless import unmarked
from bot.panels.layout import Image
from bot.panels.log import LONGEST_ILLUSTRATED, LogPage, LogTurn
from bot.panels.names import labelled, mentioned, seat_label, told_lines
from bot.showing.drawing import Drawing
from bot.showing.history import FullEntry, Histories, is_open
from bot.showing.messages import Messages
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.core.text import Text
from engines.table.journal import TOLD_BY_EVENTS, Entry, replay
from engines.table.ports import SessionStore
from engines.table.snapshot import Snapshot
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: a seat's owner or anybody (None), in which words, in words alone or with pictures.

    `replays`: not somebody who was there, but who looks at a finished game later, without people's names: as the seat
    knew it `then`, or with all `open`. Of the end, which opens everything, nothing is held back.
    """

    seat: Seat | None
    words: Words
    in_words: bool
    replays: Literal["then", "open"] | None = None

    def opened(self, snapshot: Snapshot) -> bool:
        """Whether everything may be shown to the reader."""
        return is_open(snapshot) and self.replays != "then"


@dataclass(frozen=True, slots=True)
class _Told:
    """What the reader may know of an entry; `mover` is whose move it is, where it is one and they may know that."""

    version: int
    at: datetime
    lines: tuple[Text, ...]
    mover: Seat | None


class Logs:
    """The logs of all tables."""

    def __init__(self, store: SessionStore, histories: Histories, drawing: Drawing, messages: Messages) -> None:
        """`messages` keeps how far each seat's owner has read."""
        self._store, self._histories, self._drawing, self._messages = store, histories, drawing, messages

    async def page(self, snapshot: Snapshot, reader: Reader, wanted: int | None) -> LogPage | None:
        """A page of the log as its reader may know it; None where the log is empty.

        Without a wish (None) it is where the reader was the last time, or what has come after where that was the
        end; for who has no seat, or reads for the first time, the last one. Raises `UnreadableJournal`.
        """
        entries = await self._entries(snapshot, reader)
        if not entries:
            return None
        last = len(entries) - 1
        number = await self._left_off(snapshot, reader, entries) if wanted is None else min(max(wanted, 0), last)
        entry = entries[number]
        lines = _lines(snapshot, reader, entry)
        page = LogPage(number, len(entries), entry.at, lines, turns=_turns(snapshot, entries, reader.words))
        if reader.seat is not None and reader.replays is None:
            version = entry.version + (number == last)
            await self._messages.remember(snapshot.record.id, read_by(reader.seat), version)
        journal = await self._store.journal(snapshot.record.id)
        state = await self._drawing.aside(lambda: state_at(snapshot, journal, entry.version))
        if state is None:
            return page
        if reader.in_words:
            told = (labelled if reader.replays else mentioned)(snapshot, reader.words)
            tale = await self._drawing.tell(snapshot.game.id, snapshot.game.view(state, reader.seat), told)
            return replace(page, tale=tale)
        return replace(page, images=await self._pictures(snapshot, reader, state))

    async def _left_off(self, snapshot: Snapshot, reader: Reader, entries: Sequence[_Told]) -> int:
        last = len(entries) - 1
        kept = None
        if reader.seat is not None:
            kept = await self._messages.get(snapshot.record.id, read_by(reader.seat))
        if kept is None:
            return last
        return next((at for at, entry in enumerate(entries) if entry.version >= kept.version), last)

    async def _entries(self, snapshot: Snapshot, reader: Reader) -> list[_Told]:
        game, record, told = snapshot.game, snapshot.record, []
        for entry in (await self._histories.whole(snapshot)).entries:
            if reader.replays is not None and entry.kind not in TOLD_BY_EVENTS:
                continue
            opened = reader.opened(snapshot)
            lines = entry.open_lines(game, record) if opened else entry.lines(game, record, reader.seat)
            if lines:
                told.append(_Told(entry.version, entry.at, lines, _mover(snapshot, reader, entry)))
        return told

    async def _pictures(self, snapshot: Snapshot, reader: Reader, state: object) -> tuple[Image, ...]:
        game, words = snapshot.game, labelled(snapshot, reader.words)
        images = [await self._drawing.board(game.id, game.view(state, reader.seat), words)]
        if reader.opened(snapshot) and game.outcome(state) is None:
            images += [await self._hand(snapshot, words, state, seat) for seat in range(snapshot.record.seats)]
        elif reader.seat is not None and game.outcome(state) is None:
            images.append(await self._hand(snapshot, words, state, reader.seat))
        return tuple(dict.fromkeys(image for image in images if image is not None))

    async def _hand(self, snapshot: Snapshot, words: Words, state: object, seat: Seat) -> Image | None:
        return await self._drawing.hand(snapshot.game.id, snapshot.game.view(state, seat), words)


def _lines(snapshot: Snapshot, reader: Reader, entry: _Told) -> list[str]:
    if reader.replays is not None:
        return list(map(labelled(snapshot, reader.words), entry.lines))
    return told_lines(snapshot, reader.words, entry.lines, LONGEST_ILLUSTRATED)


def read_by(seat: Seat) -> str:
    """The recipient that keeps from which version on a seat's owner goes on reading the log."""
    return f"log:{seat}"


def _mover(snapshot: Snapshot, reader: Reader, entry: FullEntry) -> Seat | None:
    """Whose move an entry is, if it is one and the reader may know."""
    if entry.kind != "move" or entry.seat is None:
        return None
    known = reader.opened(snapshot) or entry.seat == reader.seat or entry.is_openly_by(snapshot.game, entry.seat)
    return entry.seat if known else None


def _turns(snapshot: Snapshot, entries: Sequence[_Told], words: Words) -> tuple[LogTurn, ...]:
    """The turns: each begins where somebody else moves than the one before; first of all is how the game began."""
    labels, turns, mover = labelled(snapshot, words), [], None
    for page, entry in enumerate(entries):
        begins = entry.mover is not None and entry.mover != mover
        if begins or not page:
            who = seat_label(snapshot, entry.mover, words) if entry.mover is not None else ""
            turns.append(LogTurn(page, who, unmarked(labels(entry.lines[0]))))
        mover = mover if entry.mover is None else entry.mover
    return tuple(turns)


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
