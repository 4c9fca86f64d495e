"""The distance turn by turn as a line: above the middle green is ahead, below it blue."""

from __future__ import annotations

from collections.abc import Sequence

from engines.agent_avenue.cards import CAUGHT_AT
from engines.agent_avenue.views import Side
from renderers.agent_avenue.marks import SHAPES
from renderers.canvas import Canvas

AXIS = 92
DOT = 30
LABEL = 52
"""The least room between two turns' numbers."""


def draw_chart(canvas: Canvas, leads: Sequence[int], first: int, x: int, y: int, w: int, h: int) -> None:
    """Side 0's lead after each turn, the first of them being turn `first`; starts level."""
    canvas.frame(x, y, w, h, "ink", "card", 4, 16)
    plot = h - 58
    top = max(CAUGHT_AT + 2, *(abs(lead) + 2 for lead in leads)) if leads else CAUGHT_AT + 2
    middle = y + 8 + plot / 2
    unit = plot / 2 / top
    _draw_limits(canvas, x, w, middle, unit)
    step = (w - AXIS - 54) / max(1, len(leads))
    points = [
        (x + AXIS, middle),
        *((x + AXIS + step * (i + 1), middle - unit * lead) for i, lead in enumerate(leads)),
    ]
    canvas.line(tuple(points), "ink", 7)
    every = max(1, -(-LABEL // max(1, int(step))))
    for index, lead in enumerate(leads):
        px, py = points[index + 1]
        _draw_dot(canvas, lead, px, py)
        if (len(leads) - 1 - index) % every == 0:
            canvas.text(px, y + h - 32, str(first + index), colour="soft", align="centre")


def _draw_limits(canvas: Canvas, x: int, w: int, middle: float, unit: float) -> None:
    """The lines at which the one or the other is caught, and the middle."""
    for side, sign in ((0, -1), (1, 1)):
        at = middle + sign * unit * CAUGHT_AT
        canvas.line(((x + AXIS, at), (x + w - 24, at)), "stamp", 4, (14, 12))
        canvas.stamp(SHAPES[side], x + 28, at - 21, 42)
    canvas.line(((x + AXIS, middle), (x + w - 24, middle)), "kraft", 4)


def _draw_dot(canvas: Canvas, lead: int, x: float, y: float) -> None:
    if lead:
        side: Side = 0 if lead > 0 else 1
        canvas.stamp(SHAPES[side], x - DOT / 2, y - DOT / 2, DOT)
    else:
        canvas.line(((x - 1, y), (x + 1, y)), "ink", DOT * 0.7)
