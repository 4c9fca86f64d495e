"""The shipped fonts: which text they can draw, how wide it is, its glyphs as masks, and how text is made to fit.

A line that is too long shrinks, narrows, then ends in an ellipsis; a paragraph breaks into lines, at a hyphen where a
word alone finds no room.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
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


ELLIPSIS = "…"
BREAKS = re.compile(r"[ \n]+")
"""Where a paragraph may be broken: not at spaces that are said not to break."""
HYPHEN = re.compile(r"(?<=[^\W\d_][-–])(?=[^\W\d_])")
"""Where a word too wide for its line may be broken."""
NARROWEST = 78
"""How narrow a line may be, in per cent of its width, and look good."""
TIGHTEST = 52
"""How far a line is narrowed before it is cut."""


@lru_cache(maxsize=4096)
def fit(text: str, role: Role, size: int, room: int, least: int) -> tuple[str, int, int]:
    """The text, size and width in per cent at which a line fits into so many pixels."""
    smallest = min(size, least)
    for smaller in range(size, smallest - 1, -1):
        if width(text, role, smaller) <= room:
            return text, smaller, 100
    percent = max(TIGHTEST, 100 * room // max(1, width(text, role, smallest)))
    return cut(text, role, smallest, room * 100 // percent), smallest, percent


def cut(text: str, role: Role, size: int, room: int) -> str:
    """As much of the text as fits, with an ellipsis for the rest; the whole where it fits."""
    if width(text, role, size) <= room:
        return text
    end = len(text)
    while end and width(text[:end].rstrip() + ELLIPSIS, role, size) > room:
        end -= 1
    return text[:end].rstrip() + ELLIPSIS


@lru_cache(maxsize=2048)
def paragraph(
    text: str, role: Role, size: int, room: int, lines: int, least: int
) -> tuple[tuple[str, ...], int, int]:
    """The lines, size and width in per cent at which a text fits into so many lines; else the last one is cut."""
    smallest = min(size, least)
    for smaller, percent in _tries(size, smallest):
        wider = room * 100 // percent
        broken = _broken(text, role, smaller, wider)
        if len(broken) <= lines and all(width(line, role, smaller) <= wider for line in broken):
            return tuple(broken), smaller, percent
    wider = room * 100 // TIGHTEST
    broken = _broken(text, role, smallest, wider)
    last = " ".join(broken[lines - 1 :])
    return tuple(cut(line, role, smallest, wider) for line in (*broken[: lines - 1], last)), smallest, TIGHTEST


def _tries(size: int, smallest: int) -> Iterator[tuple[int, int]]:
    """Sizes and widths in per cent to try, the best first."""
    yield from ((smaller, 100) for smaller in range(size, smallest - 1, -1))
    yield from ((smallest, percent) for percent in range(97, TIGHTEST - 1, -3))


def _broken(text: str, role: Role, size: int, room: int) -> list[str]:
    lines: list[str] = []
    for word in filter(None, BREAKS.split(text)):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, role, size) <= room:
            lines[-1] = longer
        elif width(word, role, size) > room:
            lines += HYPHEN.split(word)
        else:
            lines.append(word)
    return lines or [""]
