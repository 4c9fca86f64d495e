"""What happened at each table, entry by entry, as each recipient may know it: the journal read, then kept going."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.basics.errors import told
from bot.basics.loading import Loading
from bot.panels.computers.aliases import alias_text
from bot.store.reading import SPOILT
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame, Event
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.table.changes import HAPPENINGS, Happening, Publication, names
from engines.table.journal import TOLD_BY_EVENTS, Entry, EntryKind, UnreadableJournal, replay
from engines.table.ports import SessionStore
from engines.table.record import SOMEONE, Person, Record
from engines.table.snapshot import Snapshot

log = logging.getLogger(__name__)

KEPT = 512

NEWS: Mapping[EntryKind | Happening, str] = {
    "start": "news-start",
    "undo": "news-undo",
    "paused": "news-paused",
    "resumed": "news-resumed",
    "resigned": "news-resigned",
    "left": "news-left",
    "stand-in": "news-computer",
    "back": "news-back",
    "seat-taken": "news-seat-taken",
    "abandoned": "news-abandoned",
}
"""The text of an entry of which no event of the game's tells."""

Recipient = Seat | None
"""A seat, or None for everybody who watches."""


@dataclass(frozen=True, slots=True)
class FullEntry:
    """An entry of the journal with the game's full events; `undo_seen_by` is who noticed a move being taken back.

    `person` is whom an entry about a seat tells of, if it isn't the seat's owner any more.
    """

    version: int
    at: datetime
    kind: EntryKind
    seat: Seat | None
    what: Happening | None
    events: tuple[Event, ...]
    undo_seen_by: frozenset[Recipient] = frozenset()
    person: Person | None = None

    def lines(self, game: AnyGame, record: Record, recipient: Recipient) -> tuple[Text, ...]:
        """What the recipient may read of it; empty where it must stay hidden that anything happened."""
        if self.kind in TOLD_BY_EVENTS:
            seen = (game.redact(event, recipient) for event in self.events)
            return game.tell_all(event for event in seen if event is not None)
        if self.kind == "undo" and recipient not in self.undo_seen_by:
            return ()
        return self._around(record)

    def is_openly_by(self, game: AnyGame, seat: Seat) -> bool:
        """Whether everybody can see that the seat has done it."""
        return names((event for each in self.events if (event := game.redact(each, None)) is not None), seat)

    def takes_over(self, seat: Seat) -> bool:
        """Whether somebody else has taken the seat over."""
        return (self.kind, self.what, self.seat) == ("life", "seat-taken", seat)

    def open_lines(self, game: AnyGame, record: Record) -> tuple[Text, ...]:
        """All of it, as everybody may read it once the game is over."""
        return game.tell_all(self.events) if self.kind in TOLD_BY_EVENTS else self._around(record)

    def _around(self, record: Record) -> tuple[Text, ...]:
        news = NEWS.get(self.kind if self.what is None else self.what)
        if news is None:
            return ()
        if self.seat is None:
            return (text(news),)
        who, holder = Who(self.seat), record.holders[self.seat]
        if self.what == "stand-in":
            return (text(news, who=who, spy=alias_text(record, self.seat)),)
        if self.what != "left" or self.person is None or self.person not in (holder.person, *holder.left):
            return (text(news, who=who),)
        if holder.free:
            return (text("news-resigned", who=who),)
        return (text("news-left-by-name", who=who, person=f"<@{self.person}>"),)


@dataclass(slots=True)
class History:
    """What happened at a table so far, oldest first; `lost`: what was stored can't be read, only what came since.

    `failure` is why the store could not be asked: then nothing is known, and the next one who looks asks again.
    """

    game: AnyGame
    record: Record
    entries: list[FullEntry]
    lost: bool = False
    failure: Exception | None = None

    def since(self, version: int, recipient: Recipient) -> list[Text]:
        """What the recipient may read of all that happened after a version."""
        later = (entry for entry in self.entries if entry.version > version)
        return [line for entry in later for line in entry.lines(self.game, self.record, recipient)]

    def last(self, recipient: Recipient, most: int) -> list[Text]:
        """The last lines that the recipient may read."""
        found: list[Text] = []
        for entry in reversed(self.entries):
            found[:0] = entry.lines(self.game, self.record, recipient)
            if len(found) >= most:
                break
        return found[-most:]

    def last_move(self, seat: Seat) -> int:
        """The version of the seat's last move that everybody could see to be its own; 0 before its first."""
        seen = (
            entry.version
            for entry in reversed(self.entries)
            if entry.kind == "move" and entry.seat == seat and entry.is_openly_by(self.game, seat)
        )
        return next(seen, 0)

    def taken_over(self, seat: Seat) -> int:
        """The version at which the seat last got another owner; 0 where it never did."""
        return next((entry.version for entry in reversed(self.entries) if entry.takes_over(seat)), 0)

    def add(self, entry: FullEntry) -> None:
        """Go on; what is here already is left out."""
        if not self.entries or entry.version > self.entries[-1].version:
            self.entries.append(entry)


