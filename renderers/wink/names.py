"""The text ids of the pictures, in one place."""

from __future__ import annotations

from engines.core.text import Value, text
from renderers.words import Words

PREFIX = "wink-picture-"


def say(words: Words, message: str, /, **values: Value) -> str:
    """A text of the pictures."""
    return words(text(PREFIX + message, **values))


def game_name(words: Words) -> str:
    """The game's name."""
    return words.get("wink-name")
