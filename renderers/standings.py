"""A leaderboard as a picture: of each place its points and how sure they are, beside the computers' levels."""

from __future__ import annotations

from collections.abc import Sequence

from renderers.canvas import Canvas
from renderers.fonts import width
from renderers.headline import draw_headline
from renderers.picture import Picture, picture
from renderers.scale import DASH, Level, Mark, Scale, scale_of
from renderers.theme import theme

BAND, HEAD, ROW = 116, 78, 76
LEFT, FIGURES = 130, 300
"""How much room the places and the figures have, from the margins on."""


def standings(game: str, title: str, marks: Sequence[Mark], levels: Sequence[Level], told: str) -> Picture:
    """The picture of the best of a game, the first on top; `told` are the words that stand in for it."""
    look = theme(game)
    canvas = Canvas(look, BAND + HEAD + ROW * len(marks) + look.measures.margin)
    draw_headline(canvas, title, BAND)
    scale = scale_of(marks, levels)
    for at in range(len(marks)):
        if at % 2 == 0:
            _draw_stripe(canvas, at)
    _draw_levels(canvas, scale, levels, len(marks))
    for at, mark in enumerate(marks):
        _draw_row(canvas, scale, mark, at)
    return picture(canvas.image, look.palette, told)


def _x(canvas: Canvas, scale: Scale, points: float) -> float:
    measures = canvas.theme.measures
    left = measures.margin + LEFT
    return left + scale.share(points) * (measures.width - measures.margin - FIGURES - left)


def _y(at: int) -> float:
    return BAND + HEAD + ROW * at + ROW / 2


def _draw_stripe(canvas: Canvas, at: int) -> None:
    wide, margin = canvas.theme.measures.width, canvas.theme.measures.margin
    canvas.box(margin, _y(at) - ROW / 2, wide - 2 * margin, ROW, "card", 10)


def _draw_levels(canvas: Canvas, scale: Scale, levels: Sequence[Level], rows: int) -> None:
    """A dashed line down for each level, its name on top where there is room beside the one before."""
    end = float("-inf")
    for level in sorted(levels, key=lambda each: each.points):
        x = _x(canvas, scale, level.points)
        canvas.line(((x, BAND + HEAD - 6), (x, BAND + HEAD + ROW * rows)), "slate", 4, DASH)
        wide = width(level.name, "text", canvas.theme.measures.least)
        start = max(x - wide / 2, end + 18)
        canvas.text(start, BAND + HEAD / 2, level.name, colour="soft")
        end = start + wide


def _draw_row(canvas: Canvas, scale: Scale, mark: Mark, at: int) -> None:
    """A place, how sure the points are as a bar, the points as a dot on it, and in figures."""
    wide, margin, y = canvas.theme.measures.width, canvas.theme.measures.margin, _y(at)
    canvas.text(margin + 70, y, str(at + 1), role="slab", size=46, align="right")
    left, right = (_x(canvas, scale, mark.points + by) for by in (-mark.margin, mark.margin))
    canvas.box(left, y - 9, max(18, right - left), 18, "accent", 9)
    x = _x(canvas, scale, mark.points)
    canvas.box(x - 15, y - 15, 30, 30, "ink", 15)
    canvas.text(wide - margin - 150, y, str(mark.points), role="bold", size=46, align="right")
    canvas.text(wide - margin - 20, y, f"± {mark.margin}", colour="soft", size=40, align="right")
