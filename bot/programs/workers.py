"""Where computer players think: workers beside the event loop, replaced after a crash or when stuck."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor

from bot.basics.entropy import SEED_BYTES, Entropy, dice
from bot.basics.errors import told
from bot.programs import choosing
from engines.core.game import Move, View
from engines.core.seats import Seat
from engines.table.snapshot import Snapshot

log = logging.getLogger(__name__)

WORKERS = max(1, min(2, (os.cpu_count() or 1) - 1))
BUDGET_S = 1.0
"""How long a computer player may think about one move."""
PATIENCE_S = 20.0
"""How long, in real seconds, a worker may take before it counts as stuck."""
MOST_TRIES = 3


class Workers:
    """A pool of workers, made as soon as one is needed. What chance they have comes from one draw of `entropy`."""

    def __init__(self, make: Callable[[], Executor], entropy: Entropy) -> None:
        self._make, self._dice = make, dice(entropy)
        self._pool: Executor | None = None

    def warm_up(self) -> None:
        """Start one early; the first move then finds it running."""
        if self._pool is None:
            self._pool = self._make()
            self._pool.submit(choosing.ready)

    async def choose(self, snapshot: Snapshot, seat: Seat) -> Move:
        """The computer player's move; where it has a defect, or workers keep dying, any legal one."""
        view, legal = await asyncio.to_thread(_situation, snapshot, seat)
        for _ in range(MOST_TRIES):
            pool = self._pool = self._pool or self._make()
            try:
                seed = self._dice.randbytes(SEED_BYTES)
                work = pool.submit(choosing.choose, snapshot.game, view, legal, seed, BUDGET_S)
                return await asyncio.wait_for(asyncio.wrap_future(work), PATIENCE_S)
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("a computer player's process is lost: %s", type(error).__name__)
                if pool is self._pool:
                    self.drop()
            except Exception as error:
                log.error("session %d: no move was chosen: %s", snapshot.record.id, told(error))
                break
        return self._dice.choice(legal)

    async def guess(self, snapshot: Snapshot, seat: Seat) -> Move:
        """Any legal move."""
        return self._dice.choice((await asyncio.to_thread(_situation, snapshot, seat))[1])

    def drop(self) -> None:
        """Let go of them, busy or not."""
        pool, self._pool = self._pool, None
        if isinstance(pool, ProcessPoolExecutor):
            for worker in tuple((pool._processes or {}).values()):
                worker.kill()
        if pool is not None:
            pool.shutdown(wait=False)


def processes() -> Executor:
    """Workers in processes of their own."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(WORKERS, mp_context=context, initializer=choosing.begin)


def _situation(snapshot: Snapshot, seat: Seat) -> tuple[View, list[Move]]:
    return snapshot.view(seat), list(snapshot.legal(seat))
