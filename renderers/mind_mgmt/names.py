"""The text ids of the pictures in one place."""

from __future__ import annotations

from engines.core.text import Value, text
from engines.mind_mgmt.town import Feature
from renderers.words import Words

GAME = "mind-mgmt-"
PREFIX = f"{GAME}picture-"


def say(words: Words, message: str, /, **values: Value) -> str:
    """A text of the pictures."""
    return words(text(PREFIX + message, **values))


def game_name(words: Words) -> str:
    """The game's name."""
    return words(text(f"{GAME}name"))


def feature_short(words: Words, feature: Feature) -> str:
    """A feature's name as it fits on its tile."""
    return say(words, f"short-{feature.value}")
