"""The texts keep to `docs/style.md`, as far as a machine can tell."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl

from renderers.words import SOURCE, TEXTS
from tests.codebase.wordings import (
    CASELESS,
    LONG_TEXTS,
    LOOSE,
    OFFICE_WORDS,
    OLD_WORDS,
    PREPOSITIONS,
    TWICE_LI,
    kind_limit,
    limit_of_kind,
)
from tests.support.texts import entries, messages, nodes


def test_english_is_of_today() -> None:
    assert [
        f"{message.id}: {found.group()}"
        for message in messages().values()
        if (found := OLD_WORDS.search(message.wording))
    ] == []


@pytest.mark.parametrize("locale", [SOURCE, "cs"])
def test_no_text_is_longer_than_its_kind(locale: str) -> None:
    assert [
        f"{message.id}: {message.longest} > {limit}"
        for message in messages(locale).values()
        if (limit := kind_limit(message.id)) is not None and message.longest > limit
    ] == []


def test_exceptions_are_needed() -> None:
    assert [
        name
        for name in LONG_TEXTS
        if all(messages(locale)[name].longest <= (limit_of_kind(name) or 0) for locale in (SOURCE, "cs"))
    ] == []


def test_czech_speaks_plainly() -> None:
    assert [
        message.id
        for message in messages("cs").values()
        if OFFICE_WORDS.search(message.wording) or TWICE_LI.search(message.wording)
    ] == []


def test_no_czech_line_ends_with_one_letter() -> None:
    assert [
        f"{message.id}: {found.group()}"
        for message in messages("cs").values()
        if not message.id.startswith("command-") and (found := LOOSE.search(message.wording))
    ] == []


def test_no_czech_name_follows_a_preposition() -> None:
    found = []
    for path in sorted((TEXTS / "cs").glob("*.ftl")):
        for entry in entries(path):
            for pattern in (node for node in nodes(entry) if isinstance(node, ftl.Pattern)):
                for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                    if isinstance(before, ftl.TextElement) and _name(after) and PREPOSITIONS.search(before.value):
                        found.append(f"{path.name}: {before.value}")
    assert found == []


def _name(element: ftl.BaseNode) -> bool:
    if not isinstance(element, ftl.Placeable) or not isinstance(element.expression, ftl.VariableReference):
        return False
    return element.expression.id.name in CASELESS
