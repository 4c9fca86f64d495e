"""Grids of colour × number: what clues exclude at a suspect, and which cards lie open among the discards."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engines.infiltraitors.cards import SPECIAL, Card, Colour
from engines.infiltraitors.missions import MISSIONS, MissionId
from renderers.canvas import Canvas
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import SMALL
from renderers.infiltraitors.marks import FILLS, FULL

HEADING = 42
LABEL = 46
STAR = 34


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid's measures in pixels: a column's width, a row's height."""

    across: int
    down: int

    @classmethod
    def across_all(cls, numbers: range, wide: int, down: int) -> Grid:
        """A grid of these numbers, so many pixels wide, with rows so high."""
        return cls((wide - LABEL) // len(numbers), down)

    def wide(self, mission: MissionId) -> int:
        """The whole width."""
        return LABEL + self.across * len(MISSIONS[mission].numbers())

    def tall(self, mission: MissionId) -> int:
        """The whole height."""
        return HEADING + self.down * MISSIONS[mission].colours


TINY, BROAD = Grid(26, 24), Grid(36, 44)
"""The grids beside a suspect's clues."""


def draw_possible(
    canvas: Canvas,
    mission: MissionId,
    crossed: Collection[Card],
    grid: Grid,
    x: int,
    y: int,
    ground: str = "paper",
) -> None:
    """What a suspect may still be: filled cells; what is excluded is empty."""
    facts = MISSIONS[mission]
    left = {card for card in facts.identities() if card not in crossed}
    _draw(canvas, facts.in_colours(), facts.numbers(), left, grid, x, y, ground)


def draw_discards(canvas: Canvas, mission: MissionId, discards: Collection[Card], grid: Grid, x: int, y: int) -> None:
    """Which cards lie open among the discards: filled cells."""
    facts = MISSIONS[mission]
    _draw(canvas, facts.in_colours(), facts.faces(), set(discards), grid, x, y, "card")


def _draw(
    canvas: Canvas,
    colours: Iterable[Colour],
    numbers: range,
    filled: Collection[Card],
    grid: Grid,
    x: int,
    y: int,
    ground: str,
) -> None:
    every = 1 if grid.across >= LABEL else 2 if grid.across >= BROAD.across else 3
    for column, number in enumerate(numbers):
        if column % every == 0:
            _draw_heading(canvas, number, x + LABEL + grid.across * (column + 0.5), y + HEADING / 2 - 2)
    for row, colour in enumerate(colours):
        full = [Card(f"{colour}-{number}") in filled for number in numbers]
        _draw_row(canvas, colour, full, grid, x, y + HEADING + grid.down * row, ground)


def _draw_heading(canvas: Canvas, number: int, middle: float, y: float) -> None:
    """A column's number; over the special cards their star."""
    if number == SPECIAL:
        canvas.stamp(icons.star("soft"), middle - STAR / 2, y - STAR / 2, STAR)
    else:
        canvas.text(middle, y, str(number), role="bold", colour="soft", align="centre")


def _draw_row(canvas: Canvas, colour: Colour, filled: list[bool], grid: Grid, x: int, top: int, ground: str) -> None:
    size = min(SMALL.suit, grid.down - 2)
    canvas.stamp(FULL[colour], x + (LABEL - size) / 2, top + (grid.down - size) / 2, size)
    for column, full in enumerate(filled):
        left = x + LABEL + grid.across * column
        canvas.box(left + 1, top + 1, grid.across - 2, grid.down - 2, FILLS[colour] if full else ground, 0)
