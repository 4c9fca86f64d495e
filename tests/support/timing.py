"""Whether something is done in time where other tests, or other work, share the machine."""

from __future__ import annotations

import time
from collections.abc import Callable

TRIES = 3
BESIDE_OTHERS = 2
"""So many times as long may something take in the ordinary run, where other tests share the machine."""


def in_time(work: Callable[[], object], limit_s: float) -> bool:
    """Whether this thread spends less processor time on the work in one of a few tries: others slow some down."""
    return any(_spent(work) < limit_s for _ in range(TRIES))


def _spent(work: Callable[[], object]) -> float:
    began = time.thread_time()
    work()
    return time.thread_time() - began
