"""The texts call a thing as the glossary does, and by no other name."""

from __future__ import annotations

import re
from functools import cache

import pytest

from renderers.words import SOURCE, TEXTS, language_of, locales
from tests.codebase.sources import ROOT
from tests.support.glossary import EVERYWHERE, inflected, terms

HOSTS = "start.ftl"
"""What a host reads where the bot doesn't start: computers and programs of other kinds."""
NO_WORDS = re.compile(r"^#.*$|^[a-z][\w-]* =|\{ *\$?[\w-]+(?: ->)?|^ *\*?\[\w+\]", re.MULTILINE)
"""What stands in a file beside its wording: comments, ids, placeholders, the keys of variants."""


@pytest.mark.parametrize("locale", locales())
def test_texts_say_the_terms_of_the_glossary(locale: str) -> None:
    assert [
        f"{term.game}: {term.english}, {term.word(locale)}"
        for term in terms()
        if not inflected(term.word(locale)).search(_wording(locale, "" if term.game == EVERYWHERE else term.game))
    ] == []


@pytest.mark.parametrize("locale", locales())
def test_no_text_says_another_word_for_it(locale: str) -> None:
    others = [re.compile(rf"\b{term.never[locale]}.*", re.IGNORECASE) for term in terms() if locale in term.never]
    assert [found for other in others for found in other.findall(_wording(locale))] == []


def test_every_term_stands_in_every_language() -> None:
    assert [
        term.game for term in terms() if term.game != EVERYWHERE and not (ROOT / "data" / term.game).is_dir()
    ] == []
    every = {*map(language_of, locales())} - {SOURCE}
    assert [f"{term.english}: {lacking}" for term in terms() if (lacking := every - term.words.keys())] == []
    assert [term.english for term in terms() if not {*term.why, *term.never} <= {*term.words, SOURCE}] == []


@cache
def _wording(locale: str, game: str = "") -> str:
    """What the texts of a game, or all of them, say in a locale; not taken apart, which would take seconds."""
    folders = dict.fromkeys((language_of(locale), locale))
    paths = [
        path for folder in folders for path in sorted((TEXTS / folder).glob(f"{game}*.ftl")) if path.name != HOSTS
    ]
    return "\n".join(NO_WORDS.sub("", path.read_text(encoding="utf-8")) for path in paths)
