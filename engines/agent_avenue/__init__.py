"""Agent Avenue: two pawns chase each other around a street, a card offered face up and one face down each turn."""

from engines.agent_avenue.game import AGENT_AVENUE

__all__ = ["AGENT_AVENUE"]
