"""The three strengths in words."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.strength import Strength
from engines.core.text import Text, text

NAMES: Mapping[Strength, str] = {
    Strength.EASY: "strength-easy",
    Strength.NORMAL: "strength-normal",
    Strength.HARD: "strength-hard",
}
"""What each is called within a sentence, or as a command's choice."""

BUTTONS: Mapping[Strength, str] = {
    Strength.EASY: "strength-easy-button",
    Strength.NORMAL: "strength-normal-button",
    Strength.HARD: "strength-hard-button",
}
"""What each is called where it stands alone."""

HELP: Mapping[Strength, str] = {
    Strength.EASY: "strength-easy-help",
    Strength.NORMAL: "strength-normal-help",
    Strength.HARD: "strength-hard-help",
}
"""What each is like."""


def strength_text(strength: Strength) -> Text:
    """A strength within a sentence."""
    return text(NAMES[strength])
