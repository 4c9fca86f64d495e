"""The colours of the city by night; what tells seats and suspects apart; how the words beside call a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engines.core.seats import Seat
from engines.core.text import text
from engines.the_plan.cards import SEATS, Part, Suspect
from renderers.canvas import Canvas
from renderers.pen import Painter, Pen, Point
from renderers.the_plan.names import PREFIX
from renderers.theme import Theme, theme
from renderers.words import Words, letter


@cache
def look() -> Theme:
    """The theme with the colours of the city by night."""
    return theme("the_plan").mixed(
        night=("ink", "blue", 1),
        block=("ink", "blue", 2),
        roof=("ink", "slate", 2),
        lit=("card", "gold", 2),
        glow=("card", "gold", 1),
        lit_block=("paper", "gold", 3),
        rail_bed=("ink", "accent", 3),
    )


COLOURS = ("stamp", "green", "gold", "blue")
LETTERS = ("card", "card", "ink", "card")
"""The colour of the letter on each seat's own colour."""
LOW = (0.66, 0.5, 0.5, 0.5)
"""How far down a seat's shape its letter stands."""


def _triangle(pen: Pen, colour: str, y: float, edge: float) -> None:
    inset = edge * 1.9
    corners: tuple[Point, ...] = ((50, y + inset), (100 - inset, y + 98 - edge), (inset, y + 98 - edge))
    pen.polygon(colour, *corners)
    pen.line(colour, 7, *corners, corners[0])


def _disc(pen: Pen, colour: str, y: float, edge: float) -> None:
    pen.disc(colour, 50, y + 50, 50 - edge)


def _diamond(pen: Pen, colour: str, y: float, edge: float) -> None:
    e = edge * 1.4
    pen.polygon(colour, (50, y + e - 2), (102 - e, y + 50), (50, y + 102 - e), (e - 2, y + 50))


def _square(pen: Pen, colour: str, y: float, edge: float) -> None:
    pen.rect(colour, 4 + edge, y + 4 + edge, 92 - 2 * edge, 92 - 2 * edge, 14)


_FORMS: tuple[Callable[[Pen, str, float, float], None], ...] = (_triangle, _disc, _diamond, _square)


@cache
def shape(seat: Seat) -> Painter:
    """A seat's shape with a bright edge."""

    def paint(pen: Pen) -> None:
        _FORMS[seat](pen, "card", 0, 0)
        _FORMS[seat](pen, COLOURS[seat], 0, 8)

    return paint


@cache
def ghost(seat: Seat) -> Painter:
    """A seat's shape, empty: where its agent came from."""

    def paint(pen: Pen) -> None:
        _FORMS[seat](pen, COLOURS[seat], 0, 0)
        _FORMS[seat](pen, "card", 0, 12)

    return paint


HAT = 22
"""How far a secret agent's hat stands above the shape, in hundredths of its width."""
BRIM = (34, 8, 16, 14)
"""Where the brim lies on each shape."""


@cache
def pawn(seat: Seat) -> Painter:
    """A secret agent: the seat's shape with a hat."""

    def paint(pen: Pen) -> None:
        _FORMS[seat](pen, "card", HAT, 0)
        _FORMS[seat](pen, COLOURS[seat], HAT, 7)
        low = BRIM[seat]
        for colour, edge in (("card", 0), ("ink", 6)):
            pen.rect(colour, 26 + edge, low - 8 + edge, 48 - 2 * edge, 34 - edge, 12)
            pen.rect(colour, 8 + edge, low + 12 + edge, 84 - 2 * edge, 20 - 2 * edge, 8)

    return paint


def _figure(pen: Pen) -> None:
    """Light within a dark edge within a light rim, to stand out by night and in the searchlight."""
    for colour, edge in (("card", 0), ("ink", 3), ("card", 9)):
        pen.disc(colour, 50, 22, 22 - edge)
        pen.rect(colour, 1 + edge, 25 + edge, 98 - 2 * edge, 75 - 2 * edge, 22)


@cache
def half(part: Part, colour: str) -> Painter:
    """The upper half of a house (its roof), or the lower one (its walls)."""

    def paint(pen: Pen) -> None:
        if part == "upper":
            pen.polygon(colour, (0, 48), (50, 2), (100, 48))
        else:
            pen.rect(colour, 12, 52, 76, 46, 4)
            pen.rect("card", 42, 70, 16, 28)

    return paint


def draw_house(canvas: Canvas, parts: frozenset[Part], x: float, y: float, size: int) -> None:
    """A hideout as far as its halves have been seen in a file; whole in the stamp's colour: the owner."""
    for part in ("upper", "lower"):
        seen = part in parts
        colour = ("stamp" if len(parts) == 2 else "ink") if seen else "kraft"
        canvas.stamp(half("upper" if part == "upper" else "lower", colour), x, y, size)


def badge(canvas: Canvas, x: float, y: float, size: int, seat: Seat, said: str | None = None) -> None:
    """A seat's shape, its top left corner at x, y, with its letter in it."""
    canvas.stamp(shape(seat), x, y, size)
    em = max(canvas.theme.measures.least, round(size * 0.6))
    middle = y + size * LOW[seat]
    canvas.text(
        x + size / 2, middle, said or letter(seat), role="bold", size=em, colour=LETTERS[seat], align="centre"
    )


def draw_agent(canvas: Canvas, x: float, y: float, size: int, seat: Seat) -> None:
    """A secret agent with its feet's centre at x, y."""
    tall = round(size * (100 + HAT) / 100)
    canvas.stamp(pawn(seat), x - size / 2, y - tall, size, tall)
    em = max(canvas.theme.measures.least, round(size * 0.58))
    low = LOW[seat] + (0.06 if seat else 0.02)
    canvas.text(x, y - size * (1 - low), letter(seat), role="bold", size=em, colour=LETTERS[seat], align="centre")


def draw_suspect(canvas: Canvas, x: float, y: float, size: int, suspect: Suspect) -> None:
    """A suspect with the feet's centre at x, y."""
    canvas.stamp(_figure, x - size / 2, y - size, size)
    em = max(canvas.theme.measures.least, round(size * 0.72))
    canvas.text(x, y - size * 0.36, suspect.value.upper(), role="bold", size=em, align="centre")


def draw_suspect_label(
    canvas: Canvas, suspect: Suspect, x: float, middle: float, wide: int = 58, tall: int = 46, checks: int = 0
) -> None:
    """A suspect's letter on its plate, and below it how often the file may still be checked, if at all."""
    if checks:
        canvas.frame(x - 3, middle - tall / 2 - 14, wide + 6, tall + 28, "ink", "gold", 4, 12)
        canvas.text(x + wide / 2, middle + 23, f"×{checks}", role="bold", align="centre")
        middle, tall = middle - 18, 46
    canvas.box(x, middle - tall / 2, wide, tall, "ink", 10)
    canvas.text(x + wide / 2, middle, suspect.value.upper(), role="bold", size=42, colour="card", align="centre")


def seat_mark(seat: Seat, words: Words) -> str:
    """How the pictures call a seat: the sign of its shape and colour, and its letter."""
    return words(text(f"{PREFIX}seat", colour=SEATS[seat], letter=letter(seat)))
