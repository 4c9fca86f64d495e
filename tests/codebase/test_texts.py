"""The texts: the same in every locale, none missing, none idle, none longer than Discord takes."""

from __future__ import annotations

import json
import re
from collections import Counter
from unicodedata import category

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

import engines
from renderers.fonts import can_draw
from renderers.words import SOURCE, TEXTS, language_of, locales, words
from tests.codebase.conventions import BUILT, COMMAND_NAME, PREFIXES, is_command_name, role_limit
from tests.codebase.mentions import constants, made_of_parts, patterns, said
from tests.codebase.sources import ROOT
from tests.codebase.wordings import ALIKE, NAMES
from tests.support.texts import entries, messages, needed

COMMANDS = [
    key.removeprefix("command-") for key in words(SOURCE).ids("command-") if re.fullmatch(r"command-[a-z0-9]+", key)
]
GROUPS = ("game", "settings")
OTHERS = [locale for locale in locales() if locale != SOURCE]
QUOTES = {
    "en": "“”’",
    "cs": "„“",
    "uk": "«»„“’",
    "ru": "«»„“",
    "pl": "„”«»",
    "de": "„“‚‘",
    "fr": "«»“”’",
    "es": "«»“”",
    "hu": "„”»«",
    "nl": "‘’",
}
"""The only quotation marks and apostrophes of a language's texts."""
ARROWS = "«»‹›"
"""What on buttons leads backwards and on."""
MARKS = "'\"`´‘’‚‛“”„‟′″«»‹›ʼ"


