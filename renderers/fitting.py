"""Text that fits: a line shrinks, narrows, then ends in an ellipsis; a paragraph breaks into lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from renderers.fonts import Role, width

ELLIPSIS = "…"
BREAKS = re.compile(r"[ \n]+")
"""Where a paragraph may be broken: not at spaces that are said not to break."""
NARROWEST = 78
"""How far a line may be narrowed, in per cent of its width, before it is cut."""


@lru_cache(maxsize=4096)
def fit(text: str, role: Role, size: int, room: int, least: int) -> tuple[str, int, int]:
    """The text, size and width in per cent at which a line fits into so many pixels."""
    smallest = min(size, least)
    for smaller in range(size, smallest - 1, -1):
        if width(text, role, smaller) <= room:
            return text, smaller, 100
    percent = max(NARROWEST, 100 * room // max(1, width(text, role, smallest)))
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
    wider = room * 100 // NARROWEST
    broken = _broken(text, role, smallest, wider)
    last = " ".join(broken[lines - 1 :])
    return tuple(cut(line, role, smallest, wider) for line in (*broken[: lines - 1], last)), smallest, NARROWEST


def _tries(size: int, smallest: int) -> Iterator[tuple[int, int]]:
    """Sizes and widths in per cent to try, the best first."""
    yield from ((smaller, 100) for smaller in range(size, smallest - 1, -1))
    yield from ((smallest, percent) for percent in range(97, NARROWEST - 1, -3))


def _broken(text: str, role: Role, size: int, room: int) -> list[str]:
    lines: list[str] = []
    for word in filter(None, BREAKS.split(text)):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, role, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]
