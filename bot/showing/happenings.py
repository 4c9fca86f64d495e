"""What happened at a table, line by line, as each recipient may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.table.changes import Publication, names
from engines.table.journal import Entry, EntryKind, replay
from engines.table.record import Record

Recipient = Seat | None
"""A seat, or None for everybody who watches."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A line of the journal with the game's full events; `undo_seen_by` is who noticed a move being taken back."""

    version: int
    at: datetime
    kind: EntryKind
    seat: Seat | None
    what: str
    events: tuple[Any, ...]
    undo_seen_by: frozenset[Recipient] = frozenset()

    def lines(self, game: AnyGame, recipient: Recipient) -> tuple[Text, ...]:
        """What the recipient may read of it; nothing where they may not know that anything happened."""
        if self.kind in ("move", "expire"):
            seen = (game.redact(event, recipient) for event in self.events)
            return game.tell_all(event for event in seen if event is not None)
        if self.kind == "undo" and recipient not in self.undo_seen_by:
            return ()
        return self._around()

    def is_openly_by(self, game: AnyGame, seat: Seat) -> bool:
        """Whether all can see that the seat has done it."""
        return names((event for each in self.events if (event := game.redact(each, None)) is not None), seat)

    def takes_over(self, seat: Seat) -> bool:
        """Whether somebody else has taken the seat over."""
        return (self.kind, self.what, self.seat) == ("life", "seat-taken", seat)

    def open_lines(self, game: AnyGame) -> tuple[Text, ...]:
        """All of it, as everybody may read it once the game is over."""
        return game.tell_all(self.events) if self.kind in ("move", "expire") else self._around()

    def _around(self) -> tuple[Text, ...]:
        if self.kind == "migrate":
            return ()
        name = f"news-{self.what if self.kind == 'life' else self.kind}"
        return (text(name) if self.seat is None else text(name, who=Who(self.seat)),)


def from_publication(publication: Publication) -> Happening | None:
    """What a publication adds to the journal, if anything."""
    entry = publication.entry
    if entry is None:
        return None
    everybody: tuple[Recipient, ...] = (None, *range(publication.after.record.seats))
    seen_by = frozenset(recipient for recipient in everybody if publication.heard(recipient))
    return _happening(entry, publication.events, seen_by)


def from_journal(game: AnyGame, record: Record, entries: Sequence[Entry]) -> list[Happening]:
    """The whole journal; where a move was taken back, the game is played again to tell who noticed."""
    undone = any(entry.kind == "undo" for entry in entries)
    noticed = _undos_noticed(game, record, entries) if undone else {}
    return [_happening(entry, _events(game, entry), noticed.get(entry.version, frozenset())) for entry in entries]


def _undos_noticed(game: AnyGame, record: Record, entries: Sequence[Entry]) -> dict[int, frozenset[Recipient]]:
    noticed: dict[int, frozenset[Recipient]] = {}
    everybody: tuple[Recipient, ...] = (None, *range(record.seats))
    before: Any = None
    try:
        for told in replay(game, record, entries):
            if told.entry.kind == "undo" and before is not None:
                differing = (who for who in everybody if game.view(before, who) != game.view(told.state, who))
                noticed[told.entry.version] = frozenset(differing)
            before = told.state
    except SafehouseError:
        return noticed
    return noticed


def _happening(entry: Entry, events: tuple[Any, ...], undo_seen_by: frozenset[Recipient]) -> Happening:
    what = str(entry.payload.get("what", "")) if entry.kind == "life" else ""
    return Happening(entry.version, entry.at, entry.kind, entry.seat, what, events, undo_seen_by)


def _events(game: AnyGame, entry: Entry) -> tuple[Any, ...]:
    if entry.game_version != game.version:
        return ()
    return tuple(game.events.validate_python(event) for event in entry.events)