class Histories:
    """The histories of the tables that are being looked at, by session, in memory as they grow."""

    def __init__(
        self,
        store: SessionStore,
        snapshot: Callable[[int], Awaitable[Snapshot]],
        is_elsewhere: Callable[[int], bool] = lambda _: False,
    ) -> None:
        """The history of a table that `is_elsewhere`, at another process, is read each time."""
        self._store, self._snapshot, self._is_elsewhere = store, snapshot, is_elsewhere
        self._kept: Loading[int, History] = Loading(
            KEPT, self._read, lambda history: history.record.is_over, lambda history: history.failure is None
        )
        self._news: dict[int, list[FullEntry]] = {}

    def published(self, publication: Publication) -> None:
        """Go on with the history of a table that is being looked at."""
        session = publication.after.record.id
        if session in self._kept and (entry := from_publication(publication)) is not None:
            self._news.setdefault(session, []).append(entry)
        if (history := self._kept.loaded(session)) is not None:
            self._go_on(history, publication.after.record)
            self._kept.settle(session)

    async def of(self, snapshot: Snapshot) -> History:
        """The history of a table, at least as far as the snapshot; nothing where the store can't be asked."""
        session = snapshot.record.id
        if self._is_elsewhere(session):
            self._kept.drop(session)
        history = await self._kept.get(session)
        self._go_on(history, snapshot.record)
        return history

    async def whole(self, snapshot: Snapshot) -> History:
        """The history of a table from its beginning. Raises `UnreadableJournal`, and what the store raises."""
        history = await self._known(snapshot)
        if history.lost:
            self.forget(snapshot.record.id)
            history = await self._known(snapshot)
        if history.lost:
            raise UnreadableJournal
        return history

    def forget(self, session: int) -> None:
        """Read that table's history again for the next one who asks."""
        self._kept.drop(session)

    async def taken_over(self, snapshot: Snapshot, seat: Seat) -> int:
        """The version from which on what a seat is sent is its present owner's; 0 where it never had another.

        Raises what the store raises.
        """
        return (await self._known(snapshot)).taken_over(seat) if snapshot.record.holders[seat].left else 0

    async def _known(self, snapshot: Snapshot) -> History:
        history = await self.of(snapshot)
        if history.failure is not None:
            raise history.failure
        return history

    def _go_on(self, history: History, record: Record) -> None:
        for entry in self._news.pop(record.id, ()):
            history.add(entry)
        history.record = record

    async def _read(self, session: int) -> History:
        self._news.pop(session, None)
        snapshot = await self._snapshot(session)
        game, record = snapshot.game, snapshot.record
        try:
            return History(game, record, from_journal(game, record, await self._store.journal(session)))
        except (UnreadableJournal, *SPOILT) as error:
            log.error("session %d: the journal can't be read: %s", session, told(error))
            return History(game, record, [], lost=True)
        except Exception as error:
            log.error("session %d: the journal could not be read now: %s", session, told(error))
            return History(game, record, [], failure=error)


def from_publication(publication: Publication) -> FullEntry | None:
    """What a publication adds to the journal, if anything."""
    entry = publication.entry
    if entry is None:
        return None
    everybody: tuple[Recipient, ...] = (None, *range(publication.after.record.seats))
    seen_by = frozenset(recipient for recipient in everybody if publication.heard(recipient))
    return _full(entry, publication.events, seen_by)


def from_journal(game: AnyGame, record: Record, entries: Sequence[Entry]) -> list[FullEntry]:
    """The whole journal; where a move was taken back, the game is played again to tell who noticed."""
    if any(entry.seat is not None and not 0 <= entry.seat < record.seats for entry in entries):
        raise UnreadableJournal
    undone = any(entry.kind == "undo" for entry in entries)
    noticed = _undos_noticed(game, record, entries) if undone else {}
    return [_full(entry, _events(game, entry), noticed.get(entry.version, frozenset())) for entry in entries]


def is_open(snapshot: Snapshot) -> bool:
    """Whether everything may be known by everybody."""
    return snapshot.record.is_over


def _undos_noticed(game: AnyGame, record: Record, entries: Sequence[Entry]) -> dict[int, frozenset[Recipient]]:
    noticed: dict[int, frozenset[Recipient]] = {}
    everybody: tuple[Recipient, ...] = (None, *range(record.seats))
    before: object = None
    try:
        for replayed in replay(game, record, entries):
            if replayed.entry.kind == "undo" and before is not None:
                differing = (who for who in everybody if game.view(before, who) != game.view(replayed.state, who))
                noticed[replayed.entry.version] = frozenset(differing)
            before = replayed.state
    except SafehouseError:
        return noticed
    return noticed


def _full(entry: Entry, events: tuple[Event, ...], undo_seen_by: frozenset[Recipient]) -> FullEntry:
    life = entry.payload if entry.kind == "life" else {}
    what = next((each for each in HAPPENINGS if each == life.get("what")), None)
    person = life.get("person")
    known = person if isinstance(person, int) and person != SOMEONE else None
    return FullEntry(entry.version, entry.at, entry.kind, entry.seat, what, events, undo_seen_by, known)


def _events(game: AnyGame, entry: Entry) -> tuple[Event, ...]:
    if entry.game_version != game.version:
        return ()
    return tuple(game.events.validate_python(event) for event in entry.events)
