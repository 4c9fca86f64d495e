"""A made-up language: every sentence much longer, with accents; and a spy on where texts are laid."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from engines.core.text import Text
from renderers import canvas as canvases
from renderers.canvas import Canvas
from renderers.fonts import Glyphs, Role, glyphs
from renderers.words import Words, words

SLACK = 5
"""How many pixels an accent of one line may reach into the line above."""
ACCENTS = str.maketrans("aeiouyAEIOUYcnszrd", "áéïõůýÁÉÏÕŮÝčñšžřď")


class LongWords(Words):
    """English grown by almost a half."""

    def __init__(self) -> None:
        super().__init__("en", words("en")._bundles)

    def __call__(self, message: Text) -> str:
        sentence = super().__call__(message).translate(ACCENTS)
        return sentence + "·" + sentence[: max(1, len(sentence) * 2 // 5)][::-1].strip()


@dataclass(frozen=True)
class Laid:
    """A text on a canvas: its box and the size of its letters."""

    text: str
    size: int
    box: tuple[int, int, int, int]

    def overlaps(self, other: Laid) -> bool:
        (left, top, right, bottom), (l2, t2, r2, b2) = self.box, other.box
        return left + SLACK < r2 and l2 + SLACK < right and top + SLACK < b2 and t2 + SLACK < bottom


@contextmanager
def spied(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Laid]]:
    """All texts laid on canvases meanwhile."""
    laid: list[Laid] = []
    drawn: dict[int, tuple[str, int]] = {}

    def remembering(text: str, role: Role, size: int, percent: int = 100) -> Glyphs:
        found = glyphs(text, role, size, percent)
        drawn[id(found)] = (text, size)
        return found

    def lay(canvas: Canvas, found: Glyphs, start: int, baseline: int, colour: str) -> None:
        text, size = drawn[id(found)]
        box = found.mask.getbbox() or (0, 0, 0, 0)
        x, y = start + found.left, baseline + found.top
        laid.append(Laid(text, size, (x + box[0], y + box[1], x + box[2], y + box[3])))
        original(canvas, found, start, baseline, colour)

    original = Canvas._lay
    with monkeypatch.context() as patch:
        patch.setattr(canvases, "glyphs", remembering)
        patch.setattr(Canvas, "_lay", lay)
        yield laid
