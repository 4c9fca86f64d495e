"""A suspect that an agent aims at: all that its clues have shown, and what is left for it to be."""

from __future__ import annotations

from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.views import InfiltraitorsView, SuspectView
from renderers.canvas import Canvas
from renderers.flow import Block, spaced, stacked
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import SIZES
from renderers.infiltraitors.grids import Grid, draw_possible
from renderers.infiltraitors.lanes import Shape, draw_lanes
from renderers.infiltraitors.marks import badge
from renderers.infiltraitors.names import GAME, say
from renderers.infiltraitors.report import discards_told
from renderers.infiltraitors.roster import LEFT, PAD, WIDE, newest
from renderers.infiltraitors.table import HEADING, band_block, discards_block
from renderers.infiltraitors.telling import suspect_name, suspect_told
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words

LANES = 300
"""What the clues may take in their largest size, in pixels."""
ROW = 46


def target(view: InfiltraitorsView, words: Words, suspect: SuspectView) -> Picture:
    """The suspect's clues and misses; below them what it may be, where anything is crossed out, else the discards."""
    look = theme(GAME)
    blocks = clues_blocks(view, words, suspect)
    if not suspect.crossed and view.discards:
        blocks.append(discards_block(view, words, ROW))
    canvas = stacked(look, blocks, low=True)
    return picture(canvas.image, look.palette, suspect_told(suspect, words))


def searched(view: InfiltraitorsView, words: Words) -> Picture:
    """The open discards alone."""
    look = theme(GAME)
    canvas = stacked(look, spaced([discards_block(view, words, ROW + 14)], 8), low=True)
    return picture(canvas.image, look.palette, discards_told(view, words))


def clues_blocks(view: InfiltraitorsView, words: Words, suspect: SuspectView) -> list[Block]:
    """Whose suspect it is, its clues and misses, and what it may be where anything is crossed out."""
    shapes = [Shape(size, WIDE - 2 * PAD) for size in SIZES]
    shape = next((each for each in shapes if each.height(suspect) <= LANES), Shape(SIZES[-1], WIDE - 2 * PAD, 4))
    possible = [_possible(view, words, suspect)] if suspect.crossed else []
    return [_band(words, suspect), _clues(view, words, suspect, shape), *possible]


def _band(words: Words, suspect: SuspectView) -> Block:
    def mark(canvas: Canvas, y: int) -> None:
        if suspect.holder is None:
            canvas.stamp(icons.crown("gold"), LEFT, y, 60)
        else:
            badge(canvas, LEFT, y - 2, 64, suspect.holder)

    return band_block(suspect_name(suspect, words), Block(64, mark))


def _clues(view: InfiltraitorsView, words: Words, suspect: SuspectView, shape: Shape) -> Block:
    tall = shape.height(suspect) + 2 * PAD

    def draw(canvas: Canvas, y: int) -> None:
        canvas.box(LEFT, y, WIDE, tall, "card", 14)
        draw_lanes(canvas, words, suspect, shape, LEFT + PAD, y + PAD, newest(view, suspect))

    return Block(tall, draw, 12)


def _possible(view: InfiltraitorsView, words: Words, suspect: SuspectView) -> Block:
    grid = Grid.across_all(MISSIONS[view.mission].numbers(), WIDE, ROW)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.text(LEFT, y + 20, say(words, "filled"), role="bold", room=WIDE)
        draw_possible(canvas, view.mission, suspect.crossed or (), grid, LEFT, y + HEADING, "card")

    return Block(HEADING + grid.tall(view.mission), draw)
