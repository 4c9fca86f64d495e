"""The private thread of a side whose players plan together against others."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Mapping
from dataclasses import replace

from bot.delivery.results import Later, Refused, Result, Sent
from bot.known import Known
from bot.panels.covers import game_name
from bot.panels.layout import Button, Note
from bot.panels.names import tags
from bot.showing.outbox import Outbox
from bot.showing.venue import parent_of
from bot.store.shown import PLANNING, Shown, ShownMessages
from bot.tables.registry import Registry
from engines.core.game import AnyGame, Game
from engines.core.text import Text, text
from engines.table.changes import Publication
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot

log = logging.getLogger(__name__)

FEWEST = 2
"""So few people need a thread to plan in."""


class Planning:
    """The planning threads of all sessions: opened when a game begins, archived when it is over.

    There is none where threads can't be opened, or where one of the others could read it. Then the side is told why.
    """

    def __init__(
        self, outbox: Outbox, registry: Registry, known: Known, shown: ShownMessages, games: Mapping[str, AnyGame]
    ) -> None:
        self._outbox, self._registry, self._known = outbox, registry, known
        self._shown, self._games = shown, games

    def published(self, publication: Publication) -> None:
        """Open, fill or archive a thread where the change asks for it."""
        before, after = publication.before.record, publication.after.record
        if not publication.after.begun or after.status == "lobby" or not plans(publication.after.game):
            return
        if (before.status, before.holders, before.place) != (after.status, after.holders, after.place):
            had = sides(publication.before)[0] if publication.before.begun else ()
            self._refresh(after.id, had)

    async def catch_up(self) -> tuple[Hashable, ...]:
        """Do what a stop or a crash has kept from being done; the lanes it is done in."""
        games = [name for name, game in self._games.items() if plans(game)]
        behind = await self._shown.plans_behind(games)
        for session in behind:
            self._refresh(session)
        return tuple((PLANNING, session) for session in behind)

    def _refresh(self, session: int, had: tuple[Person, ...] = ()) -> None:
        self._outbox.lanes.poke((PLANNING, session), lambda: self._bring(session, had))

    async def _bring(self, session: int, had: tuple[Person, ...]) -> None:
        snapshot = await self._registry.snapshot(session)
        record = snapshot.record
        thread = await self._outbox.messages.get(record.id, PLANNING)
        if record.status != "playing":
            await self._close(record, thread)
        elif thread is None or thread.channel is None:
            told = thread is not None and not 0 < len(had) < FEWEST
            await self._open(snapshot, told=told)
        elif not thread.closed:
            await self._change(snapshot, thread, thread.channel, had)

    async def _open(self, snapshot: Snapshot, *, told: bool) -> None:
        """Open the thread and take all in; where there is none to open, say why unless they were `told` before."""
        record, delivery = snapshot.record, self._outbox.delivery
        within, others = sides(snapshot)
        if len(within) < FEWEST:
            await self._outbox.messages.put(Shown(record.id, PLANNING, record.version))
            return
        if record.place.server is None:
            await self._do_without(record, within, text("no-private-thread-here"), told=told)
            return
        parent = await parent_of(delivery, record)
        why = None if parent is None else delivery.places.no_private_thread(parent)
        if why is not None:
            await self._do_without(record, within, why, told=told)
            return
        readers = None if parent is None else await delivery.readers(parent, others)
        if parent is None or readers is None or readers:
            await self._do_without(record, within, _read_by(readers), told=told)
            return
        words = await self._known.words_at(record)
        name = words.get("planning-thread", game=game_name(record.game))
        opened = await delivery.open_private_thread(parent, name)
        self._tried(record, opened)
        if isinstance(opened, Refused):
            if not isinstance(opened, Later):
                await self._do_without(record, within, opened.text, told=told)
            return
        await self._outbox.messages.put(Shown(record.id, PLANNING, 0, opened.channel))
        link = Button(await self._outbox.board_link(record), words.get("hand-board-button"))
        people = tags(within)
        note = Note(
            words.get("planning-begun", people=people), (link,), mentions=self._known.people.callable_now(within)
        )
        await delivery.post(opened.channel, note, silent=False)
        if await self._fill(record, opened.channel, within):
            await self._outbox.messages.put(Shown(record.id, PLANNING, record.version, opened.channel))

    async def _do_without(self, record: Record, within: tuple[Person, ...], why: Text, *, told: bool) -> None:
        """Keep that there is no thread while the same people play, and tell the side, where the table is played."""
        if not told:
            people = tags(within)
            for channel, words in await self._outbox.places(record, within, self._known):
                key = "planning-none-direct" if record.place.server is None else "planning-none"
                said = words.get(key, people=people, reason=why)
                note = Note(said, mentions=self._known.people.callable_now(within))
                await self._outbox.delivery.post(channel, note)
        await self._outbox.messages.put(Shown(record.id, PLANNING, record.version))

    async def _change(self, snapshot: Snapshot, thread: Shown, channel: int, had: tuple[Person, ...]) -> None:
        """Let those in who play on the side now, and nobody else; close it where an opponent could read it.

        The thread stays where it was opened, also when the table moves.
        """
        record, found = snapshot.record, await self._outbox.delivery.parent(channel)
        parent = None if isinstance(found, Refused) else found.channel
        within, others = sides(snapshot)
        left = (person for holder in record.holders for person in holder.left)
        gone = dict.fromkeys(person for person in (*had, *others, *left) if person not in within)
        filled = await self._fill(record, channel, within, tuple(gone))
        if parent is None or await self._outbox.delivery.readers(parent, others) == ():
            if filled:
                await self._outbox.messages.put(replace(thread, version=record.version))
            return
        words = await self._known.words_at(record)
        people = tags(within)
        note = Note(words.get("planning-overheard", people=people), mentions=self._known.people.callable_now(within))
        await self._outbox.delivery.post(channel, note, silent=False)
        await self._close(record, thread)

    async def _fill(
        self, record: Record, thread: int, within: tuple[Person, ...], gone: tuple[Person, ...] = ()
    ) -> bool:
        """Take all of the side in, put out who has left it; False where Discord was too busy for all of it.

        It is then done later, or at the next start.
        """
        delivery = self._outbox.delivery
        results = [await delivery.put_out(thread, person) for person in gone]
        results += [await delivery.take_in(thread, person) for person in within]
        late = next((result for result in results if isinstance(result, Later)), None)
        self._tried(record, late or Sent(thread), gone)
        return late is None

    def _tried(self, record: Record, result: Result, had: tuple[Person, ...] = ()) -> None:
        self._outbox.tried((PLANNING, record.id), result, lambda: self._bring(record.id, had))

    async def _close(self, record: Record, had: Shown | None) -> None:
        if had is None or had.closed:
            return
        if had.channel is not None:
            await self._outbox.delivery.archive(had.channel)
        await self._outbox.messages.put(Shown(record.id, PLANNING, record.version, had.channel, closed=True))


def _read_by(readers: tuple[Person, ...] | None) -> Text:
    """Why nobody could plan in private there; None: Discord doesn't tell who can read threads."""
    if readers is None:
        return text("planning-none-unsure")
    return text("planning-none-read", people=tags(readers))


def plans(game: AnyGame) -> bool:
    """Whether a game can have a side that plans together."""
    return type(game).planning is not Game.planning


def sides(snapshot: Snapshot) -> tuple[tuple[Person, ...], tuple[Person, ...]]:
    """The people of the side that plans together, and all other people at the table."""
    seats = snapshot.game.planning(snapshot.view(None))
    people = [(holder.person, seat in seats) for seat, holder in enumerate(snapshot.record.holders)]
    within = tuple(person for person, on in people if person is not None and on)
    return within, tuple(person for person, on in people if person is not None and not on)
