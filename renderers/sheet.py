"""Note sheets of any game: as a picture, or told in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.core.sheets import KINDS, MarkedSheet, MarkKind
from engines.core.text import Text, text
from renderers.canvas import Box, Canvas
from renderers.flow import TALLEST, WIDEST
from renderers.fonts import drawable, width
from renderers.headline import draw_headline
from renderers.picture import Picture, picture
from renderers.signs import mark
from renderers.theme import theme
from renderers.words import Words

BAND = 92
BEST_ROW = 84

TOLD: Mapping[MarkKind, str] = {
    "no": "sheet-told-no",
    "yes": "sheet-told-yes",
    "maybe": "sheet-told-maybe",
    "dot": "sheet-told-dot",
}


def sheet_picture(game_id: str, marked: MarkedSheet, words: Words) -> Picture:
    """One sheet with all signs, the game's own smaller and paler."""
    look = theme(game_id)
    wide, margin = look.measures.width, look.measures.margin
    lines = len(marked.sheet.rows) + 1
    most = int(wide * TALLEST) - BAND - 2 * margin
    grid = max(min(lines * BEST_ROW, most), round(wide / WIDEST) + 1 - BAND - 2 * margin)
    canvas = Canvas(look, BAND + grid + 2 * margin)
    draw_headline(canvas, drawable(words(marked.sheet.title)), BAND, size=52)
    _draw(canvas, marked, words, Box(margin, BAND + margin, wide - 2 * margin, grid))
    return picture(canvas.image, look.palette, sheet_told(marked, words))


def sheet_told(marked: MarkedSheet, words: Words) -> str:
    """All that stands on a sheet, row by row."""
    return "\n".join([words.get("sheet-told-heading", title=marked.sheet.title), *_rows_told(marked, words)])


def _rows_told(marked: MarkedSheet, words: Words) -> Iterator[str]:
    told = False
    for at, row in enumerate(marked.sheet.rows):
        parts = tuple(_parts(marked, at))
        if parts:
            told = True
            yield words.get("sheet-told-row", row=row, parts=parts)
    if not told:
        yield words.get("sheet-told-empty")


def _parts(marked: MarkedSheet, row: int) -> Iterator[Text]:
    signs: dict[MarkKind, list[Text]] = {kind: [] for kind in KINDS}
    for column, name in enumerate(marked.sheet.columns):
        found = marked.at(row, column)
        if found is not None:
            signs[found[0]].append(name)
    for kind, columns in signs.items():
        if columns:
            yield text(TOLD[kind], columns=tuple(columns))


def _heads(marked: MarkedSheet, words: Words) -> list[str]:
    return [drawable(words(head)) for head in marked.sheet.heads or marked.sheet.columns]


def _split(marked: MarkedSheet, words: Words, wide: int, size: int) -> tuple[int, float]:
    """How much of a grid's width the names of the rows take, and how much each column."""
    names = max(width(drawable(words(row)), "bold", size) for row in marked.sheet.rows)
    label = min(wide * 3 // 10, 24 + names)
    return label, (wide - label) / len(marked.sheet.columns)


def _draw(canvas: Canvas, marked: MarkedSheet, words: Words, box: Box) -> None:
    sheet = marked.sheet
    names = [drawable(words(row)) for row in sheet.rows]
    label, across = _split(marked, words, box.w, canvas.theme.measures.least)
    down = box.h / (len(names) + 1)
    for column, said in enumerate(_heads(marked, words)):
        middle = box.x + label + across * (column + 0.5)
        canvas.text(middle, box.y + down / 2, said, role="bold", align="centre", room=max(1, int(across) - 4))
    for at, name in enumerate(names):
        canvas.text(box.x, box.y + down * (at + 1.5), name, role="bold", room=label - 12)
        for column in range(len(sheet.columns)):
            corner = (box.x + label + across * column, box.y + down * (at + 1))
            _draw_cell(canvas, marked.at(at, column), corner, (across, down))


def _draw_cell(
    canvas: Canvas, found: tuple[MarkKind, bool] | None, corner: tuple[float, float], room: tuple[float, float]
) -> None:
    (x, y), (w, h) = corner, room
    left, top, right, bottom = (round(edge) for edge in (x + 2, y + 2, x + w - 2, y + h - 2))
    canvas.frame(left, top, right - left, bottom - top, "shade", "card", 2, 6)
    if found is not None:
        kind, own = found
        size = round(min(w, h) * (0.78 if own else 0.5))
        canvas.stamp(mark(kind, own), x + (w - size) / 2, y + (h - size) / 2, size)
