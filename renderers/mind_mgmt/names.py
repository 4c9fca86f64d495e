"""The text ids of the pictures in one place."""

from __future__ import annotations

from functools import lru_cache

from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.names import feature_name
from renderers.fonts import fit
from renderers.words import PictureTexts, Words

PREFIX = "mind-mgmt-picture-"

say = PictureTexts("mind-mgmt")
"""Says a text of the pictures."""
game_name = say.name
"""The game's name in the words of a locale."""
NAME = 39
"""The size of a feature's name on its tile, in pixels."""


def feature_on_tile(words: Words, feature: Feature, room: int) -> str:
    """A feature's name, shortened where the whole doesn't fit into so many pixels."""
    whole = words(feature_name(feature))
    return whole if _fits(whole, room) else say(words, f"short-{feature.value}")


@lru_cache(maxsize=256)
def _fits(name: str, room: int) -> bool:
    return fit(name, "text", NAME, room, NAME)[0] == name
