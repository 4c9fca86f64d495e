"""The two sides' plates: seats with the cards they hold, and how far the other pawn is ahead."""

from __future__ import annotations

from dataclasses import dataclass

from engines.agent_avenue.cards import CAUGHT_AT
from engines.agent_avenue.views import AgentAvenueView, HandView, Side
from renderers import signs
from renderers.agent_avenue import icons
from renderers.agent_avenue.marks import COLOURS, SHAPES, badge
from renderers.canvas import Canvas
from renderers.seats import letter

WIDTH = 498


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large a plate's parts are, in pixels, and whether an arrow points from the distance to the other pawn."""

    badge: int
    icon: int
    gap: int
    arrow: bool


ALONE = Sizes(badge=50, icon=38, gap=10, arrow=True)
TOGETHER = Sizes(badge=44, icon=30, gap=5, arrow=False)


def to_catch(view: AgentAvenueView, side: Side) -> int | None:
    """How many spaces a side must gain to catch the other, 0 where it has; None where it is caught itself (AA-9)."""
    lead = view.lead if side == 0 else -view.lead
    return None if lead <= -CAUGHT_AT else max(0, CAUGHT_AT - lead)


def draw_plates(canvas: Canvas, view: AgentAvenueView, y: int, tall: int) -> None:
    """Both plates side by side."""
    margin = canvas.theme.measures.margin
    for side in (0, 1):
        x = margin if side == 0 else canvas.theme.measures.width - margin - WIDTH
        _draw_plate(canvas, view, side, x, y, tall)


def _draw_plate(canvas: Canvas, view: AgentAvenueView, side: Side, x: int, y: int, tall: int) -> None:
    hands = [hand for hand in view.hands if hand.side == side]
    asked = any(hand.seat in view.to_act for hand in hands)
    canvas.box(x, y, WIDTH, tall, "accent" if asked else COLOURS[side], 16)
    canvas.box(x + 7, y + 7, WIDTH - 14, tall - 14, COLOURS[side], 10)
    sizes = ALONE if len(hands) == 1 else TOGETHER
    at = x + 16
    for hand in hands:
        at = _draw_seat(canvas, hand, sizes, at, y + tall / 2)
    _draw_distance(canvas, view, side, sizes, x + WIDTH - 16, y + tall / 2)


def _draw_seat(canvas: Canvas, hand: HandView, sizes: Sizes, x: int, middle: float) -> int:
    badge(canvas, x, middle - sizes.badge / 2, sizes.badge, hand.side, letter(hand.seat))
    x += sizes.badge + sizes.gap
    for icon, count in (
        (signs.hand("card"), hand.hand_count),
        (icons.aside("card", COLOURS[hand.side]), hand.set_aside_count),
    ):
        canvas.stamp(icon, x, middle - sizes.icon / 2, sizes.icon)
        x += sizes.icon + 3
        x += canvas.text(x, middle, str(count), role="bold", colour="card") + sizes.gap
    return x + 8


def _draw_distance(
    canvas: Canvas, view: AgentAvenueView, side: Side, sizes: Sizes, right: int, middle: float
) -> None:
    spaces = to_catch(view, side)
    if spaces is None:
        return
    other = 1 - side
    canvas.stamp(SHAPES[other], right - 40, middle - 20, 40)
    if sizes.arrow:
        canvas.stamp(signs.arrow("card"), right - 92, middle - 22, 44)
    end = right - (100 if sizes.arrow else 48)
    canvas.text(end, middle, str(spaces), role="slab", size=58, colour="card", align="right")
