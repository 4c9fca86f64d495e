"""Tasks that are to end: some time to finish, then no more."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TypeVar

T = TypeVar("T")


async def cut_off(tasks: Collection[asyncio.Task[T]], patience_s: float) -> set[asyncio.Task[T]]:
    """Give tasks so many seconds, and cancel those that need longer; these are returned, not yet ended."""
    if not tasks:
        return set()
    _, late = await asyncio.wait(tasks, timeout=patience_s)
    for task in late:
        task.cancel()
    return late
