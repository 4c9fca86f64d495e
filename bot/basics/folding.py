"""What people type, compared with what is written: without case, accents and the marks that print has."""

from __future__ import annotations

import unicodedata

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "ґ": "г", "œ": "oe", "æ": "ae"})
"""Letters that no accent parts, and what is typed for them where a keyboard lacks them."""
_MARKS = str.maketrans("–—−‐‑", "-----", "'’‘‚‛ʼ′`´\"“”„‟″«»‹›¿¡")
"""Dashes are one; quotes and apostrophes, and signs that open a sentence, are none."""


def folded(said: str) -> str:
    """The text as it is searched in: ё as е, ő as o, „x“ as x, spaces that don't break as spaces."""
    parted = unicodedata.normalize("NFKD", said.translate(_MARKS).casefold())
    return "".join(each for each in parted if not unicodedata.combining(each)).translate(_LETTERS)
