"""Cards: a face over its number; small tiles with the number beside the face; numbers alone as chips."""

from __future__ import annotations

from typing import Literal

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.views import CardView
from renderers.canvas import Box, Canvas
from renderers.wink import icons
from renderers.wink.faces import CROWD, face
from renderers.wink.marks import INKS, SEATS, badge

LINE = 4
TOKEN, LOCK = 58, 42
CHIP = 42
"""The height of a chip."""
CHIP_WIDE = 50

Pile = Literal["crowd", "agent", "lost"]
"""What lies before a player: crowd cards, agent cards face up, agent cards face down."""

CHIPS: dict[Pile, tuple[str, str, str]] = {
    "crowd": ("accent", "accent", "card"),
    "agent": ("ink", "card", "ink"),
    "lost": ("ink", "soft", "kraft"),
}
"""Line, ground and ink of a number that lies before a player."""


def draw_card(canvas: Canvas, box: Box, number: Number, line: str, band: str, ink: str) -> None:
    """A face over its number."""
    canvas.box(box.x, box.y, box.w, box.h, line, 12)
    canvas.box(box.x + LINE, box.y + LINE, box.w - 2 * LINE, box.h - 2 * LINE, band, 9)
    size = box.w - 2 * LINE
    tall = min(size, box.h - 62)
    canvas.stamp(face(number), box.x + LINE + (size - tall) / 2, box.y + LINE, tall)
    if tall < size:
        _widen(canvas, box, number, tall)
    middle = box.y + LINE + tall + (box.h - 2 * LINE - tall) / 2
    canvas.text(box.x + box.w / 2, middle, str(number), role="slab", size=62, colour=ink, align="centre", room=size)


def _widen(canvas: Canvas, box: Box, number: Number, tall: int) -> None:
    """The face's ground on both sides of a face that is narrower than its card."""
    ground = CROWD[number - 1].ground
    beside = (box.w - 2 * LINE - tall) // 2 + 1
    canvas.box(box.x + LINE, box.y + LINE, beside, tall, ground)
    canvas.box(box.x + box.w - LINE - beside, box.y + LINE, beside, tall, ground)


def draw_crowd_card(canvas: Canvas, box: Box, card: CardView, *, barred: bool) -> None:
    """A crowd card on its place: with the token on it, turned, or an empty place."""
    if card.state == "taken":
        canvas.frame(box.x, box.y, box.w, box.h, "shade", "paper", 3, 12)
        _number(canvas, box, card.number, "shade")
    elif card.state == "down":
        _draw_back(canvas, box, card.number)
    elif card.token is None:
        draw_card(canvas, box, card.number, "ink", "card", "ink")
    else:
        _draw_called(canvas, box, card.number, card.token, barred=barred)


def _draw_back(canvas: Canvas, box: Box, number: Number) -> None:
    """A turned card; all know which it was."""
    size = box.w - 2 * LINE
    canvas.box(box.x, box.y, box.w, box.h, "ink", 12)
    canvas.stamp(icons.lozenges("dusk", "accent"), box.x + LINE, box.y + LINE, size)
    top = min(box.y + LINE + size, box.y + box.h - 62)
    canvas.box(box.x, top, box.w, box.y + box.h - top, "ink", 12)
    middle = (top + box.y + box.h) / 2
    canvas.text(box.x + box.w / 2, middle, str(number), role="slab", size=56, colour="shade", align="centre")


def _draw_called(canvas: Canvas, box: Box, number: Number, seat: Seat, *, barred: bool) -> None:
    canvas.box(box.x - 3, box.y - 3, box.w + 6, box.h + 6, "stamp", 14)
    draw_card(canvas, box, number, SEATS[seat], SEATS[seat], INKS[seat])
    badge(canvas, box.x - 2, box.y - 2, TOKEN, seat)
    if barred:
        canvas.stamp(icons.lock("stamp"), box.x + box.w - LOCK - 2, box.y + 4, LOCK)


def _number(canvas: Canvas, box: Box, number: Number, ink: str) -> None:
    middle = (box.x + box.w / 2, box.y + box.h / 2)
    canvas.text(*middle, str(number), role="slab", size=56, colour=ink, align="centre", room=box.w - 8)


def draw_chip(canvas: Canvas, x: float, y: float, number: Number, pile: Pile) -> None:
    """A number that lies before a player: round for crowd cards, square for agent cards, dark face down."""
    line, ground, ink = CHIPS[pile]
    canvas.frame(x, y, CHIP_WIDE, CHIP, line, ground, 3, 20 if pile == "crowd" else 7)
    canvas.text(x + CHIP_WIDE / 2, y + CHIP / 2, str(number), role="bold", colour=ink, align="centre")
