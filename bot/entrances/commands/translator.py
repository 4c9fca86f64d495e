"""Command names and descriptions in every language that has texts."""

from __future__ import annotations

from typing import Any

from discord import Locale
from discord.app_commands import TranslationContext, Translator, locale_str

from renderers.words import SOURCE, words


class FluentTranslator(Translator):
    """Looks the `key` of a `locale_str` up in the words of a Discord locale."""

    async def translate(
        self,
        string: locale_str,
        locale: Locale,
        context: TranslationContext[Any, Any],  # noqa: ARG002
    ) -> str | None:
        """The text in that locale; None where it is the English one."""
        spoken, key = words(str(locale)), string.extras.get("key")
        if key is None or spoken.locale == SOURCE:
            return None
        said = spoken.get(key)
        return None if said == string.message else said
