"""What people see as one sign, and texts cut between such signs."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

JOINER = "\u200d"
"""Joins pictures into one, as a family."""

_EXTENDS = (range(0xFE00, 0xFE10), range(0x1F3FB, 0x1F400), range(0xE0020, 0xE0080), range(0xE0100, 0xE01F0))
"""Kinds of a sign, tones of skin, and what flags are told by."""

_REGIONS = range(0x1F1E6, 0x1F200)
"""Two of these are a flag."""


def graphemes(text: str) -> Iterator[str]:
    """The signs of a text, in order; joined they are the text again."""
    start, regions = 0, 0
    for at in range(1, len(text)):
        regions = regions + 1 if ord(text[at - 1]) in _REGIONS else 0
        if not _belongs(text[at - 1], text[at], regions):
            yield text[start:at]
            start = at
    if text:
        yield text[start:]


def extends(sign: str) -> bool:
    """Whether a character only changes the one before it."""
    return unicodedata.category(sign) in ("Mn", "Me", "Mc") or is_variant(sign)


def is_variant(sign: str) -> bool:
    """Whether a character says which kind of the picture before it is meant."""
    return any(ord(sign) in each for each in _EXTENDS)


def cut(text: str, longest: int) -> str:
    """As many whole signs from the start as fit into so many characters; of one that is too long, its beginning."""
    if len(text) <= longest:
        return text
    kept = 0
    for sign in graphemes(text[: longest + 1]):
        if kept + len(sign) > longest:
            break
        kept += len(sign)
    return text[: kept or longest]


def _belongs(before: str, after: str, regions: int) -> bool:
    """Whether a character goes with the one before it; `regions` in a row stand before it."""
    flag = ord(after) in _REGIONS and regions % 2 == 1
    return flag or after == JOINER or extends(after) or before == JOINER or before + after == "\r\n"
