"""The text ids of the pictures, and of the names of cards and sides, in one place."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.views import Side
from engines.core.text import Value, text
from renderers.words import Words

GAME = "agent-avenue-"
PREFIX = f"{GAME}picture-"


def say(words: Words, message: str, /, **values: Value) -> str:
    """A text of the pictures."""
    return words(text(PREFIX + message, **values))


def game_name(words: Words) -> str:
    """The game's name."""
    return words(text(f"{GAME}name"))


def agent_name(words: Words, agent: Agent) -> str:
    """An agent's name."""
    return words(text(f"{GAME}agent-{_dashed(agent)}"))


def market_name(words: Words, card: Market) -> str:
    """A market card's name."""
    return words(text(f"{GAME}market-{_dashed(card)}"))


def effect(words: Words, card: Market) -> str:
    """A market card's effect in a few words."""
    return words(text(f"{GAME}market-{_dashed(card)}-effect"))


def side_name(words: Words, side: Side) -> str:
    """Green or Blue."""
    return words(text(f"{GAME}side-{('green', 'blue')[side]}"))


def _dashed(card: Agent | Market) -> str:
    return card.value.replace("_", "-")
