"""A suspect that an agent aims at: all that its clues have shown, and what is left for it to be."""

from __future__ import annotations

from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.views import InfiltraitorsView, SuspectView
from renderers.canvas import Canvas
from renderers.flow import Block, height_of, stacked, tallest
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import SIZES
from renderers.infiltraitors.grids import Grid, draw_possible
from renderers.infiltraitors.lanes import Shape, draw_lanes
from renderers.infiltraitors.marks import badge
from renderers.infiltraitors.names import GAME, say
from renderers.infiltraitors.roster import LEFT, PAD, WIDE, newest
from renderers.infiltraitors.table import HEADING, MOST_PIXELS, band_block, discards_block, strip_block
from renderers.infiltraitors.telling import suspect_name, suspect_told
from renderers.picture import Picture, picture
from renderers.theme import theme
from renderers.words import Words

ROW = 60


def target(view: InfiltraitorsView, words: Words, suspect: SuspectView) -> Picture:
    """The suspect's clues and misses; below them what it may be, where the table crosses out, else the discards."""
    look = theme(GAME)
    around = [_band(words, suspect), strip_block(view, words), _below(view, words, suspect)]
    clues = [_clues(view, words, suspect, Shape(size, WIDE - 2 * PAD)) for size in SIZES]
    fitting = (each for each in clues if height_of([*around, each]) <= tallest(look))
    chosen = next(fitting, _clues(view, words, suspect, Shape(SIZES[-1], WIDE - 2 * PAD, 4)))
    canvas = stacked(look, [*around[:2], chosen, around[2]])
    return picture(canvas.image, look.palette, suspect_told(suspect, words))


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


def _below(view: InfiltraitorsView, words: Words, suspect: SuspectView) -> Block:
    crossed = suspect.crossed
    if crossed is None:
        return discards_block(view, words, ROW)
    grid = Grid.across_all(MISSIONS[view.mission].numbers(), WIDE, MOST_PIXELS)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.text(LEFT, y + 20, say(words, "filled"), role="bold", room=WIDE)
        draw_possible(canvas, view.mission, crossed, grid, LEFT, y + HEADING, "card")

    return Block(HEADING + grid.tall(view.mission), draw)
