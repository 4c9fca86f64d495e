"""Text that fits."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renderers.fonts import TIGHTEST, can_draw, cut, fit, paragraph, width

LEAST = 39
TEXTS = st.text(st.sampled_from([char for char in map(chr, range(0x20, 0x17F)) if can_draw(char)]), max_size=60)


@settings(deadline=None)
@given(TEXTS, st.integers(60, 600), st.integers(LEAST, 70))
def test_a_line_is_never_wider_than_its_room(text: str, room: int, size: int) -> None:
    fitted, em, percent = fit(text, "bold", size, room, LEAST)
    assert width(fitted, "bold", em) * percent <= room * 100 + 100
    assert LEAST <= em <= size
    assert TIGHTEST <= percent <= 100


def test_a_line_that_fits_is_left_alone() -> None:
    assert fit("Mole", "text", 50, 400, LEAST) == ("Mole", 50, 100)


def test_it_shrinks_before_it_narrows_and_narrows_before_it_is_cut() -> None:
    full = width("Double Agent", "text", 50)
    least = width("Double Agent", "text", LEAST)
    assert fit("Double Agent", "text", 50, full - 4, LEAST)[2] == 100
    assert fit("Double Agent", "text", 50, least - 4, LEAST)[0] == "Double Agent"
    assert fit("Double Agent", "text", 50, least * TIGHTEST // 100 - 8, LEAST)[0].endswith("…")


def test_a_cut_line_ends_in_an_ellipsis() -> None:
    assert cut("Double Agent", "text", LEAST, 120).endswith("…")
    assert cut("Mole", "text", LEAST, 500) == "Mole"


@settings(deadline=None)
@given(TEXTS, st.integers(200, 600), st.integers(1, 4))
def test_a_paragraph_keeps_to_lines_and_room(text: str, room: int, lines: int) -> None:
    broken, em, percent = paragraph(text, "text", 44, room, lines, LEAST)
    assert 1 <= len(broken) <= lines
    assert all(width(line, "text", em) * percent <= room * 100 + 100 for line in broken)


def test_a_paragraph_is_not_broken_at_a_space_that_keeps_words_together() -> None:
    room = width("Jedna karta z\N{NO-BREAK SPACE}", "text", 44)
    assert paragraph("Jedna karta z\N{NO-BREAK SPACE}trhu", "text", 44, room, 2, LEAST)[0] == (
        "Jedna karta",
        "z\N{NO-BREAK SPACE}trhu",
    )


@pytest.mark.parametrize("text", ["one two three four", "one"])
def test_a_paragraph_that_fits_loses_no_word(text: str) -> None:
    assert " ".join(paragraph(text, "text", 44, 260, 3, LEAST)[0]) == text


def test_a_word_too_wide_for_its_line_is_broken_at_its_hyphen() -> None:
    room = width("Aktionskarte", "bold", 44)
    assert paragraph("Bonus-Aktionskarte", "bold", 44, room, 2, LEAST) == (("Bonus-", "Aktionskarte"), 44, 100)
    assert paragraph("Bonus-Aktionskarte", "bold", 44, 3 * room, 2, LEAST)[0] == ("Bonus-Aktionskarte",)
