"""How often a side wins, for tests that play many games."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """Games won, of so many; a part of a game that several win."""

    won: float
    games: int

    @property
    def share(self) -> float:
        """The share won."""
        return self.won / self.games

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return (self.share * (1 - self.share) / self.games) ** 0.5 or 1 / self.games

    @property
    def error_of_a_half(self) -> float:
        """The standard error of a share of one half."""
        return 0.5 / math.sqrt(self.games)
