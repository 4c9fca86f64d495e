"""Caches in memory: of things that are loaded once however many ask, and of bounded size."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


MOST_OVER = 32
"""So many things that are over are kept: they are asked for a few times more, and then hardly ever."""


@dataclass(slots=True)
class _Slot(Generic[V]):
    loading: asyncio.Task[V]
    held: int = 0

    def loaded(self) -> V | None:
        """The thing, once it is loaded; None while it loads, or where loading failed."""
        task = self.loading
        return task.result() if task.done() and not task.cancelled() and task.exception() is None else None


class Loading(Generic[K, V]):
    """Things by key, at most so many. One that somebody holds is never dropped for lack of room."""

    def __init__(
        self,
        most: int,
        load: Callable[[K], Awaitable[V]],
        is_over: Callable[[V], bool],
        is_good: Callable[[V], bool] = lambda _: True,
    ) -> None:
        """`load` fetches one thing; what it raises goes to all who wait, and the next one tries again.

        Of those that `is_over` (a finished table) only a few are kept. A thing that `is_good` denies is loaded again
        for the next one who asks.
        """
        self._most, self._load, self._is_over, self._is_good = most, load, is_over, is_good
        self._slots: OrderedDict[K, _Slot[V]] = OrderedDict()

    async def get(self, key: K) -> V:
        """The thing of that key, loaded where need be."""
        async with self.holding(key) as found:
            return found

    @asynccontextmanager
    async def holding(self, key: K) -> AsyncIterator[V]:
        """The thing of that key, kept in memory while it is held."""
        slot = self._slots.get(key)
        if slot is None:
            slot = self._slots[key] = _Slot(asyncio.ensure_future(self._load(key)))
        self._slots.move_to_end(key)
        slot.held += 1
        try:
            yield await asyncio.shield(slot.loading)
        finally:
            slot.held -= 1
            self._tidy(key, slot)

    def loaded(self, key: K) -> V | None:
        """The thing of that key if it is here already, else None."""
        slot = self._slots.get(key)
        return None if slot is None else slot.loaded()

    def settle(self, key: K) -> None:
        """The thing of that key may be over now."""
        if (slot := self._slots.get(key)) is not None:
            self._tidy(key, slot)

    def drop(self, key: K) -> V | None:
        """Forget that thing; returns it if it was here."""
        slot = self._slots.pop(key, None)
        return None if slot is None else slot.loaded()

    async def drain(self) -> dict[K, V]:
        """Forget all things; returns those that were here, once those that are being loaded are, too."""
        slots = dict(self._slots)
        self._slots.clear()
        if slots:
            await asyncio.wait([slot.loading for slot in slots.values()])
        return {key: found for key, slot in slots.items() if (found := slot.loaded()) is not None}

    def keys(self) -> tuple[K, ...]:
        """Of which things there are any."""
        return tuple(self._slots)

    def __contains__(self, key: K) -> bool:
        return key in self._slots

    def __len__(self) -> int:
        return len(self._slots)

    def _tidy(self, key: K, slot: _Slot[V]) -> None:
        found = slot.loaded()
        failed = slot.loading.done() and found is None
        if (failed or (found is not None and not self._is_good(found))) and self._slots.get(key) is slot:
            del self._slots[key]
        self._let_go(len(self._slots) - self._most, lambda _: True)
        if found is not None and self._is_over(found):
            over = sum(self._has_ended(slot) for slot in self._slots.values())
            self._let_go(over - MOST_OVER, self._has_ended)

    def _has_ended(self, slot: _Slot[V]) -> bool:
        found = slot.loaded()
        return found is not None and self._is_over(found)

    def _let_go(self, surplus: int, which: Callable[[_Slot[V]], bool]) -> None:
        """Forget so many of those that nobody holds, what was asked for longest ago first."""
        if surplus > 0:
            unheld = (
                key for key, slot in self._slots.items() if not slot.held and slot.loading.done() and which(slot)
            )
            for key in tuple(islice(unheld, surplus)):
                del self._slots[key]


class Recent(OrderedDict[K, V]):
    """At most so many things by their keys; what was set or asked for (by `use`) longest ago goes first."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)

    def use(self, key: K) -> V | None:
        """The thing of that key, or None."""
        if key in self:
            self.move_to_end(key)
        return self.get(key)


class Lately(Generic[K, V]):
    """Things by their keys, each for so long after it was set."""

    def __init__(self, lasts: timedelta, now: Callable[[], datetime]) -> None:
        self._lasts, self._now = lasts, now
        self._set: OrderedDict[K, tuple[datetime, V]] = OrderedDict()

    def __setitem__(self, key: K, value: V) -> None:
        now = self._now()
        self._set[key] = (now, value)
        self._set.move_to_end(key)
        while now - next(iter(self._set.values()))[0] >= self._lasts:
            self._set.popitem(last=False)

    def get(self, key: K) -> V | None:
        """The thing of that key, or None."""
        at, value = self._set.get(key, (None, None))
        return None if at is None or self._now() - at >= self._lasts else value

    def pop(self, key: K) -> V | None:
        """The same; it is forgotten."""
        value = self.get(key)
        self._set.pop(key, None)
        return value

    def left_s(self, key: K) -> float:
        """For how many seconds more the thing of that key is kept; 0 without one."""
        at, _ = self._set.get(key, (None, None))
        return 0.0 if at is None else max(0.0, (at + self._lasts - self._now()).total_seconds())
