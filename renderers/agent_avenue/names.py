"""What the pictures say, and the names of cards and sides, in the words of a locale."""

from __future__ import annotations

from engines.agent_avenue import names
from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.views import Side
from engines.core.text import text
from renderers.words import PictureTexts, Words

PREFIX = "agent-avenue-picture-"

say = PictureTexts("agent-avenue")
"""Says a text of the pictures."""
game_name = say.name
"""The game's name in the words of a locale."""


def agent_name(words: Words, agent: Agent) -> str:
    """An agent's name."""
    return words(names.agent_name(agent))


def market_name(words: Words, card: Market) -> str:
    """A market card's name."""
    return words(names.card_name(card))


def effect(words: Words, card: Market) -> str:
    """A market card's effect in a few words."""
    return words(names.card_effect(card))


def side_name(words: Words, side: Side) -> str:
    """Green or Blue."""
    return words(text(f"agent-avenue-side-{names.COLOURS[side]}"))
