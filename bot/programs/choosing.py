"""What a worker process of the computer players runs; imports the engines alone."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

from engines import GAMES
from engines.core.chance import Chance
from engines.core.coach import Advice
from engines.core.game import AnyGame, Move, View
from engines.core.strength import Strength


def choose(
    game: AnyGame, view: View, legal: Sequence[Move], seed: bytes, budget_s: float, strength: Strength
) -> Move:
    """The computer player's move, by a chance of its own."""
    chosen: Move = game.choose(view, legal, Chance(seed), budget_s, strength)
    return chosen


def advise(game: AnyGame, view: View, legal: Sequence[Move], seed: bytes, budget_s: float) -> Advice[Move]:
    """What somebody who asks about a question is told of it."""
    advice: Advice[Move] = game.advise(view, legal, Chance(seed), budget_s)
    return advice


def ready() -> int:
    """How many games there are: a worker that can tell has started and imported them."""
    return len(GAMES)


def begin() -> None:
    """Prepare a worker: it leaves signals to the parent, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
