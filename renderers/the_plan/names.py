"""The text ids of the pictures, and of the names of suspects, actions and cards, in one place."""

from __future__ import annotations

from engines.core.text import Text, Value, text
from engines.the_plan.cards import Action, Bonus, Suspect
from renderers.words import Words

GAME = "the-plan-"
PREFIX = f"{GAME}picture-"


def say(words: Words, message: str, /, **values: Value) -> str:
    """A text of the pictures."""
    return words(text(PREFIX + message, **values))


def game_name(words: Words) -> str:
    """The game's name."""
    return words(text(f"{GAME}name"))


def suspect_name(suspect: Suspect) -> Text:
    """A suspect's name."""
    return text(f"{GAME}suspect-{suspect.value}")


def action_short(words: Words, action: Action) -> str:
    """An action in a word."""
    return say(words, f"act-{_dashed(action)}")


def bonus_name(bonus: Bonus) -> Text:
    """A bonus card's name."""
    return text(f"{GAME}bonus-{_dashed(bonus)}")


def _dashed(name: Action | Bonus) -> str:
    return name.value.replace("_", "-")
