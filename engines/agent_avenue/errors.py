"""What is wrong with a move, said exactly."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent
from engines.core.errors import IllegalMove
from engines.core.text import Text, Value, text


def refusal(reason: str, /, **values: Value) -> IllegalMove:
    """The error whose text is `agent-avenue-error-<reason>`."""
    return IllegalMove(f"agent-avenue-error-{reason}", **values)


def agent_name(agent: Agent) -> Text:
    """An agent's name as a text."""
    return text(f"agent-avenue-agent-{agent.value.replace('_', '-')}")
