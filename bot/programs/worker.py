"""One worker of the computer players: started when it is first needed, and again after it was lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import TypeVar

from bot.basics.clock import Clock
from bot.programs import choosing

T = TypeVar("T")

START_S = 120.0
"""How long, in real seconds, a worker may take to start."""
PATIENCE_S = 20.0
"""How long, in real seconds, a worker may take for one piece of work before it counts as stuck."""


class WorkerLost(Exception):
    """A worker has died, is stuck or could not be started."""


class Worker:
    """Does one piece of work at a time, whose time runs from when the worker, started, is handed it."""

    def __init__(self, make: Callable[[], Executor], clock: Clock) -> None:
        """`make` makes an executor of one worker; `clock` shows real time."""
        self._make, self._clock = make, clock
        self._executor: Executor | None = None
        self._starting = asyncio.Lock()

    async def start(self) -> Executor:
        """Have it running. Raises `WorkerLost`."""
        async with self._starting:
            if self._executor is None:
                executor = self._executor = self._make()
                # Starting a process takes a moment, in which the event loop must not stand.
                await self._done(executor, await asyncio.to_thread(_submitted, executor, choosing.ready), START_S)
            return self._executor

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """What comes of the work. Raises what it raises, and `WorkerLost`: then the next work starts another."""
        executor = await self.start()
        return await self._done(executor, _submitted(executor, work, *args), PATIENCE_S)

    def drop(self) -> None:
        """End it, busy or not."""
        executor, self._executor = self._executor, None
        if isinstance(executor, ProcessPoolExecutor):
            for process in tuple((executor._processes or {}).values()):
                process.kill()
        if executor is not None:
            executor.shutdown(wait=False)

    async def _done(self, executor: Executor, submitted: Future[T], patience_s: float) -> T:
        done, patience = asyncio.wrap_future(submitted), asyncio.ensure_future(self._clock.sleep(patience_s))
        try:
            await asyncio.wait((done, patience), return_when=asyncio.FIRST_COMPLETED)
            if done.done():
                return done.result()
            raise WorkerLost("stuck")
        except BrokenExecutor as error:
            raise WorkerLost("dead") from error
        finally:
            patience.cancel()
            if executor is self._executor and _is_lost(done):
                self.drop()
            done.cancel()


def _submitted(executor: Executor, work: Callable[..., T], *args: object) -> Future[T]:
    """The work as it was handed over; where that can't be done the worker counts as dead."""
    try:
        return executor.submit(work, *args)
    except (BrokenExecutor, RuntimeError, OSError) as error:
        refused: Future[T] = Future()
        refused.set_exception(BrokenExecutor(type(error).__name__))
        return refused


def _is_lost(done: asyncio.Future[T]) -> bool:
    """Whether the worker that was handed this can be handed nothing more."""
    return not done.done() or (not done.cancelled() and isinstance(done.exception(), BrokenExecutor))
