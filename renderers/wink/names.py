"""The text ids of the pictures, and the names of seats and spies, in one place."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.seats import Seat
from engines.core.text import Value, text
from renderers.words import Words

PREFIX = "wink-picture-"


def say(words: Words, message: str, /, **values: Value) -> str:
    """A text of the pictures."""
    return words(text(PREFIX + message, **values))


def game_name(words: Words) -> str:
    """The game's name."""
    return words.get("wink-name")


def letter(seat: Seat) -> str:
    """The letter of a seat: A to H."""
    return chr(ord("A") + seat)


def letters(seats: Iterable[Seat]) -> tuple[str, ...]:
    """The letters of some seats."""
    return tuple(map(letter, seats))
