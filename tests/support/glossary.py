"""The glossary: what every language calls a thing, and how a term is found in texts that inflect it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from renderers.words import SOURCE, language_of

GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "glossary.toml"
EVERYWHERE = "everywhere"


@dataclass(frozen=True, slots=True)
class Term:
    """What English calls a thing, in which game; by language its word, our reason for that, a word not to use."""

    english: str
    game: str
    words: dict[str, str]
    why: dict[str, str] = field(default_factory=dict)
    never: dict[str, str] = field(default_factory=dict)

    def word(self, locale: str) -> str:
        """The term in a locale; the English one in a language that the glossary doesn't know yet."""
        return self.english if locale == SOURCE else self.words.get(language_of(locale), self.english)


@cache
def terms() -> tuple[Term, ...]:
    """All terms, in the order of the file."""
    read = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))
    return tuple(_term(game, english, told) for game, every in read.items() for english, told in every.items())


def _term(game: str, english: str, told: dict[str, str | dict[str, str]]) -> Term:
    words = {language: word for language, word in told.items() if isinstance(word, str)}
    more = {name: each for name, each in told.items() if isinstance(each, dict)}
    return Term(english, game, words, **more)


@cache
def inflected(term: str) -> re.Pattern[str]:
    """Finds a term in any form: each word without its last third, three letters at most, and with any ending."""
    stems = [
        re.escape(word[: len(word) - min(3, len(word) // 3)] if len(word) > 3 else word) for word in term.split()
    ]
    start = r"\b" if len(term.split(maxsplit=1)[0]) <= 4 else ""
    return re.compile(start + r"\w*\s+".join(stems), re.IGNORECASE)
