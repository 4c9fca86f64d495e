"""A rubber stamp: a word in a frame, set at a slant."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renderers.canvas import Canvas
from renderers.fitting import fit
from renderers.fonts import cap_height, glyphs

SLANT = 7
LINE = 6


def imprint(canvas: Canvas, x: float, y: float, text: str, room: int, size: int) -> None:
    """The word stamped with its centre at x, y, not wider than its room."""
    mask = _imprint(text.upper(), room, size, canvas.theme.measures.least)
    canvas.image.paste(canvas.theme["stamp"], (round(x - mask.width / 2), round(y - mask.height / 2)), mask)


@lru_cache(maxsize=64)
def _imprint(text: str, room: int, size: int, least: int) -> Image.Image:
    word, em, percent = fit(text, "slab", size, room - 6 * LINE, least)
    drawn = glyphs(word, "slab", em, percent)
    wide, tall = drawn.width + 6 * LINE, cap_height("slab", em) + 8 * LINE
    upright = Image.new("L", (wide, tall))
    draw = ImageDraw.Draw(upright)
    draw.rounded_rectangle((0, 0, wide - 1, tall - 1), 14, fill=255)
    draw.rounded_rectangle((LINE, LINE, wide - 1 - LINE, tall - 1 - LINE), 9, fill=0)
    upright.paste(255, (3 * LINE + drawn.left, tall - 4 * LINE + drawn.top), drawn.mask)
    return upright.rotate(SLANT, Image.Resampling.BICUBIC, expand=True)
