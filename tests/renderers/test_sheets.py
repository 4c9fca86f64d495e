"""Note sheets of any game as pictures and in words."""

from __future__ import annotations

import io
import itertools

import pytest
from PIL import Image, ImageChops

from engines.core.sheets import KINDS, MOST_LINES, Mark, MarkedSheet, MarkKind, Sheet
from engines.core.text import Text, Who, text
from renderers.sheet import sheet_picture, sheet_told
from renderers.words import words

ENGLISH = words("en")
SIZES = [(1, 1), (2, 20), (5, 15), (15, 5), (4, 4), (MOST_LINES, MOST_LINES)]


def _lines(count: int) -> tuple[Text, ...]:
    return tuple(text("seat-name", seat=at + 1) for at in range(count))


def _sheet(rows: int = 3, columns: int = 4, own: tuple[Mark, ...] = (), given: tuple[Mark, ...] = ()) -> MarkedSheet:
    title = text("notes-button")
    return MarkedSheet(Sheet("a", title, _lines(rows), _lines(columns), KINDS, "all", "all", given), own)


def _full(rows: int, columns: int) -> MarkedSheet:
    cells = itertools.product(range(rows), range(columns))
    return _sheet(rows, columns, tuple(Mark(row, column, KINDS[(row + column) % 4]) for row, column in cells))


def _image(marked: MarkedSheet) -> Image.Image:
    return Image.open(io.BytesIO(sheet_picture("lantern", marked, ENGLISH).png))


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_any_size_is_a_picture_for_a_phone(rows: int, columns: int) -> None:
    drawn = sheet_picture("lantern", _full(rows, columns), ENGLISH)
    image = Image.open(io.BytesIO(drawn.png))
    assert 7 / 11 <= image.height / image.width <= 5 / 4
    assert len(drawn.png) <= 200_000
    assert 0 < len(drawn.alt) <= 1024


def test_signs_differ_without_any_colour() -> None:
    marks = [(kind, own) for kind in KINDS for own in (True, False)]
    drawn = [_image(_one(kind, own)).convert("L").point(lambda grey: 255 * (grey < 160)) for kind, own in marks]
    blank = _image(_sheet()).convert("L").point(lambda grey: 255 * (grey < 160))
    for one, other in itertools.combinations([*drawn, blank], 2):
        different = ImageChops.difference(one, other).histogram()[255]
        assert different > 100


def _one(kind: MarkKind, own: bool) -> MarkedSheet:
    mark = (Mark(1, 2, kind),)
    return _sheet(own=mark) if own else _sheet(given=mark)


def test_people_s_own_sign_stands_over_the_game_s() -> None:
    both = _sheet(own=(Mark(0, 0, "maybe"),), given=(Mark(0, 0, "no"),))
    assert both.at(0, 0) == ("maybe", True)
    assert sheet_picture("lantern", both, ENGLISH) == sheet_picture("lantern", _sheet(own=both.own), ENGLISH)


def test_the_words_tell_row_by_row() -> None:
    marked = _sheet(own=(Mark(0, 1, "no"), Mark(0, 2, "no"), Mark(2, 3, "yes")), given=(Mark(2, 0, "no"),))
    assert sheet_told(marked, ENGLISH).splitlines() == [
        "**Notes**",
        "Seat 1 – struck out: Seat 2 and Seat 3",
        "Seat 3 – struck out: Seat 1 and sure: Seat 4",
    ]
    assert "nothing marked" in sheet_told(_sheet(), ENGLISH)


def test_a_seat_s_sign_that_no_font_has_leaves_no_gap() -> None:
    signed, plain = ENGLISH.naming({0: "🟣 A"}), ENGLISH.naming({0: "A"})
    sheet = Sheet(
        "a", text("infiltraitors-sheet-private", number=1, who=Who(0)), _lines(2), _lines(3), KINDS, "all", "all"
    )
    marked = MarkedSheet(sheet, (Mark(0, 0, "no"),))
    assert sheet_picture("infiltraitors", marked, signed).png == sheet_picture("infiltraitors", marked, plain).png
    assert "🟣 A" in sheet_told(marked, signed)
