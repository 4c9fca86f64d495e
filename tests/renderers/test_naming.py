"""Sentences that are kept: never what was said of a table's people, or written by one of them, at another table."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core.text import Text, Who, Written, text
from renderers.words import KEPT, Bundle, Words

MESSAGES = """
seat-name = seat { $seat }
plain = { $number } cards
asked = { $who } asks
noted = a note: { $note }
about = it is said that { $what }
"""
ASKED, NOTED = text("asked", who=Who(0)), text("noted", note=Written("*left*"))


@pytest.fixture
def words(tmp_path: Path) -> Words:
    path = tmp_path / "some.ftl"
    path.write_text(MESSAGES, encoding="utf-8")
    bundle = Bundle("en")
    bundle.add(path)
    return Words("en", (bundle,))


@pytest.mark.parametrize(
    "said", [ASKED, text("about", what=ASKED), text("about", what=(text("plain", number=2), ASKED))]
)
def test_each_table_s_own_people_are_named(words: Words, said: Text) -> None:
    tables = [words, words.naming({0: "Ada"}), words.naming({0: "Boris"}), words]
    for table, name in zip(tables, ("seat 1", "Ada", "Boris", "seat 1"), strict=True):
        assert f"{name} asks" in table(said)


@pytest.mark.parametrize("said", [NOTED, text("about", what=NOTED)])
def test_what_somebody_wrote_is_quoted_as_it_has_to_stand_there(words: Words, said: Text) -> None:
    assert "*left*" in words(said)
    assert "LEFT" in words.naming({}, lambda note: note.strip("*").upper())(said)
    assert "*left*" in words(said)


def test_no_more_is_kept_than_fits(words: Words) -> None:
    for number in range(KEPT + 10):
        assert words(text("plain", number=number)).endswith("cards")
    assert len(words._kept) <= KEPT
