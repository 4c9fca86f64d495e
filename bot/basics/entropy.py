"""The one source of chance in a bot: seeds and salts of tables, seats by lot, computer players.

A running bot takes its bytes from `os.urandom`; a test gives it bytes of its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable

Entropy = Callable[[int], bytes]
"""So many unpredictable bytes, as from `os.urandom`."""

SEED_BYTES = 32


def dice(entropy: Entropy) -> random.Random:
    """A generator for what may be dealt from one seed, as the seats by lot."""
    return random.Random(entropy(SEED_BYTES))
