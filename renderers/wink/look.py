"""The carnival's look: the theme's colours with what lamps and skin mix of them, and the dark band on top."""

from __future__ import annotations

from functools import cache

from engines.core.seats import Seat
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.theme import Theme, theme
from renderers.wink.spies import badge

GAME = "wink"


@cache
def look() -> Theme:
    """The theme with the colours of the carnival."""
    return theme(GAME).mixed(
        blush=("card", "accent", 1),
        rose=("card", "accent", 3),
        mint=("card", "green", 2),
        sky=("card", "blue", 2),
        honey=("card", "gold", 3),
        haze=("card", "slate", 2),
        peach=("card", "clay", 2),
        tan=("card", "clay", 4),
        umber=("ink", "clay", 3),
        bronze=("ink", "clay", 4),
        dusk=("ink", "accent", 2),
        night=("ink", "blue", 2),
        faint=("paper", "shade", 2),
        pale=("paper", "soft", 2),
    )


BAND = 96
"""How tall the band is, in pixels."""


def band_block(told: str, seat: Seat | None = None) -> Block:
    """A line on the band, with whose it is where it is somebody's."""

    def draw(canvas: Canvas, y: int) -> None:
        measures = canvas.theme.measures
        canvas.box(0, y, measures.width, BAND, "ink")
        canvas.rule(0, y + BAND - 8, measures.width, "accent", 8)
        x = measures.margin
        if seat is not None:
            badge(canvas, x, y + 10, 68, seat)
            x += 68 + 18
        room = measures.width - measures.margin - x
        canvas.text(x, y + 44, told, role="bold", size=50, colour="card", room=room)

    return Block(BAND, draw, 12)
