"""The text ids of cards and sides, in one place."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.views import Side
from engines.core.text import Value, text
from renderers.words import Words

PREFIX = "agent-avenue-picture-"


def say(words: Words, message: str, /, **values: Value) -> str:
    """A text of the pictures."""
    return words(text(PREFIX + message, **values))


def agent_name(words: Words, agent: Agent) -> str:
    """An agent's name."""
    return say(words, "agent", card=agent.value)


def market_name(words: Words, card: Market) -> str:
    """A market card's name."""
    return say(words, "market", card=card.value)


def effect(words: Words, card: Market) -> str:
    """A market card's effect in a few words."""
    return say(words, "effect", card=card.value)


def side_name(words: Words, side: Side) -> str:
    """Green or Blue."""
    return say(words, "side", side=("green", "blue")[side])
