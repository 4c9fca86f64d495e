"""Messages parsed when they are asked for are those of the whole files parsed at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from engines.core.errors import BrokenData
from renderers.words import TEXTS, Bundle
from tests.support.rarely import some_locales
from tests.support.texts import entries


@pytest.mark.parametrize("locale", some_locales(__name__))
def test_each_message_is_that_of_the_whole_file(locale: str) -> None:
    for path in sorted((TEXTS / locale).glob("*.ftl")):
        bundle = Bundle(locale)
        bundle.add(path)
        whole = {entry.id.name: entry for entry in entries(path) if isinstance(entry, ftl.Message)}
        assert bundle.ids == tuple(whole)
        for name, message in whole.items():
            assert bundle.has_message(name)
            assert message.equals(bundle._messages[name], ["span", "comment"]), name
            plain = bundle.plain(name)
            assert plain is None or message.equals(_of(name, plain), ["span", "comment"]), name


@pytest.fixture
def written(tmp_path: Path) -> Bundle:
    """A bundle of a file with a message that quotes another, one that is broken, and one that stands there twice."""
    path = tmp_path / "some.ftl"
    path.write_text(
        "# A word\nquotes = Say {word}\nbroken = { }\nword = hello\n    world\nword = again\n", encoding="utf-8"
    )
    bundle = Bundle("en")
    bundle.add(path)
    return bundle


def _said(bundle: Bundle, name: str) -> str:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])


def _of(name: str, words: str) -> ftl.Message:
    return ftl.Message(ftl.Identifier(name), ftl.Pattern([ftl.TextElement(words)]))


def test_a_languages_rules_are_read_when_something_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "some.ftl"
    path.write_text("word = slovo\ncount = { $n ->\n    [few] pár\n   *[other] moc\n }\n", encoding="utf-8")
    bundle = Bundle("cs")
    bundle.add(path)
    assert bundle.plain("word") == "slovo"
    assert not {"_babel_locale", "_plural_form"} & vars(bundle).keys()
    pattern = bundle.get_message("count").value
    assert pattern is not None
    assert [bundle.format_pattern(pattern, {"n": number})[0] for number in (3, 7)] == ["pár", "moc"]


def test_a_message_finds_those_it_quotes(written: Bundle) -> None:
    assert _said(written, "quotes") == "Say hello\nworld"


def test_the_first_of_two_stays(written: Bundle) -> None:
    assert _said(written, "word") == "hello\nworld"


def test_a_broken_message_and_one_that_never_was_are_not_there(written: Bundle) -> None:
    assert not written.has_message("broken")
    assert not written.has_message("nothing")


@pytest.mark.parametrize(("content", "problem"), [("a = 1\n\nwhat?\n", "line 3"), ("a = { $b\n", "brace")])
def test_what_is_no_file_of_messages_is_named(tmp_path: Path, content: str, problem: str) -> None:
    path = tmp_path / "some.ftl"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BrokenData, match=rf"some\.ftl: .*{problem}"):
        Bundle("en").add(path)
