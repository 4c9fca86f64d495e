"""Every message with its English, what the English file says of it, its length and limit, and where it is said."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent

from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from renderers.words import SOURCE, TEXTS, language_of
from tests.codebase.conventions import role_limit
from tests.codebase.wordings import kind_limit
from tests.support.texts import entries, messages
from tests.words.places import places


@dataclass(frozen=True, slots=True)
class Listed:
    """A message as a translator wants to see it. `limit`: the characters it may have, by Discord or by our style."""

    id: str
    file: str
    english: str
    wording: str
    comment: str
    length: int
    limit: int | None
    place: str


def listed(locale: str, only: str = "") -> list[Listed]:
    """The messages whose ids begin so, in the order of the English files."""
    theirs, found = _wordings(locale), []
    said = places(messages())
    for path in sorted((TEXTS / SOURCE).glob("*.ftl")):
        for entry in entries(path):
            if isinstance(entry, ftl.Message) and entry.value is not None and entry.id.name.startswith(only):
                name = entry.id.name
                limits = [limit for limit in (role_limit(name), kind_limit(name)) if limit is not None]
                found.append(
                    Listed(
                        id=name,
                        file=path.name,
                        english=_source(entry.value),
                        wording=theirs.get(name, ""),
                        comment=(entry.comment and entry.comment.content) or "",
                        length=messages(locale)[name].longest if name in messages(locale) else 0,
                        limit=min(limits, default=None),
                        place=said.get(name, ""),
                    )
                )
    return found


def _wordings(locale: str) -> dict[str, str]:
    """The messages of a locale, and of its language where a region says nothing else, as their files have them."""
    return {
        entry.id.name: _source(entry.value)
        for folder in dict.fromkeys((language_of(locale), locale))
        for path in sorted((TEXTS / folder).glob("*.ftl"))
        for entry in entries(path)
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


def _source(pattern: ftl.Pattern) -> str:
    """A wording as it stands in a file, but for its indentation."""
    return dedent(str(serialize_pattern(pattern))).strip()
