"""Infiltraitors' pictures: board, hand, closing, guide, cover, and the board in words."""

from renderers.infiltraitors.board import board
from renderers.infiltraitors.closing import closing
from renderers.infiltraitors.cover import cover
from renderers.infiltraitors.guide import guide
from renderers.infiltraitors.hand import hand
from renderers.infiltraitors.marks import seat_mark
from renderers.infiltraitors.report import discards_told, tell
from renderers.infiltraitors.target import target
from renderers.infiltraitors.telling import suspect_told

__all__ = [
    "board",
    "closing",
    "cover",
    "discards_told",
    "guide",
    "hand",
    "seat_mark",
    "suspect_told",
    "target",
    "tell",
]
