"""What a run of the tests is called, however many processes share it."""

from __future__ import annotations

import os
import time

_RUN = "SAFEHOUSE_TESTS_RUN"


def begin_run() -> str:
    """The run's name: its first process and the time; workers, started later, hear of it from their environment."""
    return os.environ.setdefault(_RUN, f"{os.getpid()}-{time.time_ns()}")
