"""Cards as clues and in hands: upright ones stand, sideways ones lie, all numbers to be read without turning."""

from __future__ import annotations

from dataclasses import dataclass

from engines.infiltraitors.cards import Card
from renderers.canvas import Canvas
from renderers.infiltraitors import icons
from renderers.infiltraitors.marks import FILLS, ON_FILL, suit
from renderers.infiltraitors.names import sign
from renderers.words import Words


@dataclass(frozen=True, slots=True)
class Size:
    """A small card's measures in pixels: long and short edge, its number's letters, its colour's shape."""

    long: int
    short: int
    number: int
    suit: int

    def box(self, upright: bool) -> tuple[int, int]:
        """Width and height of a card that stands or lies."""
        return (self.short, self.long) if upright else (self.long, self.short)

    def widest(self, upright: bool) -> int:
        """How large a shape may be that has two letters to hold."""
        return round(self.suit * 1.16) if upright else round(self.suit * 1.1)


LARGE = Size(140, 84, 62, 56)
MEDIUM = Size(118, 70, 52, 47)
SMALL = Size(98, 58, 43, 40)
SLIM = Size(88, 56, 40, 36)
"""For rows of very many cards that lie."""
SIZES = (LARGE, MEDIUM, SMALL)


def draw_card(
    canvas: Canvas,
    words: Words,
    card: Card,
    x: float,
    y: float,
    size: Size,
    *,
    upright: bool = True,
    new: bool = False,
) -> None:
    """A small card, standing or lying; a new one in an eye-catching frame."""
    wide, tall = size.box(upright)
    edge = "accent" if new else "ink"
    if new:
        canvas.box(x - 6, y - 6, wide + 12, tall + 12, edge, 14)
    canvas.frame(x, y, wide, tall, "card", FILLS[card.colour], 3, 9)
    _draw_face(canvas, words, card, x, y, size, upright=upright)


def _draw_face(
    canvas: Canvas, words: Words, card: Card, x: float, y: float, size: Size, *, upright: bool, light: bool = True
) -> None:
    """A card's number and colour: one above the other where it stands, side by side where it lies."""
    wide, tall = size.box(upright)
    shape = size.suit if len(sign(words, card.colour)) == 1 else size.widest(upright)
    if upright:
        number, corner = (x + wide / 2, y + tall * 0.27), (x + (wide - shape) / 2, y + tall * 0.94 - shape)
    else:
        number, corner = (x + wide * 0.29, y + tall / 2), (x + wide * 0.94 - shape, y + (tall - shape) / 2)
    ink = ON_FILL[card.colour] if light else "ink"
    if card.special:
        canvas.stamp(icons.star(ink), number[0] - size.suit / 2, number[1] - size.suit / 2, size.suit)
    else:
        canvas.text(*number, str(card.number), role="bold", size=size.number, colour=ink, align="centre")
    suit(canvas, words, card.colour, *corner, shape, light=light)


def draw_miss(canvas: Canvas, words: Words, card: Card, x: float, y: float, size: Size) -> None:
    """What a suspect was wrongly shot as: a pale card struck out."""
    wide, tall = size.box(upright=False)
    canvas.frame(x, y, wide, tall, "stamp", "card", 4, 9)
    _draw_face(canvas, words, card, x, y, size, upright=False, light=False)
    canvas.stamp(icons.strike, x, y, wide, tall)


def draw_back(canvas: Canvas, x: float, y: float, wide: int, tall: int) -> None:
    """A card face down."""
    canvas.frame(x, y, wide, tall, "ink", "accent", 3, 9)
    eye = round(min(wide, tall) * 0.8)
    canvas.stamp(icons.back("accent", "card"), x + (wide - eye) / 2, y + (tall - eye) / 2, eye)
