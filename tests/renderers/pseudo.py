"""A made-up language, every word longer by two fifths, with accents and Cyrillic; a spy on where texts are laid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from PIL import Image

from renderers import canvas as canvases
from renderers.canvas import Canvas
from renderers.fonts import Glyphs, Role, glyphs
from renderers.mind_mgmt import town
from renderers.mind_mgmt.town import still_town
from renderers.words import SOURCE, TEXTS, Bundle, Words

SLACK = 5
"""How many pixels an accent of one line may reach into the line above."""
STRANGE = str.maketrans("aeiouyAEIOUYcnszrdwmkgfDPR", "áéïõůýÁÉÏÕŮÝčñšžřďшщжґфДЮЯ")


FITTED = "-picture-short-"
"""Within ids of names that are cut to fit in each language by hand."""


class _Grow(Transformer):
    """Makes the words of a message longer; what stands in braces stays."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = grown(node.value)
        return node


class _Grown(Bundle):
    """The source's messages in the made-up language."""

    def plain(self, message_id: str) -> None:
        """None: all are taken apart and grown."""

    def _parsed(self, source: str) -> ftl.Resource:
        resource = super()._parsed(source)
        return resource if FITTED in source.partition("=")[0] else _Grow().visit(resource)


class LongWords(Words):
    """English grown by two fifths, a word at a time, as compounds grow."""

    def __init__(self) -> None:
        bundle = _Grown(SOURCE)
        for path in sorted((TEXTS / SOURCE).glob("*.ftl")):
            bundle.add(path)
        super().__init__(SOURCE, (bundle,))


def grown(text: str) -> str:
    """The text in the made-up language; a single sign becomes two."""
    if len(text) == 1 and text.isalpha():
        return text.translate(STRANGE) + text.lower()
    return re.sub(r"[^\W\d_]+", lambda word: _longer(word[0]), text)


def _longer(word: str) -> str:
    return (word + word[::-1].lower()[: (2 * len(word) + 2) // 5]).translate(STRANGE)


@dataclass(frozen=True)
class Laid:
    """A text on a canvas: its box, the size of its letters, and how far they are narrowed, in per cent."""

    text: str
    size: int
    percent: int
    box: tuple[int, int, int, int]

    def overlaps(self, other: Laid) -> bool:
        (left, top, right, bottom), (l2, t2, r2, b2) = self.box, other.box
        return left + SLACK < r2 and l2 + SLACK < right and top + SLACK < b2 and t2 + SLACK < bottom


@contextmanager
def spied(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Laid]]:
    """All texts laid on canvases meanwhile, but for those of MIND MGMT's quiet town, which is kept and drawn over."""
    laid: list[Laid] = []
    aside = False
    drawn: dict[int, tuple[str, int, int]] = {}

    def remembering(text: str, role: Role, size: int, percent: int = 100) -> Glyphs:
        found = glyphs(text, role, size, percent)
        drawn[id(found)] = (text, size, percent)
        return found

    def lay(canvas: Canvas, found: Glyphs, start: int, baseline: int, colour: str) -> None:
        if aside:
            original(canvas, found, start, baseline, colour)
            return
        text, size, percent = drawn[id(found)]
        box = found.mask.getbbox() or (0, 0, 0, 0)
        x, y = start + found.left, baseline + found.top
        laid.append(Laid(text, size, percent, (x + box[0], y + box[1], x + box[2], y + box[3])))
        original(canvas, found, start, baseline, colour)

    def still(locale: str) -> Image.Image:
        nonlocal aside
        aside = True
        try:
            return still_town(locale)
        finally:
            aside = False

    original = Canvas._lay
    with monkeypatch.context() as patch:
        patch.setattr(canvases, "glyphs", remembering)
        patch.setattr(Canvas, "_lay", lay)
        patch.setattr(town, "still_town", still)
        yield laid
