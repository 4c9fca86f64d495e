"""Which words a Discord locale is answered in, and how a language counts and lists."""

from __future__ import annotations

import discord
import pytest

from renderers.words import SOURCE, asked_in_turn, locales, nearest, words

SHIPPED = ("en", "cs", "es", "pt-BR", "sv", "zh-CN")
SPOKEN = {
    "cs": "cs",
    "es-419": "es",
    "es-ES": "es",
    "pt-BR": "pt-BR",
    "sv-SE": "sv",
    "zh-CN": "zh-CN",
    "zh-TW": "zh-CN",
}


@pytest.mark.parametrize("locale", [each.value for each in discord.Locale])
def test_every_locale_of_discord_is_spoken_by_its_language_or_else_in_english(locale: str) -> None:
    assert nearest(locale, SHIPPED) == SPOKEN.get(locale, SOURCE)


def test_another_region_speaks_for_one_that_is_not_shipped() -> None:
    assert nearest("pt-PT", SHIPPED) == "pt-BR"
    assert nearest("pt", SHIPPED) == "pt-BR"


def test_a_region_says_what_it_says_otherwise_and_its_language_the_rest() -> None:
    shipped = ("en", "es", "es-419")
    assert [nearest(locale, shipped) for locale in ("es-ES", "es-419")] == ["es", "es-419"]
    assert asked_in_turn("es-419", shipped) == ("es-419", "es", "en")
    assert asked_in_turn("en", shipped) == ("en",)


@pytest.mark.parametrize("locale", [each.value for each in discord.Locale])
def test_words_are_there_for_every_locale_of_discord(locale: str) -> None:
    language = locale.split("-", maxsplit=1)[0]
    assert words(locale).locale == nearest(locale, locales())
    assert words(locale).locale.startswith(language if language in locales() else SOURCE)
    assert words(locale).get("hand-button")


@pytest.mark.parametrize("locale", ["", "x", "-", "cs_CZ", "tlh", "en-"])
def test_whatever_is_no_locale_is_answered_all_the_same(locale: str) -> None:
    assert words(locale).get("hand-button") == "My hand"


@pytest.mark.parametrize(
    ("count", "told"),
    [(1, "1\N{NO-BREAK SPACE}místo"), (2, "2\N{NO-BREAK SPACE}místa"), (5, "5\N{NO-BREAK SPACE}míst")],
)
def test_czech_counts_in_three_ways(count: int, told: str) -> None:
    assert words("cs").get("lobby-seats-option", seats=count) == told


def test_lists_are_joined_as_the_language_does() -> None:
    three = ("Ada", "Boris", "Cleo")
    assert words("cs").get("lobby-invited", people=three) == "Pozvánka: Ada, Boris a\N{NO-BREAK SPACE}Cleo"
    assert words("en-GB").get("lobby-invited", people=three) == "Invited: Ada, Boris, and Cleo"
