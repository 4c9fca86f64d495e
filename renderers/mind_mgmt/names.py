"""The text ids of the pictures in one place."""

from __future__ import annotations

from engines.core.text import Value, text
from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.names import feature_name
from renderers.fonts import fit
from renderers.words import Words

GAME = "mind-mgmt-"
PREFIX = f"{GAME}picture-"
NAME = 39
"""The size of a feature's name on its tile, in pixels."""


def say(words: Words, message: str, /, **values: Value) -> str:
    """A text of the pictures."""
    return words(text(PREFIX + message, **values))


def game_name(words: Words) -> str:
    """The game's name."""
    return words(text(f"{GAME}name"))


def feature_on_tile(words: Words, feature: Feature, room: int) -> str:
    """A feature's name, shortened where the whole doesn't fit into so many pixels."""
    whole = words(feature_name(feature))
    return whole if fit(whole, "text", NAME, room, NAME)[0] == whole else say(words, f"short-{feature.value}")
