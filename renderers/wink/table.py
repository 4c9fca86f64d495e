"""The table from above: players around it by their masks, the numbers they have called, who looks at whom."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.seats import Seat
from engines.wink.views import Call
from renderers.arrows import draw_arrow
from renderers.canvas import Canvas
from renderers.pen import Painter, Pen, Point
from renderers.wink import icons
from renderers.wink.marks import SEATS, badge

TALL = 396
MIDDLE: Point = (540, 200)
ACROSS, DOWN = 340, 146
"""From the table's middle to a player's, sideways, and up or down."""
BADGE, SIGN = 88, 50
CALL_WIDE, CALL_TALL = 84, 62
ASIDE = 11
"""How far to its right a look runs, so that two that meet lie side by side."""
FROM, TO = 54, 60
"""From a player's middle to where a look begins and ends."""


@dataclass(frozen=True, slots=True)
class Look:
    """An eye's way from one player to another, with a sign on it; a beam is a wide one without a head."""

    start: Seat
    end: Seat
    colour: str
    sign: Painter | None = None
    thick: int = 9
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A player at the table: their call, and signs beside them."""

    call: Call | None = None
    signs: tuple[Painter, ...] = ()


def draw_table(
    canvas: Canvas, top: int, places: Sequence[Place], nearest: Seat, looks: Sequence[Look], beam: Look | None = None
) -> None:
    """The table with its upper edge at `top`; `nearest` sits at the near side, the others clockwise from there."""
    middles = seated(len(places), nearest, top)
    canvas.stamp(_table, MIDDLE[0] - 300, MIDDLE[1] + top - 112, 600, 224)
    if beam is not None:
        canvas.line(_way(middles, beam, 0), beam.colour, beam.thick)
    for place, middle in zip(places, middles, strict=True):
        _draw_beside(canvas, place, middle)
    for look in looks:
        _draw_look(canvas, middles, look)
    if beam is not None and beam.sign is not None:
        _draw_sign(canvas, _way(middles, beam, 0), beam.sign, 0.3)
    for seat, (x, y) in enumerate(middles):
        badge(canvas, x - BADGE / 2, y - BADGE / 2, BADGE, seat)


def seated(seats: int, nearest: Seat, top: int) -> list[Point]:
    """Where each player's mask has its middle."""
    x, y = MIDDLE
    turns = [math.pi * (0.5 + 2 * ((seat - nearest) % seats) / seats) for seat in range(seats)]
    return [(x + ACROSS * math.cos(turn), y + top + DOWN * math.sin(turn)) for turn in turns]


def _table(pen: Pen) -> None:
    pen.disc("shade", 134, 52, 133, 48)
    pen.disc("kraft", 134, 49, 133, 48)
    pen.disc("blush", 134, 49, 124, 41)


def _way(middles: Sequence[Point], look: Look, aside: float) -> tuple[Point, Point]:
    (x0, y0), (x1, y1) = middles[look.start], middles[look.end]
    length = math.dist((x0, y0), (x1, y1))
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    right, down = -dy * aside, dx * aside
    return (
        (x0 + dx * FROM + right, y0 + dy * FROM + down),
        (x1 - dx * TO + right, y1 - dy * TO + down),
    )


def _draw_look(canvas: Canvas, middles: Sequence[Point], look: Look) -> None:
    way = _way(middles, look, ASIDE)
    draw_arrow(canvas, way, look.colour, look.thick, 20 + 2 * look.thick, (14, 18) if look.dashed else None)
    if look.sign is not None:
        _draw_sign(canvas, way, look.sign, 0.4)


def _draw_sign(canvas: Canvas, way: tuple[Point, Point], sign: Painter, share: float) -> None:
    """A sign on a disc, so far along a look."""
    (x0, y0), (x1, y1) = way
    x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
    canvas.box(x - SIGN / 2 - 5, y - SIGN / 2 - 5, SIGN + 10, SIGN + 10, "card", 30)
    canvas.stamp(sign, x - SIGN / 2, y - SIGN / 2, SIGN)


def _draw_beside(canvas: Canvas, place: Place, middle: Point) -> None:
    """The call beside a mask, outward, and then the signs."""
    x, y = middle
    left = x < MIDDLE[0] - 9
    edge = x - BADGE / 2 - 6 if left else x + BADGE / 2 + 6
    if place.call is not None:
        start = edge - CALL_WIDE if left else edge
        _draw_call(canvas, place.call, start, y - CALL_TALL / 2)
        edge += -CALL_WIDE - 6 if left else CALL_WIDE + 6
    for sign in place.signs:
        start = edge - SIGN if left else edge
        canvas.stamp(sign, start, y - SIGN / 2, SIGN)
        edge += -SIGN - 6 if left else SIGN + 6


def _draw_call(canvas: Canvas, call: Call, x: float, y: float) -> None:
    """The number called, as a card of the caller's colour; locked where nobody may be accused over it."""
    canvas.frame(x, y, CALL_WIDE, CALL_TALL, SEATS[call.seat], "card", 6, 12)
    middle = (x + CALL_WIDE / 2, y + CALL_TALL / 2)
    canvas.text(*middle, str(call.number), role="slab", size=52, align="centre", room=CALL_WIDE - 14)
    if call.barred:
        canvas.stamp(icons.lock("stamp"), x + CALL_WIDE - 26, y - 14, 36)
