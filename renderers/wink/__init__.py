"""Wink's pictures: board, hand, closing, guide, cover and banner, and the board in words."""

from renderers.wink.board import board
from renderers.wink.closing import closing
from renderers.wink.cover import banner, cover
from renderers.wink.guide import guide
from renderers.wink.hand import hand
from renderers.wink.marks import seat_mark
from renderers.wink.report import tell
from renderers.wink.saw import run_lines, saw, saw_pages
from renderers.wink.story import story
from renderers.wink.telling import winked_at

__all__ = [
    "banner",
    "board",
    "closing",
    "cover",
    "guide",
    "hand",
    "run_lines",
    "saw",
    "saw_pages",
    "seat_mark",
    "story",
    "tell",
    "winked_at",
]