@pytest.mark.parametrize("locale", locales())
def test_no_junk(locale: str) -> None:
    junk = [
        f"{path.name}: {entry.content}"
        for path in sorted((TEXTS / locale).glob("*.ftl"))
        for entry in entries(path)
        if isinstance(entry, ftl.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("locale", locales())
def test_no_message_twice(locale: str) -> None:
    ids = Counter(
        entry.id.name
        for path in (TEXTS / locale).glob("*.ftl")
        for entry in entries(path)
        if isinstance(entry, ftl.Message)
    )
    assert [message_id for message_id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_every_locale_has_the_same_messages(locale: str) -> None:
    assert messages(locale).keys() - messages().keys() == set(), "messages English doesn't have"
    assert messages().keys() - messages(locale).keys() == set(), "messages missing"


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_is_left_in_english(locale: str) -> None:
    english, alike = messages(), {*NAMES.split(), *ALIKE.get(language_of(locale), "").split()}
    assert [
        f"{message.id}: {message.wording}"
        for message in messages(locale).values()
        if message.wording == english[message.id].wording
        and not alike.issuperset(re.findall(r"[^\W\d_]{2,}", message.wording.lower()))
    ] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_messages_stand_in_the_files_in_which_english_has_them(locale: str) -> None:
    """A locale's file is read when a message is asked for that English has in the file of that name."""
    english = messages()
    assert [each.id for each in messages(locale).values() if each.file != english[each.id].file] == []


def test_weblate_is_told_of_every_file() -> None:
    told = json.loads((ROOT / "docs" / "weblate.json").read_text(encoding="utf-8"))
    files = [path.relative_to(ROOT).as_posix() for path in sorted((TEXTS / SOURCE).glob("*.ftl"))]
    assert [(each["file_format"], each["template"], each["new_base"]) for each in told] == [
        ("fluent", file, file) for file in files
    ]
    assert [each["filemask"].replace("*", SOURCE) for each in told] == files
    assert len({each["slug"] for each in told}) == len(told)


@pytest.mark.parametrize("locale", locales())
def test_the_fonts_have_every_letter_and_mark(locale: str) -> None:
    used = {char for message in messages(locale).values() for char in message.wording}
    assert {char for char in used if category(char)[0] in "LMNPZ" and char != "\n" and not can_draw(char)} <= {
        "\ufe0f"
    }


@pytest.mark.parametrize("locale", OTHERS)
def test_every_locale_uses_the_same_placeholders(locale: str) -> None:
    theirs = messages(locale)
    assert [
        message_id
        for message_id, message in messages().items()
        if message_id in theirs and needed(message, messages()) != needed(theirs[message_id], theirs)
    ] == []


@pytest.mark.parametrize("locale", locales())
def test_quoted_messages_exist(locale: str) -> None:
    known = messages(locale)
    assert [f"{one.id} quotes {other}" for one in known.values() for other in one.quotes if other not in known] == []


@pytest.mark.parametrize("locale", locales())
def test_lengths(locale: str) -> None:
    long = []
    for message in messages(locale).values():
        limit = role_limit(message.id)
        if limit is not None and message.longest > limit:
            long.append(f"{message.id}: {message.longest} > {limit}")
    assert long == []


@pytest.mark.parametrize("locale", locales())
def test_quotation_marks_are_those_of_the_language(locale: str) -> None:
    foreign = set(MARKS) - set(QUOTES[language_of(locale)])
    assert [
        message.id
        for message in messages(locale).values()
        if foreign & (set(message.wording) - set(ARROWS if message.id.endswith("-button") else ""))
    ] == []


@pytest.mark.parametrize("locale", locales())
def test_commands_have_names_that_discord_takes(locale: str) -> None:
    names = {key: words(locale).get(key) for key in messages(locale) if is_command_name(key)}
    assert names
    refused = [key for key, name in names.items() if not COMMAND_NAME.fullmatch(name) or name != name.lower()]
    assert refused == []


@pytest.mark.parametrize("locale", locales())
def test_whoever_counts_counts_in_all_ways_of_the_language(locale: str) -> None:
    ways = {Locale.parse(locale, sep="-").plural_form(number) for number in range(1000)}
    plurals = {"zero", "one", "two", "few", "many", "other"}
    assert [
        message.id
        for message in messages(locale).values()
        for keys in message.chooses
        if keys & (plurals - {"other"}) and not keys >= ways
    ] == []


@pytest.mark.parametrize("locale", locales())
def test_buttons_that_texts_name_are_called_so(locale: str) -> None:
    buttons = tuple(words(locale).get(key) for key in messages(locale) if key.endswith("-button"))
    assert [
        f"{message.id}: {name}"
        for message in messages(locale).values()
        for name in re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", message.wording)
        if not any(button.startswith(name) for button in buttons)
    ] == []


@pytest.mark.parametrize("locale", locales())
def test_commands_that_texts_name_are_called_so(locale: str) -> None:
    named = [
        (message.id, *found.groups())
        for message in messages(locale).values()
        for found in re.finditer(r"(?<![\w/])/(\w[\w-]*)(?: (\w[\w-]*))?", message.wording)
    ]
    assert named
    commands = {words(locale).get(f"command-{each}"): each for each in COMMANDS}
    assert [found for found in named if found[1] not in commands] == []
    groups = [
        (found[0], commands[found[1]], found[2]) for found in named if commands[found[1]] in GROUPS and found[2]
    ]
    assert [
        (message_id, word)
        for message_id, group, word in groups
        if word not in {words(locale).get(key) for key in messages(locale) if key.startswith(f"command-{group}-")}
    ] == []


def test_whatever_is_said_exists() -> None:
    assert [f"{message_id} ({place})" for message_id, place in said().items() if message_id not in messages()] == []


def test_whatever_exists_is_said() -> None:
    quoted = {other for message in messages().values() for other in message.quotes}
    assert [message_id for message_id in messages() if message_id not in quoted and not _mentioned(message_id)] == []


def test_ids_stand_whole_in_the_code_of_the_table() -> None:
    ids = [message_id for message_id in messages() if not any(one.fullmatch(message_id) for one in BUILT)]
    assert [
        f"{place} makes {found}"
        for place, made in made_of_parts("bot", "engines/core", "engines/table")
        if (found := next((message_id for message_id in ids if made.fullmatch(message_id)), None)) is not None
    ] == []


@pytest.mark.parametrize("game", sorted(engines.GAMES))
def test_every_rule_is_told_and_no_other(game: str) -> None:
    dossier = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    declared = set(re.findall(r"^- ([A-Z]+-?\d+[a-z]?)\b", dossier, flags=re.M))
    prefix = f"{game.replace('_', '-')}-rule-"
    assert {message_id.removeprefix(prefix) for message_id in messages() if message_id.startswith(prefix)} == declared


def _mentioned(message_id: str) -> bool:
    if message_id in constants() or any(one.fullmatch(message_id) for one in (*BUILT, *patterns())):
        return True
    parts = [message_id.removeprefix(prefix) for prefix in PREFIXES if message_id.startswith(prefix)]
    return any(part in constants() or any(one.fullmatch(part) for one in patterns(4)) for part in parts)
