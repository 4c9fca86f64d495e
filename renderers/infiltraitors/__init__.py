"""Infiltraitors' pictures: board, hand, closing, the film of it, guide, cover and banner, and the board in words."""

from renderers.infiltraitors.board import board
from renderers.infiltraitors.closing import closing
from renderers.infiltraitors.cover import banner, cover
from renderers.infiltraitors.guide import guide
from renderers.infiltraitors.hand import hand, played_at
from renderers.infiltraitors.marks import seat_mark
from renderers.infiltraitors.report import discards_told, tell
from renderers.infiltraitors.story import story
from renderers.infiltraitors.target import searched, target
from renderers.infiltraitors.telling import suspect_told

__all__ = [
    "banner",
    "board",
    "closing",
    "cover",
    "discards_told",
    "guide",
    "hand",
    "played_at",
    "searched",
    "seat_mark",
    "story",
    "suspect_told",
    "target",
    "tell",
]
