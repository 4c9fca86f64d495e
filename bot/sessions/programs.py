"""Computer players: set going by publications and at the start, thinking in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.logs import told
from bot.sessions import choosing
from engines.core.errors import SafehouseError
from engines.core.record import Record
from engines.core.seats import Seat
from engines.core.snapshot import Publication, Snapshot

if TYPE_CHECKING:
    from datetime import datetime

    from bot.app import App

log = logging.getLogger(__name__)

WORKERS = max(1, min(2, (os.cpu_count() or 1) - 1))
BUDGET_S = 1.0
"""How long a computer player may think about one move."""
PATIENCE_S = 20.0
"""How long, in real seconds, a worker may take before it counts as stuck."""
PAUSE_S = 1.5
"""How long the program takes for a move at least, so that people can follow."""
SEED_BYTES = 32
MOST_TRIES = 3
MOST_LOOKS = 6
"""So often a table is looked at again where the program has failed; from then on with all others, by the sweep."""
AT_ONCE = 64
"""At so many tables the program is busy at a time; the others wait for their turn, unloaded."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What the program has answered at a seat: the question, what the seat saw after it, its moves since it saw more.

    `done`: it has nothing to add until something changes.
    """

    question: str | None
    view: Any
    moves: tuple[Any, ...]
    done: bool = False


class Programs:
    """Plays the seats that the program holds, one move at a table at a time."""

    def __init__(self, app: App, pool: Callable[[], Executor], pause_s: float) -> None:
        """`pool` makes the workers, lazily, and anew after a crash."""
        self._app, self._make_pool, self._pause_s = app, pool, pause_s
        self._pool: Executor | None = None
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._failed: dict[int, int] = {}
        self._said: dict[int, dict[Seat, _Said]] = {}
        self._began: dict[int, datetime] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._stopped = False

    def published(self, publication: Publication) -> None:
        """Set the program going where it is waited for."""
        session = publication.after.record.id
        if any(holder.program for holder in publication.after.record.holders):
            self.warm_up()
        if waits(publication.after):
            self.wake(session)
        else:
            self._said.pop(session, None)
            self._began.pop(session, None)

    async def start(self) -> None:
        """Set the program going at all tables that wait for it."""
        for session in await self._app.store.lookup.waiting_programs():
            self.wake(session)

    def look_again(self) -> None:
        """The store works: look again at the tables where the program has failed, as after a failure of the store."""
        for session, looks in tuple(self._failed.items()):
            if looks < MOST_LOOKS:
                self._failed[session] = looks + 1
                self.wake(session)
            else:
                del self._failed[session]

    def warm_up(self) -> None:
        """Start a worker before it is needed, so that the first move needn't wait for it."""
        if not self._stopped and self._pool is None:
            self._pool = self._make_pool()
            self._pool.submit(choosing.ready)

    async def stop(self) -> None:
        """Let go of the computer players; their moves, if not made yet, are made after the next start."""
        self._stopped = True
        for task in tuple(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self._drop_pool()

    async def settled(self) -> None:
        """Return when no table waits for the program any more."""
        while self._playing:
            await asyncio.wait(self._playing.values())

    def wake(self, session: int) -> None:
        """Let the program look at a table."""
        if self._stopped:
            return
        if session in self._playing:
            self._again.add(session)
            return
        task = asyncio.create_task(self._play(session))
        self._playing[session] = task
        task.add_done_callback(lambda _: self._rest(session))

    def _rest(self, session: int) -> None:
        del self._playing[session]
        if session in self._again:
            self._again.discard(session)
            self.wake(session)

    async def _play(self, session: int) -> None:
        tries = 0
        while tries < MOST_TRIES:
            try:
                async with self._places:
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

    async def _move(self, session: int) -> bool:
        """Make one move where one is waited for; whether one was."""
        async with self._app.registry.holding(session) as held:
            snapshot = held.snapshot
        seat = next((seat for seat in waits(snapshot) if not self._is_done(snapshot, seat)), None)
        if seat is None:
            return False
        move = await self._think(snapshot, seat)
        said = self._unchanged(snapshot, seat)
        if said is not None and move in said.moves:
            self._said[session][seat] = replace(said, done=True)
            return True
        made = () if said is None else said.moves
        done = await self._app.registry.act(session, seat, move, snapshot.question(seat), None)
        self._remember(done.after, seat, snapshot.question(seat), (*made, move))
        return True

    def _unchanged(self, snapshot: Snapshot, seat: Seat) -> _Said | None:
        """What the program has said at a seat that has the same question and has seen nothing change since."""
        said = self._said.get(snapshot.record.id, {}).get(seat)
        same = said is not None and (said.question, said.view) == (snapshot.question(seat), snapshot.view(seat))
        return said if same else None

    def _is_done(self, snapshot: Snapshot, seat: Seat) -> bool:
        """Whether the program has nothing to add at a seat: others must agree."""
        said = self._unchanged(snapshot, seat)
        return said is not None and said.done

    def _remember(self, after: Snapshot, seat: Seat, question: str | None, moves: tuple[Any, ...]) -> None:
        said = self._said.pop(after.record.id, {})
        said.pop(seat, None)
        if seat in after.to_act() and after.question(seat) == question:
            said[seat] = _Said(question, after.view(seat), moves)
        if said and after.to_act():
            self._said[after.record.id] = said

    async def _think(self, snapshot: Snapshot, seat: Seat) -> Any:
        """The move, when it is time for it: what nobody looking on can notice needs no pause, and changes none."""
        session, clock = snapshot.record.id, self._app.clock
        began = self._began.setdefault(session, clock.now())
        thinking = asyncio.create_task(self._chosen(snapshot, seat))
        pause = self._pause_s - (clock.now() - began).total_seconds()
        least = _least_s(snapshot, seat, clock.now())
        pausing = asyncio.create_task(clock.sleep(max(0.0, pause, least)))
        try:
            move = await thinking
            if least > 0 or not await asyncio.to_thread(_is_secret, snapshot, seat, move):
                await pausing
                self._began.pop(session, None)
            return move
        finally:
            thinking.cancel()
            pausing.cancel()

    async def _chosen(self, snapshot: Snapshot, seat: Seat) -> Any:
        view, legal = await asyncio.to_thread(_situation, snapshot, seat)
        for _ in range(MOST_TRIES):
            pool = self._pool = self._pool or self._make_pool()
            try:
                work = pool.submit(choosing.choose, snapshot.game, view, legal, os.urandom(SEED_BYTES), BUDGET_S)
                return await asyncio.wait_for(asyncio.wrap_future(work), PATIENCE_S)
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("a computer player's process is lost: %s", type(error).__name__)
                if pool is self._pool:
                    self._drop_pool()
            except Exception as error:
                log.error("session %d: no move was chosen: %s", snapshot.record.id, told(error))
                break
        return random.SystemRandom().choice(legal)

    def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if isinstance(pool, ProcessPoolExecutor):
            for worker in tuple((pool._processes or {}).values()):
                worker.kill()
        if pool is not None:
            pool.shutdown(wait=False)


def waits(snapshot: Snapshot) -> tuple[Seat, ...]:
    """The seats at which the program is asked for a move."""
    record = snapshot.record
    if record.status != "playing" or record.paused:
        return ()
    return tuple(seat for seat in sorted(snapshot.to_act()) if _plays(record, seat))


def processes() -> Executor:
    """Workers in processes of their own."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(WORKERS, mp_context=context, initializer=choosing.begin)


def threads() -> Executor:
    """Workers in threads of this process, for tests."""
    return ThreadPoolExecutor(1, thread_name_prefix="program")


def _plays(record: Record, seat: Seat) -> bool:
    clock = record.clocks[seat]
    return clock.key is not None and (record.holders[seat].program or clock.skip)


def _least_s(snapshot: Snapshot, seat: Seat, now: datetime) -> float:
    least, asked_at = snapshot.game.times(snapshot.state).least_s, snapshot.record.clocks[seat].asked_at
    return 0.0 if least is None or asked_at is None else least - (now - asked_at).total_seconds()


def _situation(snapshot: Snapshot, seat: Seat) -> tuple[Any, list[Any]]:
    return snapshot.view(seat), list(snapshot.legal(seat))


def _is_secret(snapshot: Snapshot, seat: Seat, move: Any) -> bool:
    """Whether nobody who looks on could notice the move; what chance would add doesn't count."""
    game, state = snapshot.game, snapshot.game.clone(snapshot.state)
    try:
        events = game.apply(state, seat, move, snapshot.chance)
    except SafehouseError:
        return False
    seen = any(game.redact(event, None) is not None for event in events)
    return not seen and game.view(state, None) == game.view(snapshot.state, None)
