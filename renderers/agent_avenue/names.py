"""What the pictures say, and the names of cards and sides, in the words of a locale."""

from __future__ import annotations

from engines.agent_avenue import names
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
    return words(names.agent_name(agent))


def market_name(words: Words, card: Market) -> str:
    """A market card's name."""
    return words(names.card_name(card))


def effect(words: Words, card: Market) -> str:
    """A market card's effect in a few words."""
    return words(names.card_effect(card))


def side_name(words: Words, side: Side) -> str:
    """Green or Blue."""
    return words(text(f"{GAME}side-{names.COLOURS[side]}"))
