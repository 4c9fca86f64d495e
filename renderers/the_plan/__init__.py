"""Agents: T.H.E. Plan in pictures: board, hand, ways, closing, film, guide, cover, banner, and the board in words."""

from renderers.the_plan.board import board
from renderers.the_plan.closing import closing
from renderers.the_plan.cover import banner, cover
from renderers.the_plan.guide import guide
from renderers.the_plan.hand import hand
from renderers.the_plan.marks import seat_mark
from renderers.the_plan.report import tell
from renderers.the_plan.story import story
from renderers.the_plan.ways import ways

__all__ = ["banner", "board", "closing", "cover", "guide", "hand", "seat_mark", "story", "tell", "ways"]
