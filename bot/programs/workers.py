"""Where computer players think: workers beside the event loop, each replaced alone after a crash or when stuck."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import suppress
from typing import TypeVar

from bot.basics.clock import Clock, SystemClock
from bot.basics.entropy import SEED_BYTES, Entropy, dice
from bot.basics.errors import told
from bot.programs import choosing
from bot.programs.worker import Worker, WorkerLost
from engines.core.coach import Advice
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame, Move, View
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.table.snapshot import Snapshot

log = logging.getLogger(__name__)

T = TypeVar("T")

BUDGET_S = 1.0
"""How long a computer player may think about one move."""
LEAST_BUDGET_S = 0.05
"""So long it may think however many tables wait."""
BEARABLE_S = 10.0
"""So long the last of the tables that wait should have to, where that is possible."""
MOST_TRIES = 2
"""So many workers may be lost over one move."""


class NoAdvice(SafehouseError):
    """A worker was lost over a question, or the game's coach has a defect."""

    def __init__(self) -> None:
        super().__init__("error-no-advice")


class Workers:
    """So many workers, each started when all others are busy. Who asks first is served first.

    What chance they have comes from one draw of `entropy`.
    """

    def __init__(self, make: Callable[[], Executor], entropy: Entropy, most: int, clock: Clock | None = None) -> None:
        """`make` makes an executor of one worker; `clock` shows real time."""
        self._dice, self._most = dice(entropy), most
        self._free = [Worker(make, clock or SystemClock()) for _ in range(most)]
        self._all = tuple(self._free)
        self._turns = asyncio.Semaphore(most)
        self._busy: set[asyncio.Task[object]] = set()
        self._warming: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        """Start one early; the first move then finds it running."""
        if self._warming is None and self._free:
            self._warming = asyncio.ensure_future(self._warm(self._free[-1]))

    async def choose(self, snapshot: Snapshot, seat: Seat, waiting: Callable[[], int]) -> Move:
        """The computer player's move; where it has a defect, or workers are lost over it, any legal one.

        `waiting` tells how many moves are waited for, this one among them, when it is begun.
        """
        view, legal = await asyncio.to_thread(situation, snapshot, seat)
        seed = self._dice.randbytes(SEED_BYTES)
        strength = snapshot.record.holders[seat].strength

        def begin(worker: Worker) -> Coroutine[object, object, Move]:
            budget_s = fair_budget_s(waiting(), self._most)
            return self._chosen(worker, snapshot, view, legal, seed, budget_s, strength)

        return await self._handed(begin)

    async def advise(self, game: AnyGame, view: View, legal: Sequence[Move]) -> Advice[Move]:
        """What somebody who asks about a question is told. Raises `NoAdvice` where that has failed."""
        return await self._handed(lambda worker: self._advised(worker, game, view, legal))

    async def _handed(self, begin: Callable[[Worker], Coroutine[object, object, T]]) -> T:
        """What comes of work that the next free worker does."""
        await self._turns.acquire()
        worker = self._free.pop()
        thinking = asyncio.ensure_future(begin(worker))
        self._busy.add(thinking)
        thinking.add_done_callback(lambda done: self._free_again(worker, done))
        return await asyncio.shield(thinking)

    async def guess(self, snapshot: Snapshot, seat: Seat) -> Move:
        """Any legal move."""
        return self._dice.choice((await asyncio.to_thread(situation, snapshot, seat))[1])

    def drop(self) -> None:
        """Let go of them, busy or not."""
        for task in (*self._busy, *(() if self._warming is None else (self._warming,))):
            task.cancel()
        self._warming = None
        for worker in self._all:
            worker.drop()

    async def _warm(self, worker: Worker) -> None:
        with suppress(WorkerLost):
            await worker.start()

    async def _chosen(
        self,
        worker: Worker,
        snapshot: Snapshot,
        view: View,
        legal: Sequence[Move],
        seed: bytes,
        budget_s: float,
        strength: Strength,
    ) -> Move:
        for _ in range(MOST_TRIES):
            try:
                return await worker.do(choosing.choose, snapshot.game, view, legal, seed, budget_s, strength)
            except WorkerLost as lost:
                log.warning("session %d: a computer player's worker is lost: %s", snapshot.record.id, lost)
            except Exception as error:
                log.error("session %d: no move was chosen: %s", snapshot.record.id, told(error))
                break
        log.warning("session %d: any legal move instead", snapshot.record.id)
        return self._dice.choice(legal)

    async def _advised(self, worker: Worker, game: AnyGame, view: View, legal: Sequence[Move]) -> Advice[Move]:
        seed = self._dice.randbytes(SEED_BYTES)
        try:
            return await worker.do(choosing.advise, game, view, legal, seed, BUDGET_S)
        except Exception as error:
            log.error("no advice in %s: %s", game.id, told(error))
            raise NoAdvice from error

    def _free_again(self, worker: Worker, done: asyncio.Task[object]) -> None:
        self._busy.discard(done)
        self._free.append(worker)
        self._turns.release()


def fair_budget_s(waiting: int, workers: int) -> float:
    """How long each of so many moves may be thought about: a fair share of what is bearable for the last of them."""
    return max(LEAST_BUDGET_S, min(BUDGET_S, BEARABLE_S * workers / max(1, waiting)))


def processes() -> Executor:
    """A worker in a process of its own.

    Where there are fork servers one loads the engines once, and each worker, also one that replaces another, starts
    in no time.
    """
    has_server = "forkserver" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if has_server else "spawn")
    if has_server:
        context.set_forkserver_preload([choosing.__name__])
    return ProcessPoolExecutor(1, mp_context=context, initializer=choosing.begin)


def situation(snapshot: Snapshot, seat: Seat) -> tuple[View, list[Move]]:
    """What a seat sees, and its legal moves; to be worked out beside the event loop."""
    return snapshot.view(seat), list(snapshot.legal(seat))
