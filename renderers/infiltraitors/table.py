"""What lies on the table for all: the mission, bullets, piles, the row of suspects, open discards."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.views import InfiltraitorsView
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import SMALL, draw_card
from renderers.infiltraitors.grids import Grid, draw_discards
from renderers.infiltraitors.marks import badge
from renderers.infiltraitors.names import mission_name, say
from renderers.infiltraitors.roster import LEFT, WIDE
from renderers.words import Words

BAND = 96
STRIP = 64
STANDING = 68
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


def strip_block(view: InfiltraitorsView, words: Words, *, bullets: bool = False) -> Block:
    """The mission's name, and the two piles nobody sees; where nothing else shows them the bullets left."""

    def draw(canvas: Canvas, y: int) -> None:
        right = _draw_piles(canvas, view, y + STRIP / 2)
        if bullets:
            right -= canvas.text(right, y + STRIP / 2, str(view.bullets), role="bold", size=46, align="right") + 34
            canvas.stamp(icons.bullet("gold", "clay"), right, y + 6, 26, 52)
            right -= 18
        name = mission_name(words, view.mission)
        canvas.text(LEFT, y + STRIP / 2, name, role="slab", size=46, room=round(right - LEFT - 14))

    return Block(STRIP, draw, 8)


def _draw_piles(canvas: Canvas, view: InfiltraitorsView, middle: float) -> float:
    """How many cards HQ and the face-down discards have, on the right; where they begin."""
    right = float(LEFT + WIDE)
    for icon, count in ((icons.down("soft", "paper"), view.discards_down), (icons.headquarters("ink"), view.hq)):
        right -= canvas.text(right, middle, str(count), role="bold", size=46, align="right") + 8
        canvas.stamp(icon, right - 46, middle - 23, 46)
        right -= 46 + 18
    return right


def standing_block(view: InfiltraitorsView, seat: Seat) -> Block:
    """On top of a hand: whose it is, bullets and suspects left, the two piles nobody sees."""

    def draw(canvas: Canvas, y: int) -> None:
        middle = y + 14 + STANDING / 2
        badge(canvas, LEFT, middle - STANDING / 2, STANDING, seat)
        _draw_piles(canvas, view, middle)
        x: float = LEFT + STANDING + 44
        canvas.stamp(icons.bullet("gold", "clay"), x, middle - STANDING / 2, STANDING // 2, STANDING)
        x += STANDING // 2 + 12
        x += canvas.text(x, middle, str(view.bullets), role="bold", size=56) + 44
        canvas.stamp(icons.suspect("ink", "paper"), x, middle - STANDING / 2, STANDING)
        canvas.text(x + STANDING + 12, middle, str(view.left), role="bold", size=56)

    return Block(14 + STANDING, draw, 12)


def discards_block(view: InfiltraitorsView, words: Words, down: int) -> Block:
    """All cards as a grid, those that lie open among the discards filled; only that there are none where none do."""
    grid = Grid.across_all(MISSIONS[view.mission].faces(), WIDE, down)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.text(LEFT, y + 20, say(words, "discards", count=len(view.discards)), role="bold", room=WIDE)
        if view.discards:
            draw_discards(canvas, view.mission, view.discards, grid, LEFT, y + HEADING)

    return Block(HEADING + (grid.tall(view.mission) if view.discards else 0), draw, 12, spare=3)


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
