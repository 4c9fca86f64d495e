"""The letters that tell seats apart, in all games alike."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.seats import Seat


def letter(seat: Seat) -> str:
    """The letter of a seat, from A."""
    return chr(ord("A") + seat)


def letters(seats: Iterable[Seat]) -> tuple[str, ...]:
    """The letters of some seats."""
    return tuple(map(letter, seats))
