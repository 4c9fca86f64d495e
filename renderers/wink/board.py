"""The public board: the crowd with the tokens on it, and what each player has."""

from __future__ import annotations

from engines.wink.views import WinkView
from renderers.flow import height_of, stacked, tallest
from renderers.picture import Picture, picture
from renderers.wink.crowd import GAP, ROWS, crowd_block
from renderers.wink.marks import band_block, look
from renderers.wink.roster import roster_blocks
from renderers.wink.telling import board_alt, headline
from renderers.words import Words

MOST = 196
"""No crowd card is taller than that."""


def board(view: WinkView, words: Words) -> Picture:
    """The board as anyone may see it."""
    theme = look()
    band = band_block(headline(view, words), view.active if view.outcome is None else None)
    rows = roster_blocks(view)
    room = tallest(theme) - height_of([band, *rows]) - 14
    tall = min(MOST, (room + GAP) // ROWS - GAP)
    canvas = stacked(theme, [band, crowd_block(view, tall), *rows])
    return picture(canvas.image, theme.palette, board_alt(view, words))
