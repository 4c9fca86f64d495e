"""What a short picture still has room for: the mission's piles, the row of suspects, when a clue matches."""

from __future__ import annotations

from collections.abc import Sequence

from engines.infiltraitors.views import InfiltraitorsView
from renderers.canvas import Canvas
from renderers.flow import Block, height_of, shortest
from renderers.infiltraitors.agents import LEFT, WIDE
from renderers.infiltraitors.names import say
from renderers.infiltraitors.table import strip_block, suspects_block
from renderers.theme import Theme
from renderers.words import Words

REMINDER = 108


def filled(look: Theme, view: InfiltraitorsView, words: Words, blocks: Sequence[Block]) -> list[Block]:
    """The blocks, and after them as much else as keeps the picture from being empty below."""
    shown = list(blocks)
    for more in (strip_block(view, words), suspects_block(view, words), _reminder_block(words)):
        if height_of(shown) < shortest(look):
            shown.append(more)
    return shown


def _reminder_block(words: Words) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        canvas.paragraph(LEFT, y, say(words, "guide-clues-text"), room=WIDE, lines=2, size=42)

    return Block(REMINDER, draw)
