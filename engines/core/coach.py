"""What is told somebody of a question of theirs: what they can know, what the hard program would do, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal

from engines.core.parts import M_co
from engines.core.text import Text

Prize = Literal["win", "hit", "point"]
"""What a sure move brings: the game, in a game of shots a hit, in a game of points a point."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[M_co]):
    """Made from one seat's view alone, never from what is hidden.

    `moves`: what the hard program does to answer the question, mostly one move; nothing where it can't be asked.
    `alike`: what is about as good. `why`: in one line. `known`: what the seat can know, a line each. `sure`: what
    surely brings the `prize`, or begins what surely does. `tells`: the question, or what else finds something out,
    that should tell most. `odds`: by legal move how likely it wins, in percent, where the program can say.
    """

    moves: tuple[M_co, ...]
    alike: tuple[M_co, ...] = ()
    why: Text | None = None
    known: tuple[Text, ...] = ()
    sure: tuple[M_co, ...] = ()
    prize: Prize = "win"
    tells: Text | None = None
    odds: tuple[int, ...] = ()


def percent(share: float) -> int:
    """A share as people are told it: certain alone is 100, impossible alone is 0."""
    if share <= 0.0 or share >= 1.0 - 1e-9:
        return round(100 * share)
    return min(99, max(1, round(100 * share)))
