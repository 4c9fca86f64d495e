"""How well a computer player plays."""

from __future__ import annotations

from enum import StrEnum


class Strength(StrEnum):
    """The three of every game. What nobody has decided is normal."""

    EASY = "easy"
    """Like a friendly beginner: it sees what is on the table and misses what takes thought."""
    NORMAL = "normal"
    HARD = "hard"
