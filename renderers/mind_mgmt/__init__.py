"""MIND MGMT in pictures: board, hand, an agent's walk, closing, the film of it, guide, cover."""

from renderers.mind_mgmt.board import board
from renderers.mind_mgmt.closing import closing
from renderers.mind_mgmt.cover import banner, cover
from renderers.mind_mgmt.guide import guide
from renderers.mind_mgmt.hand import hand, heat, walk
from renderers.mind_mgmt.marks import seat_mark
from renderers.mind_mgmt.report import tell
from renderers.mind_mgmt.story import story

__all__ = [
    "banner",
    "board",
    "closing",
    "cover",
    "guide",
    "hand",
    "heat",
    "seat_mark",
    "story",
    "tell",
    "walk",
]
