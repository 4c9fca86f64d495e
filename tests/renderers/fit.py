"""What doesn't fit on a picture of a shipped language, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from renderers.fonts import ELLIPSIS
from tests.renderers.pseudo import Laid

LEAST_PERCENT = 66
"""How far a line of a shipped language may be narrowed; its translator finds a shorter word for one that is more."""
BRIEF = 52
"""The same of the made-up language, and of one or two letters within a shape."""
WIDTH, MARGIN = 1080, 8
LEAST_SIZE = WIDTH / 28


def amiss(laid: Sequence[Laid], least: int = LEAST_PERCENT) -> Iterator[str]:
    """Texts that are cut, narrowed too far, too small, outside, or on one another."""
    for each in laid:
        left, top, right, _ = each.box
        if each.text.endswith(ELLIPSIS):
            yield f"cut: {each.text}"
        if each.percent < (BRIEF if len(each.text) <= 2 else least):
            yield f"narrowed to {each.percent} %: {each.text}"
        if each.size < LEAST_SIZE:
            yield f"small: {each.text}"
        if left < MARGIN or top < 0 or right > WIDTH - MARGIN:
            yield f"outside: {each.text}"
    words = [each for each in laid if each.text.strip()]
    yield from (
        f"on one another: {one.text}, {other.text}" for one, other in combinations(words, 2) if one.overlaps(other)
    )
