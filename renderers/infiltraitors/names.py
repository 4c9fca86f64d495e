"""The text ids of the pictures, and the names of cards and missions, in one place."""

from __future__ import annotations

from engines.infiltraitors import names
from engines.infiltraitors.cards import Card, Colour
from engines.infiltraitors.missions import MissionId
from renderers.words import PictureTexts, Words

GAME = "infiltraitors"
PREFIX = "infiltraitors-picture-"

say = PictureTexts("infiltraitors")
"""Says a text of the pictures."""
game_name = say.name
"""The game's name in the words of a locale."""


def mission_name(words: Words, mission: MissionId) -> str:
    """A mission's number and name."""
    return words(names.mission_name(mission))


def called(words: Words, card: Card) -> str:
    """A card's name."""
    return words(names.card_name(card))


def sign(words: Words, colour: Colour) -> str:
    """The letter that stands for a colour on its cards."""
    return say(words, f"letter-{colour.value}")
