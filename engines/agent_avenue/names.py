"""The words that the game's texts share: names of agents and market cards, colours of sides, signs."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent, Market
from engines.core.text import Text, dashed, text

COLOURS = ("green", "blue")
"""The sides' colours, as texts select by them."""


def agent_name(agent: Agent) -> Text:
    """An agent's name."""
    return text(f"agent-avenue-agent-{dashed(agent)}")


def card_name(card: Market) -> Text:
    """A market card's name."""
    return text(f"agent-avenue-market-{dashed(card)}")


def card_effect(card: Market) -> Text:
    """What a market card does, in short."""
    return text(f"agent-avenue-market-{dashed(card)}-effect")


def signed(spaces: int) -> str:
    """A movement with its sign: +2, −1, 0."""
    return f"+{spaces}" if spaces > 0 else str(spaces).replace("-", "\N{MINUS SIGN}")
