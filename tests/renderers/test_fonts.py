"""The shipped fonts draw every text of every language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from data.fonts.subset import JOINER, emoji
from engines import GAMES
from renderers.fonts import FONTS, can_draw, width
from renderers.words import TEXTS, locales


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found.append(node.value)


def _texts(path: Path) -> list[str]:
    visitor = _Texts()
    visitor.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return visitor.found


def _picture_files() -> list[Path]:
    """What pictures quote: a game's own texts; words beside pictures may hold any sign."""
    names = [f"{game}{part}.ftl" for game in GAMES for part in ("", "_pictures")]
    return [path for locale in locales() for name in names if (path := TEXTS / locale / name).exists()]


@pytest.mark.parametrize("path", _picture_files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_glyph_is_there(path: Path) -> None:
    beside_pictures = {*"🟢🟦🔺🔶", *"🟣🟫🛡🏵\ufe0f", *"🟥🟩🟨⬜", *"🦊🦉🐱🐦🦌🦋🐺🐰"}
    missing = {char for text in _texts(path) for char in text if not can_draw(char)}
    assert missing <= beside_pictures


def test_the_emoji_font_has_every_emoji_in_use() -> None:
    """A new one needs `data/fonts/subset.py` to be run."""
    with TTFont(FONTS / "emoji.ttf") as face:
        points = face.getBestCmap()
        ligatures = [
            [points[start], *ligature.Component]
            for lookup in face["GSUB"].table.LookupList.Lookup
            for table in lookup.SubTable
            for first, found in table.ligatures.items()
            for ligature in found
            for start in points
            if points[start] == first
        ]
    joined = [[points[ord(char)] for char in sign if char != "\ufe0f"] for sign in emoji() if JOINER in sign]
    assert {ord(char) for sign in emoji() for char in sign} - set(points) <= {0xFE0F}
    assert [sign for sign in joined if sign not in ligatures] == []


def test_no_sign_is_black_and_vanishes_on_a_dark_theme() -> None:
    assert {char for sign in emoji() for char in sign} & set("♠♣⚫⬛◼▪🖤🏴♟🕷🕶🎩🌑🦍") == set()


def test_what_is_said_to_be_covered_is() -> None:
    for role in ("slab", "text", "bold"):
        with TTFont(FONTS / f"{role}.ttf") as face:
            points = face.getBestCmap()
        assert all(
            point in points for point in range(0x20, 0x2FFF) if can_draw(chr(point)) and not chr(point).isspace()
        )


@pytest.mark.parametrize(
    "text", ["Příliš žluťoučký kůň", "Łódź, Größe, ștergător", "Щит їжак", "Πράκτορας", "Điệp viên", "a\n b"]
)
def test_languages_that_can_be_drawn(text: str) -> None:
    assert can_draw(text)


@pytest.mark.parametrize("text", ["😀", "日本", "نص", "a\ue000", "a\x85", "a\tb", "\x00"])
def test_what_cannot_be_drawn(text: str) -> None:
    assert not can_draw(text)


def test_widths_grow_with_texts_and_sizes() -> None:
    assert 0 < width("Mole", "text", 40) < width("Moles", "text", 40) < width("Moles", "text", 44)


def test_drawing_needs_no_development_package() -> None:
    code = "import sys; sys.modules['fontTools'] = None; import renderers.agent_avenue, renderers.registry"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=FONTS.parents[1])
