"""The names of agents and market cards, and what a market card does, as texts."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent, Market
from engines.core.text import Text, text


def agent_name(agent: Agent) -> Text:
    """An agent's name."""
    return text(f"agent-avenue-agent-{_dashed(agent)}")


def card_name(card: Market) -> Text:
    """A market card's name."""
    return text(f"agent-avenue-market-{_dashed(card)}")


def card_effect(card: Market) -> Text:
    """What a market card does, in short."""
    return text(f"agent-avenue-market-{_dashed(card)}-effect")


def _dashed(card: Agent | Market) -> str:
    return card.value.replace("_", "-")
