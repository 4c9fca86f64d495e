"""Seats: the places at a table, numbered 0…n−1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, 0…n−1; the engines know seats, never people."""


def others(seat: Seat, seats: int) -> Iterable[Seat]:
    """The other seats of a table of so many, clockwise from the one given."""
    return ((seat + step) % seats for step in range(1, seats))
