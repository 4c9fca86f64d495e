"""The text ids of the pictures in one place."""

from __future__ import annotations

from engines.core.text import Value, text
from engines.the_plan.cards import Action
from engines.the_plan.names import dashed
from renderers.words import Words

GAME = "the-plan-"
PREFIX = f"{GAME}picture-"


def say(words: Words, message: str, /, **values: Value) -> str:
    """A text of the pictures."""
    return words(text(PREFIX + message, **values))


def game_name(words: Words) -> str:
    """The game's name."""
    return words(text(f"{GAME}name"))


def action_short(words: Words, action: Action) -> str:
    """An action in a word."""
    return say(words, f"act-{dashed(action)}")
