"""How somebody's ratings went: a chart each, game after game, with the computers' levels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import ImageDraw

from renderers.canvas import Canvas
from renderers.picture import Picture, picture
from renderers.profile import draw_card
from renderers.scale import DASH, Level, Mark, Scale, scale_of
from renderers.theme import theme

TOP, CHART, GAP = 84, 230, 28
LEFT, FIGURES = 30, 210
"""How much room is left of a chart, and to its right, where the levels have their names."""


@dataclass(frozen=True, slots=True)
class Rise:
    """The course of a rating: whose game, what it is called, and the rating after each game, the first one first."""

    game: str
    name: str
    figures: str
    marks: tuple[Mark, ...]
    levels: tuple[Level, ...]


def courses(rises: Sequence[Rise], told: str) -> Picture:
    """The charts one below the other; `told` are the words that stand in for them."""
    look = theme("")
    margin = look.measures.margin
    canvas = Canvas(look, 2 * margin + len(rises) * (TOP + CHART + GAP) - GAP)
    for at, rise in enumerate(rises):
        _draw(canvas, rise, margin + at * (TOP + CHART + GAP))
    return picture(canvas.image, look.palette, told)


def _draw(canvas: Canvas, rise: Rise, top: int) -> None:
    wide, margin = canvas.theme.measures.width, canvas.theme.measures.margin
    accent = theme(rise.game)["accent"]
    draw_card(canvas, top, TOP + CHART, accent)
    figures = canvas.text(wide - margin - 24, top + 46, rise.figures, role="bold", size=44, align="right")
    room = wide - 2 * margin - figures - 36 - 48
    canvas.text(margin + 36, top + 46, rise.name, role="slab", size=46, room=room)
    scale = scale_of([Mark(mark.points, rise.marks[-1].margin) for mark in rise.marks], rise.levels)
    _draw_levels(canvas, rise, scale, top)
    _draw_band(canvas, rise, scale, top)
    points = _points(canvas, rise, scale, top, [mark.points for mark in rise.marks])
    if len(points) > 1:
        ImageDraw.Draw(canvas.image).line(points, fill=accent, width=7, joint="curve")
    x, y = points[-1]
    canvas.box(x - 12, y - 12, 24, 24, "ink", 12)


def _draw_levels(canvas: Canvas, rise: Rise, scale: Scale, top: int) -> None:
    """A dashed line for each level, its name at the end where there is room above the one before."""
    wide, margin = canvas.theme.measures.width, canvas.theme.measures.margin
    last = float("inf")
    for level in sorted(rise.levels, key=lambda each: each.points):
        y = _y(scale, top, level.points)
        canvas.line(((margin + LEFT, y), (wide - margin - FIGURES, y)), "slate", 4, DASH)
        at = min(y, last - canvas.theme.measures.least - 2)
        canvas.text(wide - margin - FIGURES + 12, at, level.name, colour="soft", room=FIGURES - 30)
        last = at


def _draw_band(canvas: Canvas, rise: Rise, scale: Scale, top: int) -> None:
    """How sure the rating was: two thin lines, above and below it."""
    for sign in (-1, 1):
        edge = _points(canvas, rise, scale, top, [mark.points + sign * mark.margin for mark in rise.marks])
        if len(edge) > 1:
            ImageDraw.Draw(canvas.image).line(edge, fill=canvas.theme["shade"], width=4, joint="curve")


def _points(canvas: Canvas, rise: Rise, scale: Scale, top: int, values: Sequence[int]) -> list[tuple[float, float]]:
    wide, margin = canvas.theme.measures.width, canvas.theme.measures.margin
    left, right = margin + LEFT + 20, wide - margin - FIGURES - 16
    step = (right - left) / max(1, len(rise.marks) - 1)
    return [(left + step * at, _y(scale, top, value)) for at, value in enumerate(values)]


def _y(scale: Scale, top: int, points: float) -> float:
    return top + TOP + CHART - 28 - scale.share(points) * (CHART - 44)
