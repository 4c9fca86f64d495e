"""The public board: the mission, the suspects with their clues agent by agent, the open discards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.views import InfiltraitorsView
from renderers.canvas import Canvas
from renderers.flow import Block, fitted, height_of, stacked, tallest
from renderers.fonts import paragraph
from renderers.infiltraitors.lineup import lineup_block
from renderers.infiltraitors.marks import badge
from renderers.infiltraitors.names import GAME
from renderers.infiltraitors.roster import (
    CRAMPED,
    EMPTY,
    LAST_RESORTS,
    LEFT,
    ROOMY,
    WIDE,
    agent_blocks,
    legend_blocks,
    roomy,
)
from renderers.infiltraitors.table import (
    FEWEST_PIXELS,
    MOST_PIXELS,
    band_block,
    cards_block,
    discards_block,
    strip_block,
)
from renderers.infiltraitors.telling import board_alt, headline, special_rules
from renderers.picture import Picture, picture
from renderers.theme import Theme, theme
from renderers.words import Words

HIGHEST = 172
"""No place without a suspect is made higher than that."""
LINE, MOST_LINES = 46, 6
"""A line of a rule: its height, and more than any mission's rules need."""


def board(view: InfiltraitorsView, words: Words) -> Picture:
    """The board as anyone may see it."""
    look = theme(GAME)
    canvas = stacked(look, _filled(look, view, words))
    return picture(canvas.image, look.palette, board_alt(view, words))


def _filled(look: Theme, view: InfiltraitorsView, words: Words) -> list[Block]:
    """The blocks in the most roomy plan that fits, spread over at least a square."""
    blocks = _laid(look, view, words, crowded=False)
    if height_of(blocks) > tallest(look):
        blocks = _laid(look, view, words, crowded=True)
    return _spread(look, fitted(look, blocks))


def _laid(look: Theme, view: InfiltraitorsView, words: Words, *, crowded: bool) -> list[Block]:
    """The blocks; `crowded`: with a low line-up."""
    above = [_band(view, words), strip_block(view, words, bullets=crowded)]
    above += [lineup_block(view, words, low=crowded), *cards_block(view, words)]
    rules = _rules(view, words)
    agents, below = _agents(look, view, words, height_of(above), rules)
    if len(below) > len(rules):
        room = tallest(look) - height_of([*above, *agents, *below])
        more = max(0, room) // MISSIONS[view.mission].colours
        below[0] = discards_block(view, words, min(MOST_PIXELS, FEWEST_PIXELS + more))
    return [*above, *agents, *below]


def _agents(
    look: Theme, view: InfiltraitorsView, words: Words, above: int, rules: list[Block]
) -> tuple[list[Block], list[Block]]:
    """The agents' places, their legend and what stands below them, in the first way that fits; rules always do."""
    least = discards_block(view, words, FEWEST_PIXELS)
    ways = [(plan, [least, *rules]) for plan in roomy(view)]
    ways += [(ROOMY[-1], rules), *((plan, [least, *rules]) for plan in CRAMPED)]
    ways += [(plan, rules) for plan in (CRAMPED[-1], *LAST_RESORTS)]
    agents: list[Block] = []
    for plan, below in ways:
        agents = agent_blocks(view, words, plan)
        spare = tallest(look) - above - height_of([*agents, *below])
        if spare >= 0:
            legend = legend_blocks(view, words, plan, spare)
            more = (spare - height_of(legend)) // len(agents)
            taller = replace(plan, least=min(HIGHEST, EMPTY + more))
            return [*agent_blocks(view, words, taller), *legend], below
    return agents, rules


def _spread(look: Theme, blocks: Sequence[Block]) -> list[Block]:
    """The blocks with wider gaps where they would be wider than high together."""
    missing = look.measures.width - (height_of(blocks) + look.measures.margin - 14)
    if missing <= 0:
        return list(blocks)
    more = -(-missing // len(blocks))
    return [Block(block.height, block.draw, block.gap + more) for block in blocks]


def _band(view: InfiltraitorsView, words: Words) -> Block:
    asked = view.to_act[0] if view.to_act else None
    if asked is None:
        return band_block(headline(view, words))
    return band_block(headline(view, words), Block(64, lambda canvas, y: badge(canvas, LEFT, y - 2, 64, asked)))


def _rules(view: InfiltraitorsView, words: Words) -> list[Block]:
    """The mission's special rules, whole."""
    told = special_rules(view, words)
    if not told:
        return []
    least = theme(GAME).measures.least
    lines = len(paragraph(told, "text", least, WIDE, MOST_LINES, least)[0])

    def draw(canvas: Canvas, y: int) -> None:
        canvas.paragraph(LEFT, y, told, room=WIDE, lines=lines, colour="soft")

    return [Block(lines * LINE, draw, 8)]
