"""The text ids of the pictures in one place."""

from __future__ import annotations

from engines.core.text import dashed
from engines.the_plan.cards import Action
from renderers.words import PictureTexts, Words

PREFIX = "the-plan-picture-"

say = PictureTexts("the-plan")
"""Says a text of the pictures."""
game_name = say.name
"""The game's name in the words of a locale."""


def action_short(words: Words, action: Action) -> str:
    """An action in a word."""
    return say(words, f"act-{dashed(action)}")
