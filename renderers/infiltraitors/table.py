"""What lies on the table for all: the mission, bullets, piles, the row of suspects, open discards."""

from __future__ import annotations

from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.views import InfiltraitorsView
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import SIZES, SLIM, SMALL, Size, draw_card
from renderers.infiltraitors.grids import Grid, draw_discards
from renderers.infiltraitors.names import mission_name, say
from renderers.infiltraitors.roster import LEFT, WIDE
from renderers.words import Words

BAND = 96
STRIP = 64
HEADING = 44
"""The height of the words above a grid."""
SLOT = SMALL.short
FEWEST_PIXELS, MOST_PIXELS = 26, 84
"""The height of a row of the discards' grid."""


def band_block(headline: str, seat_badge: Block | None = None) -> Block:
    """The dark band on top with what is going on."""

    def draw(canvas: Canvas, y: int) -> None:
        measures = canvas.theme.measures
        canvas.box(0, y, measures.width, BAND, "ink")
        canvas.rule(0, y + BAND - 8, measures.width, "accent", 8)
        x = measures.margin
        if seat_badge is not None:
            seat_badge.draw(canvas, y + 14)
            x += seat_badge.height + 18
        room = measures.width - measures.margin - x
        canvas.text(x, y + 44, headline, role="bold", size=50, colour="card", room=room)

    return Block(BAND, draw, 8)


def strip_block(view: InfiltraitorsView, words: Words) -> Block:
    """The mission's name, the bullets left and spent, the two piles nobody sees."""

    def draw(canvas: Canvas, y: int) -> None:
        middle = y + STRIP / 2
        right = float(LEFT + WIDE)
        for icon, count in ((icons.down("soft", "paper"), view.discards_down), (icons.headquarters("ink"), view.hq)):
            right -= canvas.text(right, middle, str(count), role="bold", size=46, align="right") + 8
            canvas.stamp(icon, right - 46, middle - 23, 46)
            right -= 46 + 18
        right = _draw_bullets(canvas, view, right, y)
        name = mission_name(words, view.mission)
        canvas.text(LEFT, middle, name, role="slab", size=46, room=round(right - LEFT - 14))

    return Block(STRIP, draw, 8)


def _draw_bullets(canvas: Canvas, view: InfiltraitorsView, right: float, y: int) -> float:
    """Bullets side by side, those spent pale; where the row begins."""
    most = MISSIONS[view.mission].bullets_for(len(view.hands))
    step = 25
    start = right - 6 - step * most
    for at in range(most):
        there = at < view.bullets
        painter = icons.bullet("gold", "clay") if there else icons.bullet("kraft", "kraft")
        canvas.stamp(painter, start + at * step, y + 9, 22, 46)
    return start


def suspects_block(view: InfiltraitorsView, words: Words) -> Block:
    """The mission's suspects side by side: shot ones open, then those before agents, then those in the middle."""
    most = MISSIONS[view.mission].suspects_for(len(view.hands))
    size = next((each for each in SIZES if most * (each.long + 6) <= WIDE), SLIM)
    step = min(size.long + 6, (WIDE - size.long) // max(1, most - 1))

    def draw(canvas: Canvas, y: int) -> None:
        for at, entry in enumerate(view.eliminated):
            draw_card(canvas, words, entry.identity, LEFT + at * step, y, size, upright=False)
        for at in range(len(view.eliminated), most):
            _draw_unknown(canvas, view, at - len(view.eliminated), LEFT + at * step, y, size)

    return Block(size.short, draw, 12)


def _draw_unknown(canvas: Canvas, view: InfiltraitorsView, place: int, x: float, y: int, size: Size) -> None:
    """A suspect still to be shot: held by an agent, in the middle, or aside."""
    held = place < len(view.suspects)
    aside = not held and place >= len(view.suspects) + view.middle
    ground, coat = ("kraft", "soft") if held else ("ink", "gold") if aside else ("accent", "card")
    canvas.frame(x, y, size.long, size.short, "ink", ground, 3, 9)
    head = size.short - 8
    canvas.stamp(icons.suspect(coat, ground), x + (size.long - head) / 2, y + 5, head)


def discards_block(view: InfiltraitorsView, words: Words, down: int) -> Block:
    """All cards as a grid, those that lie open among the discards filled."""
    grid = Grid.across_all(MISSIONS[view.mission].faces(), WIDE, down)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.text(LEFT, y + 20, say(words, "discards", count=len(view.discards)), role="bold", room=WIDE)
        draw_discards(canvas, view.mission, view.discards, grid, LEFT, y + HEADING)

    return Block(HEADING + grid.tall(view.mission), draw, 12, spare=3)


def cards_block(view: InfiltraitorsView, words: Words) -> list[Block]:
    """The special cards in the middle (6) and the pool (18), where there are any."""
    cards, key = (view.specials, "specials") if view.specials else (view.pool, "pool")
    if not cards or (key == "pool" and view.last_stand):
        return []

    def draw(canvas: Canvas, y: int) -> None:
        told = canvas.text(LEFT, y + SLOT / 2, say(words, key), role="bold", room=320)
        start = LEFT + told + 24
        step = min(SMALL.long + 6, (LEFT + WIDE - start - SMALL.long) / max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            draw_card(canvas, words, card, start + at * step, y, SMALL, upright=False)

    return [Block(SLOT, draw, 12)]
