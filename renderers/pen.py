"""A pen for flat shapes in units of a hundredth: drawn large, reduced, kept as a sprite."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from renderers.theme import Colour, Theme

SCALE = 4
"""How many times larger than its pixels a sprite is drawn."""

Point: TypeAlias = tuple[float, float]


class Pen:
    """Draws on a square or oblong whose shorter side is 100 units, in a theme's colours by name."""

    def __init__(self, image: Image.Image, unit: float, theme: Theme) -> None:
        self._image = image
        self._draw = ImageDraw.Draw(image)
        self._unit = unit
        self._theme = theme

    def polygon(self, colour: str, *points: Point) -> None:
        """A filled polygon."""
        self._draw.polygon(self._at(points), fill=self._theme[colour])

    def rect(self, colour: str, x: float, y: float, w: float, h: float, round_: float = 0) -> None:
        """A filled rectangle, its corners rounded by so many units."""
        box = (x * self._unit, y * self._unit, (x + w) * self._unit - 1, (y + h) * self._unit - 1)
        self._draw.rounded_rectangle(box, round_ * self._unit, fill=self._theme[colour])

    def disc(self, colour: str, x: float, y: float, rx: float, ry: float | None = None) -> None:
        """A filled circle or ellipse around a centre."""
        self._draw.ellipse(self._around(x, y, rx, ry), fill=self._theme[colour])

    def pie(
        self, colour: str, x: float, y: float, rx: float, start: float, end: float, ry: float | None = None
    ) -> None:
        """A filled sector of an ellipse, angles clockwise from three o'clock, closed by its chord."""
        self._draw.chord(self._around(x, y, rx, ry), start, end, fill=self._theme[colour])

    def ring(
        self, colour: str, x: float, y: float, rx: float, thick: float, start: float = 0, end: float = 360
    ) -> None:
        """A circle's line, or an arc of it."""
        width = max(1, round(thick * self._unit))
        self._draw.arc(self._around(x, y, rx, None), start, end, fill=self._theme[colour], width=width)

    def line(self, colour: str, thick: float, *points: Point) -> None:
        """A line through points with round ends and joints."""
        self._draw.line(self._at(points), fill=self._theme[colour], width=max(1, round(thick * self._unit)))
        for x, y in points:
            self.disc(colour, x, y, thick / 2)

    def star(self, colour: str, x: float, y: float, r: float, points: int = 5, inner: float = 0.42) -> None:
        """A star standing on two of its points."""
        turns = [math.pi * (step / points - 0.5) for step in range(2 * points)]
        radii = [r if step % 2 == 0 else r * inner for step in range(2 * points)]
        corners = [(x + q * math.cos(a), y + q * math.sin(a)) for a, q in zip(turns, radii, strict=True)]
        self.polygon(colour, *corners)

    def within(self, left: float, right: float, paint: Callable[[Pen], None]) -> None:
        """Let something be painted only between two upright lines."""
        other = Image.new("RGBA", self._image.size)
        paint(Pen(other, self._unit, self._theme))
        box = (round(left * self._unit), 0, round(right * self._unit), self._image.height)
        part = other.crop(box)
        self._image.paste(part, box[:2], part)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]

    def _around(self, x: float, y: float, rx: float, ry: float | None) -> tuple[float, float, float, float]:
        tall = rx if ry is None else ry
        unit = self._unit
        return (x - rx) * unit, (y - tall) * unit, (x + rx) * unit - 1, (y + tall) * unit - 1


Painter: TypeAlias = Callable[[Pen], None]


@lru_cache(maxsize=512)
def sprite(painter: Painter, theme: Theme, width: int, height: int) -> Image.Image:
    """What the painter draws, so many pixels large, on nothing; shared, not to be changed.

    The painter must be a function that is the same object each time (of a module, or itself cached).
    """
    return painted(painter, theme, width, height)


def painted(painter: Painter, theme: Theme, width: int, height: int) -> Image.Image:
    """What the painter draws, so many pixels large, on nothing; not kept."""
    image = Image.new("RGBA", (width * SCALE, height * SCALE))
    painter(Pen(image, min(width, height) * SCALE / 100, theme))
    return image.reduce(SCALE)


@lru_cache(maxsize=64)
def stroke(
    points: tuple[Point, ...], thick: float, dash: tuple[float, float] | None = None
) -> tuple[Image.Image, int, int]:
    """A mask of a smooth line through points (pixels) with round ends, dashed on demand, and where it lies."""
    pad = thick + 2
    left, top = (int(min(values) - pad) for values in zip(*points, strict=True))
    right, bottom = (int(max(values) + pad) + 1 for values in zip(*points, strict=True))
    mask = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE))
    draw = ImageDraw.Draw(mask)
    for part in [points] if dash is None else dashes(points, *dash):
        line = [((x - left) * SCALE, (y - top) * SCALE) for x, y in part]
        if len(line) > 1:
            draw.line(line, fill=255, width=round(thick * SCALE), joint="curve")
        for x, y in (line[0], line[-1]):
            r = thick * SCALE / 2
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return mask.reduce(SCALE), left, top


def dashes(points: tuple[Point, ...], on: float, off: float) -> list[tuple[Point, ...]]:
    """The pieces of a line drawn in dashes of so many pixels with gaps between; no length at all makes dots."""
    pieces: dict[int, list[Point]] = {}
    travelled = 0.0
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        steps = max(1, round(length))
        for step in range(steps):
            index, within = divmod(travelled + length * step / steps, on + off)
            if within <= on or int(index) not in pieces:
                point = (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)
                pieces.setdefault(int(index), []).append(point)
        travelled += length
    return [tuple(piece) for piece in pieces.values()]


def blend(colour: Colour, ground: Colour, share: float) -> Colour:
    """So much of a colour laid over a ground."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(colour, ground, strict=True))
    return red, green, blue
