"""Computer players: set going by publications and at the start, thinking beside the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.basics.clock import Clock
from bot.basics.entropy import Entropy
from bot.basics.errors import told
from bot.basics.lanes import Lanes
from bot.basics.reach import Reach
from bot.programs.circles import Circles
from bot.programs.line import Line
from bot.programs.said import Said
from bot.programs.workers import Workers
from bot.store.lookup import Lookup
from bot.tables.registry import Registry
from engines.core.coach import Advice
from engines.core.errors import AlreadySo, SafehouseError
from engines.core.game import AnyGame, Move, View
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.clocks import least_left_s
from engines.table.record import Record
from engines.table.snapshot import Snapshot

log = logging.getLogger(__name__)

PAUSE_S = 1.5
"""The least time that the program takes for a move; people can follow it."""
MOST_TRIES = 3
MOST_LOOKS = 6
"""So often a table is tried again soon where the program has failed; after that with all others, by the sweep."""
AT_ONCE = 2
"""So many tables for each worker have their turn at a time: one is got ready while the worker thinks about another.
All others wait, unloaded."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """The seat that the program is asked at, and the table then."""

    snapshot: Snapshot
    seat: Seat

    def stands(self, after: Snapshot) -> bool:
        """Whether the question does."""
        return after.question(self.seat) == self.snapshot.question(self.seat)


@dataclass(slots=True)
class _Thought:
    """A move on its way; `asked` is known once the table has its turn."""

    move: asyncio.Task[Move | None]
    asked: _Asked | None = None


class Programs:
    """Plays the seats that the program holds, one move at a table at a time."""

    def __init__(
        self,
        clock: Clock,
        registry: Registry,
        lookup: Lookup,
        reach: Reach,
        entropy: Entropy,
        pool: Callable[[], Executor],
        workers: int,
        pause_s: float,
    ) -> None:
        """`pool` makes each of so many workers, lazily, and again after it was lost."""
        self._clock, self._registry, self._lookup, self._pause_s = clock, registry, lookup, pause_s
        self._reach = reach
        self._workers, self._said, self._circles = Workers(pool, entropy, workers), Said(), Circles()
        self._lanes = Lanes("the program at")
        self._failed: dict[int, int] = {}
        self._resting: set[int] = set()
        self._began: dict[int, datetime] = {}
        self._thoughts: dict[int, _Thought] = {}
        self._line = Line(AT_ONCE * workers)
        self._stopped = False
        reach.on_return.append(lambda _: self._go_on())

    def __len__(self) -> int:
        """How many tables it is at, waits for, or is held up at by a pause."""
        return len(self._lanes)

    @property
    def waiting(self) -> int:
        """How many tables are in the line for a worker, or have one."""
        return len(self._line)

    def published(self, publication: Publication) -> None:
        """Set the program going where it is waited for."""
        session = publication.after.record.id
        if any(holder.program for holder in publication.after.record.holders):
            self.warm_up()
        self._circles.published(publication)
        waited_for = waits(publication.after)
        self._end_overtaken(publication.after, waited_for)
        if waited_for:
            self.wake(session)
        else:
            self._said.forget(session)
            self._began.pop(session, None)

    async def start(self) -> None:
        """Set the program going at all tables that wait for it."""
        for session in await self._lookup.waiting_programs():
            self.wake(session)

    def look_again(self) -> None:
        """The store works: look again at the tables where the program has failed, as after a failure of the store."""
        for session, looks in tuple(self._failed.items()):
            if looks < MOST_LOOKS:
                self._failed[session] = looks + 1
                self.wake(session)
            else:
                del self._failed[session]

    async def advise(self, game: AnyGame, view: View, legal: Sequence[Move]) -> Advice[Move]:
        """What somebody who asks about a question is told of it, by a worker. Raises `NoAdvice`."""
        return await self._workers.advise(game, view, legal)

    def warm_up(self) -> None:
        """Start a worker early; the first move then finds it running."""
        if not self._stopped:
            self._workers.warm_up()

    async def stop(self) -> None:
        """Let go of the computer players; their moves, if not made yet, are made after the next start."""
        self._stopped = True
        await self._lanes.stop(0)
        self._workers.drop()

    async def settled(self) -> None:
        """Return when no table waits for the program."""
        await self._lanes.idle()

    def wake(self, session: int) -> None:
        """Let the program look at a table."""
        if not self._stopped:
            self._lanes.poke(session, lambda: self._play(session))

    def _go_on(self) -> None:
        """Discord is back: look at the tables where the program has rested."""
        resting, self._resting = self._resting, set()
        for session in resting:
            self.wake(session)

    async def _play(self, session: int) -> None:
        tries = 0
        while tries < MOST_TRIES:
            try:
                moved = await self._move(session)
                self._failed.pop(session, None)
                if not moved:
                    return
                tries = 0
            except SafehouseError:
                tries += 1
            except Exception as error:
                log.error("session %d: the program failed: %s", session, told(error))
                tries += 1
        self._failed.setdefault(session, 0)

    def _end_overtaken(self, after: Snapshot, waited_for: tuple[Seat, ...]) -> None:
        """A move that is waited for no more leaves the line; what a worker thinks of already is dropped."""
        thought = self._thoughts.get(after.record.id)
        if thought is None:
            return
        asked = thought.asked
        if not waited_for if asked is None else asked.seat not in waited_for or not asked.stands(after):
            thought.move.cancel()

    async def _move(self, session: int) -> bool:
        """Make one move where one is waited for; whether one was, and the program should look again.

        None is made while Discord is away, as nobody could answer: the program rests.
        """
        if self._reach.is_lost:
            self._resting.add(session)
            return False
        thought = self._thoughts[session] = _Thought(asyncio.ensure_future(self._think(session)))
        try:
            await asyncio.wait({thought.move})
        finally:
            thought.move.cancel()
            del self._thoughts[session]
        move = None if thought.move.cancelled() else thought.move.result()
        if move is None or thought.asked is None:
            return False
        snapshot, seat = thought.asked.snapshot, thought.asked.seat
        question, said = snapshot.question(seat), self._said.moves(snapshot, seat)
        if move in said:
            self._said.finish(session, seat)
        else:
            after = await self._act(snapshot, seat, move)
            self._said.remember(after or snapshot, seat, question, (*said, move))
            return after is not None or seat in snapshot.to_act()
        return True

    async def _act(self, snapshot: Snapshot, seat: Seat, move: Move) -> Snapshot | None:
        """Make a move; the table after it, or None where the move would change nothing."""
        try:
            return (await self._registry.act(snapshot.record.id, seat, move, snapshot.question(seat), None)).after
        except AlreadySo:
            return None

    async def _think(self, session: int) -> Move | None:
        """The move, once it is time for it, or None where none is waited for.

        A move that nobody else can notice needs no pause and changes none. A pause takes nobody's turn in the line.
        """
        clock = self._clock
        began = self._began.setdefault(session, clock.now())
        async with self._line.turn():
            asked = self._thoughts[session].asked = await self._asked(session)
            if asked is None:
                self._began.pop(session, None)
                return None
            snapshot, seat = asked.snapshot, asked.seat
            now = clock.now()
            least = least_left_s(snapshot, seat, now)
            move = await self._chosen(snapshot, seat)
        if least > 0 or not await asyncio.to_thread(_is_secret, snapshot, seat, move):
            await clock.until(max(began + timedelta(seconds=self._pause_s), now + timedelta(seconds=least)))
            self._began.pop(session, None)
        return move

    async def _asked(self, session: int) -> _Asked | None:
        """Where the program is to move, if it is."""
        snapshot = await self._registry.snapshot(session)
        seat = next((seat for seat in waits(snapshot) if not self._said.is_done(snapshot, seat)), None)
        if seat is not None and self._circles.is_over(session):
            log.error("session %d: the program goes round in circles and stops", session)
            return None
        return None if seat is None else _Asked(snapshot, seat)

    async def _chosen(self, snapshot: Snapshot, seat: Seat) -> Move:
        if self._circles.is_lost(snapshot.record.id):
            return await self._workers.guess(snapshot, seat)
        return await self._workers.choose(snapshot, seat, lambda: len(self._line))


def waits(snapshot: Snapshot) -> tuple[Seat, ...]:
    """The seats at which the program is asked for a move: those waited for, and those the game goes on without."""
    record = snapshot.record
    if record.status != "playing" or record.paused or snapshot.rests():
        return ()
    away = {seat for seat in snapshot.game.away(snapshot.state) if record.holders[seat].program}
    asked = {seat for seat in snapshot.to_act() if _plays(record, seat)}
    return tuple(sorted(asked | away))


def _plays(record: Record, seat: Seat) -> bool:
    clock = record.clocks[seat]
    return clock.key is not None and (record.holders[seat].program or clock.skip)


def _is_secret(snapshot: Snapshot, seat: Seat, move: Move) -> bool:
    """Whether the move is invisible to all others; what chance would add doesn't count."""
    game, state = snapshot.game, snapshot.game.clone(snapshot.state)
    try:
        events = game.apply(state, seat, move, snapshot.chance)
    except SafehouseError:
        return False
    seen = any(game.redact(event, None) is not None for event in events)
    return not seen and game.view(state, None) == game.view(snapshot.state, None)
