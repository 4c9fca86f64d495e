"""The dark band on top with what is going on."""

from __future__ import annotations

from engines.core.seats import Seat
from renderers.canvas import Canvas
from renderers.flow import Block
from renderers.wink.spies import badge

BAND = 96


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
