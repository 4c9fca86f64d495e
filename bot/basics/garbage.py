"""Garbage: collected between presses rather than within one, and what has been loaded is left out of it."""

from __future__ import annotations

import gc

THRESHOLDS = 20_000, 10, 50
"""In objects, and in collections of the younger generation: when garbage is collected where presses leave no gap.

With the interpreter's own thresholds all was looked through fourteen times as often as with 2,000 objects, each time
for tens of milliseconds in which the event loop stands; and with those a press in forty waited for twenty of them.
"""
BETWEEN = 2_000, 10
"""After so many new objects the youngest are looked through between presses; after so many times the younger, too."""


def spare_loaded() -> None:
    """Leave all that has been loaded by now out of every collection, and collect seldom."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()


def collect_some() -> None:
    """Look through what is new, if there is enough of it; to be called while nobody waits for an answer."""
    objects, collections, _ = gc.get_count()
    if collections >= BETWEEN[1]:
        gc.collect(1)
    elif objects >= BETWEEN[0]:
        gc.collect(0)
