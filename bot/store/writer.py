"""The one connection that writes: a thread of its own that takes all waiting jobs into one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Job = Callable[[Connection], T]
"""Statements to run on a connection, inside a transaction that is not theirs to begin or end."""

_BATCH = 256


@dataclass(slots=True)
class _Waiting:
    job: Job[Any]
    answer: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Writer:
    """Runs jobs in their order, one transaction for all that wait.

    A job that fails leaves nothing behind and harms no other. A caller that is cancelled only stops listening: its
    job is skipped or done, never cut.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self.closed = False
        """Whether `close` has been called; no job is taken any more."""
        self._thread = Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    async def run(self, job: Job[T]) -> T:
        """What the job returns, once its transaction is on the disk; raises what the job or the commit raises."""
        if self.closed:
            raise RuntimeError("the store is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Waiting(job, answer))
        return await answer

    async def close(self) -> None:
        """Return when everything that waited is written."""
        self.closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        with self._engine.connect() as connection:
            last = False
            while not last:
                batch, last = self._take()
                if batch:
                    _transact(connection, batch)
                    self._answer(batch)

    def _take(self) -> tuple[list[_Waiting], bool]:
        """All that wait, blocking for the first; and whether they are the last."""
        batch: list[_Waiting] = []
        with suppress(Empty):
            while len(batch) < _BATCH:
                waiting = self._queue.get(block=not batch)
                if waiting is None:
                    return batch, True
                batch.append(waiting)
        return batch, False

    def _answer(self, batch: list[_Waiting]) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_settle, batch)


def _transact(connection: Connection, batch: list[_Waiting]) -> None:
    attempt = _alone if len(batch) == 1 else _beside_others
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        for waiting in batch:
            if not waiting.answer.cancelled():
                attempt(connection, waiting)
        connection.exec_driver_sql("COMMIT")
    except BaseException as error:
        _roll_back(connection)
        for waiting in batch:
            waiting.error = waiting.error or error


def _alone(connection: Connection, waiting: _Waiting) -> None:
    waiting.result = waiting.job(connection)


def _beside_others(connection: Connection, waiting: _Waiting) -> None:
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        waiting.result = waiting.job(connection)
    except Exception as error:
        waiting.error = error
        if not _in_transaction(connection):
            raise
        connection.exec_driver_sql("ROLLBACK TO job")
    connection.exec_driver_sql("RELEASE job")


def _roll_back(connection: Connection) -> None:
    if _in_transaction(connection):
        connection.exec_driver_sql("ROLLBACK")


def _in_transaction(connection: Connection) -> bool:
    """Whether a transaction is open: SQLite ends it by itself where, say, the disk is full."""
    driver = connection.connection.driver_connection
    return driver is not None and bool(driver.in_transaction)


def _settle(batch: list[_Waiting]) -> None:
    for waiting in batch:
        if waiting.answer.done():
            continue
        if waiting.error is not None:
            waiting.answer.set_exception(waiting.error)
        else:
            waiting.answer.set_result(waiting.result)
