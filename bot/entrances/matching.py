"""What somebody has typed, compared with the words of moves: the nearest come first."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from bot.basics.folding import folded

T = TypeVar("T")
Tokens = tuple[str, ...]

_PARTS = re.compile(r"[:·(),;]")
"""What parts the words of a move into phrases."""


def nearest(moves: Iterable[T], wanted: str, *, label_of: Callable[[T], str]) -> list[list[T]]:
    """The moves whose words hold what was typed, in tiers, the nearest first, none empty.

    Case, accents, blanks and signs between words and numbers don't count. A whole label comes before a whole phrase,
    that before whole words in a row, whole words in any order, and parts of words: `1` is meant before `11`.
    """
    sought = tokens(wanted)
    tiers: dict[int, list[T]] = {}
    for move in moves:
        tier = _tier(label_of(move), sought)
        if tier is not None:
            tiers.setdefault(tier, []).append(move)
    return [tiers[tier] for tier in sorted(tiers)]


def tokens(text: str) -> Tokens:
    """The words and numbers of a text, without case and accents."""
    return tuple(re.findall(r"[^\W_]+", folded(text)))


def _tier(label: str, sought: Tokens) -> int | None:
    words = tokens(label)
    if words == sought:
        return 0
    if sought and sought in map(tokens, _PARTS.split(label)):
        return 1
    if _in_a_row(words, sought):
        return 2
    if set(sought) <= set(words):
        return 3
    return 4 if all(any(part in word for word in words) for part in sought) else None


def _in_a_row(words: Sequence[str], sought: Tokens) -> bool:
    return any(tuple(words[at : at + len(sought)]) == sought for at in range(len(words)))
