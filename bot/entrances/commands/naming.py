"""Commands and their options named in every language that has texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from renderers.words import SOURCE, words

T = TypeVar("T")

MOST_CHOICES = 25
"""So many choices an autocomplete may offer."""


def named(key: str) -> locale_str:
    """The text of that id as Discord shows it for each language; the English one goes with the command itself."""
    return locale_str(words(SOURCE).get(key), key=key)


def options(key: str, *names: str) -> Callable[[T], T]:
    """Name and describe options of a command: texts `<key>-<name>` and `<key>-<name>-description`."""
    rename = app_commands.rename(**{name: named(f"{key}-{name}") for name in names})
    describe = app_commands.describe(**{name: named(f"{key}-{name}-description") for name in names})
    return lambda command: rename(describe(command))


class FluentTranslator(Translator):
    """Looks the `key` of a `locale_str` up in the words of a Discord locale."""

    async def translate(
        self,
        string: locale_str,
        locale: Locale,
        context: TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        """The text in that locale; None where it is the English one."""
        spoken, key = words(str(locale)), string.extras.get("key")
        if key is None or spoken.locale == SOURCE:
            return None
        said = spoken.get(key)
        return None if said == string.message else said
