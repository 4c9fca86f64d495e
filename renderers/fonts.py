"""The shipped fonts: which text they can draw, how wide it is, and its glyphs as masks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Literal, get_args

from PIL import Image, ImageDraw, ImageFont

from engines.core.data import shown
from engines.core.errors import BrokenData

FONTS = Path(__file__).resolve().parents[1] / "data" / "fonts"
Role = Literal["slab", "text", "bold"]
"""`slab` for titles and numbers, `text` for sentences, `bold` for names."""

ANY_SIZE = 40
_lock = Lock()


@dataclass(frozen=True, slots=True)
class Glyphs:
    """A drawn text: its mask, where the mask lies relative to the start of the baseline, and its advance."""

    mask: Image.Image
    left: int
    top: int
    width: int


def can_draw(text: str) -> bool:
    """Whether the fonts have every glyph of the text (a line's end counts as drawn, other control signs don't)."""
    return all(char == "\n" or ord(char) in _covered() for char in text)


def drawable(text: str) -> str:
    """The line without the signs that the fonts lack, such as those of seats, and the spaces about them."""
    return " ".join("".join(char for char in text if can_draw(char)).split())


@lru_cache(maxsize=4096)
def width(text: str, role: Role, size: int) -> int:
    """The advance of a line in pixels, rounded up."""
    with _lock:
        return -int(-font(role, size).getlength(text) // 1)


@lru_cache(maxsize=1024)
def glyphs(text: str, role: Role, size: int, percent: int = 100) -> Glyphs:
    """The drawn text, narrowed to so many per cent of its width; to be shared and not changed."""
    if percent < 100:
        return _narrowed(glyphs(text, role, size), percent)
    with _lock:
        face = font(role, size)
        left, top, right, bottom = (int(edge) for edge in face.getbbox(text, anchor="ls"))
        mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
        ImageDraw.Draw(mask).text((1 - left, 1 - top), text, font=face, fill=255, anchor="ls")
    return Glyphs(mask, left - 1, top - 1, width(text, role, size))


def _narrowed(drawn: Glyphs, percent: int) -> Glyphs:
    wide, tall = drawn.mask.size
    mask = drawn.mask.resize((max(1, wide * percent // 100), tall), Image.Resampling.LANCZOS)
    return Glyphs(mask, drawn.left * percent // 100, drawn.top, -(-drawn.width * percent // 100))


@cache
def cap_height(role: Role, size: int) -> int:
    """The height of a capital letter in pixels."""
    with _lock:
        return -int(font(role, size).getbbox("H", anchor="ls")[1])


@cache
def font(role: Role, size: int) -> ImageFont.FreeTypeFont:
    """The font of a role at an em size in pixels. Raises `BrokenData`."""
    path = FONTS / f"{role}.ttf"
    try:
        return ImageFont.truetype(path, size)
    except OSError as error:
        raise BrokenData(shown(path), error.strerror or str(error)) from error


def check_fonts() -> None:
    """Read what would else be read for the first picture. Raises `BrokenData`."""
    for role in get_args(Role):
        cap_height(role, ANY_SIZE)
    _covered()


@cache
def _covered() -> frozenset[int]:
    path = FONTS / "coverage.txt"
    try:
        spans = [[int(end, 16) for end in line.split("-")] for line in path.read_text(encoding="ascii").split()]
        return frozenset(point for first, last in spans for point in range(first, last + 1))
    except (OSError, ValueError) as error:
        raise BrokenData(shown(path), getattr(error, "strerror", None) or str(error)) from error
