"""The garbage collection of a process that answers people: what is loaded is left out, all else looked at seldom."""

from __future__ import annotations

import gc

THRESHOLDS = 2_000, 10, 50
"""In objects, and in collections of the younger generation. With the interpreter's own, all objects were looked
through fourteen times as often, each time for tens of milliseconds in which the event loop stands."""


def spare_loaded() -> None:
    """Leave all that has been loaded by now out of every collection, and collect seldom."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()
