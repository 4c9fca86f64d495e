"""The coach: somebody's decisions in a finished game looked through by a worker, and hints in one that goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager

from bot.basics.loading import Recent
from bot.programs.workers import NoAdvice, situation
from engines.core.coach import Advice
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame, Move, View
from engines.core.seats import Seat
from engines.table.decisions import Decided, Judged, decisions
from engines.table.ports import SessionStore
from engines.table.record import Person
from engines.table.snapshot import Snapshot

log = logging.getLogger(__name__)

KEPT = 16
"""Of so many people and games what was found is kept for turning the pages."""
TOLD = 6
"""So often, about, is told how far it has come."""

Ask = Callable[[AnyGame, View, Sequence[Move]], Awaitable[Advice[Move]]]
Progress = Callable[[int, int], Awaitable[None]]
"""Hears how many of how many decisions are looked through."""


class Coaching:
    """Looks through what people decided, one question at a time, so that tables' programs go on meanwhile."""

    def __init__(self, ask: Ask, store: SessionStore) -> None:
        self._ask, self._store = ask, store
        self._one = asyncio.Lock()
        self._found: Recent[tuple[int, Person], tuple[Judged, ...]] = Recent(KEPT)
        self._under_way: set[Hashable] = set()

    async def review(self, snapshot: Snapshot, person: Person, progress: Progress) -> tuple[Judged, ...]:
        """All that the person decided in a game that is over, judged by what they saw then.

        Raises `SafehouseError` while the game goes on, to whom nothing was asked, and while it is under way already.
        """
        record, key = snapshot.record, (snapshot.record.id, person)
        if not record.is_over or not snapshot.begun:
            raise SafehouseError("error-not-over-yet")
        if not any(person == holder.person or person in holder.left for holder in record.holders):
            raise SafehouseError("error-nothing-decided")
        if (found := self._found.use(key)) is not None:
            return found
        with self._once(key):
            found = await self._judged(snapshot, person, progress)
        if all(each.advice.moves for each in found):
            self._found[key] = found
        return found

    async def hint(self, snapshot: Snapshot, seat: Seat) -> Advice[Move]:
        """What the coach says to a seat's present question. Raises `SafehouseError` where none may be asked for."""
        if not snapshot.may_ask_hint(seat):
            raise SafehouseError("error-no-hint")
        with self._once(("hint", snapshot.record.id, seat)):
            view, legal = await asyncio.to_thread(situation, snapshot, seat)
            async with self._one:
                return await self._ask(snapshot.game, view, legal)

    @contextmanager
    def _once(self, what: Hashable) -> Iterator[None]:
        """Let nobody ask for the same meanwhile. Raises `SafehouseError` where it is under way."""
        if what in self._under_way:
            raise SafehouseError("error-coach-at-it")
        self._under_way.add(what)
        try:
            yield
        finally:
            self._under_way.discard(what)

    async def _judged(self, snapshot: Snapshot, person: Person, progress: Progress) -> tuple[Judged, ...]:
        game, record = snapshot.game, snapshot.record
        entries = await self._store.journal(record.id)
        decided = await asyncio.to_thread(lambda: decisions(game, record, entries, person))
        if not decided or not game.computer_seats(snapshot.options):
            raise SafehouseError("error-nothing-decided")
        judged = []
        for at, each in enumerate(decided):
            if not at % -(-len(decided) // TOLD):
                await progress(at, len(decided))
            judged.append(Judged(each, await self._advice(game, each)))
        return tuple(judged)

    async def _advice(self, game: AnyGame, decided: Decided[Move, View]) -> Advice[Move]:
        """What is said of one decision; nothing where that fails."""
        async with self._one:
            try:
                return await self._ask(game, decided.view, decided.legal)
            except NoAdvice:
                return Advice(())
