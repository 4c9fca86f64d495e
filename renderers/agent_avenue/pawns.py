"""Both pawns on the street, and the way that each went in a turn."""

from __future__ import annotations

from collections.abc import Sequence

from engines.agent_avenue.views import Side, TurnView
from renderers.agent_avenue.marks import GHOSTS, TINTS, Seats, letters, pawn
from renderers.agent_avenue.street import LANES, Street
from renderers.arrows import draw_head
from renderers.canvas import Canvas

PAWN = 80


def draw_pawns(canvas: Canvas, street: Street, spaces: Sequence[int], seats: Sequence[Seats]) -> None:
    """Both pawns on their spaces, beside each other where they share one, with their sides' letters."""
    green, blue = spaces
    for side, space in enumerate(spaces):
        x, y = street.centre(space)
        if space in (0, 7):
            reach = street.within / 2 - 6
            y += reach - 8 if green != blue else (-6, reach)[side]
        else:
            y += PAWN / 2 + 10
            x += (-44, 44)[side] if green == blue else 0
        pawn(canvas, x, y, PAWN, 1 if side else 0, letters(seats[side]))


def draw_trail(canvas: Canvas, turn: TurnView, street: Street, side: Side) -> None:
    """Where a side's pawn came from in a turn and the way it went; nothing where it stood still."""
    moved = sum(step.spaces for step in turn.steps if step.side == side)
    if not moved:
        return
    points = street.trail(turn.starts[side], moved, LANES[side])
    ghost = points[0]
    canvas.stamp(GHOSTS[side], ghost[0] - 24, ghost[1] - 24, 48)
    canvas.line(points[3:-1], TINTS[side], 12, (0, 22) if side == 0 else (22, 18))
    draw_head(canvas, points, TINTS[side], 40)
