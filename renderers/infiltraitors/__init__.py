"""Infiltraitors' pictures: board, hand, closing, guide, cover, and the board in words."""

from renderers.infiltraitors.board import board
from renderers.infiltraitors.closing import closing
from renderers.infiltraitors.cover import cover
from renderers.infiltraitors.guide import guide
from renderers.infiltraitors.hand import hand
from renderers.infiltraitors.marks import seat_mark
from renderers.infiltraitors.report import tell

__all__ = ["board", "closing", "cover", "guide", "hand", "seat_mark", "tell"]
