"""A suspect's clues in two lanes: what matches stands in the upper one, what doesn't lies in the lower one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engines.infiltraitors.cards import Card
from engines.infiltraitors.views import SuspectView
from renderers.canvas import Canvas
from renderers.infiltraitors import icons
from renderers.infiltraitors.cards import SMALL, Size, draw_card, draw_miss
from renderers.pen import Painter
from renderers.words import Words

SIGN = 52
GAP = 6

Draw = Callable[[float, float], None]


@dataclass(frozen=True, slots=True)
class Shape:
    """How clues are laid: the cards' size, the room in pixels, the most rows a lane may take.

    `abreast`: the lanes beside each other, each in half of the room.
    """

    size: Size = SMALL
    wide: int = 760
    rows: int = 99
    abreast: bool = False

    def half(self, upright: bool) -> Shape:
        """How one of two lanes that lie abreast is laid: a row that stands, two that lie."""
        return Shape(self.size, self.wide // 2 - GAP, 1 if upright else 2)

    def holds(self, suspect: SuspectView) -> bool:
        """Whether all cards have their place in lanes that lie abreast."""
        matches, others = counts(suspect)
        standing, lying = self.half(upright=True), self.half(upright=False)
        return matches <= standing.beside(True) and others <= lying.rows * lying.beside(False)

    def beside(self, upright: bool) -> int:
        """How many cards a row holds."""
        return max(1, (self.wide - SIGN + GAP) // (self.size.box(upright)[0] + GAP))

    def lane(self, count: int, upright: bool) -> int:
        """A lane's height; an empty one is low."""
        if not count:
            return self.size.short
        rows = min(self.rows, -(-count // self.beside(upright)))
        return rows * (self.size.box(upright)[1] + GAP) - GAP

    def height(self, suspect: SuspectView) -> int:
        """Both lanes' height."""
        if self.abreast:
            return 2 * self.size.short + GAP
        matches, others = counts(suspect)
        return self.lane(matches, upright=True) + GAP + self.lane(others, upright=False)


def counts(suspect: SuspectView) -> tuple[int, int]:
    """How many clues stand, and how many lie with the misses among them."""
    upright = sum(clue.upright for clue in suspect.clues)
    return upright, len(suspect.clues) - upright + len(suspect.misses)


def draw_lanes(
    canvas: Canvas, words: Words, suspect: SuspectView, shape: Shape, x: float, y: float, new: Card | None = None
) -> None:
    """Both lanes from the top y down; `new` is the clue that was played last."""
    standing = [_card(canvas, words, clue.card, shape, True, new) for clue in suspect.clues if clue.upright]
    lying = [_card(canvas, words, clue.card, shape, False, new) for clue in suspect.clues if not clue.upright]
    lying += [_miss(canvas, words, card, shape) for card in suspect.misses]
    if shape.abreast:
        for upright, cards in ((True, standing), (False, lying)):
            half = shape.half(upright)
            lower = (2 * shape.size.short + GAP - half.lane(len(cards), upright)) / 2
            _draw_lane(canvas, cards, half, upright, x + (not upright) * shape.wide / 2, y + lower)
        return
    _draw_lane(canvas, standing, shape, True, x, y)
    below = y + shape.lane(len(standing), upright=True) + GAP
    _draw_lane(canvas, lying, shape, False, x, below)


def _card(canvas: Canvas, words: Words, card: Card, shape: Shape, upright: bool, new: Card | None) -> Draw:
    def draw(x: float, y: float) -> None:
        draw_card(canvas, words, card, x, y, shape.size, upright=upright, new=card == new)

    return draw


def _miss(canvas: Canvas, words: Words, card: Card, shape: Shape) -> Draw:
    return lambda x, y: draw_miss(canvas, words, card, x, y, shape.size)


def _draw_lane(canvas: Canvas, cards: Sequence[Draw], shape: Shape, upright: bool, x: float, y: float) -> None:
    """The sign and the cards; of too many the last ones, after how many more there are."""
    wide, tall = shape.size.box(upright and bool(cards))
    sign = icons.match("green") if upright else icons.no_match("stamp")
    canvas.stamp(sign if cards else _pale(upright), x, y + (tall - 40) / 2, 40)
    beside, left = shape.beside(upright), x + SIGN
    kept = list(cards)
    if len(kept) > beside * shape.rows:
        kept = kept[-(beside * shape.rows - 1) :]
        canvas.text(left + wide / 2, y + tall / 2, f"+{len(cards) - len(kept)}", role="bold", align="centre")
    skipped = len(cards) > len(kept)
    for at, draw in enumerate(kept, start=int(skipped)):
        row, column = divmod(at, beside)
        draw(left + column * (wide + GAP), y + row * (tall + GAP))


def _pale(upright: bool) -> Painter:
    return icons.match("shade") if upright else icons.no_match("shade")
