"""A sheet of paper for texts, boxes, lines, sprites and rubber stamps, and where things lie on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from renderers.fonts import Glyphs, Role, cap_height, fit, glyphs, paragraph
from renderers.pen import Painter, Point, sprite, stroke
from renderers.theme import Theme

Align = Literal["left", "centre", "right"]
SMOOTH = 4
SLANT = 7
"""How many degrees a rubber stamp is turned."""
IMPRINT_LINE = 6
"""How thick the frame of a rubber stamp is, in pixels."""


@dataclass(frozen=True, slots=True)
class Box:
    """Where something lies on a picture, in pixels."""

    x: int
    y: int
    w: int
    h: int


class Canvas:
    """An RGB image being made in the colours of a theme; positions and sizes are pixels."""

    def __init__(self, theme: Theme, height: int, ground: str = "paper", image: Image.Image | None = None) -> None:
        self.theme = theme
        self.image = image or Image.new("RGB", (theme.measures.width, height), theme[ground])

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        role: Role = "text",
        size: int | None = None,
        colour: str = "ink",
        align: Align = "left",
        room: int | None = None,
    ) -> int:
        """A line whose capitals are centred on y; shrunk and cut to its room; returns its width."""
        size = size or self.theme.measures.least
        percent = 100
        if room is not None:
            text, size, percent = fit(text, role, size, room, self.theme.measures.least)
        drawn = glyphs(text, role, size, percent)
        self._write(x, y, drawn, role, size, colour, align)
        return drawn.width

    def paragraph(
        self,
        x: float,
        y: float,
        text: str,
        *,
        room: int,
        lines: int,
        role: Role = "text",
        size: int | None = None,
        colour: str = "ink",
        align: Align = "left",
        leading: float = 1.18,
    ) -> int:
        """Lines of text from the top y down; shrunk, then cut, to so many; returns the height used."""
        least = self.theme.measures.least
        broken, size, percent = paragraph(text, role, size or least, room, lines, least)
        step = round(size * leading)
        for index, line in enumerate(broken):
            self._write(x, y + step * index + step / 2, glyphs(line, role, size, percent), role, size, colour, align)
        return step * len(broken)

    def box(self, x: float, y: float, w: float, h: float, colour: str, round_: int = 0) -> None:
        """A filled box with rounded corners."""
        left, top, right, bottom = round(x), round(y), round(x + w), round(y + h)
        fill = self.theme[colour]
        self.image.paste(fill, (left, top + round_, right, bottom - round_))
        if not round_:
            return
        for edge in (top, bottom - round_):
            self.image.paste(fill, (left + round_, edge, right - round_, edge + round_))
        for (across, down), mask in _corners(round_).items():
            corner = (right - round_ if across else left, bottom - round_ if down else top)
            self.image.paste(fill, corner, mask)

    def frame(
        self, x: float, y: float, w: float, h: float, line: str, fill: str, thick: int = 4, round_: int = 14
    ) -> None:
        """A filled box with a line around it."""
        self.box(x, y, w, h, line, round_)
        self.box(x + thick, y + thick, w - 2 * thick, h - 2 * thick, fill, max(0, round_ - thick))

    def stamp(self, painter: Painter, x: float, y: float, size: int, height: int | None = None) -> None:
        """A sprite with its top left corner at x, y."""
        image = sprite(painter, self.theme, size, height or size)
        self.image.paste(image, (round(x), round(y)), image)

    def line(
        self, points: tuple[Point, ...], colour: str, thick: float, dash: tuple[float, float] | None = None
    ) -> None:
        """A smooth line through points."""
        mask, left, top = stroke(points, thick, dash)
        self.image.paste(self.theme[colour], (left, top), mask)

    def rule(self, x: float, y: float, w: float, colour: str = "ink", thick: int = 4) -> None:
        """A level rule."""
        ImageDraw.Draw(self.image).rectangle((x, y, x + w - 1, y + thick - 1), fill=self.theme[colour])

    def _write(self, x: float, y: float, drawn: Glyphs, role: Role, size: int, colour: str, align: Align) -> None:
        start = x - {"left": 0.0, "centre": drawn.width / 2, "right": float(drawn.width)}[align]
        self._lay(drawn, round(start), round(y + cap_height(role, size) / 2), colour)

    def _lay(self, drawn: Glyphs, start: int, baseline: int, colour: str) -> None:
        self.image.paste(self.theme[colour], (start + drawn.left, baseline + drawn.top), drawn.mask)


def imprint(canvas: Canvas, x: float, y: float, text: str, room: int, size: int) -> None:
    """A rubber stamp: the word in a frame, set at a slant, with its centre at x, y, not wider than its room."""
    mask = _imprint(text.upper(), room, size, canvas.theme.measures.least)
    canvas.image.paste(canvas.theme["stamp"], (round(x - mask.width / 2), round(y - mask.height / 2)), mask)


@lru_cache(maxsize=64)
def _imprint(text: str, room: int, size: int, least: int) -> Image.Image:
    word, em, percent = fit(text, "slab", size, room - 6 * IMPRINT_LINE, least)
    drawn = glyphs(word, "slab", em, percent)
    wide, tall = drawn.width + 6 * IMPRINT_LINE, cap_height("slab", em) + 8 * IMPRINT_LINE
    upright = Image.new("L", (wide, tall))
    draw = ImageDraw.Draw(upright)
    draw.rounded_rectangle((0, 0, wide - 1, tall - 1), 14, fill=255)
    draw.rounded_rectangle((IMPRINT_LINE, IMPRINT_LINE, wide - 1 - IMPRINT_LINE, tall - 1 - IMPRINT_LINE), 9, fill=0)
    upright.paste(255, (3 * IMPRINT_LINE + drawn.left, tall - 4 * IMPRINT_LINE + drawn.top), drawn.mask)
    return upright.rotate(SLANT, Image.Resampling.BICUBIC, expand=True)


@cache
def _corners(radius: int) -> dict[tuple[bool, bool], Image.Image]:
    """The four corners of a rounded box, by right (or left) and bottom (or top)."""
    size = radius * SMOOTH
    large = Image.new("L", (size, size))
    ImageDraw.Draw(large).ellipse((0, 0, 2 * size - 1, 2 * size - 1), fill=255)
    top_left = large.reduce(SMOOTH)
    top_right = top_left.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return {
        (False, False): top_left,
        (True, False): top_right,
        (False, True): top_left.transpose(Image.Transpose.FLIP_TOP_BOTTOM),
        (True, True): top_right.transpose(Image.Transpose.FLIP_TOP_BOTTOM),
    }
