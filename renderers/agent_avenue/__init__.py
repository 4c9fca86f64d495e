"""Agent Avenue's pictures: board, hand, closing, the film of it, guide, cover and banner, and the board in words."""

from renderers.agent_avenue.board import board
from renderers.agent_avenue.closing import closing
from renderers.agent_avenue.cover import banner, cover
from renderers.agent_avenue.guide import guide
from renderers.agent_avenue.hand import hand, pair
from renderers.agent_avenue.marks import seat_mark
from renderers.agent_avenue.report import tell
from renderers.agent_avenue.story import story

__all__ = ["banner", "board", "closing", "cover", "guide", "hand", "pair", "seat_mark", "story", "tell"]
